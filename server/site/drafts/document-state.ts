import { changesOf } from '#contract/site/changes.ts';
import { documentTitles } from '#contract/site/document-titles.ts';
import { noSuchDocument, type DocumentItem, type DocumentState } from '#contract/site/site-documents.ts';
import { HttpError } from '#server/http/http-error.ts';
import type { Database } from '#server/db/connect.ts';
import { checkContent } from '#server/site/content/content-file.ts';
import { keyedTypes, type SchoolContent } from '#server/site/content/edition.ts';
import { publishedVersion } from '#server/site/content/queries.ts';
import { readPublished } from '#server/site/content/store.ts';
import { documentIn, withDocument, type DocumentData } from '#server/site/documents/document-data.ts';
import {
  courseList,
  isDocumentType,
  isSameDocument,
  requestName,
  type DocumentPlace,
} from '#server/site/documents/place.ts';
import { problemsOf } from '#server/site/documents/problems.ts';
import { documentTitle, pagePathOf } from '#server/site/documents/titles.ts';
import { obstaclesOf } from '#server/site/scheduled/forecast.ts';
import { listScheduled, type Scheduled } from '#server/site/scheduled/queries.ts';
import { draftOver } from './draft-content.ts';
import { findDraft, type Draft } from './queries.ts';

/** What is known of documents: what visitors see, what is not published, and what is published later. */
export interface KnownDocuments {
  content: SchoolContent;
  drafts: readonly Draft[];
  scheduled: readonly Scheduled[];
}

const scheduledState = (
  { id, place: { type }, publishAt, scheduledByName, failure, base, data }: Scheduled,
  obstacles: ReadonlyMap<string, string>,
): DocumentItem['scheduled'][number] => ({
  id,
  publishAt: publishAt.toISOString(),
  by: { name: scheduledByName },
  failure,
  obstacle: obstacles.get(id) ?? null,
  changes: changesOf(type, base, data),
});

/** A document in the list of the office, with its data: those of the draft, over what is published. */
function itemOf(
  { content, drafts, scheduled }: KnownDocuments,
  place: DocumentPlace,
  obstacles: ReadonlyMap<string, string>,
): { item: DocumentItem; data: DocumentData | undefined; draft: Draft | undefined } {
  const published = documentIn(content, place);
  const draft = drafts.find((each) => isSameDocument(each.place, place));
  const data = draft === undefined ? published : draftOver(content, draft).data;
  const changed = draft === undefined ? 'published' : 'changed';
  const later = scheduled.filter((each) => isSameDocument(each.place, place));
  const item = {
    ...requestName(place),
    title: documentTitle(place, data ?? later[0]?.data),
    path: pagePathOf(place),
    state: published === undefined ? 'new' : changed,
    draft: draft === undefined ? null : { by: { name: draft.authorName }, at: draft.updatedAt.toISOString() },
    scheduled: later.map((each) => scheduledState(each, obstacles)),
    found: [],
  } as const;
  return { item: { ...item, scheduled: [...item.scheduled], found: [] }, data, draft };
}

/** All documents with their data, in the order of the office's list: the courses, those of which a school has one, then the others by type and key. */
export function allDocuments(known: KnownDocuments): { item: DocumentItem; data: DocumentData }[] {
  const inOrder = Object.keys(documentTitles).filter(isDocumentType);
  const single = inOrder.map((type): DocumentPlace => ({ kind: 'single', type, key: '' }));
  const keyed = keyedTypes.flatMap((type) => {
    const changed = [...known.drafts, ...known.scheduled].map(({ place }) => place);
    const keys = [
      ...Object.keys(known.content.entries[type]),
      ...changed.filter((place) => place.type === type).map(({ key }) => key),
    ];
    return [...new Set(keys)].map((key): DocumentPlace => ({ kind: 'keyed', type, key }));
  });
  const obstacles = obstaclesOf(known.content, known.scheduled);
  return [courseList, ...single, ...keyed].map((place) => {
    const { item, data } = itemOf(known, place, obstacles);
    return { item, data: data ?? {} };
  });
}

/** Names what visitors see of a document. */
const publishedName = (version: number) => `published-${version}`;

/** Names a state of a document: its draft, and what visitors see. */
export const versionOf = (draft: Pick<Draft, 'revision'> | undefined, published: number): string =>
  draft === undefined ? publishedName(published) : `${draft.revision}-${published}`;

/**
 * One document as the office sees it.
 * @param timeZone of the school
 * @throws HttpError 404 when it is neither published nor a draft
 */
export async function readDocumentState(
  db: Database,
  place: DocumentPlace,
  timeZone: string,
): Promise<DocumentState> {
  const found = await findDraft(db, place);
  // Before the words: a publication meanwhile then makes this an old version, and not a new version of old words.
  const published = await publishedVersion(db, place);
  const { content } = await readPublished(db, timeZone);
  const known = { content, drafts: found === undefined ? [] : [found], scheduled: await listScheduled(db) };
  const { item, data, draft } = itemOf(known, place, obstaclesOf(content, known.scheduled));
  if (data === undefined) throw new HttpError(404, noSuchDocument);
  return {
    ...item,
    data,
    published: documentIn(content, place) ?? null,
    problems:
      draft === undefined
        ? []
        : problemsOf(checkContent(withDocument(content, place, data)).problems, place, data),
    version: versionOf(draft, published),
    publishedVersion: publishedName(published),
  };
}
