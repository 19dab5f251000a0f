import type { Kysely } from 'kysely';
import { commandLine } from '#contract/audit.ts';
import { record } from '#server/audit/queries.ts';
import { databaseKind, type Database } from '#server/db/connect.ts';
import { addConversationsOf } from '#server/db/migrations/0022-conversations.ts';
import { up as foldNames } from '#server/db/migrations/0018-folded-names.ts';
import { storePhoneKeys } from '#server/db/migrations/0026-families.ts';
import { storageFailure } from '#server/db/storage-failure.ts';
import type { Settings } from '#server/env.ts';
import { CommandError } from '#server/operations/exit-message.ts';
import type { Counts } from './format.ts';
import { clearTables, insertSavedRow } from './queries.ts';
import { readBackup, verifyBackup } from './verify.ts';

/**
 * Replaces the contents of the database with a backup, in one transaction. Safe while the server runs: other connections see
 * either the old or the new state. All sessions end. A backup of SQLite can be restored into PostgreSQL and the other way
 * round. The audit log keeps its entries and gets those of the backup too.
 * @param passphrase of an encrypted backup
 * @throws CommandError when the file is not a complete backup or the passphrase is wrong; the database is then unchanged
 */
export async function restore(
  db: Database,
  settings: Settings,
  file: string,
  passphrase = settings.backupPassphrase,
): Promise<Counts> {
  const counts = await verifyBackup(db, file, passphrase);
  const kind = databaseKind(settings);
  await db.transaction().execute(async (transaction) => {
    await clearTables(transaction, kind);
    for await (const saved of readBackup(transaction, file, passphrase)) {
      await insertSavedRow(transaction, kind, saved).catch((error: unknown) => {
        if (storageFailure(error) !== undefined) throw error;
        throw new CommandError(
          `${file} contains a row that does not fit into the table ${saved.table}. Nothing was changed.`,
        );
      });
    }
    const migrated = transaction as unknown as Kysely<never>;
    // A backup of an earlier version has no conversations.
    for (const table of ['applications', 'trials'] as const) await addConversationsOf(migrated, table);
    // It has names and phone numbers in the form for comparison of its time.
    await foldNames(migrated);
    await storePhoneKeys(migrated);
    await record(transaction, { action: 'backup-restored', actor: commandLine, address: null });
  });
  return counts;
}
