/** The pane, the perspective of the railway, and the colours of lamp and stone. */
import type { Point } from '../../studio/curves.ts';
import { GlassPainting } from '../panes.ts';
import type { Shades } from '../shapes.ts';

export const WIDTH = 1312;
export const HEIGHT = 890;
export const glass = new GlassPainting(WIDTH, HEIGHT, 27, { wobble: 1.9, pressure: 0.28, gaps: 0.1 });

const vanishing: Point = [1380, 470];
const near: Point = [-130, 506];

/** Scale of the train's height: taller than in reality, so that the people in it are visible. */
const TALL = 1.42;

/** A point on the railway: `along` counts arches from the left edge, `up` is the height over the rails. */
export function onRailway(along: number, up: number): Point {
  const size = 1 / (1 + along * 0.14);
  const bow = 34 * Math.sin(Math.PI * (1 - size) * 0.9);
  return [
    vanishing[0] + (near[0] - vanishing[0]) * size,
    vanishing[1] + (near[1] - vanishing[1] - (up > 0 ? up * TALL : up)) * size - bow,
  ];
}
export const stretch = (from: number, to: number, up: number, count = 6) =>
  Array.from({ length: count + 1 }, (_, i) => onRailway(from + ((to - from) * i) / count, up));
/** A quadrilateral on the side of the railway between two positions and two heights. */
export const side = (from: number, to: number, low: number, high: number) => [
  ...stretch(from, to, high),
  ...stretch(from, to, low).toReversed(),
];
export const thinner = (width: number, along: number) => Math.max(2.6, width / (1 + along * 0.1));

export const moon: Point = [968, 176];
export const LAMP: Shades = ['#fff3a0', '#ffc62e', '#ff9e1f'];
const STONES: readonly Shades[] = [
  ['#8f8ac0', '#5f5c9c'],
  ['#a49cc8', '#6c66a4'],
  ['#7a78b4', '#4c4c8c'],
  ['#b8a8c4', '#7a6ca0'],
];
export const stone = () => STONES[Math.floor(glass.random() * STONES.length)];
