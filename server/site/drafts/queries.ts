import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import type { DocumentChange } from '#server/site/documents/document-change.ts';
import { knownPlace, type DocumentId, type DocumentPlace } from '#server/site/documents/place.ts';
import { fromStoredChange, toStoredChange } from '#server/site/documents/stored-change.ts';

/** The change of a document that is not published. */
export interface Draft extends DocumentChange {
  place: DocumentPlace;
  revision: string;
  updatedAt: Date;
  /** Id of the user who saved it last. */
  author: string;
  /** Null if the user was deleted. */
  authorName: string | null;
}

/** A subquery for each row, because a school has few drafts and many users. */
const authorName = sql<
  string | null
>`(select "name" from "users" where "id" = ${sql.ref('drafts.author')})`.as('authorName');

const draftRows = (db: Database) =>
  db
    .selectFrom('drafts')
    .select(['type', 'key', 'base', 'data', 'revision', 'updatedAt', 'author', authorName]);

function toDrafts({
  type,
  key,
  base,
  data,
  updatedAt,
  ...row
}: Awaited<ReturnType<ReturnType<typeof draftRows>['execute']>>[number]): Draft[] {
  // A draft of a type that an earlier version had is in no list.
  const place = knownPlace({ type, key });
  if (place === undefined) return [];
  return [{ place, ...row, ...fromStoredChange(place, { base, data }), updatedAt: new Date(updatedAt) }];
}

/** All drafts. A school has as many as documents. */
export async function listDrafts(db: Database): Promise<Draft[]> {
  return (await draftRows(db).orderBy('type').orderBy('key').execute()).flatMap(toDrafts);
}

export async function findDraft(db: Database, { type, key }: DocumentId): Promise<Draft | undefined> {
  const rows = await draftRows(db).where('type', '=', type).where('key', '=', key).execute();
  return rows.flatMap(toDrafts)[0];
}

/** Stores a draft in the place of the one before. */
export async function storeDraft(
  db: Database,
  { type, key }: DocumentId,
  { author, ...change }: DocumentChange & { author: string },
): Promise<void> {
  const changed = {
    ...toStoredChange(change),
    revision: randomUUID(),
    author,
    updatedAt: new Date(),
  };
  await db
    .insertInto('drafts')
    .values({ type, key, ...changed })
    .onConflict((conflict) => conflict.columns(['type', 'key']).doUpdateSet(changed))
    .execute();
}

/** Removes a draft that changes nothing any more, if there is one. */
export async function removeDraft(db: Database, { type, key }: DocumentId): Promise<void> {
  await db.deleteFrom('drafts').where('type', '=', type).where('key', '=', key).execute();
}

const storedColumns = ['type', 'key', 'base', 'data', 'revision', 'author', 'updatedAt'] as const;

/** Milliseconds in which a deleted draft can be brought back. */
export const restorable = 7 * 24 * 60 * 60 * 1000;

/** Deletes a draft, which can be brought back until a time. */
export async function deleteUntil(db: Database, { revision }: Draft, expiresAt: Date): Promise<void> {
  const row = await db
    .selectFrom('drafts')
    .select(storedColumns)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('deletedDrafts')
    .values({ ...row, expiresAt })
    .execute();
  await db.deleteFrom('drafts').where('revision', '=', revision).execute();
}

/** The document of a deleted draft that can be brought back. */
export async function placeOfDeleted(db: Database, revision: string): Promise<DocumentPlace | undefined> {
  const row = await db
    .selectFrom('deletedDrafts')
    .select(['type', 'key'])
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row && knownPlace(row);
}

/** Brings a deleted draft back; its document has no other one. @returns whether it was there still */
export async function bringBack(
  db: Database,
  { type, key }: DocumentId,
  { revision, now }: { revision: string; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('deletedDrafts')
    .select(storedColumns)
    .where('type', '=', type)
    .where('key', '=', key)
    .where('revision', '=', revision)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (row === undefined) return false;
  await db.insertInto('drafts').values(row).execute();
  await db.deleteFrom('deletedDrafts').where('revision', '=', revision).execute();
  return true;
}
