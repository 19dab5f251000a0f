const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The characters of texts in English: of all pages of the site, and of what a school is likely to write. */
export const charactersOfPages = `${capitals}${capitals.toLowerCase()}0123456789 \u00a0.,:;?!&@%+-–/'"()‘’“”·×½₹©`;
