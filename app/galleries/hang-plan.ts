import type { Work } from '#contract/site/content.ts';

/** The place of a work in a grid of 24 columns; the works of a row share a baseline. */
export interface Place {
  work: Work;
  row: number;
  column: number;
  span: number;
  hung: 'cord' | 'pin' | 'tape' | 'plain';
  /** Portrait pictures, which do not fill the width of a phone. */
  small: boolean;
}

const columns = 24;

/** The total width of the pictures of a row in columns, by the number of works; the rest is space. */
const filledColumns = [0, 13, 20, 21.5];

/** The maximum height of a work, in column widths: about 600 px on the widest page. */
const maxHeight = 12.4;

/** The minimum width of a work in columns, so that its label and a text fit below it. */
const minSpan = 5;

/** The number of works in each row: three and two in turn, and never a single work at the end. */
function rowSizes(count: number): number[] {
  if (count <= 3) return count > 0 ? [count] : [];
  if (count === 4) return [2, 2];
  if (count === 6) return [3, 3];
  return [3, 2, ...rowSizes(count - 5)];
}

/** Places the works in the given order. Portrait pictures are smaller than landscape ones. */
export function hangPlan(works: readonly Work[]): Place[] {
  let first = 0;
  return rowSizes(works.length).flatMap((size, row) => {
    const rowWorks = works.slice(first, first + size);
    first += size;
    return hangRow(rowWorks, row);
  });
}

function hangRow(works: readonly Work[], row: number): Place[] {
  // In each row of three one work is larger, each time at another position.
  const largest = works.length === 3 ? (row >> 1) % 3 : -1;
  const measured = works.map((work, at) => {
    const { width, height } = work.picture;
    const ratio = width / height;
    // Works of equal area look equally important: their width is the square root of the aspect ratio.
    const weight = Math.sqrt(ratio) * (ratio < 0.9 ? 0.84 : 1) * (at === largest ? 1.3 : 1);
    return { work, ratio, weight };
  });
  const scale =
    (filledColumns[works.length] ?? columns) / measured.reduce((sum, { weight }) => sum + weight, 0);
  const spans = measured.map(({ weight, ratio }) =>
    Math.max(minSpan, Math.floor(Math.min(weight * scale, maxHeight * ratio))),
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
