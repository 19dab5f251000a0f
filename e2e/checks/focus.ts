import type { Page } from '@playwright/test';

type Watch = { last?: { element: Element; look: string }; first?: Element; isRound?: boolean };

/**
 * Presses Tab through the page. A line for each stop that looks the same with and without focus, has the browser's default
 * ring, or is outside the window (WCAG 2.4.7, 2.4.11).
 */
export async function invisibleFocus(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (let step = 0; step < 150; step += 1) {
    await page.keyboard.press('Tab');
    const said = await page.evaluate(() => {
      const watch = ((window as { watch?: Watch }).watch ??= {});
      const drawn = (element: Element) =>
        [undefined, '::before', '::after']
          .map((part) => getComputedStyle(element, part))
          .map((style) => [
            style.outline,
            style.boxShadow,
            style.border,
            style.background,
            style.textDecoration,
          ])
          .join();
      /** Every element that may show the focus of a control: itself, its boxes and its label. */
      const lookOf = (element: Element) => {
        const label = element.closest('label');
        const around = [element.parentElement, element.parentElement?.parentElement];
        const marks = label === null ? [] : [label, ...label.querySelectorAll('*')];
        return [element, ...around, ...marks]
          .map((each) => (each instanceof Element ? drawn(each) : ''))
          .join('|');
      };
      const elementName = (element: Element) =>
        `${element.tagName.toLowerCase()} ‘${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}’`;
      const lines: string[] = [];
      const { last } = watch;
      const element = document.activeElement;
      // A date field has several stops.
      if (element === last?.element) return { lines, isOver: false };
      if (last?.element.isConnected && lookOf(last.element) === last.look)
        lines.push(`${elementName(last.element)} looks the same`);
      if (element === null || element === document.body) return { lines, isOver: watch.first !== undefined };
      if (element === watch.first) return { lines, isOver: true };
      watch.first ??= element;
      watch.last = { element, look: lookOf(element) };
      const { outlineStyle } = getComputedStyle(element);
      if (outlineStyle === 'auto') lines.push(`${elementName(element)} has the browser’s default ring`);
      const { top, bottom, left, right } = (element.closest('label') ?? element).getBoundingClientRect();
      if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
        lines.push(`${elementName(element)} is outside the window`);
      return { lines, isOver: false };
    });
    found.push(...said.lines);
    if (said.isOver) break;
  }
  return [...new Set(found)];
}
