/** Finds the lines where one thing is in front of another, on the view's coarse grid. */
import type { Point } from '../studio/points.ts';
import { COARSE, type View } from './view.ts';

/** A point on the sheet, in pixels. */
export type Spot = Point;

/** Whether a line runs between two neighbouring points of the grid. */
export type Border = (here: number, there: number) => boolean;

const RIGHT = 1;
const DOWN = 2;
const LEFT = 4;
const UP = 8;

/** All lines of a border as smooth chains of spots on the sheet; lines shorter than `least` pixels are left out. */
export function trace({ columns, rows }: View, border: Border, least = 26, smooth = 4): Spot[][] {
  const across = columns + 1;
  const ways = new Uint8Array(across * (rows + 1));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      if (column + 1 < columns && (border(at, at + 1) || border(at + 1, at))) {
        ways[row * across + column + 1] |= DOWN;
        ways[(row + 1) * across + column + 1] |= UP;
      }
      if (row + 1 < rows && (border(at, at + columns) || border(at + columns, at))) {
        ways[(row + 1) * across + column] |= RIGHT;
        ways[(row + 1) * across + column + 1] |= LEFT;
      }
    }
  }
  const chains: number[][] = [];
  for (const startsAt of [isEnd, isOnLine]) {
    for (let from = 0; from < ways.length; from++) {
      while (startsAt(ways[from])) chains.push(follow(ways, from, across));
    }
  }
  const toSpot = (vertex: number): Spot => [
    ((vertex % across) - 0.5) * COARSE,
    (Math.floor(vertex / across) - 0.5) * COARSE,
  ];
  return chains
    .filter((chain) => chain.length * COARSE >= least)
    .map((chain) => thinned(smoothed(chain.map(toSpot), smooth)));
}

const degree = (way: number) => (way & 1) + ((way >> 1) & 1) + ((way >> 2) & 1) + ((way >> 3) & 1);
const isEnd = (way: number) => way !== 0 && degree(way) !== 2;
const isOnLine = (way: number) => way !== 0;

/** Follows a line from a corner of the grid to its end or next branch, and removes it. */
function follow(ways: Uint8Array, from: number, across: number): number[] {
  const steps: readonly [way: number, back: number, by: number][] = [
    [RIGHT, LEFT, 1],
    [DOWN, UP, across],
    [LEFT, RIGHT, -1],
    [UP, DOWN, -across],
  ];
  const chain = [from];
  let at = from;
  for (;;) {
    const step = steps.find(([way]) => ways[at] & way);
    if (step === undefined) return chain;
    const [way, back, by] = step;
    ways[at] ^= way;
    at += by;
    const branching = degree(ways[at]) > 2;
    ways[at] ^= back;
    chain.push(at);
    if (branching) return chain;
  }
}

function smoothed(line: readonly Spot[], times: number): Spot[] {
  let from = [...line];
  for (let time = 0; time < times; time++) {
    from = from.map((spot, i) => {
      const reach = Math.min(3, i, from.length - 1 - i);
      let x = 0;
      let y = 0;
      for (let k = i - reach; k <= i + reach; k++) {
        x += from[k][0];
        y += from[k][1];
      }
      const count = reach * 2 + 1;
      return reach === 0 ? spot : ([x / count, y / count] as const);
    });
  }
  return from;
}

const thinned = (line: readonly Spot[]) => line.filter((_, i) => i % 2 === 0 || i === line.length - 1);

/** Minimal difference in depth for a line within one part, in millimetres. */
const STEP = 5;
/** How far the thing behind must face the viewer: every surface is steep near its own outline. */
const FULL = 0.24;

/**
 * A border where a part is in front of another part, of itself (a nose in front of its cheek) or of the paper. Borders
 * with the parts in `open` get no line here.
 */
export function edgeOf({ part, depth, facing }: View, owner: number, open: readonly number[] = []): Border {
  return (here, there) => {
    if (part[here] !== owner || open.includes(part[there])) return false;
    const step = depth[here] - depth[there];
    if (part[there] !== owner) return step >= 0;
    return step > STEP && facing[there] > FULL && facing[here] < facing[there] + 0.1;
  };
}
