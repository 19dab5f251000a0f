import type { Selectable } from 'kysely';
import type { Family } from '#contract/school/family.ts';
import type { MailState } from '#contract/school/mail-state.ts';
import type { MailReaders, OfficeMail } from '#contract/school/email-list.ts';
import type { MyData } from '#contract/school/my-data.ts';
import { maxOverviewCount } from '#contract/school/overview.ts';
import type { Database } from '#server/db/connect.ts';
import type { OutboxTable } from '#server/db/tables/families.ts';
import type { Position } from '#server/http/list.ts';
import { codeMinutes } from '#server/mail/code-minutes.ts';
import { noRecipient } from '#server/mail/queries.ts';

/** The subjects that the office and the export show instead of one with a code. */
const codeSubjects = { password: 'A code to set a new password', email: 'A code for a new email' };

const minute = 60_000;
/** After this time a code that is not sent is late. */
const lateAfter = 2 * minute;

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
  'settledAt',
  'userId',
  'conversationId',
  'replacedBy',
  'about',
] as const;

type Row = Pick<Selectable<OutboxTable>, (typeof columns)[number]>;

const isoOrNull = (moment: Date | string | null) => (moment === null ? null : new Date(moment).toISOString());

function subjectOf({ kind, subject, about }: Pick<Row, 'kind' | 'subject' | 'about'>): string {
  if (kind !== 'code') return subject;
  return codeSubjects[about?.startsWith('email-code') === true ? 'email' : 'password'];
}

const stateOf = ({ state, replacedBy }: Pick<Row, 'state' | 'replacedBy'>): MailState =>
  replacedBy === null ? (state as MailState) : 'replaced';

/** A mail that waits is sent anyway; a code is of use only while it is valid, and what a newer mail has replaced never. */
function canResend({ state, kind, createdAt, replacedBy }: Row): boolean {
  if (state === 'queued' || replacedBy !== null) return false;
  if (kind !== 'code') return true;
  return state === 'retrying' && Date.now() - new Date(createdAt).getTime() < codeMinutes * minute;
}

const toMail = (row: Row): OfficeMail => ({
  _id: row.id,
  to: row.sendTo,
  subject: subjectOf(row),
  state: stateOf(row),
  attempts: row.attempts,
  createdAt: new Date(row.createdAt).toISOString(),
  nextAttemptAt: row.state === 'queued' || row.state === 'retrying' ? isoOrNull(row.nextAttemptAt) : null,
  sentAt: isoOrNull(row.sentAt),
  reason: row.lastError,
  isSettled: row.settledAt !== null && row.replacedBy === null,
  hasCode: row.kind === 'code',
  canResend: canResend(row),
  conversationId: row.conversationId,
});

/** After every mail. The comparison is always there, so that an index leads to the page. */
const end: Position = { createdAt: new Date('9999-12-31T00:00:00Z'), id: '' };

/**
 * Some mails, the latest first.
 * @param readers whose mails, with the address of the school; all without
 * @param after the last mail of the page before
 * @param limit the largest number of mails
 */
export async function listMails(
  db: Database,
  {
    state,
    readers,
    after,
    limit,
  }: {
    state: MailState | undefined;
    readers?: { to: MailReaders | undefined; schoolEmail: string };
    after: Position | null;
    limit: number;
  },
): Promise<(Position & { mail: OfficeMail })[]> {
  const { createdAt, id } = after ?? end;
  const rows = await db
    .selectFrom('outbox')
    .select(columns)
    .where('sendTo', '<>', noRecipient)
    .$if(state === 'replaced', (query) => query.where('replacedBy', 'is not', null))
    .$if(state !== undefined && state !== 'replaced', (query) =>
      query.where('state', '=', state ?? '').where('replacedBy', 'is', null),
    )
    .$if(readers?.to !== undefined, (query) =>
      query.where('sendTo', readers?.to === 'school' ? '=' : '<>', readers?.schoolEmail ?? ''),
    )
    .where(({ eb, refTuple, tuple }) => eb(refTuple('createdAt', 'id'), '<', tuple(createdAt, id)))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.id, createdAt: new Date(row.createdAt), mail: toMail(row) }));
}

/** A mail, and the user it is about. An update locks the row on both databases until the end of the transaction. */
export async function lockMail(
  transaction: Database,
  id: string,
): Promise<{ mail: OfficeMail; userId: string | null } | undefined> {
  const row = await transaction
    .updateTable('outbox')
    .set((eb) => ({ attempts: eb.ref('attempts') }))
    .where('id', '=', id)
    .where('sendTo', '<>', noRecipient)
    .returning(columns)
    .executeTakeFirst();
  return row && { mail: toMail(row), userId: row.userId };
}

/**
 * Whether a newer mail about the same thing says what holds now. To whomever it was: an address may have been corrected since, and both sides are
 * told of the same state in mails with the same place.
 */
export async function isOutdated(db: Database, id: string): Promise<boolean> {
  const newer = await db
    .selectFrom('outbox')
    .innerJoin('outbox as newer', (join) =>
      join.onRef('newer.about', '=', 'outbox.about').onRef('newer.place', '>', 'outbox.place'),
    )
    .select('newer.id')
    .where('outbox.id', '=', id)
    .where('outbox.standing', '<>', 'kept')
    .where('newer.standing', '=', 'state')
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
}

interface MailUpdate {
  /** Queues it once more, due now. The number of attempts stays: the lease of a mail is bound to it. */
  isQueued?: boolean;
  to?: string | undefined;
  isSettled?: boolean | undefined;
}

/** Changes a locked mail. @returns it as it is then */
export async function updateMail(
  transaction: Database,
  id: string,
  { isQueued = false, to, isSettled }: MailUpdate,
): Promise<OfficeMail> {
  const row = await transaction
    .updateTable('outbox')
    .set({
      ...(isQueued ? { state: 'queued', nextAttemptAt: new Date(), sentAt: null, settledAt: null } : {}),
      ...(to === undefined ? {} : { sendTo: to }),
      ...(isSettled === undefined ? {} : { settledAt: isSettled ? new Date() : null }),
      // Kysely needs a column to set.
      id,
    })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toMail(row);
}

/** The number of rows, up to `maxOverviewCount`. */
async function count(db: Database, isCounted: 'failed' | 'late'): Promise<number> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .$if(isCounted === 'failed', (query) =>
      query.where('state', '=', 'failed').where('settledAt', 'is', null),
    )
    .$if(isCounted === 'late', (query) =>
      query
        .where('state', 'in', ['queued', 'retrying'])
        .where('createdAt', '<=', new Date(Date.now() - lateAfter))
        .where('kind', '=', 'code'),
    )
    .where('sendTo', '<>', noRecipient)
    .limit(maxOverviewCount)
    .execute();
  return rows.length;
}

/** The mails that the owner must know of: those that failed, and the codes that are still not sent after two minutes. */
export async function countMailProblems(db: Database): Promise<{ failed: number; lateCodes: number }> {
  return { failed: await count(db, 'failed'), lateCodes: await count(db, 'late') };
}

/**
 * The latest mails to a family: those about its user, but not those to the school.
 * @param not the address of the school
 */
export async function mailsToFamily(
  db: Database,
  userId: string,
  { not, limit }: { not: string; limit: number },
): Promise<NonNullable<Family['mails']>> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'subject', 'kind', 'state', 'replacedBy', 'about', 'sentAt', 'createdAt'])
    .where('userId', '=', userId)
    .where('sendTo', 'not in', [noRecipient, not])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    subject: subjectOf(row),
    state: stateOf(row),
    at: new Date(row.sentAt ?? row.createdAt).toISOString(),
  }));
}

/** The mails about a user, for the export, the latest first. The words of codes are left out. */
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
    state: stateOf(row),
    createdAt: new Date(row.createdAt).toISOString(),
    sentAt: isoOrNull(row.sentAt),
    reason: row.lastError,
  }));
}
