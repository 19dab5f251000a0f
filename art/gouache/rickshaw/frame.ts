/** Coordinates of the rickshaw: length from its tail, width from its middle, height from the road. */
import { patch, type Piece, type Place } from './view.ts';

const TURN = 0.56;
/** Position of the front wheel in the street. */
const STAND = [-0.62, 4.5] as const;
export const WHEEL_AT = 2.18;
export const HALF = 0.63;

export const BLACK = '#171631';
export const YELLOW = '#f4ba1c';

/** A point of the rickshaw: metres from its tail, to its own left, above the road. */
export function on(length: number, side: number, height: number): Place {
  const ahead = length - WHEEL_AT;
  return [
    STAND[0] - ahead * Math.sin(TURN) + side * Math.cos(TURN),
    height,
    STAND[1] - ahead * Math.cos(TURN) - side * Math.sin(TURN),
  ];
}

type Pairs = readonly (readonly [length: number, height: number])[];
export const flank = (pairs: Pairs, side = HALF): Place[] =>
  pairs.map(([length, height]) => on(length, side, height));

/** A circle in the plane of a wheel. */
export const ring = (
  length: number,
  side: number,
  height: number,
  radius: number,
  from = 0,
  to = 6.283,
): Place[] =>
  Array.from({ length: 29 }, (_, i) => {
    const angle = from + ((to - from) * i) / 28;
    return on(length + Math.cos(angle) * radius, side, height + Math.sin(angle) * radius);
  });

/** A point on the nose at a height; `share` runs from its right side (-1) around the front to its left side (1). */
export function nose(share: number, height: number): Place {
  const t = (height - 0.3) / 0.66;
  const half = 0.34 + 0.28 * Math.min(1, t * 1.25) ** 0.7;
  const deep = 0.3 + 0.1 * Math.sin(Math.min(1, t) * 2.6);
  const angle = (share * Math.PI) / 2;
  const side = Math.sign(angle) * Math.abs(Math.sin(angle)) ** 0.85 * half;
  return on(2.0 + deep * Math.cos(angle) ** 0.62, side, height);
}

export const noseBand = (color: string, from: number, to: number, low: number, high: number): Piece => {
  const shares = Array.from({ length: 9 }, (_, i) => from + ((to - from) * i) / 8);
  const heights = Array.from({ length: 6 }, (_, i) => low + ((high - low) * i) / 5);
  return patch(color, [
    ...shares.map((share) => nose(share, low)),
    ...heights.slice(1, -1).map((height) => nose(to, height)),
    ...shares.toReversed().map((share) => nose(share, high)),
    ...heights
      .slice(1, -1)
      .toReversed()
      .map((height) => nose(from, height)),
  ]);
};

/** Height of the arched canvas at a distance from the middle. */
export const arch = (side: number) => 1.6 + 0.17 * (1 - (Math.abs(side) / HALF) ** 2.2);
export const sides = (from: number, to: number) =>
  Array.from({ length: 7 }, (_, i) => from + ((to - from) * i) / 6);

export function disc(color: string, at: Place, wide: number, high = wide): Piece {
  const [x, y, z] = at;
  return patch(
    color,
    Array.from({ length: 20 }, (_, i): Place => {
      const angle = (i / 20) * 6.283;
      return [x + Math.cos(angle) * wide, y + Math.sin(angle) * high, z];
    }),
  );
}

/** A flat figure that faces the camera, in metres around a point of the rickshaw. */
export const figure =
  (at: Place) =>
  (pairs: Pairs): Place[] =>
    pairs.map(([x, y]) => [at[0] + x, at[1] + y, at[2]]);
