import type { Page } from '@playwright/test';

/**
 * Running text under 16 px and any text under 13 px, a line each. A label, a hint or a short note (a date, a count, a name) may
 * be smaller than running text.
 */
export function smallText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (words === '' || parent === null || !parent.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('script, style, noscript, .visually-hidden, [aria-hidden=true]') !== null) continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      const block = parent.closest('p, li, dd, td, blockquote, figcaption, label, div') ?? parent;
      const isRunning =
        (block.textContent?.trim().length ?? 0) > 80 && block.matches('p, li, dd, td, blockquote');
      const least = isRunning && parent.closest('figcaption') === null ? 16 : 13;
      if (size < least - 0.01) found.add(`${size.toFixed(1)} px: ${words.slice(0, 60)}`);
    }
    return [...found];
  });
}
