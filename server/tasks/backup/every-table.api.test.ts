import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database, DatabaseKind } from '#server/db/connect.ts';
import { defaultContent } from '#server/site/content/edition.ts';
import { lifecycles, type Lifecycles, type TableName, type Tables } from '#server/db/tables.ts';
import { databaseKinds } from '#test/databases.ts';
import { openSchool, type School } from '#test/school.ts';
import { anyText } from '#test/arbitraries.ts';
import { backup } from './backup.ts';
import { savedTables } from './format.ts';
import { restore } from './restore.ts';

/** Courses that the site can show, because a restore checks it. */
const courses = structuredClone(defaultContent.courses).map((course, position) =>
  Object.assign(course, { price: course.price + position, position }),
);

/** The rows of a table: of some more than `readRows` fetches at once. */
const countOf = (table: TableName) =>
  table === 'courses' ? courses.length : table === 'users' || table === 'documentVersions' ? 520 : 40;

/** Text that both databases store: without NUL and lone surrogates. Most columns have no empty or long text. */
const text = anyText.map((value) => `x${value.replaceAll('\u0000', '').slice(0, 40).toWellFormed()}`);
const moment = fc.date({ min: new Date('2001-01-01'), max: new Date('2099-01-01'), noInvalidDate: true });

/** What the constraints of the tables ask for. A column that is not here takes any value of its type. */
const constrained: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  'users.role': fc.constantFrom('user', 'teacher', 'admin'),
  'users.email': fc.constant('@family.test'),
  'applications.gender': fc.constantFrom('male', 'female', 'other'),
  'applications.status': fc.constantFrom('new', 'enrolled', 'withdrawn'),
  'applications.dob': moment.map((day) => day.toISOString().slice(0, 10)),
  'applications.coursePeriod': fc.constantFrom('month', 'year', 'class'),
  'applications.courseAgeMin': fc.integer({ min: 0, max: 9 }),
  'applications.courseAgeMax': fc.integer({ min: 10, max: 99 }),
  'applicationHistory.from': fc.constantFrom('new', 'waiting'),
  'applicationHistory.to': fc.constantFrom('offered', 'declined'),
  'trials.status': fc.constant('agreed'),
  'trials.list': fc.constant('agreed'),
  'trials.startsAt': moment,
  'trials.endsAt': moment,
  'conversations.kind': fc.constantFrom('message', 'trial', 'application'),
  'conversations.status': fc.constantFrom('open', 'waiting', 'closed'),
  'conversations.lastKind': fc.constantFrom('in', 'out'),
  'conversations.maybeSpam': fc.constantFrom(0, 1),
  'conversationEntries.kind': fc.constantFrom('in', 'out', 'note', 'event'),
};

interface Column {
  name: string;
  type: string;
  isNullable: boolean;
  isUnique: boolean;
  /** The table whose id it has: another one in each row. */
  parent: string | undefined;
}

/** The columns of a table: their types from PostgreSQL, and what SQLite tells of its keys. */
async function columnsOf(table: TableName, sqlite: Database, postgres: Database): Promise<Column[]> {
  const found = (await postgres.introspection.getTables()).find(({ name }) => name === table);
  const parents = await sql<{ from: string; table: string }>`
    select "from", "table" from pragma_foreign_key_list(${table})`.execute(sqlite);
  const unique = await sql<{ name: string }>`
    select c."name" from pragma_index_list(${table}) i, pragma_index_info(i."name") c
    where i."unique" = 1 and not exists (
      select * from pragma_index_info(i."name") o, pragma_foreign_key_list(${table}) f where f."from" = o."name")
    union select "name" from pragma_table_info(${table}) where "pk" > 0`.execute(sqlite);
  return (found?.columns ?? []).map(({ name, dataType, isNullable }) => ({
    name,
    type: dataType,
    isNullable,
    isUnique: unique.rows.some((row) => row.name === name),
    parent: parents.rows.find(({ from }) => from === name)?.table,
  }));
}

/** Random values of a column; every fourth is null where it may be. */
function valuesOf(table: TableName, column: Column, kind: DatabaseKind, ids: ReadonlyMap<string, string[]>) {
  const byType: Record<string, fc.Arbitrary<unknown>> = {
    text,
    timestamptz: moment,
    bool: fc.boolean().map((value) => (kind === 'sqlite' ? Number(value) : value)),
    int4: fc.integer({ min: 0, max: 1_000_000 }),
  };
  const any = constrained[`${table}.${column.name}`] ?? byType[column.type];
  if (any === undefined) throw new Error(`no values for ${table}.${column.name} of type ${column.type}`);
  const parents = column.parent === undefined ? undefined : (ids.get(column.parent) ?? []);
  return fc.sample(any, countOf(table)).map((value, index) => {
    if (parents !== undefined) return parents[index] ?? null;
    if (column.isUnique) {
      if (column.type === 'text') return `${index.toString(36)}-${String(value).toLowerCase()}`;
      if (column.type === 'timestamptz') return new Date(Date.UTC(2001, 0, 1 + index));
      return index + 1;
    }
    return column.isNullable && index % 4 === 0 && !column.name.endsWith('sAt') ? null : value;
  });
}

async function fillEveryTable(school: School, sqlite: Database, postgres: Database): Promise<void> {
  const ids = new Map<string, string[]>();
  for (const [table] of savedTables) {
    const columns = await columnsOf(table, sqlite, postgres);
    const values = columns.map((column) => [column.name, valuesOf(table, column, school.kind, ids)] as const);
    const count = countOf(table);
    const random = Array.from({ length: count }, (_, index) =>
      Object.fromEntries(values.map(([name, each]) => [name, each[index]])),
    );
    const hidden = (value: boolean) => (school.kind === 'sqlite' ? Number(value) : value);
    const rows =
      table === 'courses'
        ? structuredClone(courses).map((course) => Object.assign(course, { hidden: hidden(course.hidden) }))
        : random;
    for (let start = 0; start < count; start += 40)
      await school.context.db
        .insertInto(table)
        .values(rows.slice(start, start + 40) as never)
        .execute();
    ids.set(
      table,
      rows.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])),
    );
  }
}

/** Every row of a table as text, the same on both databases. */
async function rowsOf({ context: { db } }: School, table: TableName): Promise<string[]> {
  const rows = (await db.selectFrom(table).selectAll().execute()) as Record<string, unknown>[];
  const plain = (value: unknown) =>
    value instanceof Date ? value.toISOString() : typeof value === 'boolean' ? Number(value) : value;
  return rows
    .map((row) =>
      JSON.stringify(
        Object.keys(row)
          .toSorted()
          .map((name) => [name, plain(row[name])]),
      ),
    )
    .toSorted();
}

test.runIf(databaseKinds.length === 2)(
  'every saved table comes back row by row on each database',
  async () => {
    const sources = await Promise.all(databaseKinds.map((kind) => openSchool(kind)));
    const [sqlite, postgres] = sources.map(({ context }) => context.db) as [Database, Database];
    const differing: string[] = [];
    for (const from of sources) {
      await fillEveryTable(from, sqlite, postgres);
      const file = path.join(from.dataDir, 'every-table.gz');
      await backup(from.context.db, from.context.settings, file);
      for (const kind of databaseKinds) {
        const to = await openSchool(kind);
        await restore(to.context.db, to.context.settings, file);
        for (const [table, { onRestore }] of savedTables) {
          const [before, after] = [await rowsOf(from, table), await rowsOf(to, table)];
          const kept = onRestore === 'replaced' ? after : after.filter((row) => before.includes(row));
          if (before.length !== countOf(table) || !isDeepStrictEqual(kept, before))
            differing.push(`${table} from ${from.kind} to ${kind}`);
        }
        await to.close();
      }
    }
    await Promise.all(sources.map((school) => school.close()));
    expect(differing).toEqual([]);
  },
);

test('a table without a lifecycle does not compile', () => {
  interface MoreTables extends Tables {
    stickers: { id: string };
  }
  // @ts-expect-error: it has none for `stickers`
  const incomplete: Lifecycles<MoreTables> = lifecycles;
  expect(Object.keys(incomplete)).toEqual(Object.keys(lifecycles));
});
