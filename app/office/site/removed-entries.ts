/** An entry that was removed from a list. */
export interface Removed {
  /** The entry of the list, as it is now, before which it stood. */
  index: number;
  entry: unknown;
  name: string;
}

const shifted = (all: readonly Removed[], by: number): Removed[] =>
  all.map((each) => ({ ...each, index: each.index + by }));

/** The removed entries after one more. They are in the order in which they stood, also those between the same two entries. */
export function afterRemoval(removed: readonly Removed[], gone: Removed): Removed[] {
  const before = removed.filter(({ index }) => index <= gone.index);
  return [...before, gone, ...shifted(removed.slice(before.length), -1)];
}

/** The removed entries after one of them is in the list again, before the entry of its index. */
export function afterPutBack(removed: readonly Removed[], back: Removed): Removed[] {
  const place = removed.indexOf(back);
  return [...removed.slice(0, place), ...shifted(removed.slice(place + 1), 1)];
}
