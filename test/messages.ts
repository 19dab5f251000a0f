import { randomUUID } from 'node:crypto';
import { afterIncoming } from '#server/school/conversations/state.ts';
import type { Database } from '#server/db/connect.ts';

/** The words of people who wrote to the school, with the fields of the form. */
export const messagesIn = (db: Database) =>
  db
    .selectFrom('conversationEntries')
    .innerJoin('conversations', 'conversations.id', 'conversationId')
    .select([
      'conversations.id',
      'personName as userName',
      'personEmail as userEmail',
      'personPhone as userNumber',
      'text as userMessage',
      'maybeSpam',
    ])
    .where('conversations.kind', '=', 'message')
    .where('conversationEntries.kind', '=', 'in')
    .execute();

/** Stores conversations that began with a message, without the request. */
export async function insertMessages(
  db: Database,
  messages: readonly { id?: string; userMessage?: string; createdAt: Date }[],
): Promise<void> {
  const rows = messages.map(({ id = randomUUID(), userMessage: text = '', createdAt: at }) => ({
    id,
    kind: 'message' as const,
    personKey: '',
    personName: 'Asha',
    personEmail: '',
    personPhone: '',
    ...afterIncoming(undefined, { text, at, answerHours: 24 }),
    version: 1,
    createdAt: at,
  }));
  const entries = rows.map(({ id, createdAt }, index) => ({
    id: `in-${id}`,
    conversationId: id,
    kind: 'in' as const,
    text: messages[index]?.userMessage ?? '',
    at: createdAt,
  }));
  await db.insertInto('conversations').values(rows).execute();
  await db.insertInto('conversationEntries').values(entries).execute();
}
