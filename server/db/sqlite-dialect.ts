import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDatabase,
} from 'kysely';

/** Node's SQLite takes neither dates nor booleans, PostgreSQL does; queries are written once, so they are turned here. */
function toSqlite(value: unknown): SQLInputValue {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value as SQLInputValue;
}

/** Shapes Node's own SQLite as the driver Kysely expects. */
function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(toSqlite)),
        run: (parameters) => statement.run(...parameters.map(toSqlite)),
        iterate: (parameters) => statement.iterate(...parameters.map(toSqlite)),
      };
    },
  };
}

const waitMilliseconds = 5_000;
const retryMilliseconds = 20;

/** SQLITE_CORRUPT. */
const corrupt = 11;

/** SQLITE_BUSY: another process is writing. */
const isBusy = (error: unknown) => (error as { errcode?: number }).errcode === 5;

/**
 * Waits for another process's write without blocking this one: SQLite's own waiting would stop every request, pages
 * included, until the other is done.
 */
class WaitingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #isInTransaction: () => boolean;
  /** Until when the first query is tried again. */
  #firstDeadline: number | undefined;
  #began = false;
  /** What made SQLite end the transaction itself (sqlite.org/lang_transaction.html, "Response To Errors"). */
  #endedBy: { error: unknown } | undefined;

  constructor(connection: DatabaseConnection, isInTransaction: () => boolean, firstDeadline: number) {
    this.#connection = connection;
    this.#isInTransaction = isInTransaction;
    this.#firstDeadline = firstDeadline;
  }

  async begin(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw('begin immediate'));
    this.#began = true;
    this.#endedBy = undefined;
  }

  /** Where SQLite has rolled back already, "rollback" is an error that would hide the first one. */
  async rollback(): Promise<void> {
    this.#began = false;
    this.#endedBy = undefined;
    if (this.#isInTransaction()) await this.executeQuery(CompiledQuery.raw('rollback'));
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // Outside of its transaction a query would be stored at once, although the rest of the work is gone.
    if (this.#endedBy !== undefined) throw this.#endedBy.error;
    const deadline = this.#firstDeadline ?? performance.now() + waitMilliseconds;
    this.#firstDeadline = undefined;
    for (;;) {
      try {
        return await this.#connection.executeQuery<Row>(query);
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) {
          if (this.#began && !this.#isInTransaction()) this.#endedBy = { error };
          throw error;
        }
        await setTimeout(retryMilliseconds);
      }
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery<Row>(query, chunkSize);
  }
}

/** Lends the connection to one at a time, in the order in which they asked. */
class ConnectionMutex {
  #isLocked = false;
  readonly #waiting: (() => void)[] = [];

  async obtainLock(): Promise<void> {
    if (this.#isLocked) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isLocked = true;
  }

  releaseLock(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isLocked = false;
    else next();
  }
}

/**
 * A transaction takes the write lock at its start: one that reads first and writes later would otherwise fail at once,
 * without waiting, when another process (a second instance, the admin command) wrote in between.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  readonly #mutex = new ConnectionMutex();

  constructor(database: DatabaseSync) {
    super({ database: asKyselyDatabase(database) });
    this.#database = database;
  }

  override async acquireConnection(): Promise<WaitingConnection> {
    // Counted from here: if each query in the queue waited for so long, the last one would wait for minutes.
    const firstDeadline = performance.now() + waitMilliseconds;
    await this.#mutex.obtainLock();
    const connection = await super.acquireConnection();
    return new WaitingConnection(connection, () => this.#database.isTransaction, firstDeadline);
  }

  override async releaseConnection(): Promise<void> {
    this.#mutex.releaseLock();
  }

  override async beginTransaction(connection: WaitingConnection): Promise<void> {
    await connection.begin();
  }

  override async rollbackTransaction(connection: WaitingConnection): Promise<void> {
    await connection.rollback();
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** SQLite can change tables inside a transaction, so migrations run under its write lock. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver itself lends its one connection to one query or transaction at a time. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: asKyselyDatabase(database) });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#database);
  }

  override createAdapter(): SqliteAdapter {
    return new NodeSqliteAdapter();
  }
}

/** A damaged page is found now, not months later in a form or a backup. Takes about a millisecond for each megabyte. */
function checkPages(database: DatabaseSync): void {
  if (database.prepare('pragma quick_check(1)').get()?.quick_check === 'ok') return;
  throw Object.assign(new Error('database disk image is malformed'), { errcode: corrupt });
}

/**
 * Opens an SQLite file so that what was acknowledged is on the disk: WAL, full sync, foreign keys enforced; and so that what
 * was deleted is overwritten, for a thief of the file would find it otherwise (OWASP ASVS 5.0, 14.2.4). A query waits
 * up to five seconds for another process's write.
 * @param file path of the database; made when missing
 * @throws SQLite's error when it cannot be opened or is damaged
 */
export function sqliteDialect(file: string): SqliteDialect {
  // SQLite's temporary files hold what its tables hold, and belong where nobody else reads.
  process.env.SQLITE_TMPDIR ??= path.dirname(file);
  const database = new DatabaseSync(file, {
    timeout: waitMilliseconds,
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
  return new NodeSqliteDialect(database);
}
