import type { Selectable } from 'kysely';
import type { OwnConversation, OwnEntry } from '#contract/conversation.ts';
import { excerptOf } from '#server/conversations/excerpt.ts';
import { keyOfAccount, keyOfEmail } from '#server/conversations/person-key.ts';
import { hasVerifiedEmail } from '#server/conversations/queries.ts';
import { needsAnswer, stateOf } from '#server/conversations/state.ts';
import type { Database } from '#server/db/connect.ts';
import type { ConversationsTable } from '#server/db/tables.ts';
import type { Position } from '#server/http/list.ts';

/**
 * Whose conversations an account may read: its own, and those with its email from people who were not signed in, but only if a
 * code has proven that the email is theirs. Anybody can sign up with the address of a stranger.
 */
export async function ownKeys(db: Database, { id, email }: { id: string; email: string }): Promise<string[]> {
  const isVerified = await hasVerifiedEmail(db, id);
  return isVerified ? [keyOfAccount(id), keyOfEmail(email)] : [keyOfAccount(id)];
}

/** The words that the person may read: no notes, no reply that was taken back or has not left yet. */
const visibleEntries = (db: Database, now: Date) =>
  db
    .selectFrom('conversationEntries')
    .where('conversationEntries.kind', 'in', ['in', 'out', 'event'])
    .where('undoneAt', 'is', null)
    .where(({ eb, or }) => or([eb('sendAt', 'is', null), eb('sendAt', '<=', now)]));

/** Maps a row, with the last words that the person may read. */
function ownOf(
  row: Selectable<ConversationsTable>,
  last: { kind: string; text: string; at: Date | string } | undefined,
  now: Date,
): OwnConversation {
  const state = stateOf(row);
  const dueAt = needsAnswer(state) ? state.respondBy : null;
  return {
    _id: row.id,
    kind: row.kind,
    status: row.status,
    respondBy: dueAt?.toISOString() ?? null,
    overdue: dueAt !== null && dueAt <= now,
    personName: row.personName,
    childName: row.childName,
    course: row.courseId === null ? null : { id: row.courseId, name: row.courseName ?? row.courseId },
    excerpt: excerptOf(last?.text ?? ''),
    lastAt: new Date(last?.at ?? row.lastAt).toISOString(),
    lastKind: (last?.kind ?? 'in') as OwnConversation['lastKind'],
  };
}

async function withLastWords(
  db: Database,
  row: Selectable<ConversationsTable>,
  now: Date,
): Promise<OwnConversation> {
  const last = await visibleEntries(db, now)
    .select(['kind', 'text', 'at'])
    .where('conversationId', '=', row.id)
    .where('kind', '<>', 'event')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return ownOf(row, last, now);
}

/** A page of the conversations of a person, the latest first; one more than `limit` if there are more. */
export async function readOwnConversations(
  db: Database,
  keys: readonly string[],
  { after, limit, now }: { after: Position | null; limit: number; now: Date },
): Promise<(Position & { item: OwnConversation })[]> {
  const rows = await db
    .selectFrom('conversations')
    .selectAll()
    .where('personKey', 'in', keys)
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('lastAt', 'id'), '<', tuple(after?.createdAt ?? '', after?.id ?? '')),
      ),
    )
    .orderBy('lastAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const items = await Promise.all(rows.map((row) => withLastWords(db, row, now)));
  return rows.map((row, index) => ({
    createdAt: new Date(row.lastAt),
    id: row.id,
    item: items[index] as OwnConversation,
  }));
}

/** A conversation of a person with its words, the oldest first; undefined when it is not theirs. */
export async function findOwnConversation(
  db: Database,
  id: string,
  keys: readonly string[],
  now: Date,
): Promise<(OwnConversation & { entries: OwnEntry[] }) | undefined> {
  const row = await db
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', id)
    .where('personKey', 'in', keys)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const entries = await visibleEntries(db, now)
    .select(['id', 'kind', 'text', 'at', 'sendAt'])
    .select(({ selectFrom }) =>
      selectFrom('users').select('name').whereRef('id', '=', 'conversationEntries.authorId').as('authorName'),
    )
    .where('conversationId', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return {
    ...(await withLastWords(db, row, now)),
    entries: entries.map((entry) => ({
      _id: entry.id,
      kind: entry.kind as OwnEntry['kind'],
      text: entry.text,
      at: new Date(entry.sendAt ?? entry.at).toISOString(),
      author: entry.kind === 'in' ? row.personName : entry.authorName,
    })),
  };
}

/** Everything of the conversations of a person, notes included, for the export of their data. */
export async function exportOwnConversations(db: Database, keys: readonly string[]) {
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
        .select(['kind', 'text', 'at', 'sendAt', 'undoneAt'])
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
        entries: entries.map((entry) => ({
          kind: entry.kind,
          text: entry.text,
          at: new Date(entry.sendAt ?? entry.at).toISOString(),
          takenBack: entry.undoneAt !== null,
        })),
      };
    }),
  );
}

/** Deletes the conversations with an email and their mails. Those of an account itself go with it. */
export async function eraseConversationsOfEmail(transaction: Database, email: string): Promise<void> {
  const found = await transaction
    .selectFrom('conversations')
    .select('id')
    .where('personKey', '=', keyOfEmail(email))
    .execute();
  if (found.length === 0) return;
  const ids = found.map(({ id }) => id);
  await transaction.deleteFrom('outbox').where('conversationId', 'in', ids).execute();
  await transaction.deleteFrom('conversations').where('id', 'in', ids).execute();
}
