import sharp from 'sharp';
import { linkTo, metaContent } from '#test/head.ts';
import { expect, test } from './fixtures.ts';
import { allPages, allPaths } from './routes.ts';
import type { RunningSchool } from './running-school.ts';
import { waitForHydration } from './scenes/scene.ts';

const read = async (school: RunningSchool, path: string) => (await fetch(school.url + path)).text();

/** The pages that visitors may share: all but those of the office. */
const sharedPaths = allPages
  .filter(({ access }) => access === 'anyone' || access === 'user')
  .map(({ path }) => path);

for (const { path, isIndexed } of allPages) {
  test(`${path} has a canonical URL and Open Graph data`, async ({ school }) => {
    const html = await read(school, path);
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
    expect(linkTo(html, 'canonical')).toBe(school.url + path);
    expect(metaContent(html, 'og:url')).toBe(school.url + path);
    expect(metaContent(html, 'og:title')).toBe(title?.replaceAll('&#x27;', "'"));
    const description = metaContent(html, 'description') ?? '';
    expect(description.length).toBeGreaterThan(70);
    expect(metaContent(html, 'og:description')).toBe(description);
    expect(metaContent(html, 'twitter:card')).toBe('summary_large_image');
    expect(metaContent(html, 'robots')).toBe(isIndexed ? undefined : 'noindex');
  });
}

for (const path of sharedPaths) {
  test(`the Open Graph image of ${path} exists and has the declared size`, async ({ school }) => {
    const html = await read(school, path);
    const address = metaContent(html, 'og:image') ?? '';
    expect(new URL(address).origin).toBe(school.url);
    const response = await fetch(address);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect([String(width), String(height)]).toEqual([
      metaContent(html, 'og:image:width'),
      metaContent(html, 'og:image:height'),
    ]);
    expect([width, height]).toEqual([1200, 630]);
  });
}

test('each indexed page has its own Open Graph image', async ({ school }) => {
  const pages = await Promise.all(allPaths.map((path) => read(school, path)));
  const images = pages
    .filter((html) => metaContent(html, 'robots') === undefined)
    .map((html) => metaContent(html, 'og:image'));
  expect(new Set(images).size).toBe(images.length);
});

test('no two pages have the same description', async ({ school }) => {
  const descriptions = await Promise.all(
    allPaths.map(async (path) => metaContent(await read(school, path), 'description')),
  );
  expect(descriptions.filter((description, index) => descriptions.indexOf(description) !== index)).toEqual(
    [],
  );
});

test('a missing page has no canonical URL and is noindex', async ({ school }) => {
  const html = await read(school, '/no-such-page');
  expect(linkTo(html, 'canonical')).toBeUndefined();
  expect(metaContent(html, 'robots')).toBe('noindex');
});

test('the canonical URL of an open work is that of its room', async ({ school }) => {
  expect(linkTo(await read(school, '/painting?work=madhubani-fish'), 'canonical')).toBe(
    `${school.url}/painting`,
  );
});

test('client-side navigation updates the canonical URL', async ({ newPage, school }) => {
  const { page } = await newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto('/about');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await page.waitForURL('**/contact');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', `${school.url}/contact`);
  await expect(canonical).toHaveCount(1);
});
