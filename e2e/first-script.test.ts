import type { Response } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { waitForHydration } from './scenes/scene.ts';

// Of these, 93 KB are React, react-dom and React Router.
const maxBytes = 122_500;

for (const [path, maxFiles] of [
  ['/', 8],
  ['/painting', 9],
  ['/FaqPage', 9],
] as const) {
  test(`${path} loads at most ${maxFiles} files of script before it is used, of at most ${maxBytes} bytes`, async ({
    newPage,
  }) => {
    const { page } = await newPage();
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await page.goto(path);
    await waitForHydration(page);
    const sizes = await Promise.all(
      scripts.map(async (response) => (await response.request().sizes()).responseBodySize),
    );
    expect(sizes.length).toBeLessThanOrEqual(maxFiles);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxBytes);
  });
}
