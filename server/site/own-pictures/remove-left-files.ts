import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { modifiedAt } from '#server/disk/modified-at.ts';
import { receivedFilesIn } from '#server/http/received-file.ts';
import type { SiteServices } from '#server/site/services.ts';
import { idsWithoutPicture } from './queries.ts';

/** Milliseconds after which no request is still at work on a file. */
const longest = 60 * 60_000;

/**
 * Deletes the files of pictures that have gone for good, and what a process that was killed has left: files without a row, half a picture, and
 * files that were being received.
 */
export async function removeLeftFiles(
  { db, pictures, settings: { dataDir } }: SiteServices,
  now: Date,
): Promise<void> {
  const isOld = (time: Date) => now.getTime() - time.getTime() > longest;
  const old = (await pictures.files.list()).filter(({ storedAt }) => isOld(storedAt)).map(({ id }) => id);
  for (const id of await idsWithoutPicture(db, old)) await pictures.files.remove(id);
  const received = receivedFilesIn(dataDir);
  for (const name of await readdir(received).catch(() => [])) {
    const file = path.join(received, name);
    const time = await modifiedAt(file);
    if (time !== undefined && isOld(time)) await rm(file, { force: true });
  }
}
