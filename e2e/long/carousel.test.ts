import type { Locator, Page } from '@playwright/test';
import { content } from '#test/content.ts';
import { expect, test } from '../fixtures.ts';
import { waitForHydration, waitForWholeLayout } from '../scenes/scene.ts';
import { holdRequests } from '../slow-network.ts';

const { title } = content.document('home').courses;

test.describe('the course carousel', () => {
  const carousel = (page: Page) => page.getByRole('group', { name: title.text });
  const leftEdges = (section: Locator) =>
    section
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
  const firstLeftEdge = async (section: Locator) => (await leftEdges(section))[0] ?? 0;

  for (const [width, count] of [
    [390, 1],
    [600, 2],
    [750, 3],
    [1100, 4],
  ] as const) {
    test(`at ${width} px shows ${count} slides, 50 px apart`, async ({ newPage }) => {
      const { page } = await newPage({
        viewport: { width, height: 900 },
      });
      await page.goto('/');
      await waitForHydration(page);
      const section = carousel(page);
      const slides = section.getByRole('listitem');
      await expect(slides).toHaveCount(6);
      await expect(section.getByRole('article').first()).toBeVisible();
      const visibleCount = await slides.evaluateAll(
        (all, windowWidth) =>
          all.filter((slide) => {
            const { left, right } = slide.getBoundingClientRect();
            return left + Number.parseFloat(getComputedStyle(slide).paddingLeft) >= 0 && right <= windowWidth;
          }).length,
        width,
      );
      expect(visibleCount).toBe(count);
      expect(await slides.nth(1).evaluate((slide) => getComputedStyle(slide).paddingLeft)).toBe('50px');
      // One click moves by one course.
      const first = await firstLeftEdge(section);
      await section.getByRole('button', { name: /next/i }).click();
      await expect.poll(async () => Math.abs(((await leftEdges(section))[1] ?? 0) - first)).toBeLessThan(5);
    });
  }

  test('steps forward and back with its buttons, which are disabled at the ends', async ({ newPage }) => {
    const { page } = await newPage({
      viewport: { width: 1280, height: 900 },
    });
    await page.goto('/');
    await waitForWholeLayout(page);
    const section = carousel(page);
    const next = section.getByRole('button', { name: /next/i });
    const previous = section.getByRole('button', { name: /previous/i });
    const left = () => firstLeftEdge(section);
    const start = await left();
    await next.click();
    await expect.poll(left).toBeLessThan(start);
    await previous.click();
    await expect.poll(left).toBe(start);
    await expect(previous).toBeDisabled();
  });

  test('moves after a click before hydration', async ({ newPage }) => {
    const { page } = await newPage({
      viewport: { width: 1280, height: 900 },
    });
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    const section = carousel(page);
    const left = () => firstLeftEdge(section);
    const start = await left();
    await section.getByRole('button', { name: /next/i }).click();
    release();
    await expect.poll(left).toBeLessThan(start);
  });
});
