import { cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '#server/env.ts';
import type { Logger } from '#server/log.ts';
import { askPage } from '#test/ask-page.ts';
import { edition } from '#test/content.ts';
import { pagesOrigin, restorePageCache } from '#test/page-cache.ts';
import { openSite } from './site.ts';

const root = path.resolve(import.meta.dirname, '../..');

let directory: string;
/** DATA_DIR of a site that has published the default content; tests work with copies. */
let published: string;

const settingsIn = (dataDir: string) => readSettings({ PUBLIC_URL: pagesOrigin, DATA_DIR: dataDir });

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'school-damaged-'));
  published = path.join(directory, 'published');
  const savePageCache = await restorePageCache(published, pagesOrigin);
  await openSite(root, settingsIn(published), edition);
  await savePageCache();
});
afterAll(() => rm(directory, { recursive: true }));

/** Replaces a file or directory by something that cannot be read in its place. */
async function replaceByDirectory(file: string): Promise<void> {
  await rm(file, { recursive: true });
  await mkdir(file);
  await writeFile(path.join(file, 'x'), '');
}
const fillWithZeros = async (file: string) => writeFile(file, Buffer.alloc((await stat(file)).size));

// server/site/publish/snapshot-store.test.ts has the other damages.
test.each<[damage: string, change: (cache: string, texts: string[]) => Promise<unknown>]>([
  ['a text is zeros', (_, [first]) => fillWithZeros(first ?? '')],
  ['a text is a directory', (_, [first]) => replaceByDirectory(first ?? '')],
  [
    'the cards are a file',
    (cache) =>
      rm(path.join(cache, 'cards'), { recursive: true }).then(() => writeFile(path.join(cache, 'cards'), '')),
  ],
  ['the cache is a file', (cache) => rm(cache, { recursive: true }).then(() => writeFile(cache, ''))],
])('a site starts with a damaged cache, in which %s, and says so in the log', async (_, change) => {
  const dataDir = await mkdtemp(path.join(directory, 'copy-'));
  await cp(published, dataDir, { recursive: true });
  const cache = path.join(dataDir, 'cache');
  const names = await readdir(cache);
  await change(
    cache,
    names.filter((name) => /\.(?:br|gz)$/.test(name)).map((name) => path.join(cache, name)),
  );
  const warnings: string[] = [];
  const log = { warn: (__: object, message: string) => warnings.push(message), error: () => {} };
  const site = await openSite(root, settingsIn(dataDir), edition, log as unknown as Logger);
  expect(await (await askPage(site.handle, '/about'))?.text()).toContain('<h1');
  expect(warnings).toContainEqual(expect.stringContaining('rendered again'));
  expect(await readdir(dataDir)).toEqual(['cache']);
});
