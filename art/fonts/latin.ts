/** The characters from one to another, both included. */
const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Basic Latin, Latin 1, and the punctuation of texts in English. */
export const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’“”•…';
