import type { Page } from '@playwright/test';

/**
 * Controls whose touch target is smaller than 44 × 44 px (stricter than WCAG 2.2, 2.5.8), a line each. Links inside a sentence
 * are exempt, as there.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 44;
    const isInSentence = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node !== element && (node.textContent?.trim().length ?? 0) > 1,
      );
    /** The touch target of a control: the label around it, if it has one. */
    const targetOf = (element: Element) =>
      element.matches('[type=radio], [type=checkbox]') ? (element.closest('label') ?? element) : element;
    const isSeen = (element: Element) => {
      const { width, height, right, bottom } = element.getBoundingClientRect();
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
        width > 1 &&
        height > 1 &&
        right > 0 &&
        bottom + scrollY > 0
      );
    };
    const takes = (target: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (target.contains(hit) || hit.closest('label') === target);
    };
    const found = [];
    const controls = document.querySelectorAll(
      'a[href], button, summary, select, textarea, input:not([type=hidden]), [tabindex="0"]',
    );
    for (const control of controls) {
      const target = targetOf(control);
      if (!isSeen(target) || isInSentence(control) || target.closest('[aria-hidden=true]') !== null) continue;
      const size = target.getBoundingClientRect();
      if (size.width > least - 0.5 && size.height > least - 0.5) continue;
      // A pseudo-element may extend the box: test the edges of the square.
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y, reach] = [left + width / 2, top + height / 2, least / 2 - 1];
      const isWide = width > least - 0.5 || (takes(target, x - reach, y) && takes(target, x + reach, y));
      const isTall = height > least - 0.5 || (takes(target, x, y - reach) && takes(target, x, y + reach));
      if (isWide && isTall) continue;
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
      found.push(
        `${control.tagName.toLowerCase()} ‘${name.slice(0, 40)}’ ${Math.round(width)} × ${Math.round(height)}`,
      );
    }
    return found;
  });
}
