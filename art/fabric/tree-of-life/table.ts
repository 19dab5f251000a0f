/** The cloth on the table. */
import { type Colour, rgb } from '../../studio/colour.ts';
import { clamp, smoothstep } from '../../studio/random.ts';
import type { Fold } from '../cloth.ts';
import { BREADTH, EDGE, HEIGHT, LENGTH, noise, second, WIDTH } from './cotton.ts';

/** The unfolded panel on a table: creases are visible, and the edges are not quite straight. */
export function laid(x: number, y: number): Fold | undefined {
  const swell = (noise(x / 340, y / 300, 2) - 0.5) * 10;
  const u = x - EDGE + swell + 5 * (second(y / 190, 3, 2) - 0.5);
  const v = y - EDGE - 4 + (second(x / 260, y / 340, 2) - 0.5) * 11;
  if (u < 0 || v < 0 || u >= BREADTH || v >= LENGTH) return undefined;
  let light = 1.03;
  for (const [at, along, strength] of [
    [BREADTH / 2, u, 1],
    [LENGTH / 3, v, 0.8],
    [(LENGTH * 2) / 3, v, 0.8],
  ]) {
    const off = along - at + (noise(x / 80, y / 80, 2) - 0.5) * 5;
    light +=
      strength * 0.075 * Math.exp(-(((off + 5) / 6) ** 2)) -
      strength * 0.1 * Math.exp(-(((off - 4) / 6) ** 2));
  }
  const slope = noise((x + 26) / 250, (y + 26) / 210, 3) - noise(x / 250, y / 210, 3);
  light += clamp(-slope * 0.9, -0.1, 0.07);
  return { u, v, light: light * (1.06 - 0.16 * Math.hypot(x / WIDTH - 0.3, y / HEIGHT - 0.25)) };
}

export function table(x: number, y: number): Colour {
  const grain = 0.7 + 0.5 * noise(x / 260, y / 9 + second(x / 300, y / 60, 2) * 3, 4);
  const out = Math.max(EDGE - x, x - (WIDTH - EDGE), EDGE - y, y - (HEIGHT - EDGE));
  const shade = 1 - (x > WIDTH - EDGE - 8 || y > HEIGHT - EDGE - 8 ? 0.55 : 0.3) * smoothstep(26, -4, out);
  const wood = rgb('#5b3a26');
  return [wood[0] * grain * shade, wood[1] * grain * shade, wood[2] * grain * shade];
}
