/** The pane that the lake is painted on, and what the water gives back. */
import type { Point } from '../../studio/curves.ts';
import { GlassPainting } from '../panes.ts';
import type { Shades } from '../shapes.ts';

export const WIDTH = 1316;
export const HEIGHT = 776;
export const SHORE = 372;
export const SKIN: Shades = ['#eab27c', '#cf8a54'];
export const glass = new GlassPainting(WIDTH, HEIGHT, 31, { wobble: 2.2, pressure: 0.3, gaps: 0.2 });

/** Where a point of the shore shows in the lake, a little shorter and pushed about by ripples. */
export const inLake = ([x, y]: Point): Point => [
  x + 9 * Math.sin((SHORE - y) / 17 + x / 60),
  SHORE + 12 + (SHORE - y) * 0.74,
];
