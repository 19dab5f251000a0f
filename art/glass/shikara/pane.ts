/** The pane of the lake, and the reflections in the water. */
import type { Point } from '../../studio/curves.ts';
import { GlassPainting } from '../panes.ts';
import type { Shades } from '../shapes.ts';

export const WIDTH = 1316;
export const HEIGHT = 776;
export const SHORE = 372;
export const SKIN: Shades = ['#eab27c', '#cf8a54'];
export const glass = new GlassPainting(WIDTH, HEIGHT, 31, { wobble: 2.2, pressure: 0.3, gaps: 0.2 });

/** The position of a point's reflection in the lake: a little lower than a mirror image, and moved by ripples. */
export const inLake = ([x, y]: Point): Point => [
  x + 9 * Math.sin((SHORE - y) / 17 + x / 60),
  SHORE + 12 + (SHORE - y) * 0.74,
];
