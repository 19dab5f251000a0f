import { isDeepStrictEqual } from 'node:util';
import { noSuchEdition, type compareEdition } from '#contract/site/history.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { onlyKey, type DocumentName } from '#contract/site/site-documents.ts';
import type { Database } from '#server/db/connect.ts';
import { HttpError } from '#server/http/http-error.ts';
import { checkContent, type Problem } from '#server/site/content/content-file.ts';
import { documentTypes, keyedTypes, type SchoolContent } from '#server/site/content/edition.ts';
import { readContentOf, readPublished } from '#server/site/content/store.ts';
import { changedDocument } from '#server/site/documents/document-change.ts';
import { documentIn, withDocument } from '#server/site/documents/document-data.ts';
import { courseList, findPlace, schemaOf, type DocumentPlace } from '#server/site/documents/place.ts';
import { isIn } from '#server/site/documents/problems.ts';
import { documentTitle } from '#server/site/documents/titles.ts';
import { refuseLostCourses } from '#server/site/publications/store-checked.ts';
import { fittedTo } from './fitted.ts';
import { leftOutOf } from './left-out.ts';

/** The document of a request; undefined for the whole site. */
export const placeOf = ({ type, key = onlyKey }: Partial<DocumentName>): DocumentPlace | undefined =>
  type === undefined ? undefined : findPlace({ type, key });

/** Every document that one of two contents has. */
function placesIn(one: SchoolContent, other: SchoolContent): DocumentPlace[] {
  const keyed = keyedTypes.flatMap((type) => {
    const keys = new Set([...Object.keys(one.entries[type]), ...Object.keys(other.entries[type])]);
    return [...keys].map((key): DocumentPlace => ({ kind: 'keyed', type, key }));
  });
  const single = documentTypes.map((type): DocumentPlace => ({ kind: 'single', type, key: '' }));
  return [courseList, ...single, ...keyed];
}

/** A document as it was, in the form that it has now. */
function fitted(place: DocumentPlace, earlier: SchoolContent, current: SchoolContent) {
  const data = documentIn(earlier, place);
  if (data === undefined) return undefined;
  return fittedTo(schemaOf(place), data, documentIn(current, place)) as typeof data;
}

/**
 * The content with the words of an earlier edition: all of them, or those of one document. It may be wrong by now: check it before it is
 * used.
 * @throws HttpError 404 when there is no such edition
 */
export async function withEarlierWords(
  db: Database,
  number: number,
  current: SchoolContent,
  place: DocumentPlace | undefined,
  timeZone: string,
): Promise<SchoolContent> {
  const earlier = await readContentOf(db, number, timeZone);
  if (earlier === undefined) throw new HttpError(404, noSuchEdition);
  if (place !== undefined) return withDocument(current, place, fitted(place, earlier, current));
  return placesIn(earlier, earlier).reduce(
    (content, each) => withDocument(content, each, fitted(each, earlier, current)),
    earlier,
  );
}

/** Whether the words that would be replaced are those of an edition. */
export async function isAsIn(
  db: Database,
  number: number,
  current: { number: number; content: SchoolContent },
  place: DocumentPlace | undefined,
  timeZone: string,
): Promise<boolean> {
  if (number === current.number) return true;
  const seen = place && (await readContentOf(db, number, timeZone));
  return (
    place !== undefined &&
    seen !== undefined &&
    isDeepStrictEqual(documentIn(seen, place), documentIn(current.content, place))
  );
}

/** A problem with the document that it is in, if that is another one than was asked for. */
function inWords(
  { path, message }: Problem,
  places: readonly DocumentPlace[],
  asked: DocumentPlace | undefined,
  next: SchoolContent,
): Problem {
  const place = places.find((each) => isIn(each, path));
  if (place === undefined || (asked !== undefined && isIn(asked, path))) return { path, message };
  return { path, message: `${documentTitle(place, documentIn(next, place))}: ${message}` };
}

/** Families have applied for a course that would be gone. */
async function lostCourses(db: Database, current: SchoolContent, next: SchoolContent): Promise<Problem[]> {
  try {
    await refuseLostCourses(db, current, next);
    return [];
  } catch (error) {
    if (error instanceof HttpError && error.status === 400)
      return [{ path: 'courses', message: error.message }];
    throw error;
  }
}

/**
 * What changes when earlier words are published again, and what keeps them from being so.
 * @throws HttpError 404 when there is no such edition or type of document
 */
export async function compareWords(
  db: Database,
  number: number,
  place: DocumentPlace | undefined,
  timeZone: string,
): Promise<ReplyOf<typeof compareEdition>> {
  const { number: over, content: current } = await readPublished(db, timeZone);
  const next = await withEarlierWords(db, number, current, place, timeZone);
  const all = placesIn(current, next);
  const changed = (place === undefined ? all : [place])
    .map((each) => changedDocument(each, current, next))
    .filter(({ changes }) => changes.length > 0);
  const wrong = checkContent(next).problems.map((problem) => inWords(problem, all, place, next));
  return {
    over,
    changed,
    leftOut: await leftOutOf(db, number, place, timeZone),
    problems: [...wrong, ...(await lostCourses(db, current, next))],
  };
}
