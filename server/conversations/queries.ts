import { randomUUID } from 'node:crypto';
import { SqliteAdapter, sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import {
  maxCount,
  type ConversationEntry,
  type ConversationItem,
  type ConversationKind,
  type ConversationStatus,
} from '#contract/conversation.ts';
import type { Database } from '#server/db/connect.ts';
import { prepareInsert, prepareQuery } from '#server/db/prepared-query.ts';
import type { ConversationEntriesTable, ConversationsTable } from '#server/db/tables.ts';
import type { Position } from '#server/http/list.ts';
import { messageIdOf } from '#server/mail/message-id.ts';
import { assigneeOf, needsAnswer, stateOf, type ConversationState } from './state.ts';

const isSqlite = (db: Database) => db.getExecutor().adapter instanceof SqliteAdapter;

const insertRow = prepareInsert('conversations', [
  'id',
  'kind',
  'status',
  'personKey',
  'userId',
  'personName',
  'personEmail',
  'personPhone',
  'childName',
  'courseId',
  'courseName',
  'applicationId',
  'waitingSince',
  'respondBy',
  'excerpt',
  'lastKind',
  'lastAt',
  'place',
  'version',
  'createdAt',
]);

export type NewConversation = Parameters<typeof insertRow>[1];

/** Stores a conversation. */
export async function insertConversation(db: Database, row: NewConversation): Promise<void> {
  await insertRow(db, row);
}

const insertEntryRow = prepareInsert('conversationEntries', [
  'id',
  'conversationId',
  'kind',
  'text',
  'at',
  'authorId',
  'mailId',
  'sendAt',
  'before',
]);

/** Adds an entry to a conversation. @returns its id */
export async function insertEntry(
  db: Database,
  entry: Pick<Insertable<ConversationEntriesTable>, 'conversationId' | 'kind' | 'text' | 'at'> &
    Partial<Insertable<ConversationEntriesTable>>,
): Promise<string> {
  const id = randomUUID();
  await insertEntryRow(db, { authorId: null, mailId: null, sendAt: null, before: null, ...entry, id });
  return id;
}

/**
 * Makes transactions that look for a conversation of the same person run one after another on PostgreSQL, so that two words at
 * once do not open two conversations. SQLite has one writer anyway.
 */
export async function lockPerson(transaction: Database, personKey: string): Promise<void> {
  if (isSqlite(transaction)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${personKey}, 11))`.execute(transaction);
}

interface Sought {
  personKey: string;
  kind: ConversationKind;
  /** A closed conversation counts when its last words are younger. */
  since: Date;
}

const lockFound = prepareQuery((db, { personKey, kind, since }: Sought) =>
  db
    .updateTable('conversations')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('conversations as found')
        .select('found.id')
        .where('found.personKey', '=', personKey)
        .where('found.kind', '=', kind)
        .where(({ eb: on, or }) => or([on('found.status', '<>', 'closed'), on('found.lastAt', '>', since)]))
        .orderBy('found.lastAt', 'desc')
        .limit(1),
    )
    .returningAll(),
);

/** Finds the conversation that new words of a person belong to, and locks it until the transaction ends. */
export async function lockOpenConversation(
  transaction: Database,
  sought: Sought,
): Promise<ConversationState | undefined> {
  const { rows } = await lockFound(transaction, sought);
  return rows[0] && stateOf(rows[0]);
}

/** Reads a conversation and locks it until the transaction ends; undefined when there is none. */
export async function lockConversation(
  transaction: Database,
  id: string,
): Promise<ConversationState | undefined> {
  const row = await transaction
    .updateTable('conversations')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && stateOf(row);
}

/** Changes a locked conversation, which gets the next version. */
export async function updateConversation(
  transaction: Database,
  { id, version }: Pick<ConversationState, 'id' | 'version'>,
  changes: Updateable<ConversationsTable>,
): Promise<void> {
  await transaction
    .updateTable('conversations')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .execute();
}

/** The id of the conversation about an application, or undefined. */
export async function findConversationOfApplication(
  db: Database,
  applicationId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('applicationId', '=', applicationId)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

const withAssignee = (db: Database) =>
  db
    .selectFrom('conversations')
    .selectAll('conversations')
    .select(({ selectFrom }) =>
      selectFrom('users').select('name').whereRef('id', '=', 'conversations.assigneeId').as('assigneeName'),
    );

type Row = Selectable<ConversationsTable> & { assigneeName: string | null };

const isoOrNull = (date: Date | null) => date?.toISOString() ?? null;

/** Maps a row to the item of the office. */
function itemOf(row: Row, now: Date): ConversationItem {
  const state = stateOf(row);
  const isWaiting = needsAnswer(state);
  const assigneeId = assigneeOf(state, now);
  return {
    _id: row.id,
    kind: row.kind,
    status: row.status,
    respondBy: isWaiting ? isoOrNull(state.respondBy) : null,
    waitingSince: isWaiting ? isoOrNull(state.waitingSince) : null,
    overdue: isWaiting && state.respondBy !== null && state.respondBy <= now,
    needsAnswer: isWaiting,
    personName: row.personName,
    personEmail: row.personEmail,
    personPhone: row.personPhone,
    childName: row.childName,
    course: row.courseId === null ? null : { id: row.courseId, name: row.courseName ?? row.courseId },
    assignee: assigneeId === null ? null : { _id: assigneeId, name: row.assigneeName ?? '' },
    snoozedUntil:
      state.snoozedUntil !== null && state.snoozedUntil > now ? isoOrNull(state.snoozedUntil) : null,
    excerpt: row.excerpt,
    lastAt: state.lastAt.toISOString(),
    lastKind: row.lastKind,
    version: row.version,
  };
}

/** What the list of the office shows. */
export interface Filter {
  status?: ConversationStatus | undefined;
  kind?: ConversationKind | undefined;
  course?: string | undefined;
  /** The id of an account, or null for conversations of nobody. */
  assignee?: string | null | undefined;
  overdue?: boolean | undefined;
  /** Undefined finds both. */
  snoozed?: boolean | undefined;
  /** Beginnings of words that must all be in it. */
  words?: readonly string[];
}

/** The ids of the conversations with all words, with the full-text search of the database. */
function idsWith(db: Database, words: readonly string[]) {
  if (isSqlite(db)) {
    const query = words.map((word) => `"${word}"*`).join(' ');
    return sql<string>`select "conversationId" from "conversationNumbers" where "number" in
      (select rowid from "conversationWords" where "conversationWords" match ${query})`;
  }
  const query = words.map((word) => `'${word}':*`).join(' & ');
  return sql<string>`select "conversationId" from "conversationWords" where "words" @@ to_tsquery('simple', ${query})`;
}

function filtered(db: Database, filter: Filter, now: Date) {
  const { status, kind, course, assignee, overdue, snoozed, words = [] } = filter;
  let query = withAssignee(db);
  if (status !== undefined) query = query.where('status', '=', status);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (course !== undefined) query = query.where('courseId', '=', course);
  if (assignee === null)
    query = query.where(({ eb, or }) => or([eb('assigneeId', 'is', null), eb('assignedUntil', '<=', now)]));
  else if (assignee !== undefined)
    query = query
      .where('assigneeId', '=', assignee)
      .where(({ eb, or }) => or([eb('assignedUntil', 'is', null), eb('assignedUntil', '>', now)]));
  if (overdue === true) query = query.where('place', '<=', now);
  if (overdue === false) query = query.where('place', '>', now);
  if (snoozed === true) query = query.where('snoozedUntil', '>', now);
  if (snoozed === false)
    query = query.where(({ eb, or }) => or([eb('snoozedUntil', 'is', null), eb('snoozedUntil', '<=', now)]));
  if (words.length > 0) query = query.where('id', 'in', idsWith(db, words));
  return query;
}

/** Before every conversation. The comparison is always there, so that an index leads to the page. */
const start: Position = { createdAt: new Date(0), id: '' };

/** A page of the list, one more than `limit` if there are more. */
export async function readConversations(
  db: Database,
  filter: Filter,
  { after, limit, now }: { after: Position | null; limit: number; now: Date },
): Promise<(Position & { item: ConversationItem })[]> {
  const { createdAt: place, id } = after ?? start;
  const rows = await filtered(db, filter, now)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('place', 'id'), '>', tuple(place, id)))
    .orderBy('place')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  return rows.map((row) => ({ createdAt: new Date(row.place), id: row.id, item: itemOf(row, now) }));
}

/** The numbers above the list; each stops at `maxCount`, so that it reads no more rows than a page. */
export async function countConversations(db: Database, me: string, now: Date) {
  const count = (filter: Filter) =>
    db
      .selectFrom(
        filtered(db, { ...filter, snoozed: false }, now)
          .clearSelect()
          .select('id')
          .limit(maxCount)
          .as('found'),
      )
      .select((eb) => eb.fn.countAll<number>().as('count'));
  const counts = await db
    .selectNoFrom([
      count({ status: 'open' }).as('open'),
      count({ status: 'open', overdue: true }).as('overdue'),
      count({ status: 'open', assignee: me }).as('mine'),
      count({ status: 'open', assignee: null }).as('unassigned'),
    ])
    .executeTakeFirstOrThrow();
  const { open, overdue, mine, unassigned } = counts;
  return {
    open: Number(open),
    overdue: Number(overdue),
    mine: Number(mine),
    unassigned: Number(unassigned),
  };
}

/** One conversation as an item, with the ids that only its own page shows. */
export async function findConversation(db: Database, id: string, now: Date) {
  const row = await withAssignee(db).where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    item: itemOf(row, now),
    accountId: row.userId,
    applicationId: row.applicationId,
    personName: row.personName,
  };
}

const selectEntries = (db: Database, conversationId: string) =>
  db
    .selectFrom('conversationEntries')
    .select(['id', 'kind', 'text', 'at', 'authorId', 'mailId', 'sendAt', 'undoneAt'])
    .select(({ selectFrom }) => [
      selectFrom('users').select('name').whereRef('id', '=', 'conversationEntries.authorId').as('authorName'),
      selectFrom('outbox').select('state').whereRef('id', '=', 'conversationEntries.mailId').as('mailState'),
      selectFrom('outbox')
        .select('lastError')
        .whereRef('id', '=', 'conversationEntries.mailId')
        .as('mailError'),
      selectFrom('outbox')
        .select('attempts')
        .whereRef('id', '=', 'conversationEntries.mailId')
        .as('attempts'),
    ])
    .where('conversationId', '=', conversationId)
    .orderBy('at')
    .orderBy('id');

type ReplyMail = NonNullable<ConversationEntry['mail']>;

/** Less than the time for which the outbox keeps mails. */
const keptTime = 80 * 24 * 60 * 60 * 1000;

/** The mail of a reply. Old ones are no longer in the outbox, and a restore leaves out those that were not sent. */
function mailOf(
  { at, mailState, mailError }: { at: Date; mailState: string | null; mailError: string | null },
  now: Date,
): ReplyMail {
  if (mailState !== null) return { state: mailState as ReplyMail['state'], reason: mailError };
  if (now.getTime() - at.getTime() > keptTime) return { state: 'sent', reason: null };
  return { state: 'failed', reason: 'The mail is not in the backup that was restored.' };
}

/** The entries of a conversation, the oldest first, without replies that were taken back. @param person the name of the person */
export async function readEntries(
  db: Database,
  conversationId: string,
  person: string,
  now: Date,
): Promise<ConversationEntry[]> {
  const rows = await selectEntries(db, conversationId).where('undoneAt', 'is', null).execute();
  return rows.map((row) => ({
    _id: row.id,
    kind: row.kind,
    text: row.text,
    at: new Date(row.at).toISOString(),
    author: row.kind === 'in' ? person : row.authorName,
    sendAt: row.sendAt !== null && row.attempts === 0 ? new Date(row.sendAt).toISOString() : null,
    mail: row.kind === 'out' && row.mailId !== null ? mailOf({ ...row, at: new Date(row.at) }, now) : null,
  }));
}

/** The Message-IDs of the mails of a conversation, the oldest first. @param host of our own Message-IDs */
export async function readThread(db: Database, conversationId: string, host: string): Promise<string[]> {
  const rows = await db
    .selectFrom('conversationEntries')
    .select('mailId')
    .where('conversationId', '=', conversationId)
    .where('mailId', 'is not', null)
    .where('undoneAt', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ mailId }) => (mailId === null ? [] : [messageIdOf(mailId, host)]));
}

/** A reply of a conversation that was not taken back, or undefined. */
export async function findReply(db: Database, conversationId: string, id: string) {
  return db
    .selectFrom('conversationEntries')
    .select(['id', 'text', 'mailId', 'before', 'at'])
    .where('id', '=', id)
    .where('conversationId', '=', conversationId)
    .where('kind', '=', 'out')
    .where('undoneAt', 'is', null)
    .executeTakeFirst();
}

/** Marks a reply as taken back; its words stay, but no list has them. */
export async function setUndone(db: Database, entryId: string, undoneAt: Date): Promise<void> {
  await db.updateTable('conversationEntries').set({ undoneAt }).where('id', '=', entryId).execute();
}

/** The accounts of the office among some ids. */
export async function isOfficeAccount(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', 'in', ['teacher', 'admin'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the owner of an account has proven that its email is theirs. */
export async function hasVerifiedEmail(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('emailVerified')
    .where('id', '=', userId)
    .executeTakeFirst();
  return Boolean(row?.emailVerified);
}

/** Half a minute: the inbox repeats it while the conversation is open. */
const viewingTime = 30_000;

/** Stores that a member of the office looks at a conversation now; at one at a time. */
export async function setViewing(
  db: Database,
  userId: string,
  conversationId: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('conversationViewers')
    .values({ userId, conversationId, seenAt: now })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ conversationId, seenAt: now }))
    .execute();
}

/** The names of the others who look at a conversation now. */
export async function readViewers(
  db: Database,
  conversationId: string,
  me: string,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('conversationViewers')
    .select(({ selectFrom }) =>
      selectFrom('users').select('name').whereRef('id', '=', 'conversationViewers.userId').as('name'),
    )
    .where('conversationId', '=', conversationId)
    .where('userId', '<>', me)
    .where('seenAt', '>', new Date(now.getTime() - viewingTime))
    .execute();
  return rows.flatMap(({ name }) => (name === null ? [] : [name])).toSorted();
}
