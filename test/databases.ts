import { randomUUID } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { inject, test } from 'vitest';
import type { DatabaseKind } from '#server/db/connect.ts';
import { migratedTemplate } from './migrate-once.ts';
import './start-postgres.ts';

const server = inject('postgresUrl');

/**
 * Both databases, in each run: for the ground on which all else stands. That is `server/db/` except its query plans, sign-ins that race, the lease of
 * a mail, a search, a whole journey of a family, and a backup of one that is restored in the other.
 */
export const databaseKinds: readonly DatabaseKind[] = server === '' ? ['sqlite'] : ['sqlite', 'postgres'];

/** Whether this is `npm run test:long`. */
export const isLongRun = process.env.API_TESTS_ON === 'postgres';

/** The database of all other tests: SQLite in `npm test`, PostgreSQL in `npm run test:long` (the project `api-long` of vitest.config.ts). */
export const kindsOfThisRun: readonly DatabaseKind[] = isLongRun && server !== '' ? ['postgres'] : ['sqlite'];

/** The `test` of a slow test that only `npm run test:long` runs. */
export const testOfLongRun = test.runIf(isLongRun);

async function execute(command: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
}

interface TestDatabase {
  /** Undefined for SQLite, which is a file in DATA_DIR. */
  url: string | undefined;
  drop(): Promise<void>;
}

async function createDatabase(kind: DatabaseKind, options = ''): Promise<TestDatabase> {
  if (kind === 'sqlite') return { url: undefined, drop: async () => {} };
  const name = `school_${randomUUID().replaceAll('-', '')}`;
  await execute(`create database ${name} ${options}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(`drop database if exists ${name} with (force)`) };
}

/** Creates an empty PostgreSQL database; an SQLite database is empty when its file is missing. */
export const makeDatabase = (kind: DatabaseKind): Promise<TestDatabase> => createDatabase(kind);

/** Creates a database in which all migrations have run. */
export async function makeMigratedDatabase(kind: DatabaseKind, dataDir: string): Promise<TestDatabase> {
  if (kind === 'sqlite') await copyFile(inject('migratedFile'), path.join(dataDir, 'school.db'));
  return createDatabase(kind, `template ${migratedTemplate} strategy file_copy`);
}
