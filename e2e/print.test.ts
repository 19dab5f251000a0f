import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { posts } from '#content/blog.ts';
import { courses } from '#content/courses.ts';
import { faq } from '#content/faq.ts';
import { openForThisFile } from './fixtures.ts';
import { waitUntilAlive } from './scenes/scene.ts';
import { apply, signedIn } from './steps.ts';

const opening = openForThisFile();

/** A page as it goes to the printer, asked for in the evening. */
async function printed(path: string): Promise<Page> {
  const { page } = await opening.newPage({
    colorScheme: 'dark',
    viewport: { width: 794, height: 1123 },
  });
  await page.goto(path);
  await waitUntilAlive(page);
  await page.emulateMedia({ media: 'print' });
  return page;
}

test.each(['/', '/classes', '/curriculum', '/FaqPage', `/Blog/${posts[0]?.slug}`])(
  '%s prints in ink on white, without what surrounds it and what can only be pressed',
  async (path) => {
    const page = await printed(path);
    for (const role of ['banner', 'contentinfo'] as const) {
      expect(await page.getByRole(role).count()).toBe(0);
    }
    const seen = await page.evaluate(() =>
      [...document.querySelectorAll('main, main *')]
        .filter((each) => each.checkVisibility() && each.closest('svg') === null)
        .map((each) => {
          const { color, backgroundColor, opacity, rotate } = getComputedStyle(each);
          return `${color} on ${backgroundColor} at ${opacity}, turned ${rotate}`;
        }),
    );
    expect([...new Set(seen)]).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0) at 1, turned none']);
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
  },
);

test('all answers of the FAQ are printed, opened or not', async () => {
  const page = await printed('/FaqPage');
  for (const { id } of faq) {
    const answer = page.locator(`#${id}`);
    expect((await answer.boundingBox())?.height, id).toBeGreaterThan(20);
    expect(await answer.isVisible(), id).toBe(true);
  }
});

test('the course list is printed whole, with ages and prices', async () => {
  const page = await printed('/');
  const cards = page.getByRole('main').getByRole('article');
  expect(await cards.count()).toBe(courses.length);
  for (const { courseName, price, period } of courses) {
    const card = cards.filter({ hasText: courseName });
    expect(await card.innerText()).toContain(`${price}/- a ${period}`);
    const box = await card.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(794);
  }
});

test('the curriculum is printed without waiting to be scrolled to', async () => {
  const page = await printed('/curriculum');
  for (const name of ['Junior Beginner', 'Junior Learner', 'Senior Seeker', 'Senior Expressors']) {
    const heading = page.getByRole('heading', { name: new RegExp(name) });
    expect(await heading.first().isVisible()).toBe(true);
  }
});

test('who reads on paper sees where links lead', async () => {
  const page = await printed('/Blog');
  const link = page.locator('main a[href^="http"]').first();
  const after = await link.evaluate((each) => getComputedStyle(each, '::after').content);
  expect(after).toContain(await link.getAttribute('href'));
});

test('of an application there is the sheet alone, with whom it went to', async () => {
  const { page } = await opening.newPage({ colorScheme: 'dark' });
  await signedIn(page);
  await apply(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Show enrollment data' }).click();
  const dialog = page.getByRole('dialog', { name: 'User Enrollment Data' });
  await dialog.getByRole('button', { name: 'Print' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  const seen = await page.evaluate(() => document.body.innerText);
  expect(seen).toContain('Ananya Nair');
  expect(seen).toContain('Showcase Art, 14, Gulmohar Road');
  for (const behind of ['Applications', 'Logout', 'Close', 'Home', 'Keep the crooked ones'])
    expect(seen, behind).not.toContain(behind);
  const ink = await dialog.evaluate((sheet) => getComputedStyle(sheet.querySelector('td') ?? sheet).color);
  expect(ink).toBe('rgb(0, 0, 0)');
});
