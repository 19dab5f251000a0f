import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';

/** More than the application has different statements. */
const maxStatements = 500;

interface Prepared {
  statement: StatementSync;
  /** Whether it returns rows. */
  isReader: boolean;
}

/** Converts dates and booleans, which PostgreSQL accepts and Node's SQLite does not. */
function toSqlite(value: unknown): SQLInputValue {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value as SQLInputValue;
}

/** Runs statements on an SQLite database and keeps them prepared, because preparing one takes longer than running it. */
export class SqliteStatements {
  readonly #database: DatabaseSync;
  /** By SQL text; the least recently used first. */
  readonly #prepared = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  #prepare(sql: string): Prepared {
    let prepared = this.#prepared.get(sql);
    if (prepared === undefined) {
      const statement = this.#database.prepare(sql);
      prepared = { statement, isReader: statement.columns().length > 0 };
    } else {
      this.#prepared.delete(sql);
    }
    this.#prepared.set(sql, prepared);
    if (this.#prepared.size > maxStatements) {
      const [oldest = ''] = this.#prepared.keys();
      this.#prepared.delete(oldest);
    }
    return prepared;
  }

  /** @throws SQLite's error */
  execute<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<Row> {
    const { statement, isReader } = this.#prepare(sql);
    const values = parameters.map(toSqlite);
    if (isReader) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  /** Runs a statement without parameters and result. @throws SQLite's error */
  run(sql: string): void {
    this.#prepare(sql).statement.run();
  }

  /** Reads the rows one by one. The statement is a new one, because the reader may run others meanwhile. */
  *iterate<Row>({ sql, parameters }: CompiledQuery): Generator<Row> {
    yield* this.#database.prepare(sql).iterate(...parameters.map(toSqlite)) as Iterable<Row>;
  }
}
