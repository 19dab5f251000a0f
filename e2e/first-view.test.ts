import { expect, test } from 'vitest';
import { openForThisFile } from './fixtures.ts';

const opening = openForThisFile();

test('the home page on a phone has the largest work first, and asks for no other before it is near', async () => {
  const { page } = await opening.newPage();
  await page.goto('/', { waitUntil: 'load' });
  const hurried = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((all) =>
      all.flatMap((image, at) => (image.getAttribute('loading') === 'eager' ? [at] : [])),
    );
  expect(hurried).toEqual([0]);
  const widths = await page
    .getByRole('main')
    .locator('figure img')
    .evaluateAll((all) => all.slice(0, 4).map((image) => image.clientWidth));
  expect(Math.max(...widths)).toBe(widths[0]);
});
