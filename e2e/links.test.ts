import { elements } from '#test/head.ts';
import { expect, longUnless, test } from './fixtures.ts';
import { allPaths } from './routes.ts';
import type { RunningSchool } from './running-school.ts';

/** Spellings that docs/specification.md, section 2 requires in links although the canonical path differs. */
const otherSpellings = new Set(['/Classes', '/formenroll', '/privacy']);

interface FetchedPage {
  status: number;
  isRedirected: boolean;
  text: string;
}
const fetchedPages = new Map<string, Promise<FetchedPage>>();

/** A page or file, fetched once. */
function fetchOnce(school: RunningSchool, path: string): Promise<FetchedPage> {
  const cached = fetchedPages.get(path);
  if (cached !== undefined) return cached;
  const fetching = fetch(school.url + path).then(async (response) => ({
    status: response.status,
    isRedirected: response.redirected,
    text: /^text\/(?:html|css)/.test(response.headers.get('content-type') ?? '') ? await response.text() : '',
  }));
  fetchedPages.set(path, fetching);
  return fetching;
}

/** The URLs of this site among the given attribute values of a page. */
const ownUrls = (school: RunningSchool, addresses: readonly (string | undefined)[], from: string) =>
  addresses
    .filter((address) => address !== undefined && address !== '')
    .map((address) => new URL(address ?? '', school.url + from))
    .filter(({ origin }) => origin === school.url);

for (const path of [...allPaths, '/no-such-page']) {
  test(`every link of ${path} leads to a canonical path and an existing anchor`, async ({ school }) => {
    const { text } = await fetchOnce(school, path);
    const broken: string[] = [];
    for (const { pathname, search, hash } of ownUrls(
      school,
      elements(text, 'a').map((link) => link.get('href')),
      path,
    )) {
      const target = await fetchOnce(school, pathname + search);
      const fragment = decodeURIComponent(hash.slice(1));
      const exists = target.status === 200 || pathname === path;
      const isCanonical = !target.isRedirected || otherSpellings.has(pathname);
      const hasFragment = fragment === '' || target.text.includes(`id="${fragment}"`);
      if (!exists || !isCanonical || !hasFragment) broken.push(pathname + search + hash);
    }
    expect([...new Set(broken)]).toEqual([]);
  });
}

for (const path of allPaths) {
  test(`every picture, stylesheet and file that ${path} names exists`, async ({ school }) => {
    const { text } = await fetchOnce(school, path);
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
    const missing: string[] = [];
    for (const { pathname } of ownUrls(school, urls, path)) {
      if ((await fetchOnce(school, pathname)).status !== 200) missing.push(pathname);
    }
    expect([...new Set(missing)]).toEqual([]);
  });
}

for (const width of [390, 1280]) {
  test(
    `the breadcrumb is not covered by the large letters of the heading at ${width} px`,
    longUnless(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/classes', '/curriculum', '/Privacy', '/painting']) {
        await page.goto(path);
        const home = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' });
        const isOnTop = await home.evaluate((link) => {
          const { left, top, width, height } = link.getBoundingClientRect();
          const points = [0.1, 0.5, 0.9].map((share) =>
            document.elementFromPoint(left + width / 2, top + height * share),
          );
          return points.every((element) => element !== null && link.contains(element));
        });
        expect(isOnTop, path).toBe(true);
      }
    },
  );
}
