import type { Page } from '@playwright/test';

/**
 * Texts, fields and buttons of a page and its dialogs that end to the left or right of the window, a line each. Only positions
 * count, not whether a box clips them or the page scrolls.
 */
export function outsideWindow(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *, [role=dialog] *, [role=alertdialog] *')].flatMap((element) => {
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
      if (!hasWords && !element.matches('button, input')) return [];
      if (element.closest('.visually-hidden, thead, noscript') !== null || !element.checkVisibility())
        return [];
      const { left, right } = element.getBoundingClientRect();
      return left >= 0 && right <= innerWidth
        ? []
        : [`${left} to ${right}: ${element.textContent} ${element.className}`];
    }),
  );
}
