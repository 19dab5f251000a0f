import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { noteHydration } from '../../e2e/browser.ts';
import { hydrate } from '../../e2e/scenes/scene.ts';

/** A phone with an empty browser. */
export async function newPhone(
  browser: Browser,
  serviceWorkers: 'allow' | 'block' = 'allow',
): Promise<BrowserContext> {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers,
  });
  await noteHydration(phone);
  return phone;
}

/** Opens a page, waits until it is idle, and slows the processor down by a factor. */
export async function openIdlePage(
  phone: BrowserContext,
  url: string,
  slowdown: number,
): Promise<{ page: Page; session: CDPSession }> {
  const page = await phone.newPage();
  await page.goto(url);
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  const session = await phone.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session };
}
