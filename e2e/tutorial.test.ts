import { expect, test } from 'vitest';
import { hasFocus } from './keyboard.ts';
import { openForThisFile } from './fixtures.ts';
import { waitUntilAlive } from './scenes/scene.ts';

const opening = openForThisFile();

test('a step of the lesson plays the film from there, in sight and under the keys, and is marked', async () => {
  const { page, problems } = await opening.newPage();
  await page.goto('/tutorial');
  const step = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '6. Water' }) });
  await step.getByRole('button', { name: 'Play from 0:36, Water' }).click();
  const film = page.locator('video');
  await expect
    .poll(() => film.evaluate((video) => (video as HTMLVideoElement).currentTime), { timeout: 15_000 })
    .toBeGreaterThanOrEqual(36);
  await expect.poll(() => hasFocus(film)).toBe(true);
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
  const { page } = await opening.newPage({ javaScriptEnabled: false });
  await page.goto('/tutorial');
  expect(await page.getByRole('heading', { level: 3, name: /^\d+\. / }).count()).toBe(12);
  expect(await page.getByText('0:36').isVisible()).toBe(true);
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
  expect(await page.locator('video[controls]').count()).toBe(1);
});

test('the film loads after a click, with captions, and can be sought', async () => {
  const { page, strangers } = await opening.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:mp4|webm)$/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/tutorial');
  await waitUntilAlive(page);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: /play/i }).first().click();
  await expect
    .poll(() => page.locator('video').evaluate((video) => (video as HTMLVideoElement).readyState))
    .toBeGreaterThan(0);
  // The words are part of the picture: a second line of them comes only when it is turned on.
  const modes = page
    .locator('video')
    .evaluate((video) => [...(video as HTMLVideoElement).textTracks].map(({ kind, mode }) => [kind, mode]));
  expect(await modes).toEqual([['captions', 'disabled']]);
  expect(await page.locator('figure:has(video) img').getAttribute('loading')).toBe('lazy');
  const part = await fetch(`${opening.school.url}/film/tutorial.mp4`, {
    headers: { range: 'bytes=100-199' },
  });
  expect([part.status, part.headers.get('content-length')]).toEqual([206, '100']);
  expect(strangers).toEqual([]);
});
