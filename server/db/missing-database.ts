import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { SettingError } from '#server/env.ts';
import { databaseKind, type DatabaseSettings } from './connect.ts';

/** Written after the database, never before it: where one of these is, there was a database. */
const laterFiles = ['auth-secret', 'cache', 'outbox', 'school.db-wal'];

const isTrace = (file: string) =>
  existsSync(file) && (!statSync(file).isDirectory() || readdirSync(file).length > 0);

/** What in DATA_DIR shows that the site has run with it before, apart from the database. */
export function tracesOfUse(dataDir: string): string[] {
  return laterFiles.filter((name) => isTrace(path.join(dataDir, name)));
}

/**
 * Refuses to begin with an empty database where there was one. To be called before SQLite opens the file: opening makes an empty
 * one, and deletes a log that was left beside it.
 * @throws SettingError saying what to do
 */
export function refuseMissingDatabase(settings: DatabaseSettings): void {
  if (databaseKind(settings) === 'postgres') return;
  const { dataDir } = settings;
  // Traces first: another process may be making all of it at this moment, the database before anything else.
  const traces = tracesOfUse(dataDir);
  const database = statSync(path.join(dataDir, 'school.db'), { throwIfNoEntry: false });
  if (traces.length === 0 || (database !== undefined && database.size > 0)) return;
  throw new SettingError(
    `DATA_DIR ${dataDir} was used before, but its database school.db is ${database === undefined ? 'missing' : 'empty'}: put the file back, restore a backup with "npm run restore -- FILE", set DATABASE_URL if the data is in PostgreSQL, or delete ${traces.join(', ')} there to begin with an empty school.`,
  );
}
