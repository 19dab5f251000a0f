/** Drawing on cloth with a brush, a pen or a liner. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Point } from '../studio/curves.ts';
import type { Random } from '../studio/random.ts';

/** Makes the chain the current path of the context. */
export function follow(context: SKRSContext2D, chain: readonly Point[], closed = false): void {
  context.beginPath();
  for (const [x, y] of chain) context.lineTo(x, y);
  if (closed) context.closePath();
}

export function line(context: SKRSContext2D, chain: readonly Point[], width: number, colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  follow(context, chain);
  context.stroke();
}

export function dot(context: SKRSContext2D, [x, y]: Point, radius: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

/** Fills a shape; `inside` paints further strokes, clipped to the shape. */
export function filled(
  context: SKRSContext2D,
  outline: readonly Point[],
  colour: string,
  inside?: () => void,
): void {
  context.save();
  follow(context, outline, true);
  context.fillStyle = colour;
  context.fill();
  if (inside !== undefined) {
    context.clip();
    inside();
  }
  context.restore();
}

/** Erases everything inside a shape and `margin` pixels around it. */
export function cleared(context: SKRSContext2D, outline: readonly Point[], margin = 0): void {
  context.save();
  context.globalCompositeOperation = 'destination-out';
  follow(context, outline, true);
  context.fill();
  if (margin > 0) {
    context.lineWidth = margin * 2;
    context.stroke();
  }
  context.restore();
}

/** A line of varying width, as from a loaded pen. */
export function penLine(
  context: SKRSContext2D,
  chain: readonly Point[],
  width: number,
  colour: string,
  random: Random,
): void {
  context.strokeStyle = colour;
  let swell = 1;
  for (let i = 1; i < chain.length; i++) {
    swell += (0.85 + random() * 0.4 - swell) * 0.25;
    const ends = Math.min(1, 0.45 + Math.min(i, chain.length - i) / 7);
    context.lineWidth = width * swell * ends;
    context.beginPath();
    context.moveTo(...chain[i - 1]);
    context.lineTo(...chain[i]);
    context.stroke();
  }
}
