/** Repeated, each makes a text that is expensive to check: it begins to match a regular expression in contract/text.ts. */
const units: Readonly<Record<string, string>> = {
  letters: 'a',
  spaces: ' ',
  'control characters': '\u0007',
  'marks on one letter': '\u0301',
  'letters with thirty marks': `a${'\u0301'.repeat(30)}`,
  'characters that decompose': '\uFDFA',
  'invisible characters': '\u2800',
  dots: '.',
  'letters and dots': 'aaaa.',
  'incomplete web addresses': 'aaaa-www.aa.co',
  'incomplete e-mail addresses': 'a@a.',
  digits: '9',
};

/** Long texts that are expensive to check, with their names. @param length of each text, in UTF-16 code units */
export const longTextsFor = (length: number): [name: string, text: string][] =>
  Object.entries(units).map(([name, unit]) => [name, unit.repeat(Math.ceil(length / unit.length))]);
