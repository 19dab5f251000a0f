import type { Page } from 'playwright-core';

/** Keeps on its way what a page asks for, as a slow line does. @returns lets it through */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
