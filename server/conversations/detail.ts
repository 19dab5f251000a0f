import type { Conversation } from '#contract/conversation.ts';
import type { Database } from '#server/db/connect.ts';
import { findConversation, readEntries, readViewers } from './queries.ts';

/**
 * A conversation with everything said in it, or undefined.
 * @param me the member of the office who reads it and is not among the viewers
 */
export async function readConversation(
  db: Database,
  id: string,
  me: string,
  now: Date,
): Promise<Conversation | undefined> {
  const found = await findConversation(db, id, now);
  if (found === undefined) return undefined;
  const { item, accountId, applicationId } = found;
  return {
    ...item,
    accountId,
    applicationId,
    entries: await readEntries(db, id, item.personName, now),
    viewers: await readViewers(db, id, me, now),
  };
}
