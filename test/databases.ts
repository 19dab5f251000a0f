import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { DatabaseKind } from '#server/db/connect.ts';
import './start-postgres.ts';

const server = inject('postgresUrl');

/** The databases that every API test runs on. */
export const databaseKinds: readonly DatabaseKind[] = server === '' ? ['sqlite'] : ['sqlite', 'postgres'];

async function execute(command: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
}

/** Creates an empty PostgreSQL database; `url` is undefined for SQLite, which is a file in DATA_DIR. */
export async function makeDatabase(
  kind: DatabaseKind,
): Promise<{ url: string | undefined; drop(): Promise<void> }> {
  if (kind === 'sqlite') return { url: undefined, drop: async () => {} };
  const name = `school_${randomUUID().replaceAll('-', '')}`;
  await execute(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(`drop database if exists ${name} with (force)`) };
}
