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

/** Converts dates and booleans, which PostgreSQL accepts and Node's SQLite does not. */
function toSqlite(value: unknown): SQLInputValue {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value as SQLInputValue;
}

/** Adapts Node's SQLite to the interface that Kysely expects. */
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

const busyTimeout = 5_000;
const retryMilliseconds = 20;

/** SQLITE_CORRUPT. */
const corrupt = 11;

/** SQLITE_BUSY: another process is writing. */
const isBusy = (error: unknown) => (error as { errcode?: number }).errcode === 5;

/**
 * Waits for the write of another process without blocking this one. SQLite's own busy timeout would block every request,
 * also those for pages, until the other process is done.
 */
class WaitingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #isInTransaction: () => boolean;
  /** The deadline for retries of the first query. */
  #firstDeadline: number | undefined;
  #began = false;
  /** The error after which SQLite rolled back by itself (sqlite.org/lang_transaction.html, "Response To Errors"). */
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

  /** After SQLite has rolled back by itself, another "rollback" would fail and hide the first error. */
  async rollback(): Promise<void> {
    this.#began = false;
    this.#endedBy = undefined;
    if (this.#isInTransaction()) await this.executeQuery(CompiledQuery.raw('rollback'));
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // Outside of the transaction the query would be stored although the rest of the work was rolled back.
    if (this.#endedBy !== undefined) throw this.#endedBy.error;
    const deadline = this.#firstDeadline ?? performance.now() + busyTimeout;
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

/** Lends the connection to one user at a time, in order of the requests. */
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
 * Starts transactions with the write lock. A transaction that reads first and writes later would otherwise fail at once,
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
    // From here, because a full timeout for each query in the queue would add up to minutes.
    const firstDeadline = performance.now() + busyTimeout;
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

  /** The driver lends its only connection to one query or transaction at a time. */
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
export function sqliteDialect(file: string): SqliteDialect {
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
  return new NodeSqliteDialect(database);
}
