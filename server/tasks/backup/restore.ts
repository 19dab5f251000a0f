import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { commandLine } from '#contract/school/audit.ts';
import { record } from '#server/operations/audit/queries.ts';
import { insertEdition, lastEditionNumber, nextPublicationTime } from '#server/site/content/queries.ts';
import { readEdition } from '#server/site/content/store.ts';
import { databaseKind, type Database } from '#server/db/connect.ts';
import { up as foldNames } from '#server/db/migrations/0018-folded-names.ts';
import { addConversationsOf } from '#server/db/migrations/0022-conversations.ts';
import { storePhoneKeys } from '#server/db/migrations/0026-families.ts';
import { storeYears } from '#server/db/migrations/0037-years.ts';
import { makeDraftsChanges } from '#server/db/migrations/0039-changes-of-fields.ts';
import { storeChildren } from '#server/db/migrations/0043-photo-consents.ts';
import { pictureFilesFor } from '#server/site/own-pictures/pictures.ts';
import { storageFailure } from '#server/db/storage-failure.ts';
import type { Settings } from '#server/env.ts';
import { CommandError } from '#server/operations/exit-message.ts';
import type { Backup } from './backup.ts';
import { firstWithSite } from './format.ts';
import { clearTables, insertSavedRow, isBusy, readContents, schemaOfSavedTables } from './queries.ts';
import { restoreFiles } from './saved-files.ts';
import { readBackup, verifyBackup } from './verify.ts';

/** What migrations did to stored rows is done to the rows of a backup from before them. */
const mends: Readonly<Record<string, (db: Kysely<never>) => Promise<void>>> = {
  '0018-folded-names': foldNames,
  '0022-conversations': async (db) => {
    for (const table of ['applications', 'trials'] as const) await addConversationsOf(db, table);
  },
  '0026-families': storePhoneKeys,
  '0037-years': storeYears,
  '0039-changes-of-fields': makeDraftsChanges,
  '0043-photo-consents': storeChildren,
};

/** What a restore has brought back. */
interface Restored extends Backup {
  /** False for a backup of format 1, which has no website: the one that was here stays. */
  hasSite: boolean;
}

/** Milliseconds between two attempts to lock the tables, and after which the last one is made. */
const lockPause = 100;
const lockPatience = 30_000;

/** Runs a transaction again while somebody writes at the moment in which it would lock the tables. @throws CommandError when that does not end */
async function whenNotBusy<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + lockPatience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() > end)
        throw new CommandError(
          'The site is too busy for a restore: stop it, or try again. Nothing was changed.',
        );
      await setTimeout(lockPause);
    }
  }
}

/** @throws CommandError when no server of this version could publish the restored site */
async function checkSite(transaction: Database, file: string): Promise<void> {
  try {
    await readEdition(transaction);
  } catch (error) {
    const reason = error instanceof CommandError ? error.message : 'Its documents cannot be read.';
    throw new CommandError(
      `${file} holds a website that cannot be published. Nothing was changed.\n${reason}`,
    );
  }
}

/**
 * Replaces the contents of the database with a backup, in one transaction. It may run beside the server: other connections see
 * either the old or the new state, forms wait or are asked to try again, and the server publishes the restored site within seconds. All
 * sessions end. A backup of SQLite can be restored into PostgreSQL and the other way round. The audit log keeps its entries and gets those
 * of the backup too.
 * @param passphrase of an encrypted backup
 * @throws CommandError when the file is not a complete backup, the passphrase is wrong, or the site in it cannot be published; the
 * database is then unchanged
 */
export async function restore(
  db: Database,
  settings: Settings,
  file: string,
  passphrase = settings.backupPassphrase,
): Promise<Restored> {
  const { counts, format, migration } = await verifyBackup(db, file, passphrase);
  const kind = databaseKind(settings);
  const schema = await schemaOfSavedTables(db);
  const hasSite = format >= firstWithSite;
  // Before the transaction, in which nobody else can write. The maintenance deletes those whose rows do not follow.
  const pictures = pictureFilesFor(settings);
  let lostPictures = counts.pictures ?? 0;
  if (lostPictures > 0)
    for await (const line of readBackup(db, file, passphrase)) {
      if (!('picture' in line)) continue;
      await restoreFiles(pictures, line);
      lostPictures -= 1;
    }

  async function replaceAll(transaction: Database): Promise<Restored> {
    const editionBefore = await lastEditionNumber(transaction);
    await clearTables(transaction, kind, format);
    for await (const saved of readBackup(transaction, file, passphrase)) {
      if ('picture' in saved) continue;
      await insertSavedRow(transaction, kind, schema, saved).catch((error: unknown) => {
        if (storageFailure(error) !== undefined) throw error;
        throw new CommandError(
          `${file} contains a row that does not fit into the table ${saved.table}. Nothing was changed.`,
        );
      });
    }
    for (const [name, mend] of Object.entries(mends))
      if (migration < name) await mend(transaction as unknown as Kysely<never>);
    if (hasSite) await checkSite(transaction, file);
    // A server that runs publishes only what has a higher number than the pages that it serves.
    if (hasSite && editionBefore > 0)
      await insertEdition(transaction, commandLine, await nextPublicationTime(transaction), editionBefore);
    await record(transaction, { action: 'backup-restored', actor: commandLine, address: null });
    return { counts, contents: await readContents(transaction, lostPictures), hasSite };
  }

  return whenNotBusy(() => db.transaction().execute(replaceAll));
}
