import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** An SQLite file with all tables. */
    migratedFile: string;
  }
}

/** The PostgreSQL database with all tables, the template of those that tests create. */
export const migratedTemplate = 'school_template';

/** Runs the migrations once on each kind of database, because hundreds of tests start with a copy of the result. */
export default async function migrateOnce(project: TestProject): Promise<() => Promise<void>> {
  const { postgresUrl } = project.getProvidedContext();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'school-migrated-'));
  const databases = [connect({ databaseUrl: undefined, dataDir })];
  if (postgresUrl !== '') {
    const client = new Client({ connectionString: postgresUrl });
    await client.connect();
    await client.query(`create database ${migratedTemplate}`);
    await client.end();
    const url = new URL(postgresUrl);
    url.pathname = `/${migratedTemplate}`;
    databases.push(connect({ databaseUrl: url.href, dataDir }));
  }
  for (const database of databases) {
    await migrate(database);
    await database.destroy();
  }
  project.provide('migratedFile', path.join(dataDir, 'school.db'));
  return () => rm(dataDir, { recursive: true, force: true });
}
