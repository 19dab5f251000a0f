import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import type { OutboxTable } from '#server/db/tables/families.ts';
import type { Message } from './compose.ts';

/** A mail of the outbox. */
export interface QueuedMail {
  id: string;
  message: Message;
  /** Attempts to send it before this one. */
  attempts: number;
  createdAt: Date;
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
    thread: row.threadReferences?.split(' ') ?? [],
    ...(row.calendar === null ? {} : { calendar: row.calendar }),
  },
  attempts: row.attempts,
  createdAt: new Date(row.createdAt),
});

interface NewMail {
  message: Omit<Message, 'notBefore'>;
  /** The user it is about: the mail is erased with the user. */
  userId: string | null;
  nextAttemptAt: Date;
}

export async function insertMails(db: Database, mails: readonly NewMail[]): Promise<void> {
  const createdAt = new Date();
  const rows = mails.map(({ message: { to, replyTo, subject, text, html, ...message }, ...mail }) => ({
    id: message.id ?? randomUUID(),
    sendTo: to,
    replyTo,
    subject,
    text,
    html,
    calendar: message.calendar ?? null,
    kind: message.hasCode === true ? 'code' : 'mail',
    conversationId: message.conversationId ?? null,
    threadReferences: message.thread?.join(' ') || null,
    ...mail,
    createdAt,
  }));
  await db.insertInto('outbox').values(rows).execute();
}

/** In the words of the partial index `outboxDue`: with parameters instead, no database would use it. */
export const isUnsent = sql<boolean>`${sql.ref('state')} in ('queued', 'retrying')`;

/**
 * Takes the mail that has been due for the longest time, so that no other process sends it before the end of the lease.
 * @returns the mail as it was before, or undefined when none is due
 */
export async function leaseDueMail(db: Database, leaseEnd: () => Date): Promise<QueuedMail | undefined> {
  const row = await db
    .selectFrom('outbox')
    .selectAll()
    .where(isUnsent)
    .where('nextAttemptAt', '<=', new Date())
    .orderBy('nextAttemptAt')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const due = toQueuedMail(row);
  const claim = await db
    .updateTable('outbox')
    // Queued again: a mail that is being sent is not also sent by a click on 'Send again'.
    .set({ attempts: due.attempts + 1, nextAttemptAt: leaseEnd(), state: 'queued' })
    .where('id', '=', due.id)
    .where('attempts', '=', due.attempts)
    .where(isUnsent)
    .executeTakeFirst();
  // Otherwise another process was faster.
  return claim.numUpdatedRows === 1n ? due : leaseDueMail(db, leaseEnd);
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

/** Ends the lease of a mail that was not accepted, and sets the time to try again. */
export async function setRetrying(
  db: Database,
  mail: QueuedMail,
  { lastError, nextAttemptAt }: { lastError: string; nextAttemptAt: Date },
): Promise<void> {
  await updateLeased(db, mail).set({ state: 'retrying', lastError, nextAttemptAt }).execute();
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
export async function takeBackMail(db: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('attempts', '=', 0)
    .where(isUnsent)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the mails that were sent or have failed, and are older than a moment. */
export async function deleteOldMails(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('createdAt', '<', before)
    .where('state', 'in', ['sent', 'failed'])
    .execute();
}
