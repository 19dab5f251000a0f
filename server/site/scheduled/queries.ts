import { sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import type { DocumentChange } from '#server/site/documents/document-change.ts';
import { knownPlace, type DocumentPlace } from '#server/site/documents/place.ts';
import { fromStoredChange, toStoredChange } from '#server/site/documents/stored-change.ts';

/** A change of a document that is published by itself at a time. */
export interface Scheduled extends DocumentChange {
  id: string;
  /** Names what was scheduled at once, and is published at once or not at all. */
  publication: string;
  place: DocumentPlace;
  /** Id of the user who wrote it. */
  author: string;
  /** Id of the user who chose the time, and the name; null if the user was deleted. */
  scheduledBy: string;
  scheduledByName: string | null;
  /** Whether that user is still an owner of the school. */
  isOfOwner: boolean;
  createdAt: Date;
  publishAt: Date;
  /** Why it was not published; null before its time. */
  failure: string | null;
}

const owner = (column: 'name' | 'role') =>
  sql<string | null>`(select ${sql.ref(column)} from "users" where "id" = "scheduledChanges"."scheduledBy")`;

/** All scheduled changes in the order in which they are published. A school has a few. */
export async function listScheduled(db: Database): Promise<Scheduled[]> {
  const rows = await db
    .selectFrom('scheduledChanges')
    .selectAll()
    .select([owner('name').as('scheduledByName'), owner('role').as('role')])
    .orderBy('publishAt')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ type, key, base, data, role, createdAt, publishAt, ...row }) => {
    const place = knownPlace({ type, key });
    if (place === undefined) return [];
    return [
      {
        place,
        ...row,
        ...fromStoredChange(place, { base, data }),
        isOfOwner: role === 'admin',
        createdAt: new Date(createdAt),
        publishAt: new Date(publishAt),
      },
    ];
  });
}

/** Whether a scheduled change is due. Mostly none is, and a transaction would lock the database each time. */
export async function isScheduledDue(db: Database, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('scheduledChanges')
    .select('id')
    .where('publishAt', '<=', now)
    .where('failure', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertScheduled(
  db: Database,
  {
    place: { type, key },
    base,
    data,
    ...scheduled
  }: Omit<Scheduled, 'scheduledByName' | 'isOfOwner' | 'failure'>,
): Promise<void> {
  await db
    .insertInto('scheduledChanges')
    .values({ ...scheduled, type, key, ...toStoredChange({ base, data }) })
    .execute();
}

export async function updateScheduled(db: Database, id: string, change: DocumentChange): Promise<void> {
  await db.updateTable('scheduledChanges').set(toStoredChange(change)).where('id', '=', id).execute();
}

/** Stores why a scheduled change was not published. */
export async function setFailure(db: Database, id: string, failure: string): Promise<void> {
  await db.updateTable('scheduledChanges').set({ failure }).where('id', '=', id).execute();
}

export async function removeScheduled(db: Database, id: string): Promise<void> {
  await db.deleteFrom('scheduledChanges').where('id', '=', id).execute();
}

/** The scheduled changes that were not published at their time. */
export async function countFailedPublications(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('scheduledChanges')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('failure', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
