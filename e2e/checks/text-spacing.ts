import type { Page } from '@playwright/test';
import { cutOffAt } from './cut-off.ts';

/** What WCAG 2.2, 1.4.12, lets readers set. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/**
 * What is cut off, outside the window or under other text when a reader widens the space between letters, words, lines and
 * paragraphs (WCAG 2.2, 1.4.12). Leaves the page with this spacing.
 * @param width the width of the window
 * @returns a line for each finding
 */
export async function spacedFindings(page: Page, width: number): Promise<string[]> {
  // Until our fonts are there, words of headings have fixed widths (app/ui/text/heading-text.module.css).
  await page.locator(':root:not(.no-fonts)').waitFor({ state: 'attached' });
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  const found = [...(await cutOffAt(page, [{ width, text: 1 }])), ...(await page.evaluate(findOverlaps))];
  return found.map((line) => `with wide spacing: ${line}`);
}

/** Runs in the page: pairs of texts whose letters are in the same place. */
function findOverlaps(): string[] {
  const slack = 2;
  interface Line {
    element: Element;
    said: string;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const elementName = ({ tagName, classList }: Element) => [tagName.toLowerCase(), ...classList].join('.');
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.visually-hidden, .skip, noscript, script, style, option, [aria-hidden=true]') === null;
  /** What is drawn above the page covers it on purpose; only texts of one layer can be in each other's way. */
  const layerOf = (element: Element): Element => {
    for (let each: Element | null = element; each !== null; each = each.parentElement)
      if (each.matches(':modal, :popover-open') || /fixed|sticky/.test(getComputedStyle(each).position))
        return each;
    return document.documentElement;
  };
  /** The part of a line that its boxes do not scroll away. */
  const visibleIn = (element: Element, line: Line): Line => {
    let { left, right, top, bottom } = line;
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { ...line, left, right, top, bottom };
  };

  const layers = new Map<Element, Line[]>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement;
    if (element === null || text.data.trim() === '' || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    // A line's box is higher than its letters, and ends with the space after the last one.
    const trailing = Number.parseFloat(getComputedStyle(element).letterSpacing) || 0;
    const layer = layerOf(element);
    for (const { left, right, top, height } of range.getClientRects()) {
      const line = visibleIn(element, {
        element,
        said: text.data.trim().slice(0, 30),
        left,
        right: right - trailing,
        top: top + height / 4,
        bottom: top + (height * 3) / 4,
      });
      if (line.right - line.left > slack && line.bottom - line.top > slack)
        layers.set(layer, [...(layers.get(layer) ?? []), line]);
    }
  }
  const found = new Set<string>();
  for (const lines of layers.values()) {
    lines.sort((a, b) => a.top - b.top);
    lines.forEach((line, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.top > line.bottom - slack) break;
        // A text that ends in an ellipsis has two boxes in one place.
        if (other.element === line.element) continue;
        if (Math.min(line.right, other.right) - Math.max(line.left, other.left) > slack)
          found.add(
            `‘${line.said}’ in ${elementName(line.element)} is under or over ‘${other.said}’ in ${elementName(other.element)}`,
          );
      }
    });
  }
  return [...found];
}
