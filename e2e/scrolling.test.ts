import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { instructorArt, rooms } from '#content/galleries.ts';
import { openForThisFile } from './fixtures.ts';
import { comeAlive, waitUntilAlive } from './scenes/scene.ts';
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

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** The heights that a page has while it is scrolled through. */
const heightsOnTheWay = (page: Page) =>
  page.evaluate(async () => {
    const { documentElement } = document;
    const heights = [];
    for (let top = 0; top < documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      heights.push(documentElement.scrollHeight);
    }
    return heights;
  });

const belowWindow = (page: Page) =>
  page.evaluate(() => Math.round(document.documentElement.scrollHeight - scrollY - innerHeight));

describe.each(['/', '/classes', ...[...rooms, instructorArt].map(({ path }) => path)])('%s', (path) => {
  test('is as high as it will be, and End leads to its end', async () => {
    const { page } = await opening.newPage({ reducedMotion: 'reduce' });
    for (const width of [360, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const height = await heightOf(page);
      await comeAlive(page);
      // A paragraph may take a line more or less when our own letters come.
      await page.evaluate(() => document.fonts.ready);
      await page.keyboard.press('End');
      await expect.poll(() => belowWindow(page), { message: `${width} px wide` }).toBeLessThanOrEqual(1);
      const heights = await heightsOnTheWay(page);
      expect(Math.min(...heights), `${width} px wide`).toBeGreaterThan(height * 0.98);
      expect(Math.max(...heights), `${width} px wide`).toBeLessThan(height * 1.02);
    }
  });
});

test('what is wider than the phone on /classes is pushed along in its own place', async () => {
  const { page } = await opening.newPage();
  await page.goto('/classes');
  const last = page.locator('#studentGallery img').last();
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
