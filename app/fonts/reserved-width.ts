import { headingWidth } from './heading-widths.ts';

/** Whether Eczar has all characters of a text. The same characters as in app/fonts/heading-metrics.json, without their widths. */
export const isInHeadingFont = (text: string): boolean => /^[ -~\u00A0-§©-¬®-ÖØ-ÿ‘’•“”–…—]*$/.test(text);

/**
 * The width of a heading in em in a prerendered page. Undefined in the browser, which so does not load the metrics: hydration
 * keeps the style attributes of the prerendered page, and the fonts are loaded before the visitor opens the next page.
 */
export const reservedWidth = (text: string): number | undefined =>
  import.meta.env.SSR ? headingWidth(text) : undefined;
