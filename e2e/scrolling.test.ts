import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openForThisFile } from './opening.ts';
import { waitUntilAlive } from './scenes/scene.ts';
import { arriveAt } from './steps.ts';

const opening = openForThisFile();

/** How far the gallery of /classes is from the window's top. */
const galleryTop = (page: Page) =>
  page.locator('#studentGallery').evaluate((section) => Math.abs(section.getBoundingClientRect().top));

test('a link at a page’s foot leads to the next page’s top', async () => {
  const { page } = await opening.newPage();
  await page.goto('/about');
  await waitUntilAlive(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' }).click();
  await arriveAt(page, 'The guest book');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a link with an anchor leads to its section', async () => {
  const { page } = await opening.newPage();
  await page.goto('/classes#studentGallery');
  await expect.poll(() => galleryTop(page)).toBeLessThan(120);
});

test('the gallery of the students is scrolled to smoothly', async () => {
  const { page } = await opening.newPage({
    viewport: { width: 1280, height: 900 },
  });
  await page.goto('/Classes');
  await waitUntilAlive(page);
  await page.evaluate(() => {
    const places = new Set<number>();
    Object.assign(window, { places });
    addEventListener('scroll', () => places.add(Math.round(scrollY)));
  });
  // The page is its own longest way: from its foot up to the gallery.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await expect.poll(() => galleryTop(page)).toBeLessThan(120);
  // The foot, the goal, and more than a few places between them.
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { places: Set<number> }).places.size))
    .toBeGreaterThan(5);
});

test.each([
  ['/classes', '#studentGallery', 'img'],
  ['/', 'section:has(a[href="/landscapes"])', 'a'],
])('what is wider than the phone on %s is pushed along in its own place', async (path, place, thing) => {
  const { page } = await opening.newPage();
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
