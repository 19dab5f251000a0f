import type { Page } from '@playwright/test';
import { content } from '#test/content.ts';
import { galleries } from '#test/galleries.ts';
import { expect, test } from '../fixtures.ts';
import { hydrate, waitForWholeLayout, waitForHydration } from '../scenes/scene.ts';
import { arriveAt } from '../steps.ts';

/** The distance of the gallery of /classes from the top of the window. */
const galleryTop = (page: Page) =>
  page.locator('#studentGallery').evaluate((section) => Math.abs(section.getBoundingClientRect().top));

test('a link in the footer leads to the top of the next page', async ({ page }) => {
  await page.goto('/about');
  await waitForHydration(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' }).click();
  await arriveAt(page, content.document('reviews').title.text);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a link with a fragment scrolls to its section', async ({ page }) => {
  await page.goto('/classes#studentGallery');
  await expect.poll(() => galleryTop(page)).toBeLessThan(120);
});

test('the students’ gallery scrolls into view smoothly', async ({ newPage }) => {
  const { page } = await newPage({
    viewport: { width: 1280, height: 900 },
  });
  await page.goto('/Classes');
  await waitForHydration(page);
  await page.evaluate(() => {
    const positions = new Set<number>();
    Object.assign(window, { positions });
    addEventListener('scroll', () => positions.add(Math.round(scrollY)));
  });
  // The longest way to scroll: from the end of the page up to the gallery.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await expect.poll(() => galleryTop(page)).toBeLessThan(120);
  // The start, the goal and several positions between them.
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { positions: Set<number> }).positions.size))
    .toBeGreaterThan(5);
});

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** The heights of the page while it scrolls to its end. */
const heightsWhileScrolling = (page: Page) =>
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

const distanceToEnd = (page: Page) =>
  page.evaluate(() => Math.round(document.documentElement.scrollHeight - scrollY - innerHeight));

/** Presses End until the end is within `distance` CSS pixels: Chromium drops keys that arrive before its first frame. */
const pressEnd = (page: Page, distance: number) =>
  expect(async () => {
    await page.keyboard.press('End');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await distanceToEnd(page)).toBeLessThanOrEqual(distance);
  }).toPass();

for (const path of ['/', '/classes', ...galleries.map(({ path }) => path)]) {
  for (const width of [360, 390, 768, 1280]) {
    test(`End leads at once to the end of ${path}, which keeps its height, at ${width} px`, async ({
      newPage,
    }) => {
      const { page } = await newPage({ reducedMotion: 'reduce', viewport: { width, height: 800 } });
      await page.goto(path);
      // A paragraph may take a line more or less when the web fonts arrive.
      await pressEnd(page, 100);
      const height = await heightOf(page);
      await hydrate(page);
      await page.evaluate(() => document.fonts.ready);
      await pressEnd(page, 1);
      const heights = await heightsWhileScrolling(page);
      expect(Math.min(...heights)).toBeGreaterThan(height * 0.98);
      expect(Math.max(...heights)).toBeLessThan(height * 1.02);
    });
  }
}

test('the home page has its height before it is hydrated', async ({ newPage }) => {
  const { page } = await newPage({ reducedMotion: 'reduce', viewport: { width: 360, height: 800 } });
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await waitForWholeLayout(page);
  const height = await heightOf(page);
  const heights = await heightsWhileScrolling(page);
  expect(Math.min(...heights)).toBeGreaterThan(height * 0.98);
  expect(Math.max(...heights)).toBeLessThan(height * 1.02);
});

test('sections far from the view are skipped, stay in their places, and are whole again near it', async ({
  newPage,
}) => {
  const { page } = await newPage({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  await page.goto('/');
  await hydrate(page);
  await waitForWholeLayout(page);
  const sections = page.locator('[data-in-pieces] > *');
  const isWhole = () =>
    sections.evaluateAll((all) =>
      all.map((section) => getComputedStyle(section).contentVisibility === 'visible'),
    );
  const tops = () =>
    sections.evaluateAll((all) =>
      all.map((section) => Math.round(section.getBoundingClientRect().top + scrollY)),
    );
  await expect.poll(async () => [(await isWhole()).at(0), (await isWhole()).at(-1)]).toEqual([true, false]);
  const before = await tops();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(async () => [(await isWhole()).at(0), (await isWhole()).at(-1)]).toEqual([false, true]);
  expect(await tops()).toEqual(before);

  // On its side, the phone has other heights, also of the sections that are skipped.
  const heightsOf = (at: Page) =>
    at.locator('[data-in-pieces] > *').evaluateAll((all) => all.map((section) => section.clientHeight));
  const turned = { width: 844, height: 390 };
  const { page: other } = await newPage({ reducedMotion: 'reduce', viewport: turned });
  await other.goto('/');
  await hydrate(other);
  await waitForWholeLayout(other);
  await page.setViewportSize(turned);
  await expect.poll(() => heightsOf(page)).toEqual(await heightsOf(other));
});

test('the wide part of /classes scrolls sideways in its own box', async ({ page }) => {
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
