import type { BrowserContextOptions, Page } from '@playwright/test';
import { connectionLostWords } from '#app/layout/error-words.ts';
import { connectionWords, offlineWords } from '#app/offline/words.ts';
import { content } from '#test/content.ts';
import { expect, test, type NewPage } from './fixtures.ts';
import { waitForHydration } from './scenes/scene.ts';
import { arriveAt, createSignedInPerson } from './steps.ts';

const { away, back } = connectionWords;
const { title: aboutTitle } = content.document('about');
const { title: reviewsTitle } = content.document('reviews');

/** The name of a page in the list of stored pages: its title without the school's name. */
const pageNameOf = (path: '/FaqPage' | '/classes') =>
  content.document('pageMeta')[path].title.replace(/ \|.*/, '');

/** Opens a page whose browser may run the service worker. */
const visit = (newPage: NewPage, options: BrowserContextOptions = {}) =>
  newPage({ serviceWorkers: 'allow', viewport: { width: 1280, height: 900 }, ...options });

const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('pages');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

/** Waits until the service worker has stored a page. */
async function waitUntilStored(page: Page, path: string) {
  await expect.poll(() => storedPaths(page)).toContain(path);
}

/** Opens a page and waits until it is available offline. */
async function readPage(page: Page, path: string) {
  await page.goto(path);
  await waitUntilStored(page, path);
}

test.describe('offline', () => {
  test('the first page stays available with its pictures and under its other spellings', async ({
    newPage,
  }) => {
    const { page } = await visit(newPage);
    await readPage(page, '/painting');
    const first = page.getByRole('main').getByRole('img').first();
    await expect.poll(() => first.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await page.context().setOffline(true);
    await page.reload();
    await arriveAt(page, 'Painting');
    await expect.poll(() => first.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await page.goto('/Painting/?work=madhubani-fish');
    await arriveAt(page, 'Painting');
  });

  test(
    'a stored page is hydrated, announces once that it is offline, and links to stored pages',
    { tag: '@long' },
    async ({ newPage }) => {
      const { page } = await visit(newPage);
      await readPage(page, '/about');
      await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
      await page.waitForURL('**/contact');
      await waitUntilStored(page, '/contact');
      await waitForHydration(page);
      await page.context().setOffline(true);
      const offlineMessage = page.locator('[aria-live=polite]', { hasText: away });
      await offlineMessage.waitFor();
      await expect(page.getByText(away)).toHaveCount(1);
      await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
      await page.waitForURL('**/about');
      await arriveAt(page, aboutTitle.text);
      await offlineMessage.waitFor();
      await page.context().setOffline(false);
      await offlineMessage.waitFor({ state: 'detached' });
      await page.getByText(back).waitFor();
    },
  );

  test(
    'a page that is not stored says so, lists the stored pages, and opens by itself when online',
    { tag: '@long' },
    async ({ newPage }) => {
      const { page } = await visit(newPage);
      await readPage(page, '/classes');
      await readPage(page, '/FaqPage');
      await page.context().setOffline(true);
      await page.goto('/Reviews');
      await arriveAt(page, offlineWords.title.text);
      const storedPages = page.getByRole('main').getByRole('list');
      await expect
        .poll(() => storedPages.getByRole('link').allInnerTexts())
        .toEqual([pageNameOf('/FaqPage'), pageNameOf('/classes')]);
      await expect(page.getByRole('link', { name: offlineWords.again })).toHaveAttribute('href', '/Reviews');
      // A browser reports a connection before the first request succeeds.
      const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
      await page.route('**/Reviews', (route) => route.abort(), { times: 1 });
      await page.context().setOffline(false);
      await failed;
      await page.waitForURL('**/Reviews');
      await arriveAt(page, reviewsTitle.text);
    },
  );

  test('the offline page links only to this site', { tag: '@long' }, async ({ newPage }) => {
    const { page } = await visit(newPage);
    for (const otherUrl of [
      'https://elsewhere.test/',
      '//elsewhere.test',
      '/.//elsewhere.test/',
      'javascript:alert(1)',
    ]) {
      await page.goto(`/offline?page=${encodeURIComponent(otherUrl)}`);
      await waitForHydration(page);
      await expect(page.getByRole('link', { name: offlineWords.again })).toHaveAttribute('href', '/');
    }
  });
});

test(
  'a failed navigation shows the reason and a link to try again',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page } = await visit(newPage, { serviceWorkers: 'block' });
    await page.goto('/about');
    await waitForHydration(page);
    await page.route('**/*.data*', (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
    await arriveAt(page, connectionLostWords('/login').title.text);
    await page.getByRole('link', { name: 'Try again' }).click();
    await arriveAt(page, 'Sign in');
  },
);

test('API replies and account pages are never cached', async ({ newPage }) => {
  const { page } = await visit(newPage);
  const parent = await createSignedInPerson(page, 'Zubaida Khan');
  await page.goto('/profile');
  await page.getByText(parent.email).first().waitFor();
  await page.goto('/Formenroll');
  await page.goto('/');
  await waitUntilStored(page, '/');
  const stored = await page.evaluate(async () => {
    const all: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        all.push({ url: request.url, text: (await (await cache.match(request))?.text()) ?? '' });
      }
    }
    return all;
  });
  const paths = stored.map(({ url }) => new URL(url).pathname);
  expect(paths.filter((path) => /^\/(?:user|admin|profile|login|SignUp|Formenroll)/i.test(path))).toEqual([]);
  expect(stored.filter(({ text }) => text.includes(parent.email) || text.includes('Zubaida'))).toEqual([]);
  await page.context().setOffline(true);
  await page.goto('/profile');
  await arriveAt(page, offlineWords.title.text);
});

test.describe('the service worker', () => {
  test(
    'loads after the page, and then at most 12 KiB more than the page and the offline page',
    { tag: '@long' },
    async ({ newPage, school }) => {
      const { page } = await visit(newPage);
      const workerRequests: string[] = [];
      page.context().on('request', (request) => {
        if (request.serviceWorker() !== null) workerRequests.push(new URL(request.url()).pathname);
      });
      await page.goto('/about');
      const pageRequests = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      expect(pageRequests).not.toContain('/service-worker.js');
      await waitUntilStored(page, '/about');
      const expectedPaths = new Set([
        ...(await page.evaluate(() =>
          performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
        )),
        '/about',
        '/service-worker.js',
        '/offline',
      ]);
      expect(workerRequests).toContain('/offline');
      const extraPaths = workerRequests.filter((path) => !expectedPaths.has(path));
      let bytes = 0;
      for (const path of new Set(extraPaths)) {
        const response = await fetch(school.url + path, { headers: { 'accept-encoding': 'br' } });
        bytes += Number(response.headers.get('content-length'));
      }
      expect(bytes).toBeLessThan(12 * 1024);
    },
  );

  test('is not registered with Save-Data', { tag: '@long' }, async ({ newPage }) => {
    const { page } = await visit(newPage);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/about');
    await waitForHydration(page);
    await page.waitForFunction(() => new Promise((resolve) => requestIdleCallback(() => resolve(true))));
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  });

  test('is revalidated each time, and its text names the build', async ({ school }) => {
    const [first, second] = await Promise.all(
      [1, 2].map(async () => {
        const response = await fetch(`${school.url}/service-worker.js`);
        expect(response.headers.get('cache-control')).toBe('no-cache');
        return response.text();
      }),
    );
    expect(first).toBe(second);
    expect(first).toMatch(/"[0-9a-f]{12}"/);
  });

  test('can be unregistered, and the site works without it', { tag: '@long' }, async ({ newPage }) => {
    const { page } = await visit(newPage);
    await readPage(page, '/about');
    await page.evaluate(async () => {
      for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
    });
    await page.goto('/Reviews');
    await arriveAt(page, reviewsTitle.text);
  });
});
