/** The canvas of the painted wall, and shapes that all its parts use. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { noiseFrom } from '../../studio/random.ts';
import { Painting, type Point } from '../strokes.ts';

export const WIDTH = 1400;
export const HEIGHT = 1050;
/** y of the line between wall and floor. */
export const FLOOR = 800;
export const painting = new Painting(WIDTH, HEIGHT, { ground: '#c98f5d', seed: 41, weave: 2.4 });
export const { random } = painting;
export const noise = noiseFrom(77);
export const jitter = (reach: number) => (random() - 0.5) * 2 * reach;

export function polygon(context: SKRSContext2D, points: readonly Point[]): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
  context.fill();
}

/** A closed smooth outline through the points. */
export function blob(context: SKRSContext2D, points: readonly Point[]): void {
  const middle = (i: number): Point => {
    const [a, b] = [points[i % points.length], points[(i + 1) % points.length]];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  context.beginPath();
  context.moveTo(...middle(0));
  for (let i = 1; i <= points.length; i++) {
    context.quadraticCurveTo(...points[i % points.length], ...middle(i));
  }
  context.fill();
}

export function limb(context: SKRSContext2D, points: readonly Point[], width: number): void {
  context.lineWidth = width;
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.stroke();
}
