/** The pane, the positions of the two birds, and their greens. */
import { placed, type Point, trace } from '../../studio/curves.ts';
import { GlassPainting } from '../panes.ts';
import type { Shades } from '../shapes.ts';

export const WIDTH = 900;
export const HEIGHT = 1300;
export const glass = new GlassPainting(WIDTH, HEIGHT, 71, { wobble: 2.6, pressure: 0.36, gaps: 0.3 });

/** Coordinates of a bird: the head at the origin looking left, the body below it. */
export const sitting = placed(590, 300, -0.1, 1.06);
/** The other bird hangs head down and looks up and to the right at the fruit. */
export const hanging = placed(300, 990, Math.PI - 0.16, 1);

export const young: Shades = ['#c4e04c', '#57aa3c'];
export const deep: Shades = ['#6cbc44', '#147a48'];
export const fresh: Shades = ['#9ad24a', '#2b9a4a'];
/** Colours of the sky from the warm top to the cool bottom. */
export const sky: readonly Shades[] = [
  ['#ffd04a', '#ffb93e'],
  ['#ffe27a', '#ffcf5a'],
  ['#ffeaa0', '#ffc98a'],
  ['#fff3b8', '#ffdc9c'],
  ['#fdf6cc', '#d6efd8'],
  ['#d8f2dc', '#aee6da'],
  ['#b4e8dc', '#86d6d4'],
  ['#8fdcd6', '#58c0ca'],
  ['#6accd0', '#3eaabe'],
];
export const body: readonly Point[] = trace(
  '-38,-50 2,-66 44,-50 64,-4 72,48 94,120 106,200 96,272 62,318 16,304 -32,254 -64,182',
  '-74,110 -64,50 -62,0',
);
