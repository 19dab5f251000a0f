import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { commandLine } from '#contract/school/audit.ts';
import type { Database } from '#server/db/connect.ts';
import type { PicturesTable } from '#server/db/tables/site.ts';
import type { Position } from '#server/http/list.ts';
import type { OwnPicture } from '#contract/site/own-picture.ts';
import type { WrittenLabel } from '#contract/site/own-picture-label.ts';

/** A picture with the label that waits, without what the content and its children say of it. */
export type StoredPicture = Omit<
  OwnPicture,
  'shownIn' | 'leftOutOf' | 'children' | 'lockedBy' | 'waitsFor' | 'isReady' | 'label'
> & {
  label: WrittenLabel | null;
};

const toPicture = (row: Selectable<PicturesTable>): StoredPicture => ({
  _id: row.id,
  hash: row.sourceHash.slice(0, 8),
  width: row.width,
  height: row.height,
  colour: row.colour,
  placeholder: row.placeholder,
  widths: JSON.parse(row.widths) as number[],
  addedBy: row.addedBy,
  addedAt: new Date(row.createdAt).toISOString(),
  deletedAt: row.deletedAt === null ? null : new Date(row.deletedAt).toISOString(),
  expiresAt: row.expiresAt === null ? null : new Date(row.expiresAt).toISOString(),
  focus: { x: (row.focusX ?? 50) / 100, y: (row.focusY ?? 50) / 100 },
  subject: row.subject === 'nobody' || row.subject === 'children' ? row.subject : null,
  showsFace: row.showsFace === 1,
  label: row.label === null ? null : (JSON.parse(row.label) as WrittenLabel),
});

/** After every picture. The comparison is always there, so that an index leads to the page. */
const end: Position = { createdAt: new Date('9999-12-31T00:00:00Z'), id: '' };

/** The pictures that were not deleted, the newest first. @param after the last one of the page before, or null */
export async function readPictures(
  db: Database,
  after: Position | null,
  limit: number,
): Promise<(Position & { picture: StoredPicture })[]> {
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

/** The deleted pictures that can be brought back, the last deleted first. @param after the last one of the page before, or null */
export async function readDeletedPictures(
  db: Database,
  after: Position | null,
  limit: number,
  now: Date,
): Promise<(Position & { picture: StoredPicture })[]> {
  const { createdAt: expiresAt, id } = after ?? end;
  const rows = await db
    .selectFrom('pictures')
    .selectAll()
    .where('expiresAt', '>', now)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('expiresAt', 'id'), '<', tuple(expiresAt, id)))
    .orderBy('expiresAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    createdAt: new Date(row.expiresAt ?? now),
    picture: toPicture(row),
  }));
}

/** The pictures with some ids that were not deleted, in the order of the ids. */
export async function readPicturesOf(db: Database, ids: readonly string[]): Promise<StoredPicture[]> {
  const rows = await db
    .selectFrom('pictures')
    .selectAll()
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, toPicture(row)]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** A picture, deleted or not. */
export async function findPicture(db: Database, id: string): Promise<StoredPicture | undefined> {
  const row = await db.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toPicture(row);
}

/** The picture that was made of a file, deleted or not. */
export async function findPictureOf(db: Database, sourceHash: string): Promise<StoredPicture | undefined> {
  const row = await db
    .selectFrom('pictures')
    .selectAll()
    .where('sourceHash', '=', sourceHash)
    .executeTakeFirst();
  return row && toPicture(row);
}

/** Of some ids the pictures that were not deleted and that are of nobody, each with the SHA-256 of the file that it was made of. */
export async function picturesOfNobody(
  db: Database,
  ids: readonly string[],
): Promise<{ picture: StoredPicture; sourceHash: string }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('pictures')
    .selectAll()
    .where('id', 'in', ids)
    .where('subject', '=', 'nobody')
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ picture: toPicture(row), sourceHash: row.sourceHash }));
}

type NewPicture = Pick<StoredPicture, 'width' | 'height' | 'colour' | 'placeholder' | 'widths'> & {
  id: string;
  sourceHash: string;
  /** The id of the owner who adds it, or `commandLine`. */
  author: string;
  createdAt: Date;
};

/** Stands in the place of the name of an owner. */
const importName = 'import';

/** @returns whether it was added: false when another request has added a picture of the same file */
export async function insertPicture(
  db: Database,
  { author, widths, ...picture }: NewPicture,
): Promise<boolean> {
  const { name } =
    author === commandLine
      ? { name: importName }
      : await db.selectFrom('users').select('name').where('id', '=', author).executeTakeFirstOrThrow();
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

/** What an owner says of a picture. */
interface Description {
  subject?: NonNullable<OwnPicture['subject']>;
  showsFace?: boolean;
  focus?: OwnPicture['focus'] | undefined;
  label?: WrittenLabel;
}

/** Stores what an owner says of a picture; what is left out stays. */
export async function describePicture(
  db: Database,
  id: string,
  { subject, showsFace, focus, label }: Description,
): Promise<void> {
  const values = {
    ...(subject === undefined ? {} : { subject }),
    ...(showsFace === undefined ? {} : { showsFace: Number(showsFace) }),
    ...(focus === undefined ? {} : { focusX: Math.round(focus.x * 100), focusY: Math.round(focus.y * 100) }),
    ...(label === undefined ? {} : { label: JSON.stringify(label) }),
  };
  if (Object.keys(values).length === 0) return;
  await db.updateTable('pictures').set(values).where('id', '=', id).execute();
}

/** Says of which children a picture is, in the place of those before. */
export async function setChildren(
  db: Database,
  pictureId: string,
  childIds: readonly string[],
): Promise<void> {
  await db.deleteFrom('pictureChildren').where('pictureId', '=', pictureId).execute();
  if (childIds.length === 0) return;
  await db
    .insertInto('pictureChildren')
    .values([...new Set(childIds)].map((childId) => ({ id: randomUUID(), pictureId, childId })))
    .execute();
}

/** The families of some children, each child once, in the order of their names. */
export async function familiesOfChildren(
  db: Database,
  childIds: readonly string[],
): Promise<{ userId: string; email: string; fullName: string; child: string }[]> {
  if (childIds.length === 0) return [];
  return db
    .selectFrom('children')
    .innerJoin('users', 'users.id', 'children.userId')
    .select(['users.id as userId', 'users.email', 'users.name as fullName', 'children.fullName as child'])
    .where('children.id', 'in', childIds)
    .orderBy('children.fullName')
    .execute();
}

/** The ids of the pictures that are of some children, by child. */
export async function picturesOfChildren(
  db: Database,
  childIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (childIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('pictureChildren')
    .select(['childId', 'pictureId'])
    .where('childId', 'in', childIds)
    .orderBy('id')
    .execute();
  const byChild = Map.groupBy(rows, ({ childId }) => childId ?? '');
  return new Map([...byChild].map(([id, ofChild]) => [id, ofChild.map(({ pictureId }) => pictureId)]));
}

/** The pictures of children who have gone with their families. */
export async function picturesOfGone(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('pictureChildren')
    .select('pictureId')
    .distinct()
    .where('childId', 'is', null)
    .execute();
  return rows.map(({ pictureId }) => pictureId);
}

/** Deletes pictures for good, at the next maintenance: until then all processes see that they are gone. */
export async function expirePictures(db: Database, ids: readonly string[], now: Date): Promise<void> {
  await db.updateTable('pictures').set({ deletedAt: now, expiresAt: now }).where('id', 'in', ids).execute();
  await db.deleteFrom('pictureChildren').where('pictureId', 'in', ids).where('childId', 'is', null).execute();
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
