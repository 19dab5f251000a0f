import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { serveWithPause } from '../slow-network.ts';

for (const [name, pauseAfter, find] of [
  ['the names of the header', 'About Us</a></li>', (page: Page) => page.getByRole('banner').locator('nav a')],
  ['the works of the first view', '</figure>', (page: Page) => page.getByRole('main').locator('img')],
] as const) {
  test(`${name} are hidden on a desktop until all have arrived, so that they do not move`, async ({
    newPage,
    school,
  }) => {
    const pausedServer = await serveWithPause(school.url, pauseAfter);
    const { page } = await newPage({ baseURL: pausedServer.url, viewport: { width: 1280, height: 800 } });
    await page.goto('/', { waitUntil: 'commit' });
    const first = find(page).first();
    await first.waitFor({ state: 'attached' });
    await expect(first).toBeHidden();
    pausedServer.resume();
    await first.waitFor({ state: 'visible' });
    pausedServer.close();
  });
}
