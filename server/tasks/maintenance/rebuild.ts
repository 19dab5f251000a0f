import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SchoolServices } from '#server/school/route.ts';
import { freeSpace } from '#server/operations/free-space.ts';
import { readErasures, updateRebuilt } from './queries.ts';

/** Other writes wait for a rebuild, at most for five seconds; 200 MB take one or two. */
const maxBytes = 200_000_000;

async function rebuild(file: string): Promise<boolean> {
  const worker = new Worker(new URL('../../db/vacuum-worker.ts', import.meta.url), {
    workerData: { file },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const [isDone] = (await once(worker, 'message')) as [boolean];
  return isDone;
}

/**
 * Rebuilds the SQLite file when rows were erased since the last rebuild. `secure_delete` overwrites deleted rows, but not
 * the copies that SQLite leaves in unused bytes of a page when it moves rows and index entries (OWASP ASVS 5.0, 14.2.4).
 * @throws the database's error when the rebuild fails; the next maintenance tries again
 */
export async function rebuildAfterErasure({ db, settings, log }: SchoolServices): Promise<void> {
  const { erased, rebuilt } = await readErasures(db);
  if (erased === rebuilt) return;
  const file = path.join(settings.dataDir, 'school.db');
  const { size } = await stat(file);
  if (size > maxBytes) {
    log.warn(
      'school.db is too large for a rebuild while the site runs: stop the site and run VACUUM with sqlite3',
    );
    return;
  }
  // One copy in a temporary file and one in the write-ahead log.
  if ((await freeSpace(settings.dataDir)).bytes < 2.5 * size) {
    log.warn('too little free disk space for the rebuild that removes the last traces of erased data');
    return;
  }
  if (await rebuild(file)) await updateRebuilt(db, erased);
}
