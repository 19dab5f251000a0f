import { prepareDataDir } from '#server/context.ts';
import { connect, type Database } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { refuseMissingDatabase } from '#server/db/missing-database.ts';
import { readSettings, type Settings } from '#server/env.ts';

/**
 * For commands: the settings and the database, brought up to date; closed when `work` is done.
 * @param mayBeginEmpty whether the command may make a database where one is missing that was there before
 */
export async function withDatabase<T>(
  work: (db: Database, settings: Settings) => Promise<T>,
  { mayBeginEmpty = false } = {},
): Promise<T> {
  const settings = readSettings();
  prepareDataDir(settings.dataDir);
  if (!mayBeginEmpty) refuseMissingDatabase(settings);
  const db = connect(settings);
  try {
    await migrate(db);
    return await work(db, settings);
  } finally {
    await db.destroy();
  }
}
