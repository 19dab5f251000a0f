/** The open book, and a function that lays a piece and draws on it. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Place, placed, type Point, smooth } from '../../studio/curves.ts';
import { Collage, type Material } from '../collage.ts';
import { jute } from '../materials.ts';

const WIDTH = 1400;
const HEIGHT = 1000;
export const board = new Collage(WIDTH, HEIGHT, 24, jute('#c9b48a', 2));
export const { context, random } = board;

/** Position of a pressed thing: the foot of its stalk, its size and its direction (0 is up). */
export interface Placement {
  at: Point;
  size: number;
  turn: number;
}

/** Lays a piece with a round outline and draws on it in its own coordinates, clipped to its edge. */
export function pressed(
  material: Material,
  plan: string,
  { at, size, turn }: Placement,
  draw: (place: Place) => void,
  lift = 4,
): void {
  const outline = board.lay(material, { plan, at, size, turn, round: true, lift });
  context.save();
  trace(outline);
  context.clip();
  draw(placed(at[0], at[1], turn, size));
  context.restore();
}

function trace(outline: readonly Point[]): void {
  context.beginPath();
  for (const [x, y] of outline) context.lineTo(x, y);
  context.closePath();
}

/** A line that gets thinner towards its end. */
export function vein(path: readonly Point[], from: number, to: number, colour: string): void {
  const chain = smooth(path, { step: 5 });
  context.strokeStyle = colour;
  context.lineCap = 'round';
  for (let i = 1; i < chain.length; i++) {
    context.lineWidth = from + (to - from) * (i / chain.length);
    context.beginPath();
    context.moveTo(...chain[i - 1]);
    context.lineTo(...chain[i]);
    context.stroke();
  }
}

/** A soft stain. */
export function stain(into: SKRSContext2D, [x, y]: Point, reach: number, colour: string): void {
  const spot = into.createRadialGradient(x, y, 0, x, y, reach);
  spot.addColorStop(0, colour);
  spot.addColorStop(0.6, colour);
  spot.addColorStop(1, `${colour.slice(0, 7)}00`);
  into.fillStyle = spot;
  into.fillRect(x - reach, y - reach, reach * 2, reach * 2);
}
