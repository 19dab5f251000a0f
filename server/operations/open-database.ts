import { prepareDataDir } from '#server/context.ts';
import { connect, type Database } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { readSettings, type Settings } from '#server/env.ts';

/** For commands: the settings and the database, brought up to date; closed when `work` is done. */
export async function withDatabase<T>(work: (db: Database, settings: Settings) => Promise<T>): Promise<T> {
  const settings = readSettings();
  prepareDataDir(settings.dataDir);
  const db = connect(settings);
  try {
    await migrate(db);
    return await work(db, settings);
  } finally {
    await db.destroy();
  }
}
