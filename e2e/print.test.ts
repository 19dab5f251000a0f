import type { Page } from '@playwright/test';
import { courses } from '#test/content.ts';
import { content, facts, posts } from '#test/content.ts';
import { expect, longUnless, test, type NewPage } from './fixtures.ts';
import { waitForHydration } from './scenes/scene.ts';
import { apply, createSignedInPerson } from './steps.ts';

/** A page in print media, opened in the dark scheme. */
async function openPrinted(newPage: NewPage, path: string): Promise<Page> {
  const { page } = await newPage({
    colorScheme: 'dark',
    viewport: { width: 794, height: 1123 },
  });
  await page.goto(path);
  await waitForHydration(page);
  await page.emulateMedia({ media: 'print' });
  return page;
}

for (const path of ['/', '/classes', '/curriculum', '/FaqPage', `/Blog/${posts[0]?.slug}`]) {
  test(
    `${path} prints in black on white, without header, footer and buttons`,
    longUnless(path === '/classes' || path.startsWith('/Blog')),
    async ({ newPage }) => {
      const page = await openPrinted(newPage, path);
      for (const role of ['banner', 'contentinfo'] as const) {
        await expect(page.getByRole(role)).toHaveCount(0);
      }
      const styles = await page.evaluate(() =>
        [...document.querySelectorAll('main, main *')]
          .filter((element) => element.checkVisibility() && element.closest('svg') === null)
          .map((element) => {
            const { color, backgroundColor, opacity, rotate } = getComputedStyle(element);
            return `${color} on ${backgroundColor} at ${opacity}, turned ${rotate}`;
          }),
      );
      expect([...new Set(styles)]).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0) at 1, turned none']);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    },
  );
}

test('all answers of the FAQ print, open or not', async ({ newPage }) => {
  const page = await openPrinted(newPage, '/FaqPage');
  for (const { id } of content.document('faq').questions) {
    const answer = page.locator(`#${id}`);
    expect((await answer.boundingBox())?.height, id).toBeGreaterThan(20);
    await expect(answer).toBeVisible();
  }
});

test('the whole course list prints, with prices', async ({ newPage }) => {
  const page = await openPrinted(newPage, '/');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(courses.length);
  for (const { courseName, price, period } of courses) {
    const card = cards.filter({ hasText: courseName });
    expect(await card.innerText()).toContain(`${price}/- a ${period}`);
    const box = await card.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(794);
  }
});

test('the curriculum prints without being scrolled into view', async ({ newPage }) => {
  const page = await openPrinted(newPage, '/curriculum');
  for (const name of ['Junior Beginner', 'Junior Learner', 'Senior Seeker', 'Senior Expressors']) {
    const heading = page.getByRole('heading', { name: new RegExp(name) });
    await expect(heading.first()).toBeVisible();
  }
});

test('printed links show their URL', async ({ newPage }) => {
  const page = await openPrinted(newPage, '/Blog');
  const link = page.locator('main a[href^="http"]').first();
  const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(after).toContain(await link.getAttribute('href'));
});

test('an application prints alone, with the school’s address', async ({ newPage }) => {
  const { page } = await newPage({ colorScheme: 'dark' });
  await createSignedInPerson(page);
  await apply(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Show enrollment data' }).click();
  const dialog = page.getByRole('dialog', { name: 'User Enrollment Data' });
  await dialog.getByRole('button', { name: 'Print' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  const text = await page.evaluate(() => document.body.innerText);
  expect(text).toContain('Ananya Nair');
  expect(text).toContain(`${facts.name}, ${facts.address.street}`);
  for (const hiddenText of ['Applications', 'Logout', 'Close', 'Home', content.document('navigation').quote])
    expect(text, hiddenText).not.toContain(hiddenText);
  const colour = await dialog.evaluate((sheet) => getComputedStyle(sheet.querySelector('td') ?? sheet).color);
  expect(colour).toBe('rgb(0, 0, 0)');
});
