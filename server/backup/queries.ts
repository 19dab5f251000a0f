import { sql } from 'kysely';
import type { Database, DatabaseKind } from '#server/db/connect.ts';
import { savedTables, type SavedRow, type SavedTable } from './format.ts';
import { formerMessageColumns, insertFormerMessage } from './former-messages.ts';

/** The tables that a restore empties, children before parents. The audit log keeps its entries; the history of applications goes with them. */
const clearedTables = [
  'sessions',
  'verifications',
  'rateLimits',
  'outbox',
  'conversations',
  'savedReplies',
  'trials',
  'applications',
  'twoFactors',
  'accounts',
  'users',
] as const;

/** Boolean columns, which SQLite stores as 0 or 1. */
const booleanColumns: Partial<Record<SavedRow['table'], readonly string[]>> = {
  users: ['emailVerified', 'banned', 'twoFactorEnabled'],
  twoFactors: ['verified'],
};

const pageSize = 500;

/** Runs `read` on one consistent snapshot of the database: it takes no lock, and other connections go on writing. */
export function withReadSnapshot(
  db: Database,
  kind: DatabaseKind,
  read: (connection: Database) => Promise<void>,
): Promise<void> {
  const begin = kind === 'postgres' ? sql`begin isolation level repeatable read read only` : sql`begin`;
  return db.connection().execute(async (connection) => {
    await begin.execute(connection);
    try {
      await read(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

/** All rows of a table by id, fetched page by page so that memory does not grow with the table. */
export async function* readRows(db: Database, table: SavedTable): AsyncGenerator<Record<string, unknown>> {
  for (let lastId = ''; ;) {
    const rows = await db
      .selectFrom(table)
      .selectAll()
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return;
    lastId = last.id;
  }
}

/** Column names by table. */
export type Columns = ReadonlyMap<string, ReadonlySet<string>>;

/** The columns of the tables that a backup may hold. */
export async function columnsOfSavedTables(db: Database): Promise<Columns> {
  const tables = await db.introspection.getTables();
  const isSaved = ({ name }: { name: string }) => (savedTables as readonly string[]).includes(name);
  return new Map([
    ...tables
      .filter(isSaved)
      .map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))] as const),
    ['leads', formerMessageColumns],
  ]);
}

/**
 * Empties the tables before a restore. On PostgreSQL it first locks them until the transaction ends, so that no other
 * connection writes in between; a transaction on SQLite holds the only write lock already.
 */
export async function clearTables(transaction: Database, kind: DatabaseKind): Promise<void> {
  if (kind === 'postgres') {
    const names = sql.join(clearedTables.map((table) => sql.table(table)));
    await sql`lock table ${names} in exclusive mode`.execute(transaction);
  }
  for (const table of clearedTables) await transaction.deleteFrom(table).execute();
}

/** Inserts one row of a backup; an entry that the audit log already holds is skipped. Dates stay ISO 8601 text. */
export async function insertSavedRow(
  transaction: Database,
  kind: DatabaseKind,
  { table, row: saved }: SavedRow,
): Promise<void> {
  if (table === 'leads') return insertFormerMessage(transaction, saved);
  const toBoolean = (value: unknown) =>
    value === null ? null : kind === 'postgres' ? Boolean(value) : Number(value);
  const row = { ...saved };
  for (const column of booleanColumns[table] ?? []) if (column in row) row[column] = toBoolean(row[column]);
  await transaction
    .insertInto(table)
    .values(row as never)
    .$if(table === 'auditLog', (insert) => insert.onConflict((conflict) => conflict.doNothing()))
    .execute();
}
