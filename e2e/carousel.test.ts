import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openForThisFile } from './fixtures.ts';
import { waitUntilAlive } from './scenes/scene.ts';
import { holdBack } from './slow-network.ts';

const opening = openForThisFile();

describe('the course carousel', () => {
  const carousel = (page: Page) => page.getByRole('group', { name: 'Our Courses...' });
  const lefts = (section: Locator) =>
    section
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
  const firstLeft = async (section: Locator) => (await lefts(section))[0] ?? 0;

  test.each([
    [390, 1],
    [600, 2],
    [750, 3],
    [1100, 4],
  ])('at %i px shows %i slides, 50 px apart', async (width, count) => {
    const { page } = await opening.newPage({
      viewport: { width, height: 900 },
    });
    await page.goto('/');
    await waitUntilAlive(page);
    const section = carousel(page);
    const slides = section.getByRole('listitem');
    expect(await slides.count()).toBe(6);
    await expect.poll(() => section.getByRole('article').first().isVisible()).toBe(true);
    const seen = await slides.evaluateAll(
      (all, windowWidth) =>
        all.filter((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          return left + Number.parseFloat(getComputedStyle(slide).paddingLeft) >= 0 && right <= windowWidth;
        }).length,
      width,
    );
    expect(seen).toBe(count);
    expect(await slides.nth(1).evaluate((slide) => getComputedStyle(slide).paddingLeft)).toBe('50px');
    // One press, one course.
    const first = await firstLeft(section);
    await section.getByRole('button', { name: /next/i }).click();
    await expect.poll(async () => Math.abs(((await lefts(section))[1] ?? 0) - first)).toBeLessThan(5);
  });

  test('steps on and back with its buttons, which rest at the ends', async () => {
    const { page } = await opening.newPage({
      viewport: { width: 1280, height: 900 },
    });
    await page.goto('/');
    const section = carousel(page);
    const next = section.getByRole('button', { name: /next/i });
    const previous = section.getByRole('button', { name: /previous/i });
    const left = () => firstLeft(section);
    const start = await left();
    await next.click();
    await expect.poll(left).toBeLessThan(start);
    await previous.click();
    await expect.poll(left).toBe(start);
    await expect.poll(() => previous.isDisabled()).toBe(true);
  });

  test('moves on a press that came before the script', async () => {
    const { page } = await opening.newPage({
      viewport: { width: 1280, height: 900 },
    });
    const release = await holdBack(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    const section = carousel(page);
    const left = () => firstLeft(section);
    const start = await left();
    await section.getByRole('button', { name: /next/i }).click();
    release();
    await expect.poll(left).toBeLessThan(start);
  });
});
