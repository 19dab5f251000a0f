const WIDTHS = [320, 480, 640, 960, 1280];

/** The width of the largest file. */
export const largestWidth = 1280;

/** A narrower picture would be blurred on most screens. */
export const leastWidth = 640;

/**
 * The standard widths up to the work's own width, and its own width if the largest of them is under 90 % of it.
 * @param own at most `largestWidth`
 */
export function widthsFor(own: number): number[] {
  const fitting = WIDTHS.filter((width) => width <= own);
  const last = fitting.at(-1) ?? 0;
  return last < own * 0.9 ? [...fitting, own] : fitting;
}

/** The widths of the WebP files: 640 (or the nearest below it) and the largest. */
export function fallbackWidthsFor(widths: readonly number[]): number[] {
  const middle = widths.filter((width) => width <= 640).at(-1);
  return [...new Set([middle, widths.at(-1)])].filter((width) => width !== undefined);
}
