import type { OwnConversation, OwnConversationDetail } from '#contract/school/own-conversation.ts';
import type { MyData } from '#contract/school/my-data.ts';
import { keyOfUser, keyOfEmail } from '#server/db/tables/person-key.ts';
import { sharedFieldsOf } from '#server/school/conversations/state.ts';
import type { Database } from '#server/db/connect.ts';
import type { Position } from '#server/http/list.ts';
import { isProven } from '#server/users/queries.ts';

/**
 * Whose conversations a user may read: the user's own, and those with the same email from people who were not signed in, but only
 * if a code has proven that the email is theirs. Anybody can sign up with the address of a stranger.
 */
export async function ownKeys(db: Database, { id, email }: { id: string; email: string }): Promise<string[]> {
  return (await isProven(db, id)) ? [keyOfUser(id), keyOfEmail(email)] : [keyOfUser(id)];
}

/** After every conversation. The comparison is always there, so that an index leads to the page. */
const end: Position = { createdAt: new Date('9999-12-31T00:00:00Z'), id: '' };

/**
 * Some conversations of a person, the latest first.
 * @param after the last one of the page before
 * @param limit the largest number of conversations
 */
export async function listOwn(
  db: Database,
  keys: readonly string[],
  { after, limit, now }: { after: Position | null; limit: number; now: Date },
): Promise<(Position & { item: OwnConversation })[]> {
  const { createdAt: lastAt, id } = after ?? end;
  const rows = await db
    .selectFrom('conversations')
    .selectAll()
    .where('personKey', 'in', keys)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('lastAt', 'id'), '<', tuple(lastAt, id)))
    .orderBy('lastAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ createdAt: new Date(row.lastAt), id: row.id, item: sharedFieldsOf(row, now) }));
}

/** A conversation of a person with its words, the oldest first; undefined when it is not theirs. */
export async function findOwn(
  db: Database,
  id: string,
  keys: readonly string[],
  now: Date,
): Promise<OwnConversationDetail | undefined> {
  const row = await db
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', id)
    .where('personKey', 'in', keys)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const entries = await db
    .selectFrom('conversationEntries')
    .select(['id', 'kind', 'text', 'at'])
    .select(({ selectFrom }) =>
      selectFrom('users').select('name').whereRef('id', '=', 'conversationEntries.authorId').as('authorName'),
    )
    .where('conversationId', '=', id)
    .where('kind', 'in', ['in', 'out'])
    // A reply that can still be taken back is not there yet.
    .where(({ eb, or }) => or([eb('undoUntil', 'is', null), eb('undoUntil', '<=', now)]))
    .orderBy('at')
    .orderBy('id')
    .execute();
  return {
    ...sharedFieldsOf(row, now),
    entries: entries.map((entry) => ({
      _id: entry.id,
      kind: entry.kind === 'in' ? 'in' : 'out',
      text: entry.text,
      at: new Date(entry.at).toISOString(),
      author: entry.kind === 'in' ? row.personName : entry.authorName,
    })),
  };
}

/** Everything of the conversations of a person, notes included, for the export of their data. */
export async function exportOwn(db: Database, keys: readonly string[]): Promise<MyData['conversations']> {
  const rows = await db
    .selectFrom('conversations')
    .selectAll()
    .where('personKey', 'in', keys)
    .orderBy('createdAt')
    .execute();
  return Promise.all(
    rows.map(async (row) => {
      const entries = await db
        .selectFrom('conversationEntries')
        .select(['kind', 'text', 'at'])
        .where('conversationId', '=', row.id)
        .orderBy('at')
        .orderBy('id')
        .execute();
      return {
        kind: row.kind,
        status: row.status,
        personName: row.personName,
        personEmail: row.personEmail,
        personPhone: row.personPhone,
        childName: row.childName,
        course: row.courseName,
        createdAt: new Date(row.createdAt).toISOString(),
        entries: entries.map(({ kind, text, at }) => ({ kind, text, at: new Date(at).toISOString() })),
      };
    }),
  );
}
