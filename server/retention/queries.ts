import type { Selectable } from 'kysely';
import type { OldData } from '#contract/retention.ts';
import { eraseUser, idleUsers } from '#server/users/queries.ts';
import type { Database } from '#server/db/connect.ts';
import type { RetentionTable } from '#server/db/tables.ts';
import type { Cutoffs } from './cutoffs.ts';

/** What the last checks found (server/db/tables.ts). */
export interface State {
  seenAt: Date | null;
  purgedAt: Date | null;
  waitingSince: Date | null;
}

const toDate = (moment: Date | string | null) => (moment === null ? null : new Date(moment));

const toState = ({ seenAt, purgedAt, waitingSince }: Selectable<RetentionTable>): State => ({
  seenAt: toDate(seenAt),
  purgedAt: toDate(purgedAt),
  waitingSince: toDate(waitingSince),
});

export async function readState(db: Database): Promise<State> {
  return toState(await db.selectFrom('retention').selectAll().executeTakeFirstOrThrow());
}

/**
 * Reads the state and locks it until the transaction ends. An update locks the row on both databases, `for update` on one.
 */
export async function lockState(transaction: Database): Promise<State> {
  const row = await transaction
    .updateTable('retention')
    .set({ id: 1 })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toState(row);
}

export async function updateState(transaction: Database, state: Partial<State>): Promise<void> {
  await transaction.updateTable('retention').set(state).execute();
}

const tables = ['users', 'applications', 'conversations', 'auditLog'] as const;

/** When the newest user, application, message or log entry was made; null when there is none. */
export async function newestRowDate(db: Database): Promise<Date | null> {
  const newest = await Promise.all(
    tables.map((table) =>
      db
        .selectFrom(table)
        .select((eb) => eb.fn.max('createdAt').as('createdAt'))
        .executeTakeFirst(),
    ),
  );
  const times = newest.flatMap((row) => (row?.createdAt ? [new Date(row.createdAt).getTime()] : []));
  return times.length === 0 ? null : new Date(Math.max(...times));
}

async function countRows(
  db: Database,
  table: 'users' | 'applications' | 'trials' | 'auditLog',
  before?: Date,
): Promise<number> {
  const { rows } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll().as('rows'))
    .$if(before !== undefined, (query) => query.where('createdAt', '<', before ?? ''))
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/**
 * The conversations that began with a message, by their last words, and the requests for a trial class. A conversation about
 * a trial class or an application is deleted with it.
 */
async function countMessages(db: Database, before?: Date): Promise<number> {
  const { rows } = await db
    .selectFrom('conversations')
    .select((eb) => eb.fn.countAll().as('rows'))
    .where('kind', '=', 'message')
    .$if(before !== undefined, (query) => query.where('lastAt', '<', before ?? ''))
    .executeTakeFirstOrThrow();
  return Number(rows) + (await countRows(db, 'trials', before));
}

/** The number of rows of any age. */
export const countAll = async (db: Database): Promise<OldData> => ({
  messages: await countMessages(db),
  applications: await countRows(db, 'applications'),
  users: await countRows(db, 'users'),
  logEntries: await countRows(db, 'auditLog'),
});

/** The number of rows that `deleteOld` would delete. */
export async function countOld(db: Database, { families, auditLog, now }: Cutoffs): Promise<OldData> {
  const logEntries = await countRows(db, 'auditLog', auditLog);
  if (families === null) return { messages: 0, applications: 0, users: 0, logEntries };
  return {
    messages: await countMessages(db, families),
    applications: await countRows(db, 'applications', families),
    users: (await idleUsers(db, families, now)).length,
    logEntries,
  };
}

/** Deletes everything that is due. */
export async function deleteOld(transaction: Database, { families, auditLog, now }: Cutoffs): Promise<void> {
  await transaction.deleteFrom('auditLog').where('createdAt', '<', auditLog).execute();
  if (families === null) return;
  await transaction
    .deleteFrom('conversations')
    .where('kind', '=', 'message')
    .where('lastAt', '<', families)
    .execute();
  await transaction.deleteFrom('trials').where('createdAt', '<', families).execute();
  await transaction.deleteFrom('applications').where('createdAt', '<', families).execute();
  for (const id of await idleUsers(transaction, families, now)) await eraseUser(transaction, id);
}
