import sharp from 'sharp';
import { expect, test } from 'vitest';
import { linkTo, metaContent } from '#test/head.ts';
import type { PublishedPages } from '#test/published-pages.ts';
import { allPages, allPaths } from '#test/routes.ts';

/** What search engines and shared links read in the head of each page, and how the server replies to its address. */
export function testHead(pages: PublishedPages): void {
  /** The pages that visitors may share: all but those of the office. */
  const sharedPaths = allPages
    .filter(({ access }) => access === 'anyone' || access === 'user')
    .map(({ path }) => path);

  /** Values that no two pages may share. */
  const repeated = (values: readonly (string | undefined)[]) =>
    values.filter((value, index) => values.indexOf(value) !== index);

  test('every page has a canonical URL, a description and Open Graph data', async () => {
    for (const { path, isIndexed } of allPages) {
      const html = await pages.read(path);
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1]?.replaceAll('&#x27;', "'");
      const description = metaContent(html, 'description') ?? '';
      expect([path, description.length]).toEqual([path, expect.toSatisfy((length: number) => length > 70)]);
      expect({
        path,
        canonical: linkTo(html, 'canonical'),
        url: metaContent(html, 'og:url'),
        title: metaContent(html, 'og:title'),
        description: metaContent(html, 'og:description'),
        card: metaContent(html, 'twitter:card'),
        robots: metaContent(html, 'robots'),
      }).toEqual({
        path,
        canonical: pages.origin + path,
        url: pages.origin + path,
        title,
        description,
        card: 'summary_large_image',
        robots: isIndexed ? undefined : 'noindex',
      });
    }
  });

  test('the Open Graph image of each page exists and has the declared size', async () => {
    for (const path of sharedPaths) {
      const html = await pages.read(path);
      const address = metaContent(html, 'og:image') ?? '';
      expect([path, new URL(address).origin]).toEqual([path, pages.origin]);
      const response = await pages.request(address);
      expect([path, response.status, response.headers.get('content-type')]).toEqual([
        path,
        200,
        'image/jpeg',
      ]);
      const { width, height } = await sharp(await response.arrayBuffer()).metadata();
      expect([path, width, height]).toEqual([path, 1200, 630]);
      expect([metaContent(html, 'og:image:width'), metaContent(html, 'og:image:height')]).toEqual([
        '1200',
        '630',
      ]);
    }
  });

  test('no two pages have the same title, description or Open Graph image', async () => {
    const htmls = await Promise.all(allPaths.map((path) => pages.read(path)));
    const titles = htmls.map((html) => /<title>([^<]+)<\/title>/.exec(html)?.[1]);
    expect(titles).not.toContain(undefined);
    expect(repeated(titles)).toEqual([]);
    expect(repeated(htmls.map((html) => metaContent(html, 'description')))).toEqual([]);
    const indexed = htmls.filter((html) => metaContent(html, 'robots') === undefined);
    expect(repeated(indexed.map((html) => metaContent(html, 'og:image')))).toEqual([]);
  });

  test('a missing page has no canonical URL and is noindex', async () => {
    const html = await pages.read('/no-such-page');
    expect(linkTo(html, 'canonical')).toBeUndefined();
    expect(metaContent(html, 'robots')).toBe('noindex');
  });

  test('the canonical URL of an open work is that of its room', async () => {
    expect(linkTo(await pages.read('/painting?work=madhubani-fish'), 'canonical')).toBe(
      `${pages.origin}/painting`,
    );
  });

  test('any spelling of a path redirects to the canonical one, and an unknown path replies 404 with a page', async () => {
    for (const [from, to] of [
      ['/signup', '/SignUp'],
      ['/formenroll', '/Formenroll'],
      ['/About/', '/about'],
      ['/privacy', '/Privacy'],
      ['/BLOG?page=1', '/Blog?page=1'],
      ['/admin/', '/admin'],
    ] as const) {
      const response = await pages.request(from, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([308, to]);
    }
    const missing = await pages.request('/no-such-page');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('content-type')).toContain('text/html');
    expect(await missing.text()).toContain('<h1');
  });

  test('a page is compressed, and revalidates with 304', async () => {
    const headers = { 'accept-encoding': 'br' };
    const first = await pages.request('/about', { headers });
    expect(first.headers.get('content-encoding')).toBe('br');
    const etag = first.headers.get('etag') ?? '';
    const second = await pages.request('/about', { headers: { ...headers, 'if-none-match': etag } });
    expect(second.status).toBe(304);
  });
}
