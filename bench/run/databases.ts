import { copyFile, mkdir } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { query, startPostgres } from './postgres.ts';

/** The database of the site, and a copy of it for the bare server. */
export interface BenchDatabases {
  /** The setting that makes the site use its database. */
  env: Record<string, string>;
  /** Copies the database while the site is stopped. @returns the file or address of the copy */
  copy(): Promise<string>;
  /** Deletes what the requests of a round have stored, in both databases. @returns the number of rows in `table` before, in each */
  clear(table: 'conversationEntries' | 'applications'): Promise<[ours: number, copy: number]>;
  stop(): Promise<void>;
}

const tables = ['conversations', 'applications', 'outbox', '"rateLimits"'];

/** @param dataDir DATA_DIR of the site */
export async function sqliteDatabases(dataDir: string): Promise<BenchDatabases> {
  const copy = path.join(dataDir, '../bare/school.db');
  function clearFile(file: string, table: string): number {
    const database = new DatabaseSync(file, { timeout: 10_000 });
    const row = database.prepare(`select count(*) as rows from "${table}"`).get();
    for (const name of tables) database.exec(`delete from ${name}`);
    database.close();
    return Number(row?.rows);
  }
  return {
    env: {},
    async copy() {
      await mkdir(path.dirname(copy));
      await copyFile(path.join(dataDir, 'school.db'), copy);
      return copy;
    },
    clear: async (table) => [clearFile(path.join(dataDir, 'school.db'), table), clearFile(copy, table)],
    stop: async () => {},
  };
}

/** Databases on the PostgreSQL of the tests. */
export async function postgresDatabases(): Promise<BenchDatabases> {
  const server = await startPostgres();
  const ours = await server.create('site');
  let bare = '';
  async function clearDatabase(url: string, table: string): Promise<number> {
    const [row] = await query(url, `select count(*) as rows from "${table}"`);
    // The site sends its mails meanwhile. It locks them first, so that the two never wait for each other.
    const deletions = tables.map((name) => `delete from ${name}`);
    await query(url, [`lock table outbox, ${tables.join(', ')}`, ...deletions].join('; '));
    return Number(row?.rows);
  }
  return {
    env: { DATABASE_URL: ours },
    async copy() {
      bare = await server.create('bare', 'site');
      return bare;
    },
    clear: async (table) => [await clearDatabase(ours, table), await clearDatabase(bare, table)],
    stop: () => server.stop(),
  };
}
