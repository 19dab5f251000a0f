/** Lines that look hand-drawn: unsteady, not quite closed, or back and forth inside a shape. */
import { evenly, oval, type Point } from './curves.ts';
import { noiseFrom, type Random } from './random.ts';

export type Line = readonly Point[];

const unsteady = noiseFrom(4021);

/** Parses points: 'x,y x,y …'. */
export const points = (text: string): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x, y] = pair.split(',').map(Number);
      return [x, y];
    });

/** An ellipse whose end overlaps its beginning a little, as in a drawing by hand. */
export function ring(x: number, y: number, rx: number, ry = rx, overlap = 0.4): Point[] {
  return oval(x, y, rx, ry, { from: -1.7, to: 2 * Math.PI - 1.7 + overlap });
}

/** The line, closed with its first point. */
export const closed = (line: Line): Line => [...line, line[0]];

/** The line, rotated around the origin. */
export function turned(line: Line, angle: number): Point[] {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return line.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
}

/** The line, scaled from the origin and moved to (x, y). */
export function moved(line: Line, x: number, y: number, scale: number | Point = 1): Point[] {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  return line.map(([u, v]) => [x + u * sx, y + v * sy]);
}

/** The line with the deviations of an unsteady hand: up to `reach` pixels, changing over distances of about `scale`. */
export function shaky(line: Line, reach: number, scale: number, random: Random): Point[] {
  const phase = random() * 200;
  const points = evenly(line, Math.max(2, scale / 5));
  let travelled = 0;
  return points.map(([x, y], i) => {
    if (i > 0) travelled += Math.hypot(x - points[i - 1][0], y - points[i - 1][1]);
    const drift = (row: number) => (unsteady(travelled / scale + phase, row, 2) - 0.5) * 2.6 * reach;
    return [x + drift(3.3), y + drift(91.7)];
  });
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boundsOf(line: Line): Bounds {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of line) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** Whether the point is inside the closed shape. */
export function isInside(shape: Line, x: number, y: number): boolean {
  let within = false;
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    const [xi, yi] = shape[i];
    const [xj, yj] = shape[j];
    if (yi > y !== yj > y && x < xi + ((y - yi) / (yj - yi)) * (xj - xi)) within = !within;
  }
  return within;
}

export interface Shading {
  /** Direction of the strokes in radians. */
  angle?: number;
  /** Distance between strokes in pixels. */
  gap?: number;
  /** How far strokes can end outside or inside the outline, in pixels. */
  over?: number;
  /** Share of strokes that are left out, 0 to 1. */
  miss?: number;
  /** How uneven the gaps are, 0 to 1. */
  uneven?: number;
}

/** The strokes that shade a shape, in order from one side to the other. */
export function shading(shape: Line, random: Random, options: Shading = {}): [Point, Point][] {
  const { angle = 0.8, gap = 8, over = 5, miss = 0.03, uneven = 0.35 } = options;
  const level = turned(shape, -angle);
  const box = boundsOf(level);
  const strokes: [Point, Point][] = [];
  let forth = true;
  for (let y = box.top + gap * 0.4; y < box.bottom; y += gap * (1 - uneven + random() * 2 * uneven)) {
    const crossings: number[] = [];
    for (let i = 0; i < level.length; i++) {
      const [xa, ya] = level[i];
      const [xb, yb] = level[(i + 1) % level.length];
      if (ya > y !== yb > y) crossings.push(xa + ((y - ya) / (yb - ya)) * (xb - xa));
    }
    crossings.sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      if (random() < miss) continue;
      const from = crossings[i] - over * (random() - 0.35) * 1.4;
      const to = crossings[i + 1] + over * (random() - 0.35) * 1.4;
      if (to - from < 2) continue;
      const tilt = gap * 0.35 * (random() - 0.5);
      const [start, end] = turned(
        [
          [from, y],
          [to, y + tilt],
        ],
        angle,
      );
      strokes.push(forth ? [start, end] : [end, start]);
      forth = !forth;
    }
  }
  return strokes;
}

/** Joins strokes into zigzags, as a hand draws them without lifting; now and then it lifts. */
export function zigzag(
  strokes: readonly [Point, Point][],
  random: Random,
  reach: number,
  lift = 0.07,
): Point[][] {
  const lines: Point[][] = [];
  let line: Point[] = [];
  for (const [start, end] of strokes) {
    const last = line.at(-1);
    const jump = last ? Math.hypot(start[0] - last[0], start[1] - last[1]) : 0;
    if (last && (jump > reach || random() < lift)) {
      lines.push(line);
      line = [];
    }
    line.push(start, end);
  }
  if (line.length > 1) lines.push(line);
  return lines;
}
