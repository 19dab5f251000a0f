/** The colours of the logo. */
interface Paints {
  paisley: string;
  flower: string;
  heart: string;
  dots: string;
}

const dots = ['17 19.2', '12.6 23', '21.4 23', '14.1 29', '19.9 29']
  .map((place) => `M${place}a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0`)
  .join('');

/**
 * The logo as the text of an SVG file; the same drawing as app/layout/logo.tsx, in which it fills a square of 40 by 40.
 * @param viewBox the part of the square that the file shows
 */
export const logoFile = (viewBox: string, paints: Paints) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">` +
  `<path fill="${paints.paisley}" d="M20 38C6 38 4 20 13 12 18 7 27 4 33 9c-5-1-8 1-7 6 6 9 5 23-6 23z"/>` +
  `<path fill="${paints.flower}" d="M19.5 33.5c-8.5 0-9.5-11-4-16.5 2.5-2.5 6-2 7 1 3 6.5 2.5 15.5-3 15.5z"/>` +
  `<circle cx="18.3" cy="25.5" r="3.4" fill="${paints.heart}"/>` +
  `<path fill="${paints.dots}" d="${dots}"/></svg>\n`;
