import { sql } from 'kysely';
import { lastEditionNumber } from '#server/site/content/queries.ts';
import { coursesType } from '#server/site/content/store.ts';
import type { Database, DatabaseKind } from '#server/db/connect.ts';
import { tables, type TableName } from '#server/db/tables.ts';
import type { Contents } from './contents.ts';
import { formerTable, savedTables, type SavedRow } from './format.ts';
import { formerMessageColumns, insertFormerMessage } from './former-messages.ts';

/** Rows that are in memory at once: a document may be large. */
const pageSize = 100;

/** Runs `read` on one consistent snapshot of the database: it takes no lock, and other connections go on writing. */
export function withReadSnapshot<Result>(
  db: Database,
  kind: DatabaseKind,
  read: (connection: Database) => Promise<Result>,
): Promise<Result> {
  const begin = kind === 'postgres' ? sql`begin isolation level repeatable read read only` : sql`begin`;
  return db.connection().execute(async (connection) => {
    await begin.execute(connection);
    try {
      return await read(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

/** All rows of a table in the order of its key, fetched page by page so that memory does not grow with the table. */
export async function* readRows(
  db: Database,
  table: TableName,
  key: readonly string[],
): AsyncGenerator<Record<string, unknown>> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  for (let last: Record<string, unknown> | undefined; ;) {
    const values = key.map((column) => last?.[column]);
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}
      ${last === undefined ? sql`` : sql`where (${columns}) > (${sql.join(values)})`}
      order by ${columns} limit ${sql.lit(pageSize)}`.execute(db);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < pageSize) return;
  }
}

/** The columns of a table, and those among them that are boolean on PostgreSQL. */
interface Columns {
  all: ReadonlySet<string>;
  booleans: ReadonlySet<string>;
}
export type Schema = ReadonlyMap<string, Columns>;

/** The columns of the tables that a backup may hold. */
export async function schemaOfSavedTables(db: Database): Promise<Schema> {
  const saved = new Set<string>(savedTables.map(([table]) => table));
  const found = (await db.introspection.getTables()).filter(({ name }) => saved.has(name));
  const columnsOf = ({ columns }: (typeof found)[number]): Columns => ({
    all: new Set(columns.map(({ name }) => name)),
    booleans: new Set(columns.filter(({ dataType }) => dataType === 'bool').map(({ name }) => name)),
  });
  return new Map([
    ...found.map((table) => [table.name, columnsOf(table)] as const),
    [formerTable, { all: formerMessageColumns, booleans: new Set<string>() }],
  ]);
}

/** The triggers of a table on SQLite, which cannot turn them off. */
const triggersOf = async (db: Database, table: string) =>
  (
    await sql<{ name: string; sql: string }>`
      select "name", "sql" from sqlite_master where "type" = 'trigger' and "tbl_name" = ${table}`.execute(db)
  ).rows;

/** Empties a table whose triggers reject the deletion of rows. Other connections never see it without its triggers. */
async function clearAppendOnly(transaction: Database, kind: DatabaseKind, table: TableName): Promise<void> {
  if (kind === 'postgres') {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(transaction);
    await transaction.deleteFrom(table).execute();
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(transaction);
    return;
  }
  const triggers = await triggersOf(transaction, table);
  for (const { name } of triggers) await sql`drop trigger ${sql.id(name)}`.execute(transaction);
  await transaction.deleteFrom(table).execute();
  for (const trigger of triggers) await sql.raw(trigger.sql).execute(transaction);
}

/**
 * Empties the tables before a restore. On PostgreSQL it first locks them until the transaction ends, so that no other
 * connection writes in between; a transaction on SQLite holds the only write lock already.
 * @param format of the backup: tables that it cannot have stay as they are
 * @throws the error of PostgreSQL when somebody writes at this moment (`isBusy`)
 */
export async function clearTables(transaction: Database, kind: DatabaseKind, format: number): Promise<void> {
  const cleared = tables.filter(([, { backup }]) =>
    'key' in backup
      ? backup.onRestore === 'replaced' && (backup.since ?? 1) <= format
      : backup.onRestore === 'emptied',
  );
  if (kind === 'postgres') {
    const names = sql.join(cleared.map(([table]) => sql.table(table)));
    // Without waiting: whoever holds one of them may wait for another, and both would wait forever.
    await sql`lock table ${names} in exclusive mode nowait`.execute(transaction);
  }
  // Children first: a cascade would look for the children of each row.
  for (const [table, { backup }] of cleared.toReversed()) {
    if ('key' in backup && backup.isAppendOnly) await clearAppendOnly(transaction, kind, table);
    else await transaction.deleteFrom(table).execute();
  }
}

/** Whether PostgreSQL could not lock the tables, because somebody writes at this moment. */
export const isBusy = (error: unknown): boolean => (error as { code?: unknown }).code === '55P03';

const addedTables = new Set<string>(
  savedTables.filter(([, { onRestore }]) => onRestore === 'added').map(([table]) => table),
);

/** Inserts one row of a backup; a row that a table keeps over a restore is skipped. Dates stay ISO 8601 text. */
export async function insertSavedRow(
  transaction: Database,
  kind: DatabaseKind,
  schema: Schema,
  { table, row: saved }: SavedRow,
): Promise<void> {
  if (table === formerTable) return insertFormerMessage(transaction, saved);
  const booleans = schema.get(table)?.booleans;
  const valueOf = (column: string, value: unknown) => {
    if (kind === 'sqlite') return typeof value === 'boolean' ? Number(value) : value;
    return booleans?.has(column) && value !== null ? Boolean(value) : value;
  };
  const row = Object.fromEntries(
    Object.entries(saved).map(([column, value]) => [column, valueOf(column, value)]),
  );
  await transaction
    .insertInto(table)
    .values(row as never)
    .$if(addedTables.has(table), (insert) => insert.onConflict((conflict) => conflict.doNothing()))
    .execute();
}

/** What the database has, for the words of backup and restore. */
export async function readContents(db: Database, lostPictures: number): Promise<Contents> {
  const count = async (table: 'applications' | 'conversations' | 'scheduledChanges' | 'pictures') => {
    const { rows } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('rows'))
      .executeTakeFirstOrThrow();
    return Number(rows);
  };
  const families = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll().as('rows'))
    .where(({ eb, or, selectFrom }) =>
      or([eb('role', '=', 'user'), eb('id', 'in', selectFrom('applications').select('userId'))]),
    )
    .executeTakeFirstOrThrow();
  const drafts = await db
    .selectFrom('drafts')
    .select(({ fn }) => fn.countAll().as('rows'))
    .executeTakeFirstOrThrow();
  const documents = await db
    .selectFrom('documentVersions as last')
    .select(({ fn }) => fn.countAll().as('rows'))
    .where('type', '<>', coursesType)
    .where('data', 'is not', null)
    .where('version', '=', ({ selectFrom }) =>
      selectFrom('documentVersions as each')
        .select(({ fn }) => fn.max('each.version').as('version'))
        .whereRef('each.type', '=', 'last.type')
        .whereRef('each.key', '=', 'last.key')
        .where('each.publishedAt', 'is not', null),
    )
    .executeTakeFirstOrThrow();
  return {
    families: Number(families.rows),
    applications: await count('applications'),
    conversations: await count('conversations'),
    documents: Number(documents.rows),
    drafts: Number(drafts.rows),
    scheduled: await count('scheduledChanges'),
    pictures: await count('pictures'),
    lostPictures,
    edition: await lastEditionNumber(db),
  };
}
