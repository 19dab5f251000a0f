import { chmodSync, statSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { recordQueryError } from './query-errors.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

export type DatabaseKind = 'sqlite' | 'postgres';

/** Where the data lives: a PostgreSQL address, or a directory that holds one SQLite file. */
export interface DatabaseSettings {
  databaseUrl: string | undefined;
  dataDir: string;
}

export function databaseKind({ databaseUrl }: DatabaseSettings): DatabaseKind {
  return databaseUrl === undefined ? 'sqlite' : 'postgres';
}

function keepPrivate(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) chmodSync(file, 0o600);
}

/**
 * Opens the database; nothing is asked of a PostgreSQL server until the first query.
 * @param onLost told when an idle connection to PostgreSQL breaks; the pool opens another at the next query
 */
export function connect(settings: DatabaseSettings, onLost: (error: Error) => void = () => {}): Database {
  if (settings.databaseUrl === undefined) {
    const file = path.join(settings.dataDir, 'school.db');
    // Before too: what its owner may not write, SQLite opens read-only without a word.
    keepPrivate(file);
    const dialect = sqliteDialect(file);
    keepPrivate(file);
    return new Kysely<Tables>({ dialect, log: recordQueryError });
  }
  const pool = new pg.Pool({
    connectionString: settings.databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    application_name: 'showcase-art',
  });
  pool.on('error', onLost);
  // The pool stops listening to a connection that is lent out; an error nobody hears ends the process.
  pool.on('connect', (client) => client.on('error', onLost));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: recordQueryError });
}

/** Asks the database for nothing. @returns its error when it cannot be reached, undefined when it can */
export function whyUnreachable(db: Database): Promise<unknown> {
  return sql`select 1`.execute(db).then(
    () => undefined,
    (error: unknown) => error,
  );
}
