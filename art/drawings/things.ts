import { pigments } from '../studio/pigments.ts';
import { svgFile } from './pen.ts';

/** One loop of a sketchbook's wire and its punched hole, 16 by 30; repeats sideways. */
export function wire(): string {
  return svgFile(
    16,
    30,
    '<ellipse cx="8" cy="21" rx="3.3" ry="3.3" fill="#d9cfba"/><g fill="none"><path d="M8 21C1 12 3 2 9 2.5c5 .5 4.5 10 1 18" stroke="#5b5048" stroke-width="1.7"/><path d="M4.4 9c.6-3.5 2.2-5 4-5" stroke="#fff" stroke-width=".9" opacity=".8"/></g>',
  );
}

/** The spiral in the fold of an open book, 52 by 42; repeats downwards. */
export function coil(): string {
  return svgFile(
    52,
    42,
    '<g fill="#3c2d1e" fill-opacity=".55"><circle cx="8" cy="24" r="4.4"/><circle cx="44" cy="24" r="4.4"/></g><g fill="none"><path d="M8 24C12 4 40 4 44 24" stroke="#4c433b" stroke-width="5"/><path d="M9 21C14 4 38 4 42 19" stroke="#b9ada0" stroke-width="1.8"/></g>',
  );
}

const leaf = (x: number, colour: string) =>
  `<path fill="${colour}" d="M${x + 4} 26q22-22 44 0q-22 22-44 0"/><path fill="none" stroke="#f6e7c8" stroke-width="1.6" d="${[0, 1, 2, 3, 4, 5].map((k) => `M${x + 12 + k * 6} 18l-3 16`).join('')}"/><path fill="none" stroke="${pigments.ink}" stroke-width="1.5" d="M${x + 1} 26q25-27 50 0q-25 27-50 0"/><path fill="${pigments.ink}" d="M${x - 2.6} 14a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0m0 24a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0"/>`;

const bands = (width: number) =>
  `<path fill="#f6bf3f" d="M0 0h${width}v52H0z"/><path fill="#a5291a" d="M0 4h${width}v44H0z"/><path fill="#f6e7c8" d="M0 8h${width}v36H0z"/>`;

/** A folk border of leaves between double lines, 104 by 52; repeats sideways. */
export function border(): string {
  // The dots are on the seam, so each end has half a dot.
  return svgFile(
    104,
    52,
    `${bands(104)}${leaf(0, pigments.rani)}${leaf(52, pigments.mor)}${leaf(104, pigments.rani)}`,
  );
}

/** The same border as a frame for border-image, slice 52. */
export function borderFrame(): string {
  const side = `<g id="s"><g transform="translate(52)">${bands(104)}${leaf(0, pigments.rani)}${leaf(52, pigments.mor)}</g><path fill="#a5291a" d="M0 0h52v52H0z"/><path fill="#f6bf3f" d="M6 6h40v40H6z"/><circle cx="26" cy="26" r="14" fill="${pigments.mor}"/><circle cx="26" cy="26" r="6" fill="#f6e7c8"/></g>`;
  const turned = [90, 180, 270].map((angle) => `<use href="#s" transform="rotate(${angle} 104 104)"/>`);
  return svgFile(208, 208, side + turned.join(''));
}
