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
