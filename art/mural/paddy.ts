/** The mural: people in a paddy field on the first day of rain. */
import { children } from './paddy/children.ts';
import { channel, egret, fields, hills, palms, seedlings } from './paddy/land.ts';
import { women } from './paddy/planters.ts';
import { wall } from './paddy/plaster.ts';
import { cloud, rain, sky } from './paddy/sky-and-rain.ts';
import type { Canvas } from '@napi-rs/canvas';

/** Paints all parts, from far to near. */
export function paintPaddy(): Canvas {
  sky();
  hills();
  fields();
  channel();
  cloud();
  rain();
  palms();
  for (const [x, y, size, way] of [
    [250, 500, 0.5, 1],
    [330, 488, 0.42, 1],
    [60, 476, 0.36, 1],
    [560, 462, 0.32, 1],
  ] as const)
    egret(x, y, size, way);
  women();
  seedlings(700, 800, 34);
  children();
  return wall.canvas;
}
