import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
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
  /** Its words are erased when it is not sent any more. */
  isSecret: boolean;
}

const toQueuedMail = (row: Selectable<OutboxTable>): QueuedMail => ({
  id: row.id,
  message: {
    to: row.sendTo,
    replyTo: row.replyTo,
    subject: row.subject,
    text: row.text,
    html: row.html,
    inReplyTo: row.inReplyTo,
    references: row.threadReferences?.split(' ') ?? [],
  },
  attempts: row.attempts,
  isSecret: row.kind === 'code',
});

interface NewMail {
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
  'userId',
  'nextAttemptAt',
  'notBefore',
  'createdAt',
  'kind',
  'conversationId',
  'inReplyTo',
  'threadReferences',
]);

/** @returns the ids of the mails, in their order */
export async function insertMails(db: Database, mails: readonly NewMail[]): Promise<string[]> {
  const createdAt = new Date();
  const rows = mails.map(({ message, userId, nextAttemptAt }) => ({
    id: message.id ?? randomUUID(),
    sendTo: message.to,
    replyTo: message.replyTo,
    subject: message.subject,
    text: message.text,
    html: message.html,
    userId,
    nextAttemptAt,
    notBefore: message.notBefore ?? null,
    createdAt,
    kind: message.isSecret ? 'code' : 'mail',
    conversationId: message.conversationId ?? null,
    inReplyTo: message.inReplyTo ?? null,
    threadReferences: message.references?.join(' ') || null,
  }));
  await insert(db, ...rows);
  return rows.map(({ id }) => id);
}

/** In the words of the partial index `outboxDue`: with parameters instead, no database would use it. */
const isUnsent = sql<boolean>`${sql.ref('state')} in ('queued', 'retrying')`;

const firstMail = (db: Database) =>
  db.selectFrom('outbox').selectAll().where(isUnsent).orderBy('nextAttemptAt').limit(1);

/**
 * The mail that has been due for the longest time. Two queries, because SQLite reads the whole index for one with `or`.
 * @param maxNextAttempt a later date was stored while the clock was ahead
 */
async function findDueMail(db: Database, maxNextAttempt: Date): Promise<QueuedMail | undefined> {
  const row =
    (await firstMail(db).where('nextAttemptAt', '<=', new Date()).executeTakeFirst()) ??
    (await firstMail(db)
      .where('nextAttemptAt', '>', maxNextAttempt)
      // A scheduled mail waits for the time that somebody has chosen.
      .where('notBefore', 'is', null)
      .executeTakeFirst());
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
    // Queued again: a mail that is being sent is not also sent by a click on 'Send again'.
    .set({ attempts: due.attempts + 1, nextAttemptAt: leaseEnd(), notBefore: null, state: 'queued' })
    .where('id', '=', due.id)
    .where('attempts', '=', due.attempts)
    .where(isUnsent)
    .executeTakeFirst();
  // Otherwise another process was faster.
  return claim.numUpdatedRows === 1n ? due : leaseDueMail(db, leaseEnd, maxNextAttempt);
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

const noWords = { subject: '', text: '', html: '' };

/** Ends the lease of a mail that is not tried again. */
export async function setFailed(db: Database, mail: QueuedMail, lastError: string): Promise<void> {
  await updateLeased(db, mail)
    .set({ state: 'failed', lastError, ...(mail.isSecret ? noWords : {}) })
    .execute();
}

/** Stores that a mail was sent, and erases the words of one with a code. */
export async function setSent(
  db: Database,
  { id, isSecret }: Pick<QueuedMail, 'id' | 'isSecret'>,
  sentAt: Date,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'sent', sentAt, lastError: null, ...(isSecret ? noWords : {}) })
    .where('id', '=', id)
    .execute();
}

/** Takes a mail back that nobody has tried to send. @returns false when it was tried or sent */
export async function takeBackMail(db: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('attempts', '=', 0)
    .where(isUnsent)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes a mail for nobody. */
export async function deleteMail(db: Database, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Deletes the mails that were sent or have failed, and are older than a moment. */
export async function deleteOldMails(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('createdAt', '<', before)
    .where('state', 'in', ['sent', 'failed'])
    .execute();
}
