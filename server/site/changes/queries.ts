import { PostgresAdapter, sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';

/** The channel on which PostgreSQL notifies all instances of a new edition. */
export const editionChannel = 'editions';

/**
 * What decides which own pictures visitors see: a text that is another one after each change. The children that are gone count, because a family takes them
 * along without a word to its pictures.
 */
export async function lastPictureChange(db: Database): Promise<string> {
  const { last } = await db
    .selectFrom('pictures')
    .select(({ fn }) => fn.max('changedAt').as('last'))
    .executeTakeFirstOrThrow();
  const { gone } = await db
    .selectFrom('pictureChildren')
    .select(({ fn }) => fn.count<number | string>('id').as('gone'))
    .where('childId', 'is', null)
    .executeTakeFirstOrThrow();
  return `${last === null ? '' : new Date(last).toISOString()} ${gone}`;
}

/**
 * Notes that visitors may see some pictures from now on, or no more, or see them otherwise: all processes follow it. Call it in a transaction that has
 * locked the editions, because each time is later than the one before.
 */
export async function notePictureChange(db: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const { last } = await db
    .selectFrom('pictures')
    .select(({ fn }) => fn.max('changedAt').as('last'))
    .executeTakeFirstOrThrow();
  const changedAt = new Date(Math.max(now.getTime(), last === null ? 0 : new Date(last).getTime() + 1));
  await db.updateTable('pictures').set({ changedAt }).where('id', 'in', ids).execute();
  await notifyProcesses(db, 'pictures');
}

/** As `notePictureChange`, for all pictures of some children. */
export async function notePicturesOf(db: Database, childIds: readonly string[], now: Date): Promise<void> {
  if (childIds.length === 0) return;
  const rows = await db
    .selectFrom('pictureChildren')
    .select('pictureId')
    .distinct()
    .where('childId', 'in', childIds)
    .execute();
  await notePictureChange(
    db,
    rows.map(({ pictureId }) => pictureId),
    now,
  );
}

/** Tells the other processes that there is something to publish, when the transaction commits. */
export async function notifyProcesses(db: Database, words: string): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    await sql`select pg_notify(${editionChannel}, ${words})`.execute(db);
}
