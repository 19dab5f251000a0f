import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { ConversationKind } from '#contract/school/own-conversation.ts';
import type { Database } from '#server/db/connect.ts';
import type { ConversationEntriesTable, ConversationsTable } from '#server/db/tables/families.ts';
import { keyOfEmail } from '#server/db/tables/person-key.ts';
import { stateOf, type ConversationState } from './state.ts';

/** Stores a conversation. */
export async function insertConversation(db: Database, row: Insertable<ConversationsTable>): Promise<void> {
  await db.insertInto('conversations').values(row).execute();
}

/** Adds an entry to a conversation. */
export async function insertEntry(
  db: Database,
  entry: Omit<Insertable<ConversationEntriesTable>, 'id'> & { id?: string },
): Promise<void> {
  await db
    .insertInto('conversationEntries')
    .values({ id: randomUUID(), ...entry })
    .execute();
}

interface Sought {
  personKey: string;
  kind: ConversationKind;
  /** A conversation counts when its last words are younger, a closed one when they are younger than `closedSince`. */
  since: Date;
  closedSince: Date;
}

/** Finds the conversation that new words of a person belong to, and locks it until the transaction ends. */
export async function lockConversationOf(
  transaction: Database,
  { personKey, kind, since, closedSince }: Sought,
): Promise<ConversationState | undefined> {
  const row = await transaction
    .updateTable('conversations')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('conversations as found')
        .select('found.id')
        .where('found.personKey', '=', personKey)
        .where('found.kind', '=', kind)
        .where('found.maybeSpam', '=', 0)
        .where('found.lastAt', '>', since)
        .where(({ eb: on, or }) =>
          or([on('found.status', '<>', 'closed'), on('found.lastAt', '>', closedSince)]),
        )
        .orderBy('found.lastAt', 'desc')
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst();
  return row && stateOf(row);
}

/** The id of the last conversation of a person that is no spam; undefined when there is none. */
export async function lastConversationOf(
  db: Database,
  { personKey, kind }: Pick<Sought, 'personKey' | 'kind'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('personKey', '=', personKey)
    .where('kind', '=', kind)
    .where('maybeSpam', '=', 0)
    .orderBy('lastAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Forgets the states before replies that can no longer be taken back: they have the start of words that are deleted when they are old. */
export async function forgetStatesBefore(db: Database, moment: Date): Promise<void> {
  await db
    .updateTable('conversationEntries')
    .set({ before: null })
    .where('before', 'is not', null)
    .where('undoUntil', '<', moment)
    .execute();
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

/** What a conversation is about. */
export type About = { applicationId: string } | { trialId: string };

/** The column of `conversations` that says what one is about, and its value. */
const columnOf = (about: About) =>
  'trialId' in about
    ? (['trialId', about.trialId] as const)
    : (['applicationId', about.applicationId] as const);

/** As `lockConversation`, for the conversation about an application or a trial class. */
export async function lockConversationAbout(
  transaction: Database,
  about: About,
): Promise<ConversationState | undefined> {
  const [column, id] = columnOf(about);
  const row = await transaction
    .updateTable('conversations')
    .set((eb) => ({ version: eb.ref('version') }))
    .where(column, '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && stateOf(row);
}

/** The id of the conversation about an application or a trial class; undefined when it was deleted. */
export async function findConversationAbout(db: Database, about: About): Promise<string | undefined> {
  const [column, id] = columnOf(about);
  const row = await db.selectFrom('conversations').select('id').where(column, '=', id).executeTakeFirst();
  return row?.id;
}

/** Whether there is a conversation. */
export async function hasConversation(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('conversations').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Whether there is an entry: a reply that was taken back is gone. */
export async function hasEntry(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('conversationEntries').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
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

/** The ids of the mails of a conversation, the oldest first. */
export async function readThread(db: Database, conversationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('conversationEntries')
    .select('mailId')
    .where('conversationId', '=', conversationId)
    .where('mailId', 'is not', null)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ mailId }) => mailId ?? []);
}

/** A reply of a conversation, or undefined. */
export const findReply = (db: Database, conversationId: string, id: string) =>
  db
    .selectFrom('conversationEntries')
    .select(['id', 'mailId', 'undoUntil', 'before', 'at'])
    .where('id', '=', id)
    .where('conversationId', '=', conversationId)
    .where('kind', '=', 'out')
    .executeTakeFirst();

/** Whether a conversation has an event with these words. */
export async function hasEvent(db: Database, conversationId: string, text: string): Promise<boolean> {
  const row = await db
    .selectFrom('conversationEntries')
    .select('id')
    .where('conversationId', '=', conversationId)
    .where('kind', '=', 'event')
    .where('text', '=', text)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a reply that was taken back. */
export async function deleteEntry(db: Database, id: string): Promise<void> {
  await db.deleteFrom('conversationEntries').where('id', '=', id).execute();
}

/** In the words of the partial index `usersOfOffice`: with parameters instead, no database would use it. */
const isOfOffice = sql<boolean>`${sql.ref('role')} in ('teacher', 'admin')`;

/** The users who work in the office, by name. */
export async function readOfficePeople(db: Database): Promise<{ _id: string; name: string }[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where(isOfOffice)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name }) => ({ _id: id, name }));
}

/** Corrects the address of one conversation, if its person gave that address. Without an account it is also by what they are known. */
export async function correctConversationAddress(
  transaction: Database,
  { conversationId, from, to }: { conversationId: string; from: string; to: string },
): Promise<void> {
  await transaction
    .updateTable('conversations')
    .set((eb) => ({
      personEmail: to,
      personKey: eb.case().when('userId', 'is', null).then(keyOfEmail(to)).else(eb.ref('personKey')).end(),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', conversationId)
    .where('personEmail', '=', from)
    .execute();
}
