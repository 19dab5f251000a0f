import { sql } from 'kysely';
import { commandLine } from '#contract/school/audit.ts';
import type { Database } from '#server/db/connect.ts';
import type { DocumentId } from '#server/site/documents/place.ts';

/** Null if the user was deleted. A subquery for each row, because a school has many users. */
const authorName = sql<
  string | null
>`(select "name" from "users" where "id" = ${sql.ref('editions.author')})`.as('authorName');

/** An edition, with the documents that it changed. */
export interface EditionRow {
  number: number;
  publishedAt: Date;
  isFromCommandLine: boolean;
  authorName: string | null;
  changed: (DocumentId & { isGone: boolean })[];
}

const editionRows = (db: Database) =>
  db.selectFrom('editions').select(['number', 'author', 'publishedAt', authorName]);

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
    changed: (
      await db
        .selectFrom('documentVersions')
        .select(['type', 'key'])
        .select(({ eb }) => eb('data', 'is', null).as('isGone'))
        .where('publishedAt', '=', publishedAt)
        .orderBy('type')
        .orderBy('key')
        .execute()
    ).map(({ type, key, isGone }) => ({ type, key, isGone: Boolean(isGone) })),
  };
}

interface EditionFilter {
  /** The number of an edition: only earlier ones. */
  before?: number | undefined;
  /** Only the editions that changed it. */
  document?: DocumentId | undefined;
}

/** Editions, the latest first. */
export async function listEditions(
  db: Database,
  limit: number,
  { before, document }: EditionFilter = {},
): Promise<EditionRow[]> {
  const rows = await editionRows(db)
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .$if(document !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('documentVersions')
            .select('version')
            .whereRef('documentVersions.publishedAt', '=', 'editions.publishedAt')
            .where('type', '=', document?.type ?? '')
            .where('key', '=', document?.key ?? ''),
        ),
      ),
    )
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return Promise.all(rows.map((row) => editionOf(db, row)));
}

export async function findEdition(db: Database, number: number): Promise<EditionRow | undefined> {
  const row = await editionRows(db).where('number', '=', number).executeTakeFirst();
  return row && editionOf(db, row);
}
