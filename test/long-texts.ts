/**
 * What makes a text expensive to check: each repeats something that one of the expressions in contract/text.ts looks for.
 */
const units: Readonly<Record<string, string>> = {
  letters: 'a',
  spaces: ' ',
  'control characters': '\u0007',
  'marks on one letter': '\u0301',
  'letters with thirty marks': `a${'\u0301'.repeat(30)}`,
  'characters that decompose': '\uFDFA',
  'characters nobody sees': '\u2800',
  dots: '.',
  'letters and dots': 'aaaa.',
  'halves of web addresses': 'aaaa-www.aa.co',
  'halves of e-mail addresses': 'a@a.',
  digits: '9',
};

/** Long texts that are expensive to check, with their names. @param length of each text, in UTF-16 code units */
export const longTextsFor = (length: number): [name: string, text: string][] =>
  Object.entries(units).map(([name, unit]) => [name, unit.repeat(Math.ceil(length / unit.length))]);
