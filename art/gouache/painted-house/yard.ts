/** The sheet, the colours, and the perspective of the house: its long wall comes closer from left to right. */
import type { Point } from '../../studio/points.ts';
import { PosterSheet, type Manner } from '../poster.ts';
import { smooth } from '../../studio/curves.ts';

export const WIDTH = 1400;
export const HEIGHT = 900;
export const sheet = new PosterSheet(WIDTH, HEIGHT, { paper: '#f6efdd', seed: 48 });
const { random } = sheet;
export const jitter = (reach: number): number => (random() - 0.5) * 2 * reach;
export const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)];

export const CORNER = 190;
export const wallTop = (x: number): number => 345 - (x - CORNER) * 0.135;
export const wallFoot = (x: number): number => 668 + (x - CORNER) * 0.094;
export const eave = (x: number): number => 352 - (x - 96) * 0.142;
/** Length and height of the wall, in the units of its paintings. */
export const WALL = { long: 1230, high: 420 };

/** A point on the wall: `u` along it from the corner, `v` up from its foot. */
export function onWall(u: number, v: number): Point {
  const share = u / WALL.long;
  const x = CORNER + WALL.long * share * (0.8 + 0.2 * share);
  const foot = wallFoot(x);
  return [x, foot + ((wallTop(x) - foot) * v) / WALL.high];
}

/** A shape with a soft outline. */
export const soft = (color: string, outline: readonly Point[], manner: Manner = {}): void =>
  sheet.fill(color, smooth(outline, { closed: true }), { wobble: 1.4, ...manner });
