import type { Selectable } from 'kysely';
import type { MailState, OfficeMail } from '#contract/mails.ts';
import type { MyData } from '#contract/my-data.ts';
import type { Database } from '#server/db/connect.ts';
import type { OutboxTable } from '#server/db/tables.ts';
import type { Position } from '#server/http/list.ts';
import { nobody } from '#server/mail/outbox.ts';

/** The subject that the office and the export show instead of one with a code. */
const secretSubject = 'A code to set a new password';

const minute = 60_000;
const day = 24 * 60 * minute;
/** After this time a code that is not sent is late. */
const lateAfter = 2 * minute;
/** A code is valid for ten minutes (server/accounts/better-auth.ts): later it is of no use. */
const codeLifetime = 10 * minute;

const columns = [
  'id',
  'sendTo',
  'subject',
  'kind',
  'state',
  'attempts',
  'createdAt',
  'nextAttemptAt',
  'sentAt',
  'lastError',
  'conversationId',
  'userId',
] as const;

type Row = Pick<Selectable<OutboxTable>, (typeof columns)[number]>;

const isoOrNull = (moment: Date | string | null) => (moment === null ? null : new Date(moment).toISOString());

const subjectOf = ({ kind, subject }: Pick<Row, 'kind' | 'subject'>) =>
  kind === 'code' ? secretSubject : subject;

/** Whether a mail can be sent again: it was not accepted, its words still exist, and its code is still valid. */
function canResend({ state, kind, createdAt }: Pick<Row, 'state' | 'kind' | 'createdAt'>): boolean {
  if (state !== 'failed' && state !== 'retrying') return false;
  if (kind !== 'code') return true;
  return state === 'retrying' && Date.now() - new Date(createdAt).getTime() < codeLifetime;
}

const toMail = (row: Row): OfficeMail => ({
  _id: row.id,
  to: row.sendTo,
  subject: subjectOf(row),
  state: row.state as MailState,
  attempts: row.attempts,
  createdAt: new Date(row.createdAt).toISOString(),
  nextAttemptAt: row.state === 'queued' || row.state === 'retrying' ? isoOrNull(row.nextAttemptAt) : null,
  sentAt: isoOrNull(row.sentAt),
  reason: row.lastError,
  conversationId: row.conversationId,
  canResend: canResend(row),
});

/**
 * Some mails, the latest first.
 * @param after the last mail of the page before
 * @returns at most `limit` and one more
 */
export async function listMails(
  db: Database,
  { state, after, limit }: { state: MailState | undefined; after: Position | null; limit: number },
): Promise<(Position & { mail: OfficeMail })[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(columns)
    .where('sendTo', '<>', nobody)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('createdAt', 'id'), '<', tuple(after?.createdAt ?? '', after?.id ?? '')),
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return rows.map((row) => ({ id: row.id, createdAt: new Date(row.createdAt), mail: toMail(row) }));
}

async function countMails(db: Database, state: MailState): Promise<number> {
  const { mails } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll().as('mails'))
    .where('state', '=', state)
    .where('sendTo', '<>', nobody)
    .executeTakeFirstOrThrow();
  return Number(mails);
}

/** How many mails are not sent. Those that are sent are not counted: there are too many. */
export const countUnsentMails = async (db: Database) => ({
  queued: await countMails(db, 'queued'),
  retrying: await countMails(db, 'retrying'),
  failed: await countMails(db, 'failed'),
});

/** Whether a mail exists and can be sent again, and the account that it is about; undefined when there is none. */
export async function findMail(
  db: Database,
  id: string,
): Promise<{ userId: string | null; state: MailState; canResend: boolean } | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select(columns)
    .where('id', '=', id)
    .where('sendTo', '<>', nobody)
    .executeTakeFirst();
  return row && { userId: row.userId, state: row.state as MailState, canResend: canResend(row) };
}

/**
 * Queues a mail once more, due now. The number of attempts stays: the lease of a mail is bound to it.
 * @returns false, with nothing changed, when its state has changed since
 */
export async function requeueMail(db: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'queued', nextAttemptAt: new Date() })
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'retrying'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The codes of the last day that were not sent within two minutes and are still not sent, the latest first. */
export async function findLateCodes(db: Database) {
  const now = Date.now();
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'sendTo', 'createdAt'])
    .where('state', 'in', ['queued', 'retrying', 'failed'])
    .where('createdAt', '>', new Date(now - day))
    .where('createdAt', '<=', new Date(now - lateAfter))
    .where('kind', '=', 'code')
    .where('sendTo', '<>', nobody)
    .orderBy('createdAt', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ id, sendTo, createdAt }) => ({
    _id: id,
    to: sendTo,
    createdAt: new Date(createdAt).toISOString(),
  }));
}

/** The mails about an account for its export, the latest first. The words of codes are left out. */
export async function mailsOf(db: Database, userId: string): Promise<MyData['mails']> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    to: row.sendTo,
    subject: subjectOf(row),
    text: row.kind === 'code' ? '' : row.text,
    state: row.state as MailState,
    createdAt: new Date(row.createdAt).toISOString(),
    sentAt: isoOrNull(row.sentAt),
    reason: row.lastError,
  }));
}
