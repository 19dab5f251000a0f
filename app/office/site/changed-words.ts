/** A text in three parts: what another text begins and ends with too, and what differs between. */
export type Parts = readonly [start: string, differing: string, end: string];

const wordsIn = (text: string) => text.match(/\s*\S+|\s+$/g) ?? [];

const countSame = (one: readonly string[], other: readonly string[]) => {
  const at = one.findIndex((word, index) => word !== other[index]);
  return at === -1 ? one.length : at;
};

/** Splits two versions of a text where their words begin to differ, and where they are the same again. */
export function changedWords(before: string, after: string): { before: Parts; after: Parts } {
  const [old, next] = [wordsIn(before), wordsIn(after)];
  const start = countSame(old, next);
  const end = countSame(old.slice(start).toReversed(), next.slice(start).toReversed());
  const split = (words: readonly string[]): Parts => [
    words.slice(0, start).join(''),
    words.slice(start, words.length - end).join(''),
    words.slice(words.length - end).join(''),
  ];
  return { before: split(old), after: split(next) };
}
