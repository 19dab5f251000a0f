import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { pagesFor } from '#contract/pages.ts';
import { defaultContent, makeEdition, type Edition, type SchoolContent } from '#server/content/edition.ts';
import { readSettings } from '#server/env.ts';
import { askPage } from '#test/ask-page.ts';
import { contentWith, contentWithOtherPhone } from '#test/changed-content.ts';
import { edition } from '#test/content.ts';
import { restorePageCache } from '#test/page-cache.ts';
import { openSchool } from '#test/school.ts';
import { pageContentOf } from './publish/page-content.ts';
import { openSite, type Site } from './site.ts';

const root = path.resolve(import.meta.dirname, '../..');
const environment = { PUBLIC_URL: 'http://school.test' };
const openIn = (dataDir: string, first: Edition) =>
  openSite(root, readSettings({ ...environment, DATA_DIR: dataDir }), first);

/** The pages of the site, and an address without a page. */
const paths = [...pagesFor(pageContentOf(edition)).map(({ path }) => path), '/404'];

type Pages = ReadonlyMap<string, string>;

/** The HTML of every page by path. */
const pagesOf = async ({ handle }: Pick<Site, 'handle'>): Promise<Pages> =>
  new Map(
    await Promise.all(
      paths.map(async (path) => {
        return [path, (await (await askPage(handle, path))?.text()) ?? ''] as const;
      }),
    ),
  );
/** The paths of the pages that differ. */
const differences = (pages: Pages, others: Pages | undefined) =>
  paths.filter((path) => pages.get(path) !== others?.get(path));
const pathsWith = (pages: Pages, text: string) => paths.filter((path) => pages.get(path)?.includes(text));

/** DATA_DIR of a site that has published the default content; tests work with copies. */
let published: string;
/** The same with the compressed texts of `other`, because compressing takes longer than rendering. */
let publishedWithTexts: string;
/** The pages of the default content, and those of an edition in which every page differs. */
let before: Pages;
let after: Pages;
const other = makeEdition(1, contentWithOtherPhone);
const directories: string[] = [];
async function newDirectory(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'school-publishing-'));
  directories.push(directory);
  return directory;
}
async function copyOf(...sources: string[]): Promise<string> {
  const copy = await newDirectory();
  for (const source of sources) await cp(source, copy, { recursive: true });
  return copy;
}

beforeAll(async () => {
  published = await newDirectory();
  const savePageCache = await restorePageCache(published, environment.PUBLIC_URL);
  before = await pagesOf(await openIn(published, edition));
  await savePageCache();
  // Without the list of the pages all are rendered.
  const complete = await copyOf(published);
  await rm(path.join(complete, 'cache/snapshot.json'));
  after = await pagesOf(await openIn(complete, other));
  publishedWithTexts = await copyOf(complete, published);
});
afterAll(async () => {
  for (const directory of directories) await rm(directory, { recursive: true });
});

const { faq, school } = defaultContent.documents;
const changes: [fact: string, was: string, is: string, change: (content: SchoolContent) => void][] = [
  [
    'price of a course',
    '3500',
    '7913',
    (content) => {
      content.courses = content.courses.map((course) =>
        course.id === 'senior-seeker' ? { ...course, price: 7913 } : course,
      );
    },
  ],
  [
    'lead of the questions',
    faq.lead,
    'All the questions.',
    ({ documents }) => (documents.faq.lead = 'All the questions.'),
  ],
  [
    'phone number of the school',
    school.phone,
    '+91 91234 56789',
    ({ documents }) => (documents.school.phone = '+91 91234 56789'),
  ],
];

test.each(changes)(
  'a changed %s renders exactly the pages that show it, also after a restart',
  async (_, was, is, change) => {
    const site = await openIn(await copyOf(published), edition);
    const shown = pathsWith(before, was);
    expect([shown.length > 0, pathsWith(before, is)]).toEqual([true, []]);
    const { rendered } = await site.publish(makeEdition(1, contentWith(change)));
    expect(rendered).toEqual(shown);
    const changed = await pagesOf(site);
    expect(pathsWith(changed, is)).toEqual(shown);
    expect(pathsWith(changed, was)).toEqual([]);
    expect(differences(changed, before)).toEqual(shown);
  },
);

/** An edition that cannot be published: the questions page shows a work that does not exist. */
const broken = makeEdition(
  9,
  contentWith(({ documents }) => {
    documents.faq.work = 'missing';
  }),
);

test('a page that cannot be rendered leaves the old edition, in this process and after a restart', async () => {
  const dataDir = await copyOf(published);
  const site = await openIn(dataDir, edition);
  await expect(site.publish(broken)).rejects.toMatchObject({
    page: '/FaqPage',
    message: 'The page /FaqPage cannot be published: there is no work missing',
  });
  for (const serving of [site, await openIn(dataDir, broken)]) {
    expect(serving.served).toEqual({ number: edition.number, hash: edition.hash });
    expect(differences(await pagesOf(serving), before)).toEqual([]);
  }
});

/** Makes every publishing process end at its start, as the system ends processes when memory is short. */
const killPublishers = () =>
  vi.stubEnv('NODE_OPTIONS', '--import=data:text/javascript,process.kill(process.pid,9)');
afterEach(() => vi.unstubAllEnvs());
const ended =
  'The pages cannot be published: the publishing process ended early (SIGKILL). The machine may have too little free memory.';

test('a publishing process that is killed leaves the old edition, and the next publication gives the pages of a complete one', async () => {
  const dataDir = await copyOf(publishedWithTexts);
  const site = await openIn(dataDir, edition);
  killPublishers();
  await expect(site.publish(other)).rejects.toThrow(ended);
  for (const serving of [site, await openIn(dataDir, other)]) {
    expect(serving.served).toEqual({ number: edition.number, hash: edition.hash });
    expect(differences(await pagesOf(serving), before)).toEqual([]);
  }
  vi.unstubAllEnvs();
  await site.publish(other);
  expect(differences(await pagesOf(site), after)).toEqual([]);
});

test('a first start whose publishing process is killed fails with one sentence that says so', async () => {
  killPublishers();
  await expect(openIn(await newDirectory(), edition)).rejects.toThrow(ended);
});

test('replies during a publication are whole pages of one edition, without a failed request', async () => {
  const site = await openIn(await copyOf(publishedWithTexts), edition);
  const server = await openSchool('sqlite', environment, site);
  let isPublished = false;
  const seen: [path: string, status: number, html: string][] = [];
  const visit = async () => {
    const reply = async (path: string) => {
      const response = await fetch(server.url + path);
      seen.push([path, response.status, await response.text()]);
    };
    while (!isPublished) for (const path of paths) await reply(path);
  };
  try {
    const visits = [visit(), visit()];
    await site.publish(other);
    isPublished = true;
    await Promise.all(visits);
  } finally {
    await server.close();
  }
  expect(seen.length).toBeGreaterThan(paths.length);
  for (const [path, status, html] of seen) {
    expect([path, status]).toEqual([path, path === '/404' ? 404 : 200]);
    expect([path, html === before.get(path) || html === after.get(path)]).toEqual([path, true]);
  }
});

/** When to kill the process: the line that it prints then (test/publish-in-turn.ts), and how many such lines there are by then. */
const killMoments: [line: RegExp, count: number][] = [
  [/^started$/, 1],
  [/^opened$/, 1],
  // The first texts of the new edition, and many of them.
  [/^change .*\.br\..*part$/, 1],
  [/^change .*\.br\..*part$/, 60],
  [/^change snapshot\.json\..*part$/, 1],
  [/^published$/, 1],
];

test(
  'a process that is killed at any moment leaves the old or the new edition',
  { timeout: 300_000 },
  async () => {
    const pages = new Map([
      [edition.hash, before],
      [other.hash, after],
    ]);
    for (const [moment, count] of killMoments) {
      const dataDir = await copyOf(published);
      const child = spawn(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', 'test/publish-in-turn.ts'],
        {
          cwd: root,
          env: { ...process.env, ...environment, DATA_DIR: dataDir, NODE_ENV: 'production' },
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      const ended = once(child, 'exit');
      let seen = 0;
      for await (const line of createInterface(child.stdout)) {
        if (moment.test(line)) seen += 1;
        if (seen === count) break;
      }
      child.kill('SIGKILL');
      expect(await ended).toEqual([null, 'SIGKILL']);
      // Nothing can be published now, so that the site serves what the process left.
      killPublishers();
      const { served, ...site } = await openIn(dataDir, broken);
      vi.unstubAllEnvs();
      expect([...pages.keys()]).toContain(served.hash);
      expect(differences(await pagesOf(site), pages.get(served.hash))).toEqual([]);
    }
    const next = await openIn(directories.at(-1) ?? '', other);
    expect(differences(await pagesOf(next), after)).toEqual([]);
  },
);
