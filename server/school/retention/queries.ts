import type { Selectable } from 'kysely';
import type { OldData } from '#contract/school/retention.ts';
import { eraseUser } from '#server/users/queries.ts';
import type { Database } from '#server/db/connect.ts';
import { deleteWhere } from '#server/db/delete-where.ts';
import { tables } from '#server/db/tables.ts';
import { keyOfEmail } from '#server/db/tables/person-key.ts';
import type { RetentionTable } from '#server/db/tables/operations.ts';
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

/** Whether somebody has asked for a trial class or written from an address without signing in since a moment. */
async function hasNewsFrom(db: Database, email: string, since: Date): Promise<boolean> {
  const trial = await db
    .selectFrom('trials')
    .select('id')
    .where('userEmail', '=', email)
    .where('userId', 'is', null)
    .where('createdAt', '>=', since)
    .limit(1)
    .executeTakeFirst();
  if (trial !== undefined) return true;
  const conversation = await db
    .selectFrom('conversations')
    .select('id')
    .where('personKey', '=', keyOfEmail(email))
    .where('lastAt', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return conversation !== undefined;
}

/**
 * Finds parents without recent data: created and changed before `oldest`, no application, trial class or words of that address since `oldest`, no
 * session that is valid at `now`. Ended sessions count as none, so that a clock that is ahead cannot delete users in two steps:
 * first the sessions, and a day later the users.
 * @returns their ids
 */
export async function idleUsers(db: Database, oldest: Date, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('role', '=', 'user')
    .where('createdAt', '<', oldest)
    .where('updatedAt', '<', oldest)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applications')
            .select('id')
            .whereRef('userId', '=', 'users.id')
            .where('applications.createdAt', '>=', oldest),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('trials')
            .select('id')
            .whereRef('userId', '=', 'users.id')
            .where('trials.createdAt', '>=', oldest),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sessions')
            .select('id')
            .whereRef('userId', '=', 'users.id')
            .where('sessions.expiresAt', '>=', now),
        ),
      ),
    )
    .execute();
  const idle: string[] = [];
  // What was sent from the same address is erased with the account, so it keeps it. Few users get this far.
  for (const { id, email } of rows) if (!(await hasNewsFrom(db, email, oldest))) idle.push(id);
  return idle;
}

const tablesWithNewRows = ['users', 'applications', 'conversations', 'auditLog'] as const;

/** When the newest user, application, message or log entry was made; null when there is none. */
export async function newestRowDate(db: Database): Promise<Date | null> {
  const newest = await Promise.all(
    tablesWithNewRows.map((table) =>
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
  table: 'users' | 'applications' | 'auditLog',
  before?: Date,
): Promise<number> {
  const { rows } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll().as('rows'))
    .$if(before !== undefined, (query) => query.where('createdAt', '<', before ?? ''))
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/** Everything said, also in conversations that live on. The words about an application go with it, and are not counted. */
async function countMessages(db: Database, before?: Date): Promise<number> {
  const { rows } = await db
    .selectFrom('conversationEntries')
    .innerJoin('conversations', 'conversations.id', 'conversationId')
    .select((eb) => eb.fn.countAll().as('rows'))
    .where('conversations.kind', '<>', 'application')
    .$if(before !== undefined, (query) => query.where('at', '<', before ?? ''))
    .executeTakeFirstOrThrow();
  return Number(rows);
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
export async function deleteOld(transaction: Database, cutoffs: Cutoffs): Promise<void> {
  const { families, now } = cutoffs;
  // Children first: a cascade would look for the children of each row.
  for (const [table, { retention }] of tables.toReversed()) {
    // Users are more than a row: what is theirs in other tables keeps them, and goes with them.
    if (!('period' in retention) || table === 'users') continue;
    if (retention.period !== 'families' && retention.period !== 'auditLog') continue;
    const before = cutoffs[retention.period];
    if (before !== null) await deleteWhere(transaction, table, retention.since, '<', before);
  }
  if (families === null) return;
  for (const id of await idleUsers(transaction, families, now)) await eraseUser(transaction, id);
}
