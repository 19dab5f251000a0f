import { pictures } from '#content/pictures/index.ts';
import { works, type PictureName } from '#content/works.ts';

/** Where a work hangs: on a wall of 24 columns, in rows that share one baseline. */
export interface Place {
  name: PictureName;
  row: number;
  column: number;
  span: number;
  hung: 'cord' | 'pin' | 'tape' | 'plain';
  /** Upright works and close views: on a phone they do not fill the width. */
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

/** Hangs works in the order given: whole works large, close views and upright ones smaller, space between. */
export function hangPlan(names: readonly PictureName[]): Place[] {
  let first = 0;
  return rowSizes(names.length).flatMap((size, row) => {
    const rowNames = names.slice(first, first + size);
    first += size;
    return hangRow(rowNames, row);
  });
}

function hangRow(names: readonly PictureName[], row: number): Place[] {
  // In a row of three one work leads, each time another.
  const leads = names.length === 3 ? (row >> 1) % 3 : -1;
  const measured = names.map((name, at) => {
    const { width, height } = pictures[name];
    const ratio = width / height;
    const closeView = works[name].detailOf !== undefined;
    // Equal areas look equally important; the square root of the ratio is the width of such a work.
    const weight = Math.sqrt(ratio) * (closeView ? 0.72 : ratio < 0.9 ? 0.84 : 1) * (at === leads ? 1.3 : 1);
    return { name, ratio, closeView, weight };
  });
  const scale = (filled[names.length] ?? columns) / measured.reduce((sum, { weight }) => sum + weight, 0);
  const spans = measured.map(({ weight, ratio }) =>
    Math.max(narrowest, Math.floor(Math.min(weight * scale, tallest * ratio))),
  );
  const inset = names.length === 2 ? row % 2 : 0;
  const free = columns - 2 * inset - spans.reduce((sum, span) => sum + span, 0);
  const gap = names.length > 1 ? free / (names.length - 1) : 0;
  let column = 1 + inset;
  return measured.map(({ name, ratio, closeView }, at) => {
    const span = spans[at] ?? 1;
    const start = Math.round(column);
    column += span + gap;
    const hung = closeView ? 'tape' : ratio < 0.9 ? 'pin' : (at + row) % 2 === 1 ? 'cord' : 'plain';
    return { name, row, column: start, span, hung, small: closeView || ratio < 0.9 };
  });
}
