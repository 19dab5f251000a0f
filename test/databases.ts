import { randomUUID } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { inject, test as onBoth } from 'vitest';
import type { DatabaseKind } from '#server/db/connect.ts';
import { migratedTemplate } from './migrate-once.ts';
import './start-postgres.ts';

const server = inject('postgresUrl');

/**
 * Both databases, in each run: for tests of what can go wrong on one of them alone. That is code that differs by database,
 * constraints, requests at the same time, query plans, migrations, searches, lists in pages, backups, and the lease of a mail.
 */
export const databaseKinds: readonly DatabaseKind[] = server === '' ? ['sqlite'] : ['sqlite', 'postgres'];

/**
 * The database of a test of rules that are the same code on both: SQLite in `npm test`, PostgreSQL in `npm run test:long`
 * (the project `api-long` of vitest.config.ts).
 */
export const kindsOfThisRun: readonly DatabaseKind[] =
  process.env.API_TESTS_ON === 'postgres' && server !== '' ? ['postgres'] : ['sqlite'];

/**
 * The `test` of most tests in a describe over `databaseKinds` in which only some need both databases. Those use `onBoth`, which
 * is vitest's own `test`.
 */
export const testOfThisRun = (kind: DatabaseKind) => onBoth.runIf(kindsOfThisRun.includes(kind));

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
