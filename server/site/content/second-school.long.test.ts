import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pagesFor } from '#contract/site/pages.ts';
import { pageContentOf } from '#server/site/publish/page-content.ts';
import { openSite, type Site } from '#server/site/site.ts';
import { contentFile } from '#test/changed-content.ts';
import { restorePageCache } from '#test/page-cache.ts';
import { runCommand } from '#test/run-command.ts';
import { openSchool, type School } from '#test/school.ts';
import { secondSchool, wordsOfFirstSchool } from '#test/second-school.ts';
import { followEditions } from './follow-editions.ts';

const root = path.resolve(import.meta.dirname, '../../..');

let dataDir: string;
let site: Site;
let school: School;
/** The address of the social card of the first school's home. */
let firstCard: string;
let following: ReturnType<typeof followEditions>;

/** The site of the first school runs; then the content of the second school is imported. */
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'second-school-'));
  const pages: Pick<Site, 'handle'> = {
    handle: (request, response) => site.handle(request, response),
  };
  school = await openSchool('sqlite', {}, pages);
  const { content, settings } = school.context;
  const savePageCache = await restorePageCache(dataDir, settings.publicUrl);
  site = await openSite(root, { ...settings, dataDir }, content.edition);
  await savePageCache();
  firstCard = await cardOfHome();
  following = followEditions(school.context, (edition) => site.publish(edition));
  const file = path.join(dataDir, 'second-school.json');
  await writeFile(file, contentFile(secondSchool()));
  const { stderr } = await runCommand('server/tasks/content-command.ts', ['import', file], {
    DATA_DIR: school.dataDir,
  });
  expect(stderr).toBe('');
  await vi.waitUntil(() => site.served.number === 1, { timeout: 90_000, interval: 200 });
}, 180_000);
afterAll(async () => {
  await following.stop();
  await school.close();
  await rm(dataDir, { recursive: true });
});

/** The words of the first school in a text. */
const foreignWords = (text: string) => wordsOfFirstSchool().filter((word) => text.includes(word));

test('every page and its data, with JSON-LD and metadata, is about the second school alone', async () => {
  const { edition } = school.context.content;
  const addresses = [
    ...pagesFor(pageContentOf(edition)).flatMap(({ path }) => [
      path,
      path === '/' ? '/_.data' : `${path}.data`,
    ]),
    '/no-such-page',
  ];
  const found: Record<string, string[]> = {};
  for (const address of addresses) {
    const text = await (await fetch(school.url + address)).text();
    expect([address, text.includes('Kala Veedu')]).toEqual([address, true]);
    const words = foreignWords(text);
    if (words.length > 0) found[address] = words;
  }
  expect(found).toEqual({});
});

test('home shows the name, the town, the courses with their prices and the notice of the second school', async () => {
  const html = await (await fetch(school.url)).text();
  for (const words of ['Kala Veedu', 'Kochi', 'Little Brushes', '1850', 'Classes pause in the second week'])
    expect(html).toContain(words);
});

test.each(['/sitemap.xml', '/robots.txt', '/Blog/rss.xml', '/site.webmanifest', '/service-worker.js'])(
  '%s has no word of the first school',
  async (address) => {
    expect(foreignWords(await (await fetch(school.url + address)).text())).toEqual([]);
  },
);

/** The address of the social card of home. */
const cardOfHome = async () =>
  /<meta property="og:image" content="http:\/\/school\.test([^"]+)"/.exec(
    await (await fetch(school.url)).text(),
  )?.[1] ?? '';

test('the social cards are drawn again', async () => {
  const address = await cardOfHome();
  expect(address).not.toBe(firstCard);
  const card = await fetch(school.url + address);
  expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});
