import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, vi } from 'vitest';
import { pagesFor } from '#contract/site/pages.ts';
import { makeEdition, type Edition } from '#server/site/content/edition.ts';
import { readSettings } from '#server/env.ts';
import { pageContentOf } from '#server/site/publish/page-content.ts';
import { openSite, type Site } from '#server/site/site.ts';
import { askPage } from './ask-page.ts';
import { contentWith } from './changed-content.ts';
import { edition } from './content.ts';
import { pagesOrigin, restorePageCache } from './page-cache.ts';

/*
 * What the tests of publishing share: server/site/publishing.api.test.ts publishes editions in which few pages differ, and
 * server/site/publishing.long.test.ts those in which all do.
 */

export const root = path.resolve(import.meta.dirname, '..');
export const environment = { PUBLIC_URL: pagesOrigin };
export const openIn = (dataDir: string, first: Edition) =>
  openSite(root, readSettings({ ...environment, DATA_DIR: dataDir }), first);

/** The pages of the site, and an address without a page. */
export const paths = [...pagesFor(pageContentOf(edition)).map(({ path }) => path), '/404'];

/** The HTML of every page by path. */
export type Pages = ReadonlyMap<string, string>;

export const pagesOf = async ({ handle }: Pick<Site, 'handle'>): Promise<Pages> =>
  new Map(
    await Promise.all(
      paths.map(async (path) => {
        return [path, (await (await askPage(handle, path))?.text()) ?? ''] as const;
      }),
    ),
  );
/** The paths of the pages that differ. */
export const differences = (pages: Pages, others: Pages | undefined) =>
  paths.filter((path) => pages.get(path) !== others?.get(path));
export const pathsWith = (pages: Pages, text: string) =>
  paths.filter((path) => pages.get(path)?.includes(text));

/** An edition that cannot be published: the questions page shows a work that does not exist. */
export const broken = makeEdition(
  9,
  contentWith(({ documents }) => {
    documents.faq.work = 'missing';
  }),
);

/** Makes every publishing process end at its start, as the system ends processes when memory is short. */
export const killPublishers = () =>
  vi.stubEnv('NODE_OPTIONS', '--import=data:text/javascript,process.kill(process.pid,9)');
export const ended =
  'The pages cannot be published: the publishing process ended early (SIGKILL). The machine may have too little free memory.';

/** Directories that are removed after the tests of the file; publishers live again after each test. */
export function useDirectories() {
  const directories: string[] = [];
  afterEach(() => vi.unstubAllEnvs());
  afterAll(async () => {
    for (const directory of directories) await rm(directory, { recursive: true });
  });
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
  return { newDirectory, copyOf };
}

/** Publishes the default content in an empty DATA_DIR. @returns its pages */
export async function publishDefault(dataDir: string): Promise<Pages> {
  const savePageCache = await restorePageCache(dataDir, environment.PUBLIC_URL);
  const pages = await pagesOf(await openIn(dataDir, edition));
  await savePageCache();
  return pages;
}
