import type { DocumentName, ListedDocument } from '#contract/site/site-documents.ts';
import type { Database } from '#server/db/connect.ts';
import { listLastVersions } from '#server/site/content/queries.ts';
import { requestName } from './place.ts';

/** A document in one word: no type has a space. */
export const changeName = ({ type, key }: DocumentName): string => `${type} ${key}`;

/** Who changed last what visitors see of each document, and when. A document that is as every school begins is not there. */
export async function lastChanges(
  db: Database,
): Promise<ReadonlyMap<string, NonNullable<ListedDocument['published']>>> {
  const versions = await listLastVersions(db);
  return new Map(
    versions.map(({ type, key, isFromCommandLine, authorName, publishedAt }) => [
      changeName(requestName({ type, key })),
      { by: isFromCommandLine ? null : { name: authorName }, at: publishedAt.toISOString() },
    ]),
  );
}
