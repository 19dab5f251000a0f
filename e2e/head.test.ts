import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkTo, metaContent } from '#test/head.ts';
import { openBrowser, openPage } from './browser.ts';
import { publicPaths } from './routes.ts';
import { runSchool, type RunningSchool } from './running-school.ts';
import { waitUntilAlive } from './scenes/scene.ts';

const privatePaths = new Set([
  '/verify-otp',
  '/login',
  '/SignUp',
  '/Forget',
  '/Reset-password',
  '/admin',
  '/office/log',
  '/office/second-factor',
  '/profile',
  '/profile/data',
  '/Formenroll',
  '/offline',
]);

let school: RunningSchool;
beforeAll(async () => {
  school = await runSchool();
});
afterAll(() => school.close());

const read = async (path: string) => (await fetch(school.url + path)).text();

test.each([
  ...publicPaths,
  '/profile',
  '/profile/data',
  '/Formenroll',
  '/office/log',
  '/office/second-factor',
])('%s says under which address it is known, and what a shared link to it shows', async (path) => {
  const html = await read(path);
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
  expect(linkTo(html, 'canonical')).toBe(school.url + path);
  expect(metaContent(html, 'og:url')).toBe(school.url + path);
  expect(metaContent(html, 'og:title')).toBe(title?.replaceAll('&#x27;', "'"));
  const description = metaContent(html, 'description') ?? '';
  expect(description.length).toBeGreaterThan(70);
  expect(metaContent(html, 'og:description')).toBe(description);
  expect(metaContent(html, 'twitter:card')).toBe('summary_large_image');
  expect(metaContent(html, 'robots')).toBe(privatePaths.has(path) ? 'noindex' : undefined);
});

test.each([...publicPaths, '/profile', '/Formenroll'])(
  'the card of %s can be fetched, and is as large as it says',
  async (path) => {
    const html = await read(path);
    const address = metaContent(html, 'og:image') ?? '';
    expect(new URL(address).origin).toBe(school.url);
    const answer = await fetch(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect([String(width), String(height)]).toEqual([
      metaContent(html, 'og:image:width'),
      metaContent(html, 'og:image:height'),
    ]);
    expect([width, height]).toEqual([1200, 630]);
  },
);

test('each page that may be found has a card of its own', async () => {
  const open = await Promise.all(publicPaths.map(read));
  const shown = open
    .filter((html) => metaContent(html, 'robots') === undefined)
    .map((html) => metaContent(html, 'og:image'));
  expect(new Set(shown).size).toBe(shown.length);
});

test('no two pages describe themselves in the same words', async () => {
  const said = await Promise.all(
    publicPaths.map(async (path) => metaContent(await read(path), 'description')),
  );
  expect(said.filter((words, at) => said.indexOf(words) !== at)).toEqual([]);
});

test('a page that is not there has no address and is kept out of searches', async () => {
  const html = await read('/no-such-page');
  expect(linkTo(html, 'canonical')).toBeUndefined();
  expect(metaContent(html, 'robots')).toBe('noindex');
});

test('an opened work belongs to its room', async () => {
  expect(linkTo(await read('/painting?work=madhubani-fish'), 'canonical')).toBe(`${school.url}/painting`);
});

test('going on inside the site takes the address along, so that the phone shares the right page', async () => {
  const browser = await openBrowser();
  const { page } = await openPage(browser, school.url, { viewport: { width: 1280, height: 900 } });
  await page.goto('/about');
  await waitUntilAlive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await page.waitForURL('**/contact');
  const canonical = page.locator('link[rel=canonical]');
  await expect.poll(() => canonical.getAttribute('href')).toBe(`${school.url}/contact`);
  expect(await canonical.count()).toBe(1);
  await browser.close();
});
