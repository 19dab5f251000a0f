import { readFileSync } from 'node:fs';

/** A colour token in each scheme, as `#rrggbb`. */
export interface Colour {
  day: string;
  evening: string;
}

const hex = '(#[\\da-f]{6})';
const declaration = new RegExp(`^ {2}--([\\w-]+): (?:light-dark\\(${hex}, ${hex}\\)|${hex});$`, 'gm');

/**
 * The opaque colours of a token file (app/tokens/), by name without the leading hyphens. For everything that no
 * stylesheet reaches: mails, the web manifest, the logo as a file, the bars of the browser.
 */
export function readColours(file: 'colours.css' | 'pigments.css'): ReadonlyMap<string, Colour> {
  const css = readFileSync(new URL(`../app/tokens/${file}`, import.meta.url), 'utf8');
  return new Map(
    [...css.matchAll(declaration)].map(([, name = '', day, evening, always]) => [
      name,
      { day: day ?? always ?? '', evening: evening ?? always ?? '' },
    ]),
  );
}

const tokens = readColours('colours.css');

/** @throws Error when app/tokens/colours.css has no such colour */
export function colourOf(token: string): Colour {
  const colour = tokens.get(token);
  if (colour === undefined) throw new Error(`app/tokens/colours.css has no colour --${token}`);
  return colour;
}
