import { colourOf } from '#server/colours.ts';

const wall = colourOf('wall');

/** The background of pages in each scheme: `#rrggbb`. */
export const walls = { light: wall.day, dark: wall.evening };

/** A colour as getComputedStyle gives it. @param hex `#rrggbb` */
export const computed = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
