/** The sheet of the lake, and what every stage needs: taped border, sun, horizon. */
import { Sheet, type Drawing, type Mask } from '../../studio/sheet.ts';
import { smoothstep } from '../../studio/random.ts';

export const WIDTH = 1320;
export const HEIGHT = 940;
export const HORIZON = 520;
export const SUN = { x: 842, y: 398 };
/** Width of the border under the masking tape. */
export const TAPE = 46;

export const sheet = new Sheet(WIDTH, HEIGHT, 11, { tooth: 1.05 });
const { noise } = sheet;
/** A second noise, independent of the first. */
export const secondNoise = (x: number, y: number, octaves?: number) => noise(x + 71.3, y + 38.9, octaves);

/** The area inside the masking tape: its edges are not quite straight, with a little paint under the tape. */
const free = sheet.field((x, y) => {
  const inside = Math.min(x - TAPE, WIDTH - TAPE - x, y - TAPE, HEIGHT - TAPE - y);
  return smoothstep(
    0,
    1.6,
    inside + (noise(x / 18, y / 18, 2) - 0.5) * 3 + (secondNoise(x / 90, y / 90, 2) - 0.5) * 7,
  );
});

/** A mask without the border. */
export function within(mask: Mask): Mask {
  return mask.map((cover, at) => cover * free[at]);
}

export const area = (cover: (x: number, y: number) => number): Mask => within(sheet.field(cover));
export const drawn = (drawing: Drawing): Mask => within(sheet.draw(drawing));

/** A soft band: 1 at its middle, almost 0 about two widths away. */
export const band = (y: number, middle: number, width: number) => Math.exp(-(((y - middle) / width) ** 2));

/** Distance from the glare: nearly 0 in the sun, 1 far away. */
export function offGlare(x: number, y: number, scale = 1): number {
  const across = (x - SUN.x) / (150 * scale);
  const up = (y - SUN.y) / (92 * scale);
  return 1 - 0.93 * Math.exp(-(across ** 2 + up ** 2));
}

/** Horizontal closeness to the sun: 1 at its x. */
export const underSun = (x: number, width: number) => Math.exp(-(((x - SUN.x) / width) ** 2));
