import type { Database } from '#server/db/connect.ts';

/** A link to words that are not published yet. */
export interface SharedPreview {
  id: string;
  createdAt: Date;
  expiresAt: Date;
  /** Null if the user was deleted. */
  authorName: string | null;
}

/** Deletes the previews that have ended, and all but the latest of a user's own. */
export async function deleteEndedPreviews(
  db: Database,
  { author, now, kept }: { author: string; now: Date; kept: number },
): Promise<void> {
  await db.deleteFrom('previews').where('expiresAt', '<=', now).execute();
  const own = await db
    .selectFrom('previews')
    .select('id')
    .where('author', '=', author)
    .where('isShared', '=', false)
    .orderBy('createdAt', 'desc')
    .execute();
  const old = own.slice(kept).map(({ id }) => id);
  if (old.length > 0) await db.deleteFrom('previews').where('id', 'in', old).execute();
}

/** The shared links that are valid, the latest first. */
export async function sharedPreviews(db: Database, now: Date): Promise<SharedPreview[]> {
  const rows = await db
    .selectFrom('previews')
    .select((eb) => [
      'id',
      'createdAt',
      'expiresAt',
      eb.selectFrom('users').select('name').whereRef('users.id', '=', 'previews.author').as('authorName'),
    ])
    .where('isShared', '=', true)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map(({ id, authorName, createdAt, expiresAt }) => ({
    id,
    authorName,
    createdAt: new Date(createdAt),
    expiresAt: new Date(expiresAt),
  }));
}

/** Whether there is a preview: a link may have been withdrawn. */
export async function hasPreview(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('previews').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Gives a preview another token. @returns whether it exists */
export async function setToken(
  db: Database,
  id: string,
  change: { tokenHash: string; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('previews')
    .set(change)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertPreview(
  db: Database,
  preview: {
    id: string;
    tokenHash: string;
    author: string;
    isShared: boolean;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await db.insertInto('previews').values(preview).execute();
}

/** @returns whether there was one */
export async function removeSharedPreview(db: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('previews')
    .where('id', '=', id)
    .where('isShared', '=', true)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Deletes the previews of somebody whose rights in the office change: they would open again with a later invitation. */
export async function deletePreviewsOf(db: Database, author: string): Promise<void> {
  await db.deleteFrom('previews').where('author', '=', author).execute();
}

/** Whether a token opens a preview: until it ends, is withdrawn, or its author is no owner of the school any more. */
export async function isValidPreview(db: Database, tokenHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('previews')
    .innerJoin('users', 'users.id', 'previews.author')
    .select('previews.id')
    .where('tokenHash', '=', tokenHash)
    .where('previews.expiresAt', '>', now)
    .where('users.role', '=', 'admin')
    .executeTakeFirst();
  return row !== undefined;
}
