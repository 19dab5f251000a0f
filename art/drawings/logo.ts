import { pigments } from '../studio/pigments.ts';

const dots: [number, number][] = [
  [18.3, 19.2],
  [13.9, 23],
  [22.7, 23],
  [15.4, 29],
  [21.2, 29],
];

/** The SVG elements of the vermilion paisley, in a 40 by 40 square. */
const paisley = [
  `<path fill="${pigments.sindoor}" d="M20 38C6 38 4 20 13 12 18 7 27 4 33 9c-5-1-8 1-7 6 6 9 5 23-6 23z"/>`,
  `<path fill="${pigments.paper}" d="M19.5 33.5c-8.5 0-9.5-11-4-16.5 2.5-2.5 6-2 7 1 3 6.5 2.5 15.5-3 15.5z"/>`,
  `<circle cx="18.3" cy="25.5" r="3.4" fill="${pigments.haldi}"/>`,
  `<path fill="${pigments.neel}" d="${dots.map(([x, y]) => `M${x - 1.3} ${y}a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0`).join('')}"/>`,
].join('');

/** The logo as an SVG file; the view box is a part of the 40 by 40 square. */
export function logoFile(window = '0 0 40 40', ground = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${window}">${ground}${paisley}</svg>\n`;
}
