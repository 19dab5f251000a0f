import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { commandLine } from '#contract/school/audit.ts';
import type { Database } from '#server/db/connect.ts';

/** The place of a document in the database: the key is empty for a type of which a school has one. */
export interface DocumentId {
  type: string;
  key: string;
}

/** The changes of a document that are not published. */
export interface Draft extends DocumentId {
  data: Record<string, unknown>;
  revision: string;
  updatedAt: Date;
  /** Null if the user was deleted. */
  authorName: string | null;
  /** When it is published by itself. */
  publishAt: Date | null;
  /** Why its scheduled publication did not happen. */
  failure: string | null;
}

/** The name of an author; null if the user was deleted. A subquery for each row, because a school has few of them and many users. */
const nameOf = (author: 'drafts.author' | 'editions.author') =>
  sql<string | null>`(select "name" from "users" where "id" = ${sql.ref(author)})`.as('authorName');

const draftRows = (db: Database) =>
  db
    .selectFrom('drafts')
    .select([
      'type',
      'key',
      'data',
      'revision',
      'updatedAt',
      'publishAt',
      'failure',
      nameOf('drafts.author'),
    ]);

const draftOf = ({
  data,
  updatedAt,
  publishAt,
  ...row
}: Awaited<ReturnType<ReturnType<typeof draftRows>['execute']>>[number]): Draft => ({
  ...row,
  updatedAt: new Date(updatedAt),
  publishAt: publishAt === null ? null : new Date(publishAt),
  // Only objects are stored.
  data: JSON.parse(data) as Record<string, unknown>,
});

/** All drafts. A school has as many as documents. */
export async function listDrafts(db: Database): Promise<Draft[]> {
  return (await draftRows(db).orderBy('type').orderBy('key').execute()).map(draftOf);
}

export async function findDraft(db: Database, { type, key }: DocumentId): Promise<Draft | undefined> {
  const row = await draftRows(db).where('type', '=', type).where('key', '=', key).executeTakeFirst();
  return row && draftOf(row);
}

/** Stores a draft in the place of the one before, whose scheduled publication stays. */
export async function storeDraft(
  db: Database,
  { type, key }: DocumentId,
  data: Readonly<Record<string, unknown>>,
  author: string,
): Promise<void> {
  const changed = {
    data: JSON.stringify(data),
    revision: randomUUID(),
    author,
    updatedAt: new Date(),
    failure: null,
  };
  await db
    .insertInto('drafts')
    .values({ type, key, ...changed })
    .onConflict((conflict) => conflict.columns(['type', 'key']).doUpdateSet(changed))
    .execute();
}

/** Deletes a draft, if there is one. */
export async function removeDraft(db: Database, { type, key }: DocumentId): Promise<void> {
  await db.deleteFrom('drafts').where('type', '=', type).where('key', '=', key).execute();
}

/** Schedules the publication of a draft. */
export async function schedulePublication(
  db: Database,
  { type, key }: DocumentId,
  scheduled: { publishAt: Date; scheduledBy: string },
): Promise<void> {
  await db
    .updateTable('drafts')
    .set({ ...scheduled, failure: null })
    .where('type', '=', type)
    .where('key', '=', key)
    .execute();
}

/** Ends the scheduled publication of a draft, which stays. @param failure why it did not happen; null if it was cancelled */
export async function endSchedule(
  db: Database,
  { type, key }: DocumentId,
  failure: string | null,
): Promise<void> {
  await db
    .updateTable('drafts')
    .set({ publishAt: null, scheduledBy: null, failure })
    .where('type', '=', type)
    .where('key', '=', key)
    .execute();
}

/** A draft whose time has come. */
export interface DueDraft extends DocumentId {
  publishAt: Date;
  scheduledBy: string;
  /** Whether whoever chose the time is still an owner of the school. */
  isOfOwner: boolean;
}

/** The drafts that are due at a moment, the earliest first. */
export async function listDueDrafts(db: Database, now: Date): Promise<DueDraft[]> {
  const rows = await db
    .selectFrom('drafts')
    .leftJoin('users', 'users.id', 'drafts.scheduledBy')
    .select(['type', 'key', 'publishAt', 'scheduledBy', 'role'])
    .where('publishAt', '<=', now)
    .orderBy('publishAt')
    .orderBy('type')
    .orderBy('key')
    .execute();
  return rows.flatMap(({ type, key, publishAt, scheduledBy, role }) =>
    publishAt === null || scheduledBy === null
      ? []
      : [{ type, key, publishAt: new Date(publishAt), scheduledBy, isOfOwner: role === 'admin' }],
  );
}

/** The drafts whose scheduled publication did not happen. */
export async function countFailedPublications(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('drafts')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('failure', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The number of the last published version of a document; 0 if it has the default. */
export async function publishedVersion(db: Database, { type, key }: DocumentId): Promise<number> {
  const { version } = await db
    .selectFrom('documentVersions')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('type', '=', type)
    .where('key', '=', key)
    .where('publishedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return version ?? 0;
}

/** An edition, with the documents that it changed. */
export interface EditionRow {
  number: number;
  publishedAt: Date;
  isFromCommandLine: boolean;
  authorName: string | null;
  changed: DocumentId[];
}

const editionRows = (db: Database) =>
  db.selectFrom('editions').select(['number', 'author', 'publishedAt', nameOf('editions.author')]);

async function editionOf(
  db: Database,
  {
    number,
    author,
    publishedAt,
    authorName,
  }: Awaited<ReturnType<ReturnType<typeof editionRows>['execute']>>[number],
): Promise<EditionRow> {
  return {
    number,
    authorName,
    publishedAt: new Date(publishedAt),
    isFromCommandLine: author === commandLine,
    // An edition and the versions that it publishes have the same time (server/site/content/store.ts).
    changed: await db
      .selectFrom('documentVersions')
      .select(['type', 'key'])
      .where('publishedAt', '=', publishedAt)
      .orderBy('type')
      .orderBy('key')
      .execute(),
  };
}

/** Editions, the latest first. @param before the number of an edition: only earlier ones */
export async function listEditions(db: Database, limit: number, before?: number): Promise<EditionRow[]> {
  const rows = await editionRows(db)
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return Promise.all(rows.map((row) => editionOf(db, row)));
}

export async function findEdition(db: Database, number: number): Promise<EditionRow | undefined> {
  const row = await editionRows(db).where('number', '=', number).executeTakeFirst();
  return row && editionOf(db, row);
}

/** Of these courses, the ids of those that families have applied for or asked to try. */
export async function coursesInUse(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const [applied, tried] = await Promise.all([
    db.selectFrom('applications').select('courseId').distinct().where('courseId', 'in', ids).execute(),
    db.selectFrom('trials').select('courseId').distinct().where('courseId', 'in', ids).execute(),
  ]);
  return [...new Set([...applied, ...tried].map(({ courseId }) => courseId))];
}
