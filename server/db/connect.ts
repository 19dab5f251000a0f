import { chmodSync, statSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import { recordQueryError } from './query-errors.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

export type DatabaseKind = 'sqlite' | 'postgres';

/** A PostgreSQL address, or a directory with one SQLite file. */
export interface DatabaseSettings {
  databaseUrl: string | undefined;
  dataDir: string;
}

export function databaseKind({ databaseUrl }: DatabaseSettings): DatabaseKind {
  return databaseUrl === undefined ? 'sqlite' : 'postgres';
}

function makePrivate(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) chmodSync(file, 0o600);
}

/** The driver is loaded here: a server with SQLite does without it. */
async function openPool(connectionString: string, onLost: (error: Error) => void): Promise<Pool> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    application_name: 'showcase-art',
  });
  pool.on('error', onLost);
  // The pool removes its listener from a connection in use, and an error without a listener ends the process.
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}

/**
 * Opens the database. The first query connects to PostgreSQL.
 * @param onLost called when an idle connection to PostgreSQL breaks; the pool opens another at the next query
 */
export function connect(settings: DatabaseSettings, onLost: (error: Error) => void = () => {}): Database {
  if (settings.databaseUrl === undefined) {
    const file = path.join(settings.dataDir, 'school.db');
    // Also before opening: SQLite silently opens a file read-only when its owner may not write it.
    makePrivate(file);
    const dialect = sqliteDialect(file);
    makePrivate(file);
    return new Kysely<Tables>({ dialect, log: recordQueryError });
  }
  const { databaseUrl } = settings;
  const dialect = new PostgresDialect({ pool: () => openPool(databaseUrl, onLost) });
  return new Kysely<Tables>({ dialect, log: recordQueryError });
}

/** Runs an empty query. @returns its error when the database cannot be reached, otherwise undefined */
export function whyUnreachable(db: Database): Promise<unknown> {
  return sql`select 1`.execute(db).then(
    () => undefined,
    (error: unknown) => error,
  );
}
