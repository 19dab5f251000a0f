import type { Database } from '#server/db/connect.ts';
import type { Progress } from './mailbox.ts';

/** How far a mailbox has been read; undefined before the first time. */
export async function findProgress(db: Database, name: string): Promise<Progress | undefined> {
  return db
    .selectFrom('mailboxes')
    .select(['uidValidity', 'lastUid'])
    .where('name', '=', name)
    .executeTakeFirst();
}

/** Stores where the reading of a mailbox begins. */
export async function startProgress(db: Database, name: string, progress: Progress): Promise<void> {
  await db
    .insertInto('mailboxes')
    .values({ name, ...progress })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(progress))
    .execute();
}

/**
 * Stores that a mail is read, and locks the row until the end of the transaction.
 * @returns false when another instance has read it before
 */
export async function advanceProgress(
  transaction: Database,
  name: string,
  { uidValidity, lastUid }: Progress,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('mailboxes')
    .set({ lastUid })
    .where('name', '=', name)
    .where('uidValidity', '=', uidValidity)
    .where('lastUid', '<', lastUid)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The conversation of a mail that this site has sent; null for any other mail. */
export async function findMailOfConversation(db: Database, id: string): Promise<string | null> {
  const mail = await db.selectFrom('outbox').select('conversationId').where('id', '=', id).executeTakeFirst();
  return mail?.conversationId ?? null;
}

/** Marks a sent mail as failed, because it came back. @returns undefined when there is no such mail */
export async function markReturned(
  transaction: Database,
  id: string,
  reason: string,
): Promise<{ sendTo: string; conversationId: string | null } | undefined> {
  return transaction
    .updateTable('outbox')
    .set({ state: 'failed', lastError: reason })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .returning(['sendTo', 'conversationId'])
    .executeTakeFirst();
}
