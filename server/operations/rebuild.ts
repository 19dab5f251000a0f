import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Context } from '#server/context.ts';
import { freeSpace } from './disk.ts';

/** Writes of others have to wait for a rebuild, and do so for five seconds: a file of 200 MB takes one or two. */
const maxBytes = 200_000_000;

async function rebuild(file: string): Promise<boolean> {
  const worker = new Worker(new URL('rebuild-worker.ts', import.meta.url), {
    workerData: { file },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const [isDone] = (await once(worker, 'message')) as [boolean];
  return isDone;
}

/**
 * Rebuilds SQLite's file when something was erased since the last time. `secure_delete` overwrites what is deleted, but not
 * the copies that SQLite leaves in unused bytes of a page when it moves rows and index entries (OWASP ASVS 5.0, 14.2.4).
 * @throws the database's error when it cannot be rebuilt; it is tried again with the next upkeep
 */
export async function rebuildAfterErasure({ db, settings, log }: Context): Promise<void> {
  const { erased, rebuilt } = await db.selectFrom('erasures').selectAll().executeTakeFirstOrThrow();
  if (erased === rebuilt) return;
  const file = path.join(settings.dataDir, 'school.db');
  const { size } = await stat(file);
  if (size > maxBytes) {
    log.warn('school.db is too large to be rebuilt while the site runs: stop it and run VACUUM with sqlite3');
    return;
  }
  // A copy in a temporary file and one in the log beside the database.
  if ((await freeSpace(settings.dataDir)).bytes < 2.5 * size) {
    log.warn('the disk has too little free space to remove the last traces of what was erased');
    return;
  }
  if (await rebuild(file)) await db.updateTable('erasures').set({ rebuilt: erased }).execute();
}
