/** The silk, the gutta lines that separate colours, and washes of dye. */
import type { Point } from '../../studio/curves.ts';
import { noiseFrom } from '../../studio/random.ts';
import { cleared, follow, line } from '../brush.ts';
import { Cloth } from '../cloth.ts';

export const WIDTH = 1040;
export const HEIGHT = 1400;
/** Size of the flat silk. */
export const BREADTH = 900;
export const LENGTH = 1560;
export const ROD = 92;
export const WATER = 1010;

export const silk = new Cloth(BREADTH, LENGTH, 47, {
  colour: '#f6ecd4',
  pitch: 2.3,
  slub: 0.13,
  relief: 0.1,
  creep: 0.7,
  wear: 0.06,
});
export const { random, dye, liner, noise } = silk;
export const second = noiseFrom(48);

/** A wash of dye on wet silk: no edges, only gradients. */
export function flood(top: number, bottom: number, colours: readonly string[], strength: number): void {
  const gradient = dye.createLinearGradient(0, top, 0, bottom);
  colours.forEach((colour, k) => gradient.addColorStop(k / (colours.length - 1), colour));
  dye.globalAlpha = strength;
  dye.fillStyle = gradient;
  dye.fillRect(0, top, BREADTH, bottom - top);
  dye.globalAlpha = 1;
}

export function bloom(x: number, y: number, radius: number, colour: string, strength: number): void {
  const spot = dye.createRadialGradient(x, y, 0, x, y, radius);
  spot.addColorStop(0, colour);
  spot.addColorStop(0.6, `${colour}aa`);
  spot.addColorStop(1, `${colour}00`);
  dye.globalAlpha = strength;
  dye.fillStyle = spot;
  dye.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  dye.globalAlpha = 1;
}

/** A line of resist: the silk stays undyed below it. */
export function gutta(chain: readonly Point[], width: number, gold = true): void {
  dye.save();
  dye.globalCompositeOperation = 'destination-out';
  line(dye, chain, width, '#000');
  dye.restore();
  if (gold) {
    liner.globalAlpha = 0.85;
    line(liner, chain, width * 0.62, '#fff');
    liner.globalAlpha = 1;
  }
}

/** A shape outlined with gutta, filled with a gradient of dyes. */
export function shape(
  outline: readonly Point[],
  from: Point,
  to: Point,
  colours: readonly string[],
  { width = 3.4, gold = true, wet = 14 } = {},
): void {
  cleared(dye, outline);
  cleared(liner, outline);
  const gradient = dye.createLinearGradient(...from, ...to);
  colours.forEach((colour, k) => gradient.addColorStop(k / (colours.length - 1), colour));
  dye.save();
  follow(dye, outline, true);
  dye.clip();
  dye.fillStyle = gradient;
  dye.globalAlpha = 0.9;
  follow(dye, outline, true);
  dye.fill();
  for (let k = 0; k < wet; k++) {
    const [x, y] = outline[Math.floor(random() * outline.length)];
    bloom(x, y, 14 + random() * 34, colours[colours.length - 1], 0.18 + random() * 0.2);
  }
  dye.restore();
  gutta([...outline, outline[0]], width, gold);
}
