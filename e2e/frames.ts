import type { Page } from '@playwright/test';

/**
 * Waits until the page has drawn two frames. Headless Chromium rarely stops drawing a page that is in the background until
 * something else needs a frame of it; after a second without frames a screenshot starts them again.
 */
export async function waitForFrames(page: Page): Promise<void> {
  const isDrawing = await page.evaluate(() =>
    Promise.race([
      new Promise<true>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
      new Promise<false>((resolve) => setTimeout(() => resolve(false), 1000)),
    ]),
  );
  if (isDrawing) return;
  // The screenshot may wait for a frame as well; the next one begins anew.
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 }, timeout: 5_000 }).catch(() => {});
  await waitForFrames(page);
}
