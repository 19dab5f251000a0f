import type { Compilable, CompiledQuery, DialectAdapter, Insertable, QueryResult } from 'kysely';
import type { Database } from './connect.ts';
import type { Tables } from './tables.ts';

/** Marks a value in a compiled query that each execution replaces. */
class Placeholder {
  readonly row: number;
  readonly name: string;

  constructor(row: number, name: string) {
    this.row = row;
    this.name = name;
  }
}

/** An object whose properties are placeholders. */
const placeholders = <Values extends object>(row: number) =>
  new Proxy({} as Values, { get: (_, name) => new Placeholder(row, String(name)) });

/**
 * Prepares a query for frequent requests: Kysely builds it once for each database and number of rows, because building
 * a query takes longer than running it.
 * @param build makes the query; it receives placeholders instead of values, so it must use each of them as one parameter
 * @returns a function that runs the query with the values of one or more rows
 */
export function prepareQuery<Values extends object, Row>(
  build: (db: Database, first: Values, rows: readonly Values[]) => Compilable<Row>,
): (db: Database, ...rows: readonly Values[]) => Promise<QueryResult<Row>> {
  const compiledQueries = new WeakMap<DialectAdapter, CompiledQuery<Row>[]>();

  function compiledFor(db: Database, count: number): CompiledQuery<Row> {
    const { adapter } = db.getExecutor();
    const byCount = compiledQueries.get(adapter) ?? [];
    compiledQueries.set(adapter, byCount);
    const rows = () => Array.from({ length: count }, (_, row) => placeholders<Values>(row));
    return (byCount[count] ??= build(db, placeholders<Values>(0), rows()).compile());
  }

  return (db, ...rows) => {
    const compiled = compiledFor(db, rows.length);
    const parameters = compiled.parameters.map((value) =>
      value instanceof Placeholder ? (rows[value.row] as Record<string, unknown>)[value.name] : value,
    );
    return db.executeQuery({ ...compiled, parameters });
  };
}

/**
 * Prepares an insert of one or more rows for frequent requests.
 * @param columns all columns that get a value
 */
export function prepareInsert<Table extends keyof Tables, Column extends keyof Insertable<Tables[Table]>>(
  table: Table,
  columns: readonly Column[],
): (db: Database, ...rows: readonly Pick<Insertable<Tables[Table]>, Column>[]) => Promise<unknown> {
  return prepareQuery<Pick<Insertable<Tables[Table]>, Column>, unknown>((db, _, rows) =>
    db
      .insertInto(table)
      .values(rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])) as never)),
  );
}
