import type { Work } from '#content/works.ts';

/** Where a work hangs: on a wall of 24 columns, in rows that share one baseline. */
export interface Place {
  work: Work;
  row: number;
  column: number;
  span: number;
  hung: 'cord' | 'pin' | 'tape' | 'plain';
  /** Upright works: on a phone they do not fill the width. */
  small: boolean;
}

const columns = 24;

/** A row's pictures together, by how many they are; the rest of the wall stays white. */
const filled = [0, 13, 20, 21.5];

/** The tallest a work may be, in columns: about 600 px on the widest page. */
const tallest = 12.4;

/** The narrowest, so that a label and a few words fit below. */
const narrowest = 5;

/** How many works each row takes: threes and twos in turn, never one left over. */
function rowSizes(count: number): number[] {
  if (count <= 3) return count > 0 ? [count] : [];
  if (count === 4) return [2, 2];
  if (count === 6) return [3, 3];
  return [3, 2, ...rowSizes(count - 5)];
}

/** Hangs works in the order given: wide ones large, upright ones smaller, space between. */
export function hangPlan(works: readonly Work[]): Place[] {
  let first = 0;
  return rowSizes(works.length).flatMap((size, row) => {
    const rowWorks = works.slice(first, first + size);
    first += size;
    return hangRow(rowWorks, row);
  });
}

function hangRow(works: readonly Work[], row: number): Place[] {
  // In a row of three one work leads, each time another.
  const leads = works.length === 3 ? (row >> 1) % 3 : -1;
  const measured = works.map((work, at) => {
    const { width, height } = work.picture;
    const ratio = width / height;
    // Equal areas look equally important; the square root of the ratio is the width of such a work.
    const weight = Math.sqrt(ratio) * (ratio < 0.9 ? 0.84 : 1) * (at === leads ? 1.3 : 1);
    return { work, ratio, weight };
  });
  const scale = (filled[works.length] ?? columns) / measured.reduce((sum, { weight }) => sum + weight, 0);
  const spans = measured.map(({ weight, ratio }) =>
    Math.max(narrowest, Math.floor(Math.min(weight * scale, tallest * ratio))),
  );
  const inset = works.length === 2 ? row % 2 : 0;
  const free = columns - 2 * inset - spans.reduce((sum, span) => sum + span, 0);
  const gap = works.length > 1 ? free / (works.length - 1) : 0;
  let column = 1 + inset;
  return measured.map(({ work, ratio }, at) => {
    const span = spans[at] ?? 1;
    const start = Math.round(column);
    column += span + gap;
    const hung = ratio < 0.9 ? 'pin' : (at + row) % 2 === 1 ? 'cord' : 'plain';
    return { work, row, column: start, span, hung, small: ratio < 0.9 };
  });
}
