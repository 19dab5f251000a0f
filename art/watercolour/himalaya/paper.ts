/** The sheet, and masks that keep shapes off the masked areas. */
import type { Point } from '../../studio/points.ts';
import { noiseFrom, randomFrom, smoothstep } from '../../studio/random.ts';
import { type Drawing, type Mask, Sheet } from '../../studio/sheet.ts';

export const WIDTH = 960;
export const HEIGHT = 1300;
export const sheet = new Sheet(WIDTH, HEIGHT, 29, { tooth: 1.1 });
export const { noise } = sheet;
export const secondNoise = noiseFrom(91);
export const random = randomFrom(14);
export const jitter = (reach: number) => (random() - 0.5) * 2 * reach;

/** The margin: not taped; the paint ends unevenly. */
const free = sheet.field((x, y) => {
  const inside = Math.min(x - 34, WIDTH - 34 - x, y - 34, HEIGHT - 40 - y);
  return smoothstep(-1, 3, inside + (noise(x / 46, y / 46, 3) - 0.5) * 44);
});
const within = (mask: Mask): Mask => mask.map((cover, at) => cover * free[at]);
export const area = (cover: (x: number, y: number) => number) => within(sheet.field(cover));
export const drawn = (drawing: Drawing) => within(sheet.draw(drawing));

export const fill = (context: Parameters<Drawing>[0], outline: readonly Point[]) => {
  context.beginPath();
  for (const [x, y] of outline) context.lineTo(x, y);
  context.closePath();
  context.fill();
};

export const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];
