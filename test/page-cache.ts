import { cp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

const kept = path.resolve(import.meta.dirname, '../build/test-pages');

/** What a start remembers of its pages depends on the address they are for, so each address has a folder. */
const folderFor = (publicUrl: string) => path.join(kept, publicUrl.replaceAll(/\W+/g, '-'));
const cacheIn = (dataDir: string) => path.join(dataDir, 'cache');
const keyIn = (folder: string) => readFile(path.join(folder, 'snapshot.json'), 'utf8').catch(() => undefined);

/**
 * Lays the pages that an earlier start made into a DATA_DIR, because making them takes longer than most tests; the server
 * takes them only where nothing they are made of has changed.
 * @returns keeps what the server has made for the next one; call it once the server is ready
 */
export async function restorePageCache(dataDir: string, publicUrl: string): Promise<() => Promise<void>> {
  const folder = folderFor(publicUrl);
  const cache = cacheIn(dataDir);
  // Another process may be laying its own there at this moment: then this one makes its pages itself.
  await cp(folder, cache, { recursive: true }).catch(() => rm(cache, { recursive: true, force: true }));
  return async () => {
    if ((await keyIn(cache)) === (await keyIn(folder))) return;
    const part = `${folder}.${process.pid}`;
    await cp(cache, part, { recursive: true });
    await rm(folder, { recursive: true, force: true });
    await rename(part, folder).catch(() => rm(part, { recursive: true, force: true }));
  };
}
