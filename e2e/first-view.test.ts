import { expect, test } from './fixtures.ts';

test('the home page on a phone has its largest work first, and loads the others lazily', async ({ page }) => {
  await page.goto('/', { waitUntil: 'load' });
  const eagerIndexes = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((all) =>
      all.flatMap((image, index) => (image.getAttribute('loading') === 'eager' ? [index] : [])),
    );
  expect(eagerIndexes).toEqual([0]);
  const widths = await page
    .getByRole('main')
    .locator('figure img')
    .evaluateAll((all) => all.slice(0, 4).map((image) => image.clientWidth));
  expect(Math.max(...widths)).toBe(widths[0]);
});
