const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const small = 'abcdefghijklmnopqrstuvwxyz';
const digits = '0123456789';

/** The characters in Anek Latin of the project's pages, without those of a few pages. */
export const lettersOfPages = `${capitals.replace(/[XZ]/g, '')}${small}${digits} .,:?+-/·’©`;

/** The characters in Eczar: all letters of English, because only letters of one file are kerned. */
export const eczarOfPages = `${capitals}${small}${digits} .,:?&+-/’“”`;
