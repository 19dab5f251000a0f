import { readFileSync } from 'node:fs';
import { readTokens } from '#app/office/style/tokens.ts';

const css = readFileSync(new URL('../app/app.css', import.meta.url), 'utf8');
const wall = readTokens(css)
  .flatMap(({ tokens }) => tokens)
  .find(({ name }) => name === '--wall');
if (wall === undefined) throw new Error('app.css has no token --wall');

/** The background of pages in each scheme, as app.css has it: `#rrggbb`. */
export const walls = { light: wall.day, dark: wall.evening };

/** A colour as getComputedStyle gives it. @param hex `#rrggbb` */
export const computed = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
