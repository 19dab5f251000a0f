import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import { prepareInsert } from '#server/db/prepared-query.ts';
import type { OutboxTable } from '#server/db/tables.ts';
import type { Message } from './compose.ts';

/** A mail of the outbox. */
export interface QueuedMail {
  id: string;
  message: Message;
  /** Attempts to send it before this one. */
  attempts: number;
}

const toQueuedMail = (row: Selectable<OutboxTable>): QueuedMail => ({
  id: row.id,
  message: {
    to: row.sendTo,
    replyTo: row.replyTo,
    subject: row.subject,
    text: row.text,
    html: row.html,
    ...(row.calendar === null ? {} : { calendar: row.calendar }),
  },
  attempts: row.attempts,
});

interface NewMail {
  /** Random unless given. */
  id?: string;
  message: Omit<Message, 'isUrgent'>;
  /** The account it is about: the mail is erased with it. */
  userId: string | null;
  nextAttemptAt: Date;
}

const insert = prepareInsert('outbox', [
  'id',
  'sendTo',
  'replyTo',
  'subject',
  'text',
  'html',
  'calendar',
  'userId',
  'nextAttemptAt',
  'createdAt',
]);

export async function insertMails(db: Database, mails: readonly NewMail[]): Promise<void> {
  const createdAt = new Date();
  const rows = mails.map(
    ({ id = randomUUID(), message: { to, calendar = null, ...content }, userId, nextAttemptAt }) => ({
      id,
      sendTo: to,
      userId,
      ...content,
      calendar,
      nextAttemptAt,
      createdAt,
    }),
  );
  await insert(db, ...rows);
}

const firstMail = (db: Database) => db.selectFrom('outbox').selectAll().orderBy('nextAttemptAt').limit(1);

/**
 * The mail that has been due for the longest time. Two queries, because SQLite reads the whole index for one with `or`.
 * @param maxNextAttempt a later date was stored while the clock was ahead
 */
async function findDueMail(db: Database, maxNextAttempt: Date): Promise<QueuedMail | undefined> {
  const row =
    (await firstMail(db).where('nextAttemptAt', '<=', new Date()).executeTakeFirst()) ??
    (await firstMail(db).where('nextAttemptAt', '>', maxNextAttempt).executeTakeFirst());
  return row && toQueuedMail(row);
}

/**
 * Takes a due mail, so that no other process sends it before the end of the lease.
 * @param maxNextAttempt a later date than this was stored while the clock was ahead; such a mail is due too
 * @returns the mail as it was before, or undefined when none is due
 */
export async function leaseDueMail(
  db: Database,
  leaseEnd: () => Date,
  maxNextAttempt: Date,
): Promise<QueuedMail | undefined> {
  const due = await findDueMail(db, maxNextAttempt);
  if (due === undefined) return undefined;
  const claim = await db
    .updateTable('outbox')
    .set({ attempts: due.attempts + 1, nextAttemptAt: leaseEnd() })
    .where('id', '=', due.id)
    .where('attempts', '=', due.attempts)
    .executeTakeFirst();
  // Otherwise another process was faster.
  return claim.numUpdatedRows === 1n ? due : leaseDueMail(db, leaseEnd, maxNextAttempt);
}

/**
 * Sets the next attempt of a leased mail: the new end of the lease, or the time to try again.
 * @returns false, with nothing changed, when the lease was lost: another process has taken the mail since
 */
export async function setNextAttempt(
  db: Database,
  { id, attempts }: QueuedMail,
  nextAttemptAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ nextAttemptAt })
    .where('id', '=', id)
    .where('attempts', '=', attempts + 1)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a leased mail, unless the lease was lost. */
export async function deleteLeasedMail(db: Database, { id, attempts }: QueuedMail): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('attempts', '=', attempts + 1)
    .execute();
}

/** Deletes a mail that was sent. */
export async function deleteMail(db: Database, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Deletes a mail that nobody has tried to send yet. */
export async function takeBackMail(db: Database, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).where('attempts', '=', 0).execute();
}
