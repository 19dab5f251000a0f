/** Simple shapes for a canvas context, filled or stroked in its current style. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Point } from './points.ts';

/** Adds a closed path to the context. */
export function polygon(context: SKRSContext2D, points: readonly Point[]): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
  context.fill();
}

export function oval(
  context: SKRSContext2D,
  x: number,
  y: number,
  wide: number,
  high = wide,
  turn = 0,
): void {
  context.beginPath();
  context.ellipse(x, y, wide, high, turn, 0, 7);
  context.fill();
}

/** Strokes a smooth line through points. */
export function curve(context: SKRSContext2D, points: readonly Point[], width: number): void {
  context.lineWidth = width;
  context.beginPath();
  context.moveTo(...points[0]);
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i];
    const [nextX, nextY] = points[i + 1];
    const last = i === points.length - 2;
    context.quadraticCurveTo(x, y, last ? nextX : (x + nextX) / 2, last ? nextY : (y + nextY) / 2);
  }
  if (points.length === 2) context.lineTo(...points[1]);
  context.stroke();
}

/** A pointed leaf or petal; it begins at its stalk. */
export function leaf(
  context: SKRSContext2D,
  [x, y]: Point,
  length: number,
  width: number,
  turn: number,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.beginPath();
  context.moveTo(0, 0);
  context.bezierCurveTo(length * 0.2, -width * 0.7, length * 0.7, -width * 0.6, length, 0);
  context.bezierCurveTo(length * 0.7, width * 0.6, length * 0.2, width * 0.7, 0, 0);
  context.fill();
  context.restore();
}
