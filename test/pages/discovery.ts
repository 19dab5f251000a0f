import { describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { facts, posts } from '#test/content.ts';
import { rooms } from '#test/galleries.ts';
import { linkTo, metaContent } from '#test/head.ts';
import type { PublishedPages } from '#test/published-pages.ts';
import { allPaths } from '#test/routes.ts';

/** The sitemap, robots.txt, the feed and the manifest. */
export function testDiscovery(pages: PublishedPages): void {
  const elementTexts = (xml: string, name: string) =>
    [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);

  /** Fails on XML with an unclosed element or a bare ampersand. */
  function expectWellFormed(xml: string) {
    const open: string[] = [];
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n</);
    expect(xml.replaceAll(/&(?:amp|lt|gt|quot|apos);/g, '')).not.toContain('&');
    for (const [, end, name = '', , self] of xml.matchAll(/<(\/?)([\w:]+)((?: [\w:]+="[^"<]*")*)(\/?)>/g)) {
      if (end === '/') expect(open.pop()).toBe(name);
      else if (self !== '/') open.push(name);
    }
    expect(open).toEqual([]);
  }

  describe('the sitemap', () => {
    test('lists each indexed page, and no other, with its canonical path', async () => {
      const xml = await pages.read('/sitemap.xml');
      expectWellFormed(xml);
      const sitemapUrls = elementTexts(xml, 'loc');
      const indexedUrls: string[] = [];
      for (const path of allPaths) {
        if (metaContent(await pages.read(path), 'robots') !== 'noindex')
          indexedUrls.push(pages.origin + path);
      }
      expect(sitemapUrls.toSorted()).toEqual(indexedUrls.toSorted());
      for (const address of sitemapUrls) {
        const response = await pages.request(address ?? '', { redirect: 'manual' });
        expect([address, response.status]).toEqual([address, 200]);
        expect(linkTo(await response.text(), 'canonical')).toBe(address);
      }
    });

    test('lists all works of a room, and every picture exists', async () => {
      const xml = await pages.read('/sitemap.xml');
      for (const { path, works } of rooms) {
        const entry =
          xml.split('<url>').find((each) => each.startsWith(`<loc>${pages.origin}${path}</loc>`)) ?? '';
        const images = elementTexts(entry, 'image:loc');
        for (const { name } of works) {
          expect(images.filter((image) => image?.includes(`/pictures/${name}-`))).toHaveLength(1);
        }
      }
      for (const image of new Set(elementTexts(xml, 'image:loc'))) {
        expect([image, (await pages.request(image ?? '', { method: 'HEAD' })).status]).toEqual([image, 200]);
      }
    });
  });

  test('robots.txt allows every page, so that robots can read noindex, but not the API', async () => {
    const lines = (await pages.read('/robots.txt')).split('\n');
    expect(lines).toContain('User-agent: *');
    expect(lines).toContain(`Sitemap: ${pages.origin}/sitemap.xml`);
    const disallowed = lines.flatMap((line) => /^Disallow: (.+)/.exec(line)?.[1] ?? []);
    const isDisallowed = (path: string) => disallowed.some((prefix) => path.startsWith(prefix));
    const { paths } = JSON.parse(await pages.read('/openapi.json')) as { paths: Record<string, unknown> };
    for (const path of Object.keys(paths)) expect([path, isDisallowed(path)]).toEqual([path, true]);
    for (const path of allPaths) expect([path, isDisallowed(path)]).toEqual([path, false]);
  });

  describe('the feed of the blog', () => {
    test('is RSS 2.0 with every post, the newest first', async () => {
      const xml = await pages.read('/Blog/rss.xml');
      expectWellFormed(xml);
      expect(xml).toContain('<rss version="2.0"');
      expect(xml).toContain(
        `<atom:link href="${pages.origin}/Blog/rss.xml" rel="self" type="application/rss+xml"/>`,
      );
      const items = xml.split('<item>').slice(1);
      expect(items).toHaveLength(posts.length);
      for (const [index, post] of posts.entries()) {
        const item = items[index] ?? '';
        const address = `${pages.origin}/Blog/${post.slug}`;
        expect(elementTexts(item, 'link')).toEqual([address]);
        expect(elementTexts(item, 'guid')).toEqual([address]);
        expect(elementTexts(item, 'title')).toEqual([post.title.text]);
        expect(elementTexts(item, 'dc:creator')).toEqual([post.author]);
        const [pubDate = ''] = elementTexts(item, 'pubDate');
        expect(pubDate).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} \+0530$/);
        const inIndia = new Date(pubDate).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
        expect(inIndia).toBe(post.date);
      }
    });

    test('is linked from the blog and its posts', async () => {
      for (const path of ['/Blog', `/Blog/${posts[0]?.slug}`]) {
        expect(linkTo(await pages.read(path), 'alternate')).toBe('/Blog/rss.xml');
      }
      expect((await pages.request('/blog/RSS.xml')).status).toBe(200);
    });
  });

  test('the manifest names the school, and its icons have the declared sizes', async () => {
    const html = await pages.read('/');
    const manifest = JSON.parse(await pages.read(linkTo(html, 'manifest') ?? '')) as {
      short_name: string;
      start_url: string;
      icons: { src: string; sizes: string; type: string; purpose?: string }[];
    };
    expect(manifest.short_name).toBe(facts.name);
    expect((await pages.request(manifest.start_url)).status).toBe(200);
    expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ]);
    for (const { src, sizes, type } of manifest.icons) {
      const response = await pages.request(src);
      expect(response.headers.get('content-type')).toBe(type);
      const { width, height } = await sharp(await response.arrayBuffer()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  for (const [path, type] of [
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/Blog/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json'],
  ] as const) {
    test(`${path} is compressed, and revalidates with 304`, async () => {
      const first = await pages.request(path, { headers: { 'accept-encoding': 'br' } });
      expect([first.status, first.headers.get('content-type')]).toEqual([200, type]);
      expect(first.headers.get('content-encoding')).toBe('br');
      expect(first.headers.get('cache-control')).toBe('no-cache');
      const etag = first.headers.get('etag') ?? '';
      const second = await pages.request(path, {
        headers: { 'accept-encoding': 'br', 'if-none-match': etag },
      });
      expect(second.status).toBe(304);
    });
  }
}
