import { PostgresAdapter, sql } from 'kysely';
import { commandLine } from '#contract/school/audit.ts';
import { courseRecord, type CourseRecord } from '#contract/site/course-record.ts';
import { completeLabel, type WrittenLabel } from '#contract/site/own-picture-label.ts';
import type { Picture } from '#contract/site/content.ts';
import type { Database } from '#server/db/connect.ts';
import { notifyProcesses } from '#server/site/changes/queries.ts';
import { consentsOf } from '#server/site/consents/queries.ts';
import type { OwnPictures, ShownPicture } from './own-pictures.ts';
import { lockedBy } from './picture-lock.ts';

/** A stored document with its data as JSON; null if it was removed. */
export interface StoredDocument {
  type: string;
  /** Empty for a type of which a school has one document. */
  key: string;
  data: string | null;
}

const isPostgres = (db: Database) => db.getExecutor().adapter instanceof PostgresAdapter;

/** The number of the last edition; 0 if the school has stored nothing. */
export async function lastEditionNumber(db: Database): Promise<number> {
  const { number } = await db
    .selectFrom('editions')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirstOrThrow();
  return number ?? 0;
}

/**
 * When the last edition up to a number was published; undefined if there is none. A restored backup leaves a gap in the numbers
 * (server/tasks/backup/restore.ts): what stands before the gap is the content until it ends.
 */
export async function editionTime(db: Database, number: number): Promise<Date | undefined> {
  const edition = await db
    .selectFrom('editions')
    .select('publishedAt')
    .where('number', '<=', number)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return edition && new Date(edition.publishedAt);
}

/**
 * The time of the next edition: now, and later than every edition before, also when the clock was set back. An edition and the versions
 * that it publishes have the same time, which tells what an earlier edition held. The versions are append-only, so nothing can mend their times.
 */
export async function nextPublicationTime(db: Database): Promise<Date> {
  const last = await editionTime(db, await lastEditionNumber(db));
  return new Date(Math.max(Date.now(), (last?.getTime() ?? 0) + 1));
}

/**
 * The published version of every document that the school has stored.
 * @param at a time: the versions that were published then; the present ones by default
 */
export function publishedDocuments(db: Database, at?: Date): Promise<StoredDocument[]> {
  return db
    .selectFrom('documentVersions as stored')
    .select(['type', 'key', 'data'])
    .where('version', '=', ({ selectFrom }) =>
      selectFrom('documentVersions as published')
        .select(({ fn }) => fn.max('published.version').as('version'))
        .whereRef('published.type', '=', 'stored.type')
        .whereRef('published.key', '=', 'stored.key')
        .where('published.publishedAt', 'is not', null)
        .$if(at !== undefined, (query) => query.where('published.publishedAt', '<=', at ?? new Date())),
    )
    .orderBy('type')
    .orderBy('key')
    .execute();
}

/** The courses that the school has stored, in display order; empty if it has the default courses. */
export async function storedCourses(db: Database): Promise<CourseRecord[]> {
  const rows = await db.selectFrom('courses').selectAll().orderBy('position').execute();
  return rows.map(({ position: _, ...row }) =>
    courseRecord.parse(Object.assign(row, { hidden: Boolean(row.hidden) })),
  );
}

/** The ids of the children whom pictures are of, by picture; null for one that has gone with its family. */
export async function childrenOfPictures(
  db: Database,
  pictureIds: readonly string[],
): Promise<ReadonlyMap<string, readonly (string | null)[]>> {
  if (pictureIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('pictureChildren')
    .select(['pictureId', 'childId'])
    .where('pictureId', 'in', pictureIds)
    .orderBy('pictureId')
    .orderBy('id')
    .execute();
  const byPicture = Map.groupBy(rows, ({ pictureId }) => pictureId);
  return new Map([...byPicture].map(([id, ofPicture]) => [id, ofPicture.map(({ childId }) => childId)]));
}

/**
 * The pictures that owners have added and that say whom they are of: those that visitors may see, and why not the others. One that says nothing, or was
 * deleted, is in neither.
 * @param day on the clocks of the school, yyyy-mm-dd
 */
export async function readOwnPictures(db: Database, day: string): Promise<OwnPictures> {
  const rows = await db
    .selectFrom('pictures')
    .select(['id', 'sourceHash', 'width', 'height', 'colour', 'placeholder', 'widths', 'focusX', 'focusY'])
    .select(['subject', 'showsFace', 'label'])
    .where('subject', 'in', ['nobody', 'children'])
    .where('deletedAt', 'is', null)
    .execute();
  const ofChildren = rows.flatMap(({ id, subject }) => (subject === 'children' ? [id] : []));
  const children = await childrenOfPictures(db, ofChildren);
  const named = new Set([...children.values()].flat().filter((id) => id !== null));
  const consents = await consentsOf(db, [...named], day);
  const shown: Record<string, ShownPicture> = {};
  const hidden: Record<string, string> = {};
  for (const { id, sourceHash, subject, showsFace, focusX, focusY, colour, widths, label, ...row } of rows) {
    const written = label === null ? undefined : (JSON.parse(label) as WrittenLabel);
    const ofPicture = (children.get(id) ?? []).map((each) => consents.get(each ?? ''));
    const reason = subject === 'nobody' ? null : lockedBy(ofPicture, showsFace === 1);
    if (reason !== null) hidden[id] = reason;
    else
      shown[id] = {
        ...row,
        name: id,
        hash: sourceHash.slice(0, 8),
        colour: colour as Picture['colour'],
        focus: [(focusX ?? 50) / 100, (focusY ?? 50) / 100],
        widths: JSON.parse(widths) as number[],
        ...(written === undefined || written.isPublished ? {} : { newLabel: completeLabel(written.label) }),
      };
  }
  return { shown, hidden };
}

/** Makes concurrent publications wait for each other. Call it in a transaction. SQLite has one writer at a time anyway. */
export async function lockEditions(db: Database): Promise<void> {
  if (isPostgres(db)) await sql`lock table "editions" in exclusive mode`.execute(db);
}

/** What was written about own pictures while they waited is not news any more: another label of them is published. */
export async function forgetWrittenLabels(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('pictures').set({ label: null }).where('id', 'in', ids).execute();
}

/** Adds a published version of a document. */
export async function insertVersion(
  db: Database,
  { type, key, data }: StoredDocument,
  author: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('documentVersions')
    .values(({ selectFrom, fn, val }) => ({
      type,
      key,
      version: selectFrom('documentVersions')
        .select(sql<number>`${fn.coalesce(fn.max('version'), val(0))} + 1`.as('version'))
        .where('type', '=', type)
        .where('key', '=', key),
      data,
      author,
      createdAt: now,
      publishedAt: now,
    }))
    .execute();
}

/** Replaces the stored courses. */
export async function replaceCourses(db: Database, courses: readonly CourseRecord[]): Promise<void> {
  await db.deleteFrom('courses').execute();
  await db
    .insertInto('courses')
    .values(
      courses.map((course, position) => ({
        ...course,
        position,
        hidden: isPostgres(db) ? course.hidden : Number(course.hidden),
      })),
    )
    .execute();
}

/**
 * Adds the next edition and notifies the other instances when the transaction commits.
 * @param after a number that the edition is to exceed, of an edition that is not there any more
 * @returns its number
 */
export async function insertEdition(db: Database, author: string, now: Date, after = 0): Promise<number> {
  const number = Math.max(await lastEditionNumber(db), after) + 1;
  await db.insertInto('editions').values({ number, author, publishedAt: now }).execute();
  await notifyProcesses(db, String(number));
  return number;
}

/** The number of the last published version of a document; 0 if it has the default. */
export async function publishedVersion(
  db: Database,
  { type, key }: Pick<StoredDocument, 'type' | 'key'>,
): Promise<number> {
  const { version } = await db
    .selectFrom('documentVersions')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('type', '=', type)
    .where('key', '=', key)
    .where('publishedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return version ?? 0;
}

/** The last published version of every document that the school has stored: who published it, and when. */
export async function listLastVersions(db: Database): Promise<
  (Pick<StoredDocument, 'type' | 'key'> & {
    publishedAt: Date;
    isFromCommandLine: boolean;
    authorName: string | null;
  })[]
> {
  const rows = await db
    .selectFrom('documentVersions as stored')
    .select([
      'type',
      'key',
      'author',
      'publishedAt',
      sql<string | null>`(select "name" from "users" where "id" = ${sql.ref('stored.author')})`.as(
        'authorName',
      ),
    ])
    .where('version', '=', ({ selectFrom }) =>
      selectFrom('documentVersions as published')
        .select(({ fn }) => fn.max('published.version').as('version'))
        .whereRef('published.type', '=', 'stored.type')
        .whereRef('published.key', '=', 'stored.key')
        .where('published.publishedAt', 'is not', null),
    )
    .execute();
  return rows.flatMap(({ author, publishedAt, ...row }) =>
    publishedAt === null
      ? []
      : [{ ...row, publishedAt: new Date(publishedAt), isFromCommandLine: author === commandLine }],
  );
}
