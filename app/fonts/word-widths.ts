/** The widths of the words of headings in Eczar Bold, in em, without letter spacing. */
const widths: Readonly<Record<string, number>> = {
  '&': 0.701,
  About: 2.845,
  All: 1.436,
  An: 1.357,
  Apply: 2.804,
  Art: 1.607,
  Before: 3.068,
  Born: 2.362,
  Certificate: 4.954,
  Classes: 3.367,
  Contact: 3.583,
  Creative: 3.895,
  Curriculum: 5.579,
  Enroll: 2.978,
  From: 2.54,
  Good: 2.341,
  Her: 1.779,
  'Here,': 2.577,
  How: 2.087,
  In: 1.017,
  Iyer: 1.899,
  Life: 1.798,
  Makes: 3.063,
  Meenakshi: 5.176,
  Not: 1.682,
  On: 1.314,
  Our: 1.806,
  Page: 2.233,
  Privacy: 3.621,
  Questions: 4.688,
  Shapes: 3.318,
  Showcase: 4.453,
  Something: 5.153,
  Special: 3.396,
  Student: 3.732,
  Styles: 2.833,
  The: 1.773,
  Three: 2.773,
  Tutorial: 3.948,
  Us: 1.184,
  What: 2.581,
  Which: 3.08,
  Workshop: 4.755,
  You: 1.767,
  Your: 2.262,
  a: 0.563,
  afternoon: 4.67,
  an: 1.19,
  and: 1.767,
  are: 1.528,
  art: 1.44,
  at: 0.965,
  book: 2.236,
  child: 2.379,
  class: 2.282,
  corner: 3.102,
  course: 3.078,
  did: 1.51,
  drawn: 3.023,
  enrol: 2.487,
  for: 1.385,
  found: 2.748,
  from: 2.346,
  goes: 2.051,
  guest: 2.565,
  her: 1.61,
  in: 0.993,
  'levels,': 2.988,
  looking: 3.535,
  need: 2.224,
  not: 1.561,
  offline: 3.113,
  on: 1.174,
  one: 1.659,
  or: 1.022,
  own: 1.94,
  page: 2.199,
  paint: 2.519,
  'pot,': 1.838,
  questions: 4.551,
  ran: 1.665,
  same: 2.423,
  'same,': 2.731,
  say: 1.556,
  shapes: 3.177,
  shows: 2.826,
  steps: 2.411,
  studio: 2.94,
  the: 1.527,
  their: 2.358,
  things: 3.044,
  three: 2.527,
  time: 2.179,
  to: 0.929,
  twelve: 3.041,
  us: 1.093,
  'village:': 3.491,
  we: 1.266,
  went: 2.305,
  when: 2.538,
  work: 2.413,
  wrong: 3.005,
  yet: 1.446,
  you: 1.705,
  your: 2.2,
};

const space = 0.265;

/**
 * The width of a heading's word in the web font, in em. It reserves this space while a fallback font is shown.
 * @param word with or without a space at the end
 * @returns undefined for a word that is not in the table
 */
export function widthOfWord(word: string): number | undefined {
  const width = widths[word.trimEnd()];
  return width === undefined || !word.endsWith(' ') ? width : width + space;
}

/** The width of a heading on one line, in em; undefined if one of its words is not in the table. */
export function widthOfLine(text: string): number | undefined {
  let line = 0;
  for (const word of text.split(/(?<= )/)) {
    const width = widthOfWord(word);
    if (width === undefined) return undefined;
    line += width;
  }
  return line;
}
