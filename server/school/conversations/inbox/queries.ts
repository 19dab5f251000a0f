import { SqliteAdapter, sql, type Selectable } from 'kysely';
import type { Conversation, ConversationEntry, ConversationItem } from '#contract/school/conversation.ts';
import type { ConversationKind, ConversationStatus } from '#contract/school/own-conversation.ts';
import type { MailState } from '#contract/school/mail-state.ts';
import { maxOverviewCount } from '#contract/school/overview.ts';
import type { Database } from '#server/db/connect.ts';
import type { ConversationsTable } from '#server/db/tables/families.ts';
import type { Position } from '#server/http/list.ts';
import { readOfficePeople } from '#server/school/conversations/queries.ts';
import { isProven } from '#server/users/queries.ts';
import { sharedFieldsOf } from '#server/school/conversations/state.ts';

/** The states of a mail that was refused. */
const refused = ['failed', 'retrying'];

/** With what is wrong with its mails, and with who answers it, unless that user is gone or no longer works in the office. */
const selectItems = (db: Database) =>
  db
    .selectFrom('conversations')
    .selectAll('conversations')
    .select(({ selectFrom }) =>
      selectFrom('outbox')
        // 'failed' before 'retrying': the worse one counts.
        .select(({ fn }) => fn.min('outbox.state').as('state'))
        .whereRef('outbox.conversationId', '=', 'conversations.id')
        .whereRef('outbox.sendTo', '=', 'conversations.personEmail')
        .where('outbox.state', 'in', refused)
        .where('outbox.settledAt', 'is', null)
        .as('mailProblem'),
    )
    .select(({ selectFrom }) =>
      selectFrom('users')
        .select('name')
        .whereRef('id', '=', 'conversations.assigneeId')
        .where('role', 'in', ['teacher', 'admin'])
        .as('assigneeName'),
    );

type Row = Selectable<ConversationsTable> & { assigneeName: string | null; mailProblem: string | null };

/** Maps a row to the item of the office. */
const itemOf = (row: Row, now: Date): ConversationItem => ({
  ...sharedFieldsOf(row, now),
  personEmail: row.personEmail,
  personPhone: row.personPhone,
  assignee:
    row.assigneeId === null || row.assigneeName === null
      ? null
      : { _id: row.assigneeId, name: row.assigneeName },
  mailProblem: row.mailProblem as ConversationItem['mailProblem'],
  maybeSpam: row.maybeSpam === 1,
  excerpt: row.excerpt,
  version: row.version,
});

/** What the list of the office shows. */
export interface Filter {
  status?: ConversationStatus | undefined;
  kind?: ConversationKind | undefined;
  course?: string | undefined;
  /** The id of a user, or null for conversations of nobody. */
  assignee?: string | null | undefined;
  overdue?: boolean | undefined;
  /** Beginnings of words that must all be in it. */
  words?: readonly string[];
}

/** The ids of the conversations with a word that begins like this, with the full-text search of the database. */
function idsWith(db: Database, word: string) {
  if (db.getExecutor().adapter instanceof SqliteAdapter)
    return sql<string>`(select "conversationId" from "conversationNumbers" where "number" in
      (select rowid from "conversationWords" where "conversationWords" match ${`"${word}"*`}))`;
  // As the index has them (server/db/migrations/0038-search-without-accents.ts).
  const folded = word.normalize('NFKD').replaceAll(/[\u0300-\u036F]/g, '');
  const query = sql`to_tsquery('simple', ${`'${folded}':*`})`;
  return sql<string>`(select "id" from "conversations"
      where "personWords"("personName", "personEmail", "personPhone", "childName", "courseName") @@ ${query}
    union select "conversationId" from "conversationEntries" where "wordsOf"("text") @@ ${query})`;
}

function filtered(db: Database, { status, kind, course, assignee, overdue, words = [] }: Filter, now: Date) {
  let query = selectItems(db);
  if (status !== undefined) query = query.where('status', '=', status);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (course !== undefined) query = query.where('courseId', '=', course);
  if (assignee !== undefined) query = query.where('assigneeId', assignee === null ? 'is' : '=', assignee);
  // The place of what is due is the time at which it is due; that of everything else is in the far future.
  if (overdue !== undefined) query = query.where('place', overdue ? '<=' : '>', now);
  for (const word of words) query = query.where('id', 'in', idsWith(db, word));
  return query;
}

/** Before every conversation. The comparison is always there, so that an index leads to the page. */
const start: Position = { createdAt: new Date(0), id: '' };

/**
 * Some conversations in the order of the list. @param after the last one of the page before
 * @param limit the largest number of conversations
 */
export async function listItems(
  db: Database,
  filter: Filter,
  { after, limit, now }: { after: Position | null; limit: number; now: Date },
): Promise<(Position & { item: ConversationItem })[]> {
  const { createdAt: place, id } = after ?? start;
  const rows = await filtered(db, filter, now)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('place', 'id'), '>', tuple(place, id)))
    .orderBy('place')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ createdAt: new Date(row.place), id: row.id, item: itemOf(row, now) }));
}

/**
 * The conversations with a mail that was refused, the latest first.
 * @param limit the largest number of conversations
 */
export async function listRefused(db: Database, limit: number, now: Date): Promise<ConversationItem[]> {
  // Two statements: the few refused mails lead to their conversations.
  const mails = await db
    .selectFrom('outbox')
    .select('conversationId')
    .where('state', 'in', refused)
    // Always true: the index has it between the state and the order.
    .where('createdAt', '>', new Date(0))
    .where('settledAt', 'is', null)
    .limit(maxOverviewCount)
    .execute();
  const ids = new Set(mails.flatMap(({ conversationId }) => conversationId ?? []));
  if (ids.size === 0) return [];
  const rows = await selectItems(db)
    .where('conversations.id', 'in', [...ids])
    .execute();
  return rows
    .filter(({ mailProblem }) => mailProblem !== null)
    .toSorted((one, other) => new Date(other.lastAt).getTime() - new Date(one.lastAt).getTime())
    .slice(0, limit)
    .map((row) => itemOf(row, now));
}

/** One conversation as an item, with what only its own page shows. */
async function findItem(db: Database, id: string, now: Date) {
  const row = await selectItems(db).where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const { userId, applicationId, trialId } = row;
  return {
    ...itemOf(row, now),
    userId,
    isProven: userId === null ? null : await isProven(db, userId),
    applicationId,
    trialId,
    previousId: await findId(db, 'id', row.previousId),
    nextId: await findId(db, 'previousId', id),
  };
}

/** The id of the first conversation with a value in a column; null when there is none. */
async function findId(
  db: Database,
  column: 'id' | 'previousId',
  value: string | null,
): Promise<string | null> {
  if (value === null) return null;
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where(column, '=', value)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

const selectEntries = (db: Database, conversationId: string) =>
  db
    .selectFrom('conversationEntries')
    .leftJoin('outbox', 'outbox.id', 'conversationEntries.mailId')
    .select([
      'conversationEntries.id',
      'conversationEntries.kind',
      'conversationEntries.text',
      'at',
      'undoUntil',
      'state',
      'lastError',
      'mailId',
      'settledAt',
      'attempts',
    ])
    .select(({ selectFrom }) =>
      selectFrom('users').select('name').whereRef('id', '=', 'conversationEntries.authorId').as('authorName'),
    )
    .where('conversationEntries.conversationId', '=', conversationId)
    .orderBy('at')
    .orderBy('conversationEntries.id');

/** The entries of a conversation, the oldest first. @param person the name of the person */
async function readEntries(
  db: Database,
  conversationId: string,
  person: string,
  now: Date,
): Promise<ConversationEntry[]> {
  const rows = await selectEntries(db, conversationId).execute();
  return rows.map(
    ({ id, kind, text, at, authorName, undoUntil, mailId, state, lastError, settledAt, attempts }) => {
      const isWaiting = attempts === 0 && undoUntil !== null && new Date(undoUntil) > now;
      return {
        _id: id,
        kind,
        text,
        at: new Date(at).toISOString(),
        author: kind === 'in' ? person : authorName,
        undoUntil: isWaiting ? new Date(undoUntil).toISOString() : null,
        mail:
          kind === 'out' && mailId !== null && state !== null
            ? { _id: mailId, state: state as MailState, reason: lastError, isSettled: settledAt !== null }
            : null,
      };
    },
  );
}

/** A conversation with everything said in it, or undefined. */
export async function readConversation(
  db: Database,
  id: string,
  now: Date,
): Promise<Conversation | undefined> {
  const item = await findItem(db, id, now);
  if (item === undefined) return undefined;
  return {
    ...item,
    entries: await readEntries(db, id, item.personName, now),
    people: await readOfficePeople(db),
  };
}

/**
 * The conversations that wait for an answer: how many, how many are late, and how many are due later
 * but before a moment; each up to `maxOverviewCount`.
 */
export async function countDue(
  db: Database,
  now: Date,
  until: Date,
): Promise<{ open: number; overdue: number; dueToday: number }> {
  const rows = await db
    .selectFrom('conversations')
    .select('place')
    .where('status', '=', 'open')
    .orderBy('place')
    .limit(maxOverviewCount)
    .execute();
  const places = rows.map(({ place }) => new Date(place));
  const overdue = places.filter((place) => place <= now).length;
  const due = places.filter((place) => place < until).length;
  return { open: places.length, overdue, dueToday: Math.max(0, due - overdue) };
}
