import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#server/db/connect.ts';
import { HttpError } from '#server/http/http-error.ts';
import { checkContent } from '#server/site/content/content-file.ts';
import type { SchoolContent } from '#server/site/content/edition.ts';
import { storeEdition } from '#server/site/content/store.ts';
import { documentIn } from '#server/site/documents/document-data.ts';
import { draftOver } from '#server/site/drafts/draft-content.ts';
import { listDrafts, removeDraft } from '#server/site/drafts/queries.ts';
import { coursesInUse } from './queries.ts';

/** A course that families have applied for can be hidden, and not deleted. @throws HttpError 400 */
export async function refuseLostCourses(
  transaction: Database,
  { courses }: SchoolContent,
  next: SchoolContent,
): Promise<void> {
  const kept = new Set(next.courses.map(({ id }) => id));
  const lost = courses.filter(({ id }) => !kept.has(id));
  const [used] = await coursesInUse(
    transaction,
    lost.map(({ id }) => id),
  );
  if (used === undefined) return;
  const { courseName = used } = lost.find(({ id }) => id === used) ?? {};
  const message = `Families have applied for ${courseName}. Hide the course instead of deleting it.`;
  throw new HttpError(400, message, { fields: { courses: message } });
}

/** @throws HttpError 400 naming each wrong field by its path */
export function refuseProblems(next: SchoolContent): SchoolContent {
  const { problems, content } = checkContent(next);
  if (content !== null) return content;
  const fields = Object.fromEntries(problems.map(({ path, message }) => [path, message]));
  const [first] = problems;
  throw new HttpError(400, `This cannot be published yet: ${first?.message}`, { fields });
}

/** Removes the drafts that change nothing any more, because visitors get the same words. */
export async function removeEqualDrafts(transaction: Database, published: SchoolContent): Promise<void> {
  for (const draft of await listDrafts(transaction)) {
    if (isDeepStrictEqual(draftOver(published, draft).data, documentIn(published, draft.place)))
      await removeDraft(transaction, draft.place);
  }
}

/**
 * Stores content as the next edition; the process that serves the pages publishes it (server/site/content/follow-editions.ts). Drafts that it makes
 * true are removed, and the others stay. Call it in a transaction that has locked the editions.
 * @returns the number of the edition
 * @throws HttpError 400 naming each wrong field by its path, and 409 when nothing differs
 */
export async function storeChecked(
  transaction: Database,
  current: SchoolContent,
  next: SchoolContent,
  author: string,
): Promise<number> {
  const content = refuseProblems(next);
  await refuseLostCourses(transaction, current, content);
  const stored = await storeEdition(transaction, current, content, author);
  if (stored === null) throw new HttpError(409, 'Visitors see this already.');
  await removeEqualDrafts(transaction, content);
  return stored.number;
}
