import { copyFile, mkdir } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';

const tables = ['conversations', 'applications', 'outbox', '"rateLimits"'];

function clearFile(file: string, table: string): number {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  const row = database.prepare(`select count(*) as rows from "${table}"`).get();
  for (const name of tables) database.exec(`delete from ${name}`);
  database.close();
  return Number(row?.rows);
}

/** The database of the site, and a copy of it for the bare server. */
export class BenchDatabases {
  readonly #ours: string;
  readonly #copy: string;

  /** @param dataDir DATA_DIR of the site */
  constructor(dataDir: string) {
    this.#ours = path.join(dataDir, 'school.db');
    this.#copy = path.join(dataDir, '../bare/school.db');
  }

  /** Copies the database while the site is stopped. @returns the file of the copy */
  async copy(): Promise<string> {
    await mkdir(path.dirname(this.#copy));
    await copyFile(this.#ours, this.#copy);
    return this.#copy;
  }

  /** Deletes what the requests of a round have stored, in both databases. @returns the number of rows in `table` before, in each */
  clear = (table: 'conversationEntries' | 'applications'): [ours: number, copy: number] => [
    clearFile(this.#ours, table),
    clearFile(this.#copy, table),
  ];
}
