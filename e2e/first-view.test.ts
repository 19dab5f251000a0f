import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { waitForHydration } from './scenes/scene.ts';
import { holdRequests } from './slow-network.ts';

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

test('on home nothing below the first view is shown before its rules are there, and all of it without them', async ({
  newPage,
}) => {
  const heading = (on: Page) => on.locator('h2', { hasText: 'Enroll & Explore' });
  const { page, problems } = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const release = await holdRequests(page, '**/assets/later-*.css');
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('html.unstyled').waitFor({ state: 'attached' });
  // A touch asks for everything at once, and scrolls to what has no rules yet.
  await page.mouse.wheel(0, 4000);
  expect(await heading(page).evaluate((element) => element.checkVisibility())).toBe(false);
  release();
  await expect
    .poll(() => heading(page).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true })))
    .toBe(true);
  expect(problems).toEqual([]);

  // A line that loses the file leaves a page that can be read.
  const { page: cut, problems: cutProblems } = await newPage({ viewport: { width: 390, height: 844 } });
  await cut.route('**/assets/later-*.css*', (route) => route.abort());
  await cut.goto('/');
  await cut.locator('html:not(.unstyled)').waitFor({ state: 'attached' });
  await expect(heading(cut)).toBeVisible();
  await waitForHydration(cut);
  expect(cutProblems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
  cutProblems.splice(0);
});

test('home without the file of its fonts shows all of its sections, and starts', async ({ newPage }) => {
  const { page, problems } = await newPage({ viewport: { width: 390, height: 844 } });
  await page.route('**/assets/fonts-*.css', (route) => route.abort());
  await page.goto('/');
  await page.locator('html.loaded:not(.unstyled)').waitFor({ state: 'attached' });
  await waitForHydration(page);
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
  problems.splice(0);
});
