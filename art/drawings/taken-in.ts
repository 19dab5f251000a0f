import { svgFile, type Pen } from './pen.ts';

/** Ink and paper as the page has them that takes the drawing in (app/ui/drawing.tsx), by day and in the evening. */
export const inkOfThePage = 'currentColor';
export const paperOfThePage = 'inherit';

/** A file whose drawing a page takes in by `<use>`. */
export const takenIn = (width: number, height: number, pen: Pen) =>
  svgFile(width, height, `<g id="drawing">${pen}</g>`);
