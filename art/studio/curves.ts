/**
 * Outlines and lines as arrays of points (chains), and the placing of objects that are drawn around their own origin.
 */

import { points, type Point } from './points.ts';

export type { Point } from './points.ts';

/** Parses points like `points`; a long chain may have several rows. */
export function trace(...rows: string[]): Point[] {
  return rows.flatMap(points);
}

/** Maps a point from the coordinates of an object to those of the picture. */
export type Place = (u: number, v: number) => Point;

/** Moves an object from its origin to (x, y), after a rotation and a scaling. */
export function placed(x: number, y: number, angle = 0, scale = 1): Place {
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  return (u, v) => [x + u * cos - v * sin, y + u * sin + v * cos];
}

/** The same for a part of an object: its origin, rotation and scale are in the coordinates of the object. */
export function partOf(place: Place, x: number, y: number, angle = 0, scale = 1): Place {
  const own = placed(x, y, angle, scale);
  return (u, v) => place(...own(u, v));
}

/** The length of one unit of an object in the picture. */
export function sizeOf(place: Place): number {
  return distance(place(0, 0), place(1, 0));
}

/** The point between two others; `share` 0 gives the first, 1 the second. */
export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** A smooth chain through the points (Catmull-Rom), with a point about every `step` pixels. */
export function smooth(points: readonly Point[], { closed = false, step = 4 } = {}): Point[] {
  const count = points.length;
  const at = (i: number) =>
    closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))];
  const chain: Point[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const pieces = Math.max(1, Math.ceil(distance(from, to) / step));
    for (let piece = 0; piece < pieces; piece++) {
      const t = piece / pieces;
      const on = (axis: 0 | 1) =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t * t +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t * t * t);
      chain.push([on(0), on(1)]);
    }
  }
  if (!closed) chain.push(points[count - 1]);
  return chain;
}

/** A closed outline of several smooth chains that meet in corners. */
export function cornered(...chains: readonly (readonly Point[])[]): Point[] {
  return chains.flatMap((chain) => smooth(chain));
}

/** The same chain with a point every `step` pixels. */
export function evenly(chain: readonly Point[], step: number, closed = false): Point[] {
  const points = closed ? [...chain, chain[0]] : chain;
  const even: Point[] = [points[0]];
  let carried = 0;
  for (let i = 1; i < points.length; i++) {
    const length = distance(points[i - 1], points[i]);
    let next = step - carried;
    for (; next <= length; next += step) even.push(between(points[i - 1], points[i], next / length));
    carried = length - (next - step);
  }
  if (!closed && carried > 0.01) even.push(points[points.length - 1]);
  return even;
}

/** An ellipse, or the part of it between two angles. */
export function oval(
  x: number,
  y: number,
  rx: number,
  ry = rx,
  { turn = 0, from = 0, to = Math.PI * 2, count = 40 } = {},
): Point[] {
  const place = placed(x, y, turn);
  const whole = to - from >= Math.PI * 2;
  return Array.from({ length: count + (whole ? 0 : 1) }, (_, i) => {
    const angle = from + ((to - from) * i) / count;
    return place(Math.cos(angle) * rx, Math.sin(angle) * ry);
  });
}

/** A cubic Bézier curve as a chain. */
export function bezier(a: Point, b: Point, c: Point, d: Point, count = 24): Point[] {
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const t = i / count;
    const s = 1 - t;
    const on = (axis: 0 | 1) =>
      s * s * s * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t * t * t * d[axis];
    return [on(0), on(1)];
  });
}

/** A point of a chain and the direction of the chain at that point. */
interface Station {
  at: Point;
  angle: number;
}

/** The point and direction of an evenly spaced chain at a share of its length. */
export function station(chain: readonly Point[], share: number): Station {
  const last = chain.length - 1;
  const i = Math.max(0, Math.min(last - 1, Math.floor(share * last)));
  const at = between(chain[i], chain[i + 1], share * last - i);
  const before = chain[Math.max(0, i - 1)];
  const after = chain[Math.min(last, i + 2)];
  return { at, angle: Math.atan2(after[1] - before[1], after[0] - before[0]) };
}

/** The outline of a band along a chain; `half` gives half its width at each share of its length. */
export function band(chain: readonly Point[], half: (share: number) => number, count = 40): Point[] {
  const sides: [Point[], Point[]] = [[], []];
  for (let i = 0; i <= count; i++) {
    const share = i / count;
    const { at, angle } = station(chain, share);
    const place = placed(at[0], at[1], angle);
    sides[0].push(place(0, -half(share)));
    sides[1].push(place(0, half(share)));
  }
  return [...sides[0], ...sides[1].toReversed()];
}

/** Whether a point lies inside an outline. */
export function isInside(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0; i < outline.length; i++) {
    const a = outline[i];
    const b = outline[(i + 1) % outline.length];
    if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) inside = !inside;
  }
  return inside;
}

/** Calls `visit` for every pixel whose centre is inside the outline. */
export function eachPixelInside(
  outline: readonly Point[],
  width: number,
  height: number,
  visit: (at: number, x: number, y: number) => void,
): void {
  let top = Infinity;
  let bottom = -Infinity;
  for (const [, y] of outline) {
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  for (let y = Math.max(0, Math.ceil(top)); y <= Math.min(height - 1, bottom); y++) {
    const crossings: number[] = [];
    for (let i = 0; i < outline.length; i++) {
      const a = outline[i];
      const b = outline[(i + 1) % outline.length];
      if (a[1] > y !== b[1] > y) crossings.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
    }
    crossings.sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const right = Math.min(width - 1, crossings[i + 1]);
      for (let x = Math.max(0, Math.ceil(crossings[i])); x <= right; x++) visit(y * width + x, x, y);
    }
  }
}
