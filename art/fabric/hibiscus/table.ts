/** The cloth on the table, and its fringe. */
import { rgb } from '../../studio/colour.ts';
import { type Point, smooth } from '../../studio/curves.ts';
import { clamp, smoothstep } from '../../studio/random.ts';
import { line } from '../brush.ts';
import { ellipse } from './blocks.ts';
import { bend, cloth, HEIGHT, HEM, MADDER, random, WIDTH } from './cotton.ts';
import type { SKRSContext2D } from '@napi-rs/canvas';

/** The cloth on a table, in soft folds that run down from the left. */
export function drape(): (x: number, y: number) => { u: number; v: number; light: number } | undefined {
  const { noise } = cloth;
  const height = (x: number, y: number) => {
    const along = x * 0.9 + y * 0.42;
    const ridge = (at: number, wide: number) => Math.exp(-((at / wide) ** 2));
    return (
      26 * (noise(along / 330 + 3, (y - x * 0.3) / 900, 3) - 0.5) +
      9 *
        Math.sin(along / 118 + 2.4 * bend(x / 500, y / 400, 2)) *
        smoothstep(0.35, 0.7, noise(x / 600 + 5, y / 500, 2)) +
      18 * ridge(x - 1150 + (y - 300) * 0.34, 46) +
      13 * ridge(x - 168 - (y - 500) * 0.25, 60)
    );
  };
  const heights = new Float32Array(WIDTH * HEIGHT);
  for (let y = 0, at = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++, at++) heights[at] = height(x, y);
  return (x, y) => {
    if (y > HEM - 4 + (noise(x / 30, 3, 2) - 0.5) * 5) return undefined;
    const at = y * WIDTH + x;
    const fold = heights[at];
    const left = fold - heights[at - Math.min(6, x)];
    const above = fold - heights[at - Math.min(6, y) * WIDTH];
    const slope = left * 0.066 + above * 0.053;
    const lamp = 1.08 - 0.18 * Math.hypot((x - 480) / WIDTH, (y - 360) / HEIGHT);
    return { u: x + fold * 0.35, v: y + fold * 0.25, light: (1 + clamp(-slope, -0.28, 0.17)) * lamp };
  };
}

export function table(x: number, y: number): [number, number, number] {
  const [red, green, blue] = rgb('#8a6443');
  const light = (0.82 + 0.3 * bend(x / 220, y / 7, 4)) * (1 - 0.42 * smoothstep(HEM + 26, HEM, y));
  return [red * light, green * light, blue * light];
}

/** The warp ends, knotted in bunches along the hem. */
export function tieFringe(context: SKRSContext2D): void {
  const yarns = ['#efe6d2', '#d9cdb4', '#f7f0e0', MADDER, '#cfc2a6'];
  context.lineCap = 'round';
  for (let x = 10; x < WIDTH; x += 21) {
    const at = x + (random() - 0.5) * 5;
    line(
      context,
      [
        [at + 3, HEM],
        [at + 6, HEM + 38],
      ],
      7,
      'rgba(40,24,12,.35)',
    );
    for (let k = 0; k < 7; k++) {
      const end: Point = [at + (k - 3) * 1.6 + (random() - 0.5) * 4, HEIGHT + 2];
      const yarn = yarns[Math.floor(random() * yarns.length)];
      line(context, smooth([[at + (k - 3) * 2.4, HEM - 4], [at, HEM + 12], end]), 1.8, yarn);
    }
    context.fillStyle = '#e6dbc2';
    ellipse(context, at, HEM + 11, 5, 5.5);
  }
}
