import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { SettingError } from '#server/env.ts';
import { databaseKind, type DatabaseSettings } from './connect.ts';

/** Files that are created after the database: if one of them exists, there was a database. */
const laterFiles = ['auth-secret', 'cache', 'outbox', 'school.db-wal'];

const isTrace = (file: string) =>
  existsSync(file) && (!statSync(file).isDirectory() || readdirSync(file).length > 0);

/** The names of the files in DATA_DIR, apart from the database, that show that the site has run before. */
export function tracesOfUse(dataDir: string): string[] {
  return laterFiles.filter((name) => isTrace(path.join(dataDir, name)));
}

/**
 * Prevents a start with an empty database when the earlier one is missing. Call it before SQLite opens the file, because
 * opening creates an empty database and deletes its write-ahead log.
 * @throws SettingError with instructions
 */
export function refuseMissingDatabase(settings: DatabaseSettings): void {
  if (databaseKind(settings) === 'postgres') return;
  const { dataDir } = settings;
  // Traces first: a process that starts at the same time creates the database before these files.
  const traces = tracesOfUse(dataDir);
  const database = statSync(path.join(dataDir, 'school.db'), { throwIfNoEntry: false });
  if (traces.length === 0 || (database !== undefined && database.size > 0)) return;
  throw new SettingError(
    `DATA_DIR ${dataDir} was used before, but its database school.db is ${database === undefined ? 'missing' : 'empty'}: put the file back, restore a backup with "npm run restore -- FILE", set DATABASE_URL if the data is in PostgreSQL, or delete ${traces.join(', ')} there to start with an empty database.`,
  );
}
