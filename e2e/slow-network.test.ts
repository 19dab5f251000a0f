import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { serveWithPause } from './slow-network.ts';

for (const [name, words, find] of [
  ['the names of the header', 'About Us</a></li>', (page: Page) => page.getByRole('banner').locator('nav a')],
  ['the works of the first view', '</figure>', (page: Page) => page.getByRole('main').locator('img')],
] as const) {
  test(`${name} are hidden on a desktop until all have arrived, so that they do not move`, async ({
    newPage,
    school,
  }) => {
    const line = await serveWithPause(school.url, words);
    const { page } = await newPage({ baseURL: line.url, viewport: { width: 1280, height: 800 } });
    await page.goto('/', { waitUntil: 'commit' });
    const first = find(page).first();
    await first.waitFor({ state: 'attached' });
    await expect(first).toBeHidden();
    line.goOn();
    await first.waitFor({ state: 'visible' });
    line.close();
  });
}
