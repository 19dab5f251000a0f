import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Converts dates and booleans, which PostgreSQL accepts and Node's SQLite does not. */
function toSqlite(value: unknown): SQLInputValue {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value as SQLInputValue;
}

/** More statements than a server has. */
const maxStatements = 500;
/** Characters of SQL: a longer statement, such as one that inserts a hundred rows, is not kept. */
const maxKeptLength = 10_000;

interface Prepared {
  statement: StatementSync;
  /** Whether it has rows. */
  reader: boolean;
}

/** Node's SQLite in the form of better-sqlite3, which Kysely's driver expects. */
export class NodeSqliteDatabase implements SqliteDatabase {
  readonly #database: DatabaseSync;
  /** By their SQL, the latest last: to compile a statement takes as long as to run it. SQLite compiles it again when the schema has changed. */
  readonly #statements = new Map<string, Prepared>();
  /** The error after which SQLite rolled back by itself (sqlite.org/lang_transaction.html, "Response To Errors"). */
  #endedBy: { error: unknown } | undefined;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** @throws the error that ended the transaction, or SQLite's error */
  prepare(sql: string): SqliteStatement {
    // Outside of the transaction the query would be stored although the rest of the work was rolled back.
    if (this.#endedBy !== undefined) throw this.#endedBy.error;
    const { statement, reader } = this.#statements.get(sql) ?? this.#compile(sql);
    return {
      reader,
      all: (values) => this.#run(() => statement.all(...values.map(toSqlite))),
      run: (values) => this.#run(() => statement.run(...values.map(toSqlite))),
      // Not the kept one, which a second query with the same SQL would set back to its first row.
      iterate: (values) => this.#database.prepare(sql).iterate(...values.map(toSqlite)),
    };
  }

  #compile(sql: string): Prepared {
    const statement = this.#database.prepare(sql);
    const prepared = { statement, reader: statement.columns().length > 0 };
    if (sql.length > maxKeptLength) return prepared;
    const [oldest] = this.#statements.keys();
    if (oldest !== undefined && this.#statements.size >= maxStatements) this.#statements.delete(oldest);
    this.#statements.set(sql, prepared);
    return prepared;
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
