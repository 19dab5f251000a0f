import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { connectionWords } from '#content/offline.ts';
import { pageMeta } from '#content/page-meta.ts';
import { openForThisFile } from './fixtures.ts';
import { waitUntilAlive } from './scenes/scene.ts';
import { arriveAt, signedIn } from './steps.ts';

const opening = openForThisFile();
const { away, back } = connectionWords;

/** What the list of kept pages calls a page: its title without the school's name. */
const nameOf = (path: '/FaqPage' | '/classes') => pageMeta[path].title.replace(/ \|.*/, '');

/** A visitor whose browser may keep pages. */
const visit = (options: BrowserContextOptions = {}) =>
  opening.newPage({ serviceWorkers: 'allow', viewport: { width: 1280, height: 900 }, ...options });

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('pages');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

/** Waits until the worker has kept a page that was read. */
async function waitUntilKept(page: Page, path: string) {
  await expect.poll(() => keptPaths(page)).toContain(path);
}

/** Opens a page and waits until it can be read again without a connection. */
async function readPage(page: Page, path: string) {
  await page.goto(path);
  await waitUntilKept(page, path);
}

describe('without a connection', () => {
  test('the page read first stays, with its pictures, and answers to its other spellings', async () => {
    const { page } = await visit();
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

  test('the page is alive: it says once, quietly, that it is offline, and leads on to what was read', async () => {
    const { page } = await visit();
    await readPage(page, '/about');
    // Gone on to inside the page, where only its data travels.
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('**/contact');
    await waitUntilKept(page, '/contact');
    await page.context().setOffline(true);
    const line = page.locator('[aria-live=polite]', { hasText: away });
    await line.waitFor();
    expect(await page.getByText(away).count()).toBe(1);
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await page.waitForURL('**/about');
    await arriveAt(page, 'About Us');
    await line.waitFor();
    await page.context().setOffline(false);
    await line.waitFor({ state: 'detached' });
    await page.getByText(back).waitFor();
  });

  test('a page never read says so kindly, lists what can be read, and opens by itself when the line is back', async () => {
    const { page } = await visit();
    await readPage(page, '/classes');
    await readPage(page, '/FaqPage');
    await page.context().setOffline(true);
    await page.goto('/Reviews');
    await arriveAt(page, 'You are offline');
    const sheet = page.getByRole('main').getByRole('list');
    await expect
      .poll(() => sheet.getByRole('link').allInnerTexts())
      .toEqual([nameOf('/FaqPage'), nameOf('/classes')]);
    expect(await page.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/Reviews');
    await page.context().setOffline(false);
    await page.waitForURL('**/Reviews');
    await arriveAt(page, 'The guest book');
  });

  test('the offline page leads nowhere but to this site', async () => {
    const { page } = await visit();
    for (const elsewhere of ['https://elsewhere.test/', '//elsewhere.test', 'javascript:alert(1)']) {
      await page.goto(`/offline?page=${encodeURIComponent(elsewhere)}`);
      await waitUntilAlive(page);
      expect(await page.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/');
    }
  });
});

test('a connection lost on the way shows what happened and a second try', async () => {
  const { page } = await visit({ serviceWorkers: 'block' });
  await page.goto('/about');
  await waitUntilAlive(page);
  await page.route('**/*.data*', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await arriveAt(page, 'The page did not arrive');
  await page.getByRole('link', { name: 'Try again' }).click();
  await arriveAt(page, 'Contact us');
});

test('answers of calls and pages of accounts are never kept', async () => {
  const { page } = await visit();
  const parent = await signedIn(page, 'Farida Khan');
  await page.goto('/profile');
  await page.getByText(parent.email).first().waitFor();
  await page.goto('/Formenroll');
  await page.goto('/');
  await waitUntilKept(page, '/');
  const kept = await page.evaluate(async () => {
    const all: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        all.push({ url: request.url, text: (await (await cache.match(request))?.text()) ?? '' });
      }
    }
    return all;
  });
  const paths = kept.map(({ url }) => new URL(url).pathname);
  expect(paths.filter((path) => /^\/(?:user|admin|profile|login|SignUp|Formenroll)/i.test(path))).toEqual([]);
  expect(kept.filter(({ text }) => text.includes(parent.email) || text.includes('Farida'))).toEqual([]);
  await page.context().setOffline(true);
  await page.goto('/profile');
  await arriveAt(page, 'You are offline');
});

describe('the worker', () => {
  test('comes after the page, and then takes little more than the offline page', async () => {
    const { page } = await visit();
    const asked: string[] = [];
    page.context().on('request', (request) => {
      if (request.serviceWorker() !== null) asked.push(new URL(request.url()).pathname);
    });
    await page.goto('/about');
    const own = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    expect(own).not.toContain('/service-worker.js');
    await waitUntilKept(page, '/about');
    const ofPage = new Set([
      ...(await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      )),
      '/about',
      '/service-worker.js',
      '/offline',
    ]);
    expect(asked).toContain('/offline');
    const more = asked.filter((path) => !ofPage.has(path));
    let bytes = 0;
    for (const path of new Set(more)) {
      const answer = await fetch(opening.school.url + path, { headers: { 'accept-encoding': 'br' } });
      bytes += Number(answer.headers.get('content-length'));
    }
    expect(bytes).toBeLessThan(12 * 1024);
  });

  test('does not come to those who save data', async () => {
    const { page } = await visit();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/about');
    await waitUntilAlive(page);
    await page.waitForFunction(() => new Promise((resolve) => requestIdleCallback(() => resolve(true))));
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  });

  test('is asked for anew each time, and its text names the edition', async () => {
    const [one, two] = await Promise.all(
      [1, 2].map(async () => {
        const answer = await fetch(`${opening.school.url}/service-worker.js`);
        expect(answer.headers.get('cache-control')).toBe('no-cache');
        return answer.text();
      }),
    );
    expect(one).toBe(two);
    expect(one).toMatch(/\("[0-9a-f]{12}",\["\//);
  });

  test('goes when it is told to, and the site is as before', async () => {
    const { page } = await visit();
    await readPage(page, '/about');
    await page.evaluate(async () => {
      for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
    });
    await page.goto('/Reviews');
    await arriveAt(page, 'The guest book');
  });
});
