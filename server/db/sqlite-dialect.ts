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

const patienceMilliseconds = 5_000;
const retryMilliseconds = 20;

/** SQLITE_BUSY: another process is writing. */
const isBusy = (error: unknown) => (error as { errcode?: number }).errcode === 5;

/**
 * Waits for another process's write without holding up this one: SQLite's own waiting would stop every request, pages
 * included, until the other is done.
 */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = Date.now() + patienceMilliseconds;
    for (;;) {
      try {
        return await this.#connection.executeQuery<Row>(query);
      } catch (error) {
        if (!isBusy(error) || Date.now() > deadline) throw error;
        await setTimeout(retryMilliseconds);
      }
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery<Row>(query, chunkSize);
  }
}

/**
 * A transaction takes the write lock at its start: one that reads first and writes later would otherwise fail at once,
 * without waiting, when another process (a second instance, the admin command) wrote in between.
 */
class ImmediateDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    return new PatientConnection(await super.acquireConnection());
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite can change tables inside a transaction, so migrations run under its write lock. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver({ database: this.#database });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

/**
 * Opens an SQLite file so that what was acknowledged is on the disk: WAL, full sync, foreign keys enforced; and so that what
 * was deleted is overwritten, for a thief of the file would find it otherwise (OWASP ASVS 5.0, 14.2.4). A query waits
 * up to five seconds for another process's write.
 * @param file path of the database; made when missing
 */
export function sqliteDialect(file: string): SqliteDialect {
  const database = new DatabaseSync(file, {
    timeout: patienceMilliseconds,
    enableForeignKeyConstraints: true,
  });
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 0; pragma secure_delete = on;',
  );
  return new NodeSqliteDialect(asKyselyDatabase(database));
}
