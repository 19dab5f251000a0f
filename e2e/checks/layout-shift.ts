import type { BrowserContext, Page } from 'playwright-core';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Starts adding up what moves by itself on every page of a context. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sum = window as { shifted?: number };
    sum.shifted = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        if (!hadRecentInput) sum.shifted = (sum.shifted ?? 0) + value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How far the page has moved by itself, from its first paint over the arrival of our own fonts to its end. */
export async function layoutShift(page: Page): Promise<number> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Anek Latin') && status === 'loaded'),
  );
  return page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await frame();
    }
    scrollTo(0, 0);
    await frame();
    return (window as { shifted?: number }).shifted ?? 0;
  });
}
