import type { Response } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { waitForHydration } from './scenes/scene.ts';

/** Of these, 91 KB are React, react-dom and React Router. */
const maxBytes = 116_500;

/** The page's own module has the data for hydration: nearly all of its bytes are data and no script. */
const isPageFile = (response: Response) => /\/assets\/page-\w+\.js$/.test(response.url());

const bytesOf = async (responses: readonly Response[]) => {
  const sizes = await Promise.all(
    responses.map(async (response) => (await response.request().sizes()).responseBodySize),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

for (const [path, maxFiles, maxDataBytes] of [
  ['/', 8, 10_000],
  ['/painting', 9, 5500],
  ['/Blog', 9, 5500],
  ['/FaqPage', 9, 3500],
] as const) {
  test(`${path} loads at most ${maxFiles} files with ${maxBytes} bytes of script and ${maxDataBytes} of data before it is used`, async ({
    newPage,
  }) => {
    const { page } = await newPage();
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await page.goto(path);
    await waitForHydration(page);
    expect(scripts.length).toBeLessThanOrEqual(maxFiles);
    expect(await bytesOf(scripts.filter((script) => !isPageFile(script)))).toBeLessThanOrEqual(maxBytes);
    const data = scripts.filter(isPageFile);
    expect(data).toHaveLength(1);
    expect(await bytesOf(data)).toBeLessThanOrEqual(maxDataBytes);
  });
}
