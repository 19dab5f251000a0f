import { expect, test } from '../fixtures.ts';
import { waitForHydration } from '../scenes/scene.ts';

test('a step of the lesson plays the film from there, scrolls it into view, focuses it and is marked as current', async ({
  newPage,
}) => {
  const { page, problems } = await newPage();
  await page.goto('/tutorial');
  const step = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '6. Water' }) });
  await step.getByRole('button', { name: 'Play from 0:36, Water' }).click();
  const film = page.locator('video');
  await expect
    .poll(() => film.evaluate((video) => (video as HTMLVideoElement).currentTime), { timeout: 15_000 })
    .toBeGreaterThanOrEqual(36);
  await expect(film).toBeFocused();
  await expect
    .poll(() =>
      film.evaluate((video) => {
        const { top, bottom } = video.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    )
    .toBe(true);
  await film.evaluate((video) => (video as HTMLVideoElement).pause());
  await expect(step).toHaveAttribute('aria-current', 'step');
  expect(problems).toEqual([]);
});

test('without JavaScript the lesson has its steps, their times and the browser’s player', async ({
  newPage,
}) => {
  const { page } = await newPage({ javaScriptEnabled: false });
  await page.goto('/tutorial');
  await expect(page.getByRole('heading', { level: 3, name: /^\d+\. / })).toHaveCount(12);
  await expect(page.getByText('0:36')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.locator('video[controls]')).toHaveCount(1);
});

test('the film loads after a click, with captions, and supports range requests', async ({
  newPage,
  school,
}) => {
  const { page, thirdParties } = await newPage();
  const filmRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) filmRequests.push(request.url());
  });
  await page.goto('/tutorial');
  await waitForHydration(page);
  expect(filmRequests).toEqual([]);
  await page.getByRole('button', { name: /play/i }).first().click();
  await expect
    .poll(() => page.locator('video').evaluate((video) => (video as HTMLVideoElement).readyState))
    .toBeGreaterThan(0);
  // The film shows its text in the picture, so captions are off by default.
  const modes = page
    .locator('video')
    .evaluate((video) => [...(video as HTMLVideoElement).textTracks].map(({ kind, mode }) => [kind, mode]));
  expect(await modes).toEqual([['captions', 'disabled']]);
  // The poster is the largest paint of the page.
  await expect(page.locator('figure:has(video) img')).toHaveAttribute('fetchpriority', 'high');
  const part = await fetch(`${school.url}/film/tutorial.mp4`, {
    headers: { range: 'bytes=100-199' },
  });
  expect([part.status, part.headers.get('content-length')]).toEqual([206, '100']);
  expect(thirdParties).toEqual([]);
});
