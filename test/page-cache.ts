import { cp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * The origin in the pages of all schools of the tests: pages that one server has rendered are those of the next one. A server listens on a
 * port of its own, whose origin it accepts as well.
 */
export const pagesOrigin = 'http://localhost';

const stored = path.resolve(import.meta.dirname, '../build/test-pages');

/** The stored pages depend on PUBLIC_URL, so that each PUBLIC_URL has its own folder. */
const folderFor = (publicUrl: string) => path.join(stored, publicUrl.replaceAll(/\W+/g, '-'));
const cacheIn = (dataDir: string) => path.join(dataDir, 'cache');
const keyIn = (folder: string) => readFile(path.join(folder, 'snapshot.json'), 'utf8').catch(() => undefined);

/**
 * Copies the pages of an earlier start into a DATA_DIR, because publishing takes longer than most tests. The server uses
 * them only when nothing has changed that they are made from.
 * @returns a function that stores the server's pages for the next start; call it when the server is ready
 */
export async function restorePageCache(dataDir: string, publicUrl: string): Promise<() => Promise<void>> {
  const folder = folderFor(publicUrl);
  const cache = cacheIn(dataDir);
  // Another process may be replacing the folder at this moment: then the server publishes its pages itself.
  await cp(folder, cache, { recursive: true }).catch(() => rm(cache, { recursive: true, force: true }));
  return async () => {
    if ((await keyIn(cache)) === (await keyIn(folder))) return;
    const part = `${folder}.${process.pid}`;
    await cp(cache, part, { recursive: true });
    await rm(folder, { recursive: true, force: true });
    await rename(part, folder).catch(() => rm(part, { recursive: true, force: true }));
  };
}
