import type { Page } from '@playwright/test';

/** A window width and its text size; `1.3` is 130 %. */
export interface Reading {
  width: number;
  text: number;
}

/** A narrow phone, and a common one with larger text. */
export const phoneReadings: readonly Reading[] = [
  { width: 320, text: 1 },
  { width: 390, text: 1.3 },
];

/** A desktop at 200 % zoom, and one with a text size of 200 %. */
export const deskReadings: readonly Reading[] = [
  { width: 640, text: 1 },
  { width: 1280, text: 2 },
];

/**
 * What is cut off in several windows and text sizes. Larger text alone changes no media query.
 * @returns a line for each finding
 */
export async function cutOffAt(page: Page, readings: readonly Reading[]): Promise<string[]> {
  const found: string[] = [];
  const { height = 800 } = page.viewportSize() ?? {};
  for (const { width, text } of readings) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size * 100}%`;
    }, text);
    found.push(...(await cutOff(page)).map((line) => `${width} px, text ${text * 100} %: ${line}`));
  }
  return found;
}

/**
 * Text and controls that end outside the window or are cut by a box around them, and whether the page scrolls sideways
 * (WCAG 2.2, 1.4.4 and 1.4.10). Content that its own box can scroll into view is not cut off.
 * @returns a line for each finding
 */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(findCut);
}

/** Runs in the page. */
function findCut(): string[] {
  const slack = 1.5;
  const { clientWidth: windowWidth, scrollWidth } = document.documentElement;
  const found = new Set<string>();
  const elementName = (element: Element) =>
    `${element.tagName.toLowerCase()}${element.classList.length > 0 ? `.${element.classList[0]}` : ''}`;

  /** The boxes that can clip an element, the nearest first. */
  function* boxesAround(start: Element) {
    let inside: Element = start;
    for (;;) {
      if (inside.matches(':modal, :popover-open')) return;
      const { position } = getComputedStyle(inside);
      if (position === 'fixed') return;
      const around: Element | null =
        position === 'absolute' && inside instanceof HTMLElement ? inside.offsetParent : inside.parentElement;
      if (around === null || around === document.body || around === document.documentElement) return;
      yield around;
      inside = around;
    }
  }

  /** Why a rectangle of an element is not completely visible and cannot be scrolled into view. */
  function reason(element: Element, seen: DOMRect): string | undefined {
    let { left, right, top, bottom } = seen;
    for (const around of [...(element instanceof HTMLElement ? [element] : []), ...boxesAround(element)]) {
      const style = getComputedStyle(around);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const box = around.getBoundingClientRect();
      const isForScreenReaders = box.width <= 1 && box.height <= 1;
      const isShortened = style.textOverflow === 'ellipsis' && around.hasAttribute('title');
      if (isForScreenReaders || isShortened) return undefined;
      const margin = style.overflowX === 'clip' ? Number.parseFloat(style.overflowClipMargin) || 0 : 0;
      const isCarousel = around.parentElement?.ariaRoleDescription === 'carousel';
      if (isCarousel || /auto|scroll/.test(style.overflowX)) [left, right] = [box.left, box.right];
      else if (
        style.overflowX !== 'visible' &&
        (left < box.left - margin - slack || right > box.right + margin + slack)
      )
        return `cut at the side by ${elementName(around)}`;
      if (/auto|scroll/.test(style.overflowY)) [top, bottom] = [box.top, box.bottom];
      else if (
        style.overflowY !== 'visible' &&
        (top < box.top - margin - slack || bottom > box.bottom + margin + slack)
      )
        return `cut above or below by ${elementName(around)}`;
    }
    const past = Math.max(-left, right - windowWidth);
    return past > slack ? `${Math.round(past)} px outside the window` : undefined;
  }

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('.visually-hidden, .skip, noscript, script, style, option') === null;

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement;
    const said = text.data.trim();
    if (said === '' || element === null || !isShown(element)) continue;
    const range = document.createRange();
    const start = text.data.indexOf(said);
    range.setStart(text, start);
    range.setEnd(text, start + said.length);
    for (const { left, top, width, height } of range.getClientRects()) {
      if (width === 0) continue;
      // A line's box is higher than its letters.
      const why = reason(element, new DOMRect(left, top + height / 4, width, height / 2));
      if (why !== undefined) found.add(`‘${said.slice(0, 50)}’ in ${elementName(element)}: ${why}`);
    }
  }
  for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
    const box = control.getBoundingClientRect();
    if (!isShown(control) || box.width < 2 || box.height < 2) continue;
    const why = reason(control, new DOMRect(box.left, box.top + box.height / 2, box.width, 0));
    if (why !== undefined)
      found.add(
        `control ‘${(control.ariaLabel ?? control.textContent ?? '').trim().slice(0, 40)}’ ${elementName(control)}: ${why}`,
      );
  }
  if (scrollWidth > windowWidth) found.add(`the page scrolls sideways: it is ${scrollWidth} px wide`);
  return [...found];
}
