import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { databaseKind, type Database } from '#server/db/connect.ts';
import type { Settings } from '#server/env.ts';
import { flushDirectory } from '#server/disk/flush-directory.ts';
import { lastMigration } from '#server/db/migrate.ts';
import { pictureFilesFor } from '#server/site/own-pictures/pictures.ts';
import type { Contents } from './contents.ts';
import { encrypt } from './encryption.ts';
import { headerOf, savedTables, type Counts } from './format.ts';
import { savedFilesOf } from './saved-files.ts';
import { readContents, readRows, withReadSnapshot } from './queries.ts';
import { verifyBackup } from './verify.ts';

/** What a backup holds: the number of rows of each table that has any, and the same in words of the school. */
export interface Backup {
  counts: Counts;
  contents: Contents;
}

/**
 * Writes a backup: one gzip file of JSON lines, the last of which holds the counts and the hash of all lines before it. The
 * file is encrypted when BACKUP_PASSPHRASE is set. Safe while the server runs. The file gets its name only when it is
 * complete and verified, and only its owner may read it. Memory does not grow with the size of the database.
 * @throws Error when the file cannot be written or read back; a file that had the name stays
 */
export async function backup(db: Database, settings: Settings, file: string): Promise<Backup> {
  // A name of its own: two backups to one file at once do not write into each other.
  const part = `${file}.${randomUUID()}.part`;
  const lines = new PassThrough();
  const { backupPassphrase: passphrase } = settings;
  const target = createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true });
  const written =
    passphrase === undefined
      ? pipeline(lines, createGzip(), target)
      : pipeline(lines, createGzip(), encrypt(passphrase), target);
  written.catch(() => {});
  const hash = createHash('sha256');
  const counts: Counts = {};
  const write = async (line: unknown) => {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    if (!lines.write(text)) await Promise.race([once(lines, 'drain'), written]);
  };
  const pictures = pictureFilesFor(settings);
  let lostPictures = 0;
  try {
    const contents = await withReadSnapshot(db, databaseKind(settings), async (connection) => {
      await write(headerOf(lastMigration));
      for (const [table, { key }] of savedTables) {
        for await (const row of readRows(connection, table, key)) {
          await write({ table, row });
          counts[table] = (counts[table] ?? 0) + 1;
          if (table !== 'pictures') continue;
          const line = await savedFilesOf(pictures, row.id as string);
          if (line === undefined) lostPictures += 1;
          else await write(line);
        }
      }
      return readContents(connection, lostPictures);
    });
    lines.end(`${JSON.stringify({ counts, sha256: hash.digest('hex') })}\n`);
    await written;
    await verifyBackup(db, part, passphrase);
    await rename(part, file);
    await flushDirectory(path.dirname(path.resolve(file)));
    return { counts, contents };
  } catch (error) {
    lines.destroy();
    await rm(part, { force: true }).catch(() => {});
    // The name that was asked for, not that of the part.
    if ((error as NodeJS.ErrnoException).path === part) Object.assign(error as Error, { path: file });
    throw error;
  }
}
