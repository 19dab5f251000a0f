import { expect, test } from 'vitest';
import { elements } from '#test/head.ts';
import type { PublishedPages } from '#test/published-pages.ts';
import { allPaths, publicPaths } from '#test/routes.ts';

/** Spellings that docs/specification.md, section 2 requires in links although the canonical path differs. */
const otherSpellings = new Set(['/Classes', '/formenroll', '/privacy']);

/** Where links lead, and whether the files that pages name exist. */
export function testLinks(pages: PublishedPages): void {
  interface FetchedPage {
    status: number;
    isRedirected: boolean;
    text: string;
  }
  const fetchedPages = new Map<string, Promise<FetchedPage>>();

  /** A page or file, fetched once. */
  function fetchOnce(path: string): Promise<FetchedPage> {
    const cached = fetchedPages.get(path);
    if (cached !== undefined) return cached;
    const fetching = pages.request(path).then(async (response) => ({
      status: response.status,
      isRedirected: response.redirected,
      text: /^text\/(?:html|css)/.test(response.headers.get('content-type') ?? '')
        ? await response.text()
        : '',
    }));
    fetchedPages.set(path, fetching);
    return fetching;
  }

  /** The URLs of this site among the given attribute values of a page. */
  const ownUrls = (addresses: readonly (string | undefined)[], from: string) =>
    addresses
      .filter((address) => address !== undefined && address !== '')
      .map((address) => new URL(address ?? '', pages.origin + from))
      .filter(({ origin }) => origin === pages.origin);

  test('every link leads to a canonical path and an existing anchor', async () => {
    const broken = new Set<string>();
    for (const path of [...allPaths, '/no-such-page']) {
      const { text } = await fetchOnce(path);
      const links = elements(text, 'a').map((link) => link.get('href'));
      expect([path, links.length]).toEqual([path, expect.toSatisfy((count: number) => count > 0)]);
      for (const { pathname, search, hash } of ownUrls(links, path)) {
        const target = await fetchOnce(pathname + search);
        const fragment = decodeURIComponent(hash.slice(1));
        const exists = target.status === 200 || pathname === path;
        const isCanonical = !target.isRedirected || otherSpellings.has(pathname);
        const hasFragment = fragment === '' || target.text.includes(`id="${fragment}"`);
        if (!exists || !isCanonical || !hasFragment) broken.add(`${path}: ${pathname}${search}${hash}`);
      }
    }
    expect([...broken]).toEqual([]);
  });

  test('every picture, stylesheet and file that a page names exists', async () => {
    const missing = new Set<string>();
    for (const path of allPaths) {
      const { text } = await fetchOnce(path);
      const urls = [
        ...elements(text, 'img').map((img) => img.get('src')),
        ...elements(text, 'source').map((source) => source.get('src')),
        ...elements(text, 'track').map((track) => track.get('src')),
        ...[...elements(text, 'img'), ...elements(text, 'source')].flatMap((each) =>
          (each.get('srcset') ?? '').split(', ').map((candidate) => candidate.split(' ')[0]),
        ),
        ...elements(text, 'link').map((link) => link.get('href')),
        ...elements(text, 'meta')
          .filter((meta) => meta.get('name') === 'fonts' || meta.get('property') === 'og:image')
          .map((meta) => meta.get('content')),
        ...[...text.matchAll(/"(\/assets\/[\w.-]+)"/g)].map(([, address]) => address),
        ...[...text.matchAll(/url\(["']?(\/[^"')]+)["']?\)/g)].map(([, address]) => address),
      ];
      for (const { pathname } of ownUrls(urls, path)) {
        if ((await fetchOnce(pathname)).status !== 200) missing.add(`${path}: ${pathname}`);
      }
    }
    expect([...missing]).toEqual([]);
  });

  test('no work hangs twice on a page', async () => {
    const twice: string[] = [];
    for (const path of publicPaths) {
      const { text } = await fetchOnce(path);
      const names = [...text.matchAll(/<img [^>]*src="\/pictures\/([a-z0-9-]+?)-\d+-[0-9a-f]{8}\./g)].map(
        ([, name]) => name,
      );
      twice.push(
        ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${path}: ${name}`),
      );
    }
    expect(twice).toEqual([]);
  });
}
