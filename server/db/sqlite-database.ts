import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Converts dates and booleans, which PostgreSQL accepts and Node's SQLite does not. */
function toSqlite(value: unknown): SQLInputValue {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value as SQLInputValue;
}

/** Node's SQLite in the form of better-sqlite3, which Kysely's driver expects. */
export class NodeSqliteDatabase implements SqliteDatabase {
  readonly #database: DatabaseSync;
  /** The error after which SQLite rolled back by itself (sqlite.org/lang_transaction.html, "Response To Errors"). */
  #endedBy: { error: unknown } | undefined;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** @throws the error that ended the transaction, or SQLite's error */
  prepare(sql: string): SqliteStatement {
    // Outside of the transaction the query would be stored although the rest of the work was rolled back.
    if (this.#endedBy !== undefined) throw this.#endedBy.error;
    const statement = this.#database.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (values) => this.#run(() => statement.all(...values.map(toSqlite))),
      run: (values) => this.#run(() => statement.run(...values.map(toSqlite))),
      iterate: (values) => statement.iterate(...values.map(toSqlite)),
    };
  }

  /** Forgets the error that ended a transaction. Call it when the connection is released. */
  forgetEnd(): void {
    this.#endedBy = undefined;
  }

  close(): void {
    this.#database.close();
  }

  #run<T>(work: () => T): T {
    const { isTransaction } = this.#database;
    try {
      return work();
    } catch (error) {
      if (isTransaction && !this.#database.isTransaction) this.#endedBy = { error };
      throw error;
    }
  }
}
