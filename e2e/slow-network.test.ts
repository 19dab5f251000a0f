import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openForThisFile } from './fixtures.ts';
import { openHaltingLine } from './slow-network.ts';

const opening = openForThisFile();

test.each([
  ['the names of the header', 'About Us</a></li>', (page: Page) => page.getByRole('banner').locator('nav a')],
  ['the works of the first view', '</figure>', (page: Page) => page.getByRole('main').locator('img')],
])(
  '%s are seen at a desk when all are there: half of them would make way for the rest',
  async (_, words, find) => {
    const line = await openHaltingLine(opening.school.url, words);
    const { page } = await opening.newPage({ baseURL: line.url, viewport: { width: 1280, height: 800 } });
    await page.goto('/', { waitUntil: 'commit' });
    const first = find(page).first();
    await first.waitFor({ state: 'attached' });
    expect(await first.isVisible()).toBe(false);
    line.goOn();
    await first.waitFor({ state: 'visible' });
    line.close();
  },
);
