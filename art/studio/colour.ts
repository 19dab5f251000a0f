import { clamp } from './random.ts';

/** Red, green and blue, each from 0 to 1. */
export type Colour = [red: number, green: number, blue: number];

/** Parses a colour such as '#c8391f'. */
export function rgb(hex: string): Colour {
  const channel = (at: number) => parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

/** A mix of two colours; `share` 0 gives `a`, 1 gives `b`. */
export function mix(a: Colour, b: Colour, share: number): Colour {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

/** A colour in CSS syntax; values outside 0 to 1 are clamped. */
export function css([red, green, blue]: Colour, alpha = 1): string {
  const byte = (channel: number) => Math.round(255 * clamp(channel));
  return `rgba(${byte(red)},${byte(green)},${byte(blue)},${alpha})`;
}
