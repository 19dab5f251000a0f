import type { Selectable } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import type { PicturesTable } from '#server/db/tables/site.ts';
import type { Position } from '#server/http/list.ts';
import type { OwnPicture } from '#contract/site/own-picture.ts';

const toPicture = (row: Selectable<PicturesTable>): OwnPicture => ({
  _id: row.id,
  width: row.width,
  height: row.height,
  colour: row.colour,
  placeholder: row.placeholder,
  widths: JSON.parse(row.widths) as number[],
  addedBy: row.addedBy,
  addedAt: new Date(row.createdAt).toISOString(),
  deletedAt: row.deletedAt === null ? null : new Date(row.deletedAt).toISOString(),
});

/** After every picture. The comparison is always there, so that an index leads to the page. */
const end: Position = { createdAt: new Date('9999-12-31T00:00:00Z'), id: '' };

/** The pictures that were not deleted, the newest first. @param after the last one of the page before, or null */
export async function readPictures(
  db: Database,
  after: Position | null,
  limit: number,
): Promise<(Position & { picture: OwnPicture })[]> {
  const { createdAt, id } = after ?? end;
  const rows = await db
    .selectFrom('pictures')
    .selectAll()
    .where('deletedAt', 'is', null)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('createdAt', 'id'), '<', tuple(createdAt, id)))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.id, createdAt: new Date(row.createdAt), picture: toPicture(row) }));
}

/** A picture, deleted or not. */
export async function findPicture(db: Database, id: string): Promise<OwnPicture | undefined> {
  const row = await db.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toPicture(row);
}

/** The picture that was made of a file, deleted or not. */
export async function findPictureOf(db: Database, sourceHash: string): Promise<OwnPicture | undefined> {
  const row = await db
    .selectFrom('pictures')
    .selectAll()
    .where('sourceHash', '=', sourceHash)
    .executeTakeFirst();
  return row && toPicture(row);
}

type NewPicture = Omit<OwnPicture, '_id' | 'addedBy' | 'addedAt' | 'deletedAt'> & {
  id: string;
  sourceHash: string;
  /** The id of the owner who adds it. */
  author: string;
  createdAt: Date;
};

/** @returns whether it was added: false when another request has added a picture of the same file */
export async function insertPicture(
  db: Database,
  { author, widths, ...picture }: NewPicture,
): Promise<boolean> {
  const { name } = await db
    .selectFrom('users')
    .select('name')
    .where('id', '=', author)
    .executeTakeFirstOrThrow();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('pictures')
    .values({
      ...picture,
      widths: JSON.stringify(widths),
      addedBy: name,
      deletedAt: null,
      expiresAt: null,
    })
    .onConflict((conflict) => conflict.column('sourceHash').doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Deletes a picture, which can be brought back until `expiresAt`. @returns whether it was there */
export async function markDeleted(
  db: Database,
  id: string,
  deleted: { deletedAt: Date; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pictures')
    .set(deleted)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Brings a deleted picture back. @returns whether it was deleted, and still could */
export async function unmarkDeleted(db: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pictures')
    .set({ deletedAt: null, expiresAt: null })
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Of some ids those that no picture has. */
export async function idsWithoutPicture(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('pictures').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}
