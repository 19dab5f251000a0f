import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '#server/env.ts';
import { openSite } from '#server/site/site.ts';
import { edition } from './content.ts';
import { pagesOrigin, restorePageCache } from './page-cache.ts';

/** Renders the pages of the default content once after a build, because the tests start dozens of servers that show them. */
export default async function publishOnce(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'school-published-'));
  const savePageCache = await restorePageCache(dataDir, pagesOrigin);
  await openSite(
    path.resolve(import.meta.dirname, '..'),
    readSettings({ DATA_DIR: dataDir, PUBLIC_URL: pagesOrigin }),
    edition,
  );
  await savePageCache();
  await rm(dataDir, { recursive: true });
}
