import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pagesFor } from '#contract/site/pages.ts';
import type { Edition } from '#server/site/content/edition.ts';
import { readEdition } from '#server/site/content/store.ts';
import { pageContentOf } from '#server/site/publish/page-content.ts';
import { openSite } from '#server/site/site.ts';
import { askPage } from '#test/ask-page.ts';
import { databaseKinds } from '#test/databases.ts';
import { makeOwnSchool } from '#test/own-school.ts';
import { restorePageCache } from '#test/page-cache.ts';
import { openSchool } from '#test/school.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The pages of the site, their data and the files that are made from the words. */
const addressesOf = (edition: Edition) => [
  ...pagesFor(pageContentOf(edition)).flatMap(({ path }) => [
    path,
    path === '/' ? '/_.data' : `${path}.data`,
  ]),
  '/sitemap.xml',
  '/Blog/rss.xml',
  '/site.webmanifest',
  '/service-worker.js',
  '/404',
];

test('a server on an empty DATA_DIR has every public page again, byte for byte', async () => {
  const school = await openSchool('sqlite');
  const other = await openSchool(databaseKinds.at(-1) ?? 'sqlite');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pages-'));
  try {
    const { settings, db } = school.context;
    await makeOwnSchool(school);
    const file = path.join(dataDir, 'school.gz');
    const edition = await readEdition(db, settings.schoolTimezone);
    const savePageCache = await restorePageCache(dataDir, settings.publicUrl);
    const site = await openSite(root, { ...settings, dataDir }, edition);
    await backup(db, settings, file);
    await restore(other.context.db, other.context.settings, file);
    const again = await openSite(
      root,
      other.context.settings,
      await readEdition(other.context.db, settings.schoolTimezone),
    );
    const differing: string[] = [];
    for (const address of addressesOf(edition)) {
      const [was, is] = await Promise.all(
        [site, again].map(async ({ handle }) => (await askPage(handle, address))?.text()),
      );
      expect([address, typeof was]).toEqual([address, 'string']);
      if (was !== is) differing.push(address);
    }
    expect(differing).toEqual([]);
    expect(await (await askPage(again.handle, '/'))?.text()).toContain('Rang Shala');
    await savePageCache();
  } finally {
    await Promise.all([school.close(), other.close()]);
    await rm(dataDir, { recursive: true });
  }
});
