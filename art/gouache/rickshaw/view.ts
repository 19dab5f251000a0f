/** The camera of the street: projects points in metres onto the sheet, and mirrors them in the wet road. */
import { band, evenly, smooth } from '../../studio/curves.ts';
import type { Point } from '../../studio/points.ts';
import { PosterSheet, type Manner } from '../poster.ts';

export const WIDTH = 1080;
export const HEIGHT = 1400;
export const HORIZON = 540;
export const MIDDLE = 590;
const FOCUS = 1500;
const EYE = 1.95;

/** Metres to the right of the camera, above the ground and away from the camera. */
export type Place = readonly [x: number, y: number, z: number];

export const sheet = new PosterSheet(WIDTH, HEIGHT, { paper: '#efe6d2', seed: 21, tape: 34 });
const { random } = sheet;
export const jitter = (reach: number): number => (random() - 0.5) * 2 * reach;
export const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)];

export const see = ([x, y, z]: Place): Point => [MIDDLE + (FOCUS * x) / z, HORIZON - (FOCUS * (y - EYE)) / z];
const seeMirrored = ([x, y, z]: Place): Point => see([x, -y, z]);

/** Pixels per metre at a distance. */
export const scaleAt = (z: number): number => FOCUS / z;

/** A patch of one colour and its reflection in the road. */
export interface Piece {
  color: string;
  outline: readonly Point[];
  mirrored: readonly Point[];
  manner: Manner;
}

export function patch(color: string, corners: readonly Place[], manner: Manner = {}): Piece {
  return { color, outline: corners.map(see), mirrored: corners.map(seeMirrored), manner };
}

/** A patch with a soft outline. */
export function round(color: string, corners: readonly Place[], manner: Manner = {}): Piece {
  const { outline, mirrored } = patch(color, corners);
  const soft = (chain: readonly Point[]) => smooth(chain, { closed: true });
  return { color, outline: soft(outline), mirrored: soft(mirrored), manner };
}

/** A bar with a width in metres, thinner at a greater distance. */
export function bar(color: string, path: readonly Place[], width: number, manner: Manner = {}): Piece {
  const near = scaleAt(path[0][2]);
  const far = scaleAt(path[path.length - 1][2]);
  const half = (share: number) => ((near + (far - near) * share) * width) / 2;
  const along = (chain: readonly Point[]) => band(evenly(smooth(chain), 3), half);
  return { color, outline: along(path.map(see)), mirrored: along(path.map(seeMirrored)), manner };
}

export function show(pieces: readonly Piece[]): void {
  for (const { color, outline, manner } of pieces) sheet.fill(color, outline, { wobble: 1.6, ...manner });
}
