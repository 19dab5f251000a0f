import { expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { openForThisFile } from './opening.ts';

const opening = openForThisFile();

test('a step of the lesson plays the film from there, in sight and under the keys, and is marked', async () => {
  const { page, problems } = await openPage(opening.browser, opening.school.url);
  await page.goto('/tutorial');
  const step = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '6. Water' }) });
  await step.getByRole('button', { name: 'Play from 0:36, Water' }).click();
  const film = page.locator('video');
  await expect
    .poll(() => film.evaluate((video) => (video as HTMLVideoElement).currentTime), { timeout: 15_000 })
    .toBeGreaterThanOrEqual(36);
  await expect.poll(() => film.evaluate((video) => document.activeElement === video)).toBe(true);
  await expect
    .poll(() =>
      film.evaluate((video) => {
        const { top, bottom } = video.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    )
    .toBe(true);
  await film.evaluate((video) => (video as HTMLVideoElement).pause());
  await expect.poll(() => step.getAttribute('aria-current')).toBe('step');
  expect(problems).toEqual([]);
});

test('without script the lesson has its steps, their times and the browser’s own player', async () => {
  const { page } = await openPage(opening.browser, opening.school.url, { javaScriptEnabled: false });
  await page.goto('/tutorial');
  expect(await page.getByRole('heading', { level: 3, name: /^\d+\. / }).count()).toBe(12);
  expect(await page.getByText('0:36').isVisible()).toBe(true);
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
  expect(await page.locator('video[controls]').count()).toBe(1);
});
