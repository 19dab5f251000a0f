import { prepareDataDir } from '#server/disk/data-dir.ts';
import { connect, type Database } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { refuseMissingDatabase } from '#server/db/missing-database.ts';
import { readSettings, type Settings } from '#server/env.ts';

/**
 * For commands: reads the settings, opens the database, runs the migrations and closes the database after `work`.
 * @param mayCreateDatabase whether the command may create a database where an earlier one is missing
 */
export async function withDatabase<T>(
  work: (db: Database, settings: Settings) => Promise<T>,
  { mayCreateDatabase = false } = {},
): Promise<T> {
  const settings = readSettings();
  prepareDataDir(settings.dataDir);
  if (!mayCreateDatabase) refuseMissingDatabase(settings);
  const db = connect(settings);
  try {
    await migrate(db);
    return await work(db, settings);
  } finally {
    await db.destroy();
  }
}
