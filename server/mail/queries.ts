import { sql, type Selectable } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { OutboxTable } from '#server/db/tables/families.ts';
import type { Message } from './compose.ts';

/** The recipient of a mail that is queued and not sent, where the time of a reply must not show whether a mail is sent. */
export const noRecipient = '';

/** A mail of the outbox. */
export interface QueuedMail {
  id: string;
  message: Message;
  /** Attempts to send it before this one. */
  attempts: number;
  createdAt: Date;
  /** Its place among the mails about the same thing. */
  place: number;
}

const toQueuedMail = (row: Selectable<OutboxTable>): QueuedMail => ({
  id: row.id,
  message: {
    to: row.sendTo,
    replyTo: row.replyTo,
    subject: row.subject,
    text: row.text,
    html: row.html,
    hasCode: row.kind === 'code',
    standing: row.standing,
    ...(row.about === null ? {} : { about: row.about }),
    thread: row.threadReferences?.split(' ') ?? [],
    ...(row.calendar === null ? {} : { calendar: row.calendar }),
  },
  attempts: row.attempts,
  createdAt: new Date(row.createdAt),
  place: row.place,
});

interface NewMail {
  id: string;
  message: Omit<Message, 'notBefore' | 'id'>;
  /** The user it is about: the mail is erased with the user. */
  userId: string | null;
  nextAttemptAt: Date;
}

/** Stores mails, and takes out those that they replace. */
export async function insertMails(db: Database, mails: readonly NewMail[]): Promise<void> {
  const createdAt = new Date();
  const rows = mails.map(({ message: { to, replyTo, subject, text, html, ...message }, ...mail }) => ({
    sendTo: to,
    replyTo,
    subject,
    text,
    html,
    calendar: message.calendar ?? null,
    kind: message.hasCode === true ? 'code' : 'mail',
    conversationId: message.conversationId ?? null,
    threadReferences: message.thread?.join(' ') || null,
    about: message.about ?? message.conversationId ?? null,
    standing: message.standing ?? 'kept',
    ...mail,
    createdAt,
  }));
  await db
    .insertInto('outbox')
    .values(({ selectFrom }) =>
      rows.map((row) => ({
        ...row,
        place: selectFrom('outbox')
          .select(sql<number>`coalesce(max(place), 0) + 1`.as('place'))
          .where('about', '=', row.about),
      })),
    )
    .execute();
  for (const { id, about, sendTo, standing } of rows)
    if (about !== null && standing === 'state') await replaceOlder(db, { id, about, sendTo });
}

/** Of a mail that is being sent or was being sent when its process ended: nobody knows whether it has left. */
const mayHaveLeft = sql<boolean>`(state = 'queued' and attempts > 0)`;

/** The code of a mail is erased as soon as the mail is not sent any more. */
const withoutCodeOf = (column: 'subject' | 'text' | 'html') =>
  sql<string>`case when kind = 'code' then '' else ${sql.ref(column)} end`;

/** Takes mails that wait out of the queue, because a newer one says what holds now. */
const replaced = (db: Database, id: string) =>
  db
    .updateTable('outbox')
    .set({
      state: 'failed',
      settledAt: new Date(),
      replacedBy: id,
      subject: withoutCodeOf('subject'),
      text: withoutCodeOf('text'),
      html: withoutCodeOf('html'),
    })
    .where(isUnsent)
    .where('standing', '<>', 'kept');

async function replaceOlder(
  db: Database,
  { id, about, sendTo }: { id: string; about: string; sendTo: string },
): Promise<void> {
  await replaced(db, id)
    .where('about', '=', about)
    .where('sendTo', '=', sendTo)
    .where('id', '<>', id)
    .where(({ not }) => not(mayHaveLeft))
    .execute();
  if (sendTo === noRecipient) await db.deleteFrom('outbox').where('replacedBy', '=', id).execute();
}

/** In the words of the partial index `outboxDue`: with parameters instead, no database would use it. */
export const isUnsent = sql<boolean>`${sql.ref('state')} in ('queued', 'retrying')`;

/**
 * Takes the mail that has been due for the longest time, so that no other process sends it before the end of the lease. A mail waits while an older one
 * about the same thing to the same person has not left.
 * @returns the mail as it was before, or undefined when none is due
 */
export async function leaseDueMail(db: Database, leaseEnd: () => Date): Promise<QueuedMail | undefined> {
  const row = await db
    .selectFrom('outbox')
    .selectAll()
    .where(isUnsent)
    .where('nextAttemptAt', '<=', new Date())
    // A scalar subquery: PostgreSQL would join a `not exists` with all mails that wait.
    .where(({ eb, selectFrom }) =>
      eb(
        selectFrom('outbox as older')
          .select('older.id')
          .whereRef('older.about', '=', 'outbox.about')
          .whereRef('older.sendTo', '=', 'outbox.sendTo')
          .whereRef('older.place', '<', 'outbox.place')
          .where('older.state', 'in', ['queued', 'retrying'])
          .limit(1),
        'is',
        null,
      ),
    )
    .orderBy('nextAttemptAt')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const claimed = await db
    .updateTable('outbox')
    // Queued again: a mail that is being sent is not also sent by a click on 'Send again'.
    .set({ attempts: row.attempts + 1, nextAttemptAt: leaseEnd(), state: 'queued' })
    .where('id', '=', row.id)
    .where('attempts', '=', row.attempts)
    .where(isUnsent)
    // As it is now: its address may have been corrected since it was read.
    .returningAll()
    .executeTakeFirst();
  // Otherwise another process was faster.
  return claimed === undefined
    ? leaseDueMail(db, leaseEnd)
    : { ...toQueuedMail(claimed), attempts: row.attempts };
}

/** A leased mail, unless the lease was lost: another process has taken the mail since. */
const updateLeased = (db: Database, { id, attempts }: QueuedMail) =>
  db
    .updateTable('outbox')
    .where('id', '=', id)
    .where('attempts', '=', attempts + 1)
    .where(isUnsent);

/** Sets the end of the lease. @returns false, with nothing changed, when the lease was lost */
export async function extendLease(db: Database, mail: QueuedMail, nextAttemptAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await updateLeased(db, mail).set({ nextAttemptAt }).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the lease of a mail that was not accepted, and sets the time to try again, unless a newer one has come to take its place. */
export async function setRetrying(
  db: Database,
  mail: QueuedMail,
  { lastError, nextAttemptAt }: { lastError: string; nextAttemptAt: Date },
): Promise<void> {
  await updateLeased(db, mail).set({ state: 'retrying', lastError, nextAttemptAt }).execute();
  const { about, to, standing } = mail.message;
  if (about === undefined || standing === 'kept') return;
  await inTransaction(db, async (transaction) => {
    // Locked: if the newer one is taken back at this moment, this one is not replaced.
    const newer = await transaction
      .updateTable('outbox')
      .set((eb) => ({ attempts: eb.ref('attempts') }))
      .where('id', '=', ({ selectFrom }) =>
        selectFrom('outbox as newest')
          .select('newest.id')
          .where('newest.about', '=', about)
          .where('newest.sendTo', '=', to)
          .where('newest.place', '>', mail.place)
          .where('newest.standing', '=', 'state')
          .orderBy('newest.place', 'desc')
          .limit(1),
      )
      .returning('id')
      .executeTakeFirst();
    if (newer !== undefined)
      await replaced(transaction, newer.id)
        .where('id', '=', mail.id)
        .where('state', '=', 'retrying')
        .execute();
  });
}

/** The words of a mail with a code are erased as soon as it is not sent any more. */
const withoutCode = ({ message }: QueuedMail) =>
  message.hasCode === true ? { subject: '', text: '', html: '' } : {};

/** Ends the lease of a mail that is not tried again. */
export async function setFailed(db: Database, mail: QueuedMail, lastError: string): Promise<void> {
  await updateLeased(db, mail)
    .set({ state: 'failed', lastError, ...withoutCode(mail) })
    .execute();
}

/** Stores that a mail was sent, also when the lease was lost. */
export async function setSent(db: Database, mail: QueuedMail, sentAt: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'sent', sentAt, lastError: null, ...withoutCode(mail) })
    .where('id', '=', mail.id)
    .execute();
}

/** Deletes a mail without a recipient. */
export async function deleteMail(db: Database, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Deletes a mail that nobody has tried to send yet. @returns whether there was one */
export async function deleteUntried(db: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('attempts', '=', 0)
    .where(isUnsent)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes a mail that nobody has tried to send yet, and brings back those that it has replaced. @returns whether there was one */
export async function takeBackMail(db: Database, id: string): Promise<boolean> {
  if (!(await deleteUntried(db, id))) return false;
  await db
    .updateTable('outbox')
    .set((eb) => ({
      state: eb.case().when('attempts', '=', 0).then('queued').else('retrying').end(),
      settledAt: null,
      replacedBy: null,
    }))
    .where('replacedBy', '=', id)
    .execute();
  return true;
}

/** Gives the mails of a user or a conversation that wait another address. A code is only for the address that it was asked for. */
export async function moveWaitingMails(
  db: Database,
  of: { userId: string } | { conversationId: string },
  { from, to }: { from: string; to: string },
): Promise<void> {
  const [column, id] =
    'userId' in of ? (['userId', of.userId] as const) : (['conversationId', of.conversationId] as const);
  await db
    .updateTable('outbox')
    .set({ sendTo: to })
    .where(column, '=', id)
    .where('sendTo', '=', from)
    .where('kind', '=', 'mail')
    .where(isUnsent)
    .where(({ not }) => not(mayHaveLeft))
    .execute();
}

/** Deletes the mails that wait with what held until now about a thing, because nothing is sent in their place. */
export async function deleteWaitingStates(db: Database, about: string, sendTo: string): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('about', '=', about)
    .where('sendTo', '=', sendTo)
    .where('standing', '<>', 'kept')
    .where(isUnsent)
    .where(({ not }) => not(mayHaveLeft))
    .execute();
}

/** Deletes the mails that were sent or have failed, and are older than a moment. */
export async function deleteOldMails(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('createdAt', '<', before)
    .where('state', 'in', ['sent', 'failed'])
    .execute();
}
