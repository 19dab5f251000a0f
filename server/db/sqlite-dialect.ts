import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, type Dialect } from 'kysely';
import { NodeSqliteDatabase } from './sqlite-database.ts';
import { busyTimeout, NodeSqliteDriver } from './sqlite-driver.ts';

/** SQLITE_CORRUPT. */
const corrupt = 11;

class NodeSqliteAdapter extends SqliteAdapter {
  /** SQLite can change tables inside a transaction, so migrations run under its write lock. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver lends its only connection to one query or transaction at a time. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Kysely's dialect for a database of Node's SQLite. */
class NodeSqliteDialect extends SqliteDialect {
  readonly #database: NodeSqliteDatabase;

  constructor(database: NodeSqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): NodeSqliteDriver {
    return new NodeSqliteDriver(this.#database);
  }

  override createAdapter(): NodeSqliteAdapter {
    return new NodeSqliteAdapter();
  }
}

/** Finds a damaged page at the start instead of months later. Takes about a millisecond for each megabyte. */
function checkPages(database: DatabaseSync): void {
  if (database.prepare('pragma quick_check(1)').get()?.quick_check === 'ok') return;
  throw Object.assign(new Error('database disk image is malformed'), { errcode: corrupt });
}

/**
 * Opens an SQLite file with WAL, full sync (a committed change is on the disk), foreign keys and `secure_delete` (deleted
 * data is overwritten; OWASP ASVS 5.0, 14.2.4). A query waits up to five seconds for the write of another process.
 * @param file path of the database; created when missing
 * @throws SQLite's error when the file cannot be opened or is damaged
 */
export function sqliteDialect(file: string): Dialect {
  // Temporary files contain data of the tables, so they belong in the private directory.
  process.env.SQLITE_TMPDIR ??= path.dirname(file);
  const database = new DatabaseSync(file, {
    timeout: busyTimeout,
    enableForeignKeyConstraints: true,
  });
  try {
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;');
    checkPages(database);
    database.exec('pragma busy_timeout = 0');
  } catch (error) {
    database.close();
    throw error;
  }
  return new NodeSqliteDialect(new NodeSqliteDatabase(database));
}
