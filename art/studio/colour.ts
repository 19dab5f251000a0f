import { clamp } from './random.ts';

/** Red, green and blue, each from 0 to 1. */
export type Colour = [red: number, green: number, blue: number];

/** '#c8391f' as three numbers from 0 to 1. */
export function rgb(hex: string): Colour {
  const channel = (at: number) => parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

/** A colour between two: all of `a` at 0, all of `b` at 1. */
export function mix(a: Colour, b: Colour, share: number): Colour {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

/** A colour for a canvas; values outside 0 to 1 are cut off. */
export function css([red, green, blue]: Colour, alpha = 1): string {
  const byte = (channel: number) => Math.round(255 * clamp(channel));
  return `rgba(${byte(red)},${byte(green)},${byte(blue)},${alpha})`;
}
