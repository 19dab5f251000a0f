import { describe, expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { openForThisFile } from './opening.ts';

const opening = openForThisFile();

describe('the home page on a phone', () => {
  test('has the largest work first in the document, and asks for no other before it is near', async () => {
    const { page } = await openPage(opening.browser, opening.school.url);
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
});

test.each([
  ['/classes', '#studentGallery', 'img'],
  ['/', 'section:has(a[href="/landscapes"])', 'a'],
])('what is wider than the phone on %s is pushed along in its own place', async (path, place, thing) => {
  const { page } = await openPage(opening.browser, opening.school.url);
  await page.goto(path);
  const last = page.locator(place).last().locator(thing).last();
  await last.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      last.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      }),
    )
    .toBe(true);
  expect(await page.evaluate(() => [scrollX, document.documentElement.scrollWidth])).toEqual([0, 390]);
});
