import { isSame } from '#contract/site/is-same.ts';
import { isSimilar } from '#contract/site/merge-documents.ts';

/** What a form keeps of an entry of a list besides its value. */
export interface Row {
  /** Belongs to the entry also after it has moved, so that what is kept of the lists in it goes with it. */
  key: number;
  isOpen: boolean;
}

const keyAfter = (rows: readonly Row[]): number => Math.max(-1, ...rows.map(({ key }) => key)) + 1;

/** The rows with one more at a place, which alone is open. */
export const withOpenRow = (rows: readonly Row[], index: number): Row[] =>
  rows.map(({ key }) => ({ key, isOpen: false })).toSpliced(index, 0, { key: keyAfter(rows), isOpen: true });

/** As many rows as there are entries. Entries that have come from elsewhere are folded. */
export function rowsOf(kept: readonly Row[], count: number): readonly Row[] {
  const rows = kept.slice(0, count);
  while (rows.length < count) rows.push({ key: keyAfter(rows), isOpen: false });
  return rows;
}

/** The rows after other words have come in: each goes where its entry stands now, so that an open one stays the one that is typed in. */
export function rowsAfter(kept: readonly Row[], before: unknown, after: readonly unknown[]): readonly Row[] {
  const entries: readonly unknown[] = Array.isArray(before) ? before : [];
  const rows = rowsOf(kept, entries.length);
  const left = rows.map((row, at) => ({ row, entry: entries[at] }));
  const found: (Row | undefined)[] = after.map(() => undefined);
  for (const belongs of [isSame, isSimilar])
    for (const [at, entry] of after.entries()) {
      const place = found[at] === undefined ? left.findIndex((each) => belongs(each.entry, entry)) : -1;
      if (place !== -1) found[at] = left.splice(place, 1)[0]?.row;
    }
  const free = keyAfter(rows);
  return found.map((row, at) => row ?? { key: free + at, isOpen: false });
}
