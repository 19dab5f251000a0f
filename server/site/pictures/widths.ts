const WIDTHS = [320, 480, 640, 960, 1280];

/** The width of the largest file. */
export const largestWidth = 1280;

/** The width of the JPEG file. A narrower picture would be blurred on most screens. */
export const leastWidth = 640;

/**
 * The standard widths up to the work's own width, and its own width if the largest of them is under 80 % of it.
 * @param own at most `largestWidth`
 */
export function widthsFor(own: number): number[] {
  const fitting = WIDTHS.filter((width) => width <= own);
  const last = fitting.at(-1) ?? 0;
  return last < own * 0.8 ? [...fitting, own] : fitting;
}
