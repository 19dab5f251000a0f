import { randomUUID } from 'node:crypto';
import type { SavedReply } from '#contract/school/saved-reply.ts';
import type { Database } from '#server/db/connect.ts';

const toSavedReply = ({ id, name, text }: { id: string; name: string; text: string }): SavedReply => ({
  _id: id,
  name,
  text,
});

/** The saved replies by name. @param limit the most that are read */
export async function readSavedReplies(db: Database, limit: number): Promise<SavedReply[]> {
  const rows = await db.selectFrom('savedReplies').selectAll().orderBy('name').limit(limit).execute();
  return rows.map(toSavedReply);
}

/** Whether there is a reply with this name and another text. */
export async function hasOtherReply(
  db: Database,
  { name, text }: { name: string; text: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('savedReplies')
    .select('id')
    .where('name', '=', name)
    .where('text', '!=', text)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a reply under a name, or gives the one with this name another text. */
export async function putSavedReply(
  db: Database,
  reply: { name: string; text: string },
): Promise<SavedReply> {
  const row = await db
    .insertInto('savedReplies')
    .values({ id: randomUUID(), ...reply })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ text: reply.text }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toSavedReply(row);
}

/** Deletes a saved reply. @returns whether there was one */
export async function removeSavedReply(db: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('savedReplies').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
