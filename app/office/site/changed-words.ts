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

/** As many characters as fit in a line of a phone, twice. */
const maxShort = 16;

/** The words that differ between two versions of a text; undefined where they are too many for a line, or only added or removed. */
export function shortChange(change: {
  before: string | null;
  after: string | null;
}): { before: string; after: string } | undefined {
  const parts = changedWords(change.before ?? '', change.after ?? '');
  const [before, after] = [parts.before[1].trim(), parts.after[1].trim()];
  const isShort = [before, after].every(({ length }) => length > 0 && length <= maxShort);
  return isShort ? { before, after } : undefined;
}
