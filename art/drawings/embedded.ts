import { svgFile, type Pen } from './pen.ts';

/** The ink and paper colours of the page that embeds the drawing (app/ui/drawing.tsx), in both schemes. */
export const pageInk = 'currentColor';
export const pagePaper = 'inherit';

/** An SVG file whose drawing a page embeds with `<use>`. */
export const embeddedSvg = (width: number, height: number, pen: Pen) =>
  svgFile(width, height, `<g id="drawing">${pen}</g>`);
