import * as z from 'zod/mini';
import { coursesTitle, documentTitles, keyedTitles } from '#contract/site/document-titles.ts';
import { courseRecords } from '#contract/site/course-record.ts';
import {
  documentSchemas,
  keyedSchemas,
  type DocumentType,
  type KeyedType,
} from '#contract/site/documents.ts';
import { articlePath } from '#contract/site/pages.ts';
import {
  noSuchDocument,
  onlyKey,
  type ChangedDocument,
  type DocumentItem,
  type DocumentName,
  type DocumentState,
  type DraftProblem,
} from '#contract/site/site-documents.ts';
import { checkContentFile, type Problem } from '#server/site/content/content-file.ts';
import { keyedTypes, type SchoolContent } from '#server/site/content/edition.ts';
import { coursesType } from '#server/site/content/store.ts';
import { HttpError } from '#server/http/http-error.ts';
import { changesOf } from '#contract/site/changes.ts';
import type { DocumentId, Draft } from '#server/site/drafts/queries.ts';

type Data = Record<string, unknown>;

/** A document in a request and its place in the database: of a type of which a school has one or several, or the list of courses. */
export type Located = DocumentId &
  (
    | { kind: 'single'; type: DocumentType }
    | { kind: 'keyed'; type: KeyedType }
    | { kind: 'courses'; type: typeof coursesType }
  );

const isDocumentType = (type: string): type is DocumentType => Object.hasOwn(documentSchemas, type);
const isKeyedType = (type: string): type is KeyedType => keyedTypes.some((each) => each === type);

const courseList: Located = { kind: 'courses', type: coursesType, key: '' };

/**
 * Finds the place of a document.
 * @throws HttpError 404 for a type that does not exist; a key may be new
 */
export function locate({ type, key }: DocumentName): Located {
  if (isDocumentType(type) && key === onlyKey) return { kind: 'single', type, key: '' };
  if (isKeyedType(type)) return { kind: 'keyed', type, key };
  if (type === coursesType && key === onlyKey) return courseList;
  throw new HttpError(404, noSuchDocument);
}

const coursesSchema = z.object({ courses: courseRecords });

/** The schema of a document. */
export function schemaOf(place: Located): z.ZodMiniType {
  if (place.kind === 'courses') return coursesSchema;
  return place.kind === 'keyed' ? keyedSchemas[place.type] : documentSchemas[place.type];
}

/** The name of a stored document in requests and replies. */
export const requestName = ({ type, key }: DocumentId): DocumentName => ({
  type,
  key: key === '' ? onlyKey : key,
});

/** The place of a stored document; undefined for a type that only an earlier version of the program had. */
export function knownPlace(document: DocumentId): Located | undefined {
  const { type, key } = document;
  return (isDocumentType(type) && key === '') || isKeyedType(type) || (type === coursesType && key === '')
    ? locate(requestName(document))
    : undefined;
}

/** The published data of a document; undefined if it is new. */
export function publishedData(
  { documents, entries, courses }: SchoolContent,
  place: Located,
): Data | undefined {
  if (place.kind === 'courses') return { courses };
  if (place.kind === 'single') return documents[place.type];
  const ofType: Readonly<Record<string, Data>> = entries[place.type];
  return Object.hasOwn(ofType, place.key) ? ofType[place.key] : undefined;
}

/**
 * The content with other data in the place of a document. The data may have wrong fields: check the content before it is used.
 * @param data undefined removes the document
 */
export function withDocument(content: SchoolContent, place: Located, data: Data | undefined): SchoolContent {
  const { documents, entries } = content;
  switch (place.kind) {
    case 'courses':
      // Checked before it is used.
      return { ...content, courses: data?.['courses'] as SchoolContent['courses'] };
    case 'keyed': {
      const { [place.key]: _, ...others } = entries[place.type] as Readonly<Record<string, unknown>>;
      // In its place, so that the order of the entries stays.
      const changed = data === undefined ? others : { ...entries[place.type], [place.key]: data };
      return { ...content, entries: { ...entries, [place.type]: changed } };
    }
    default:
      return { ...content, documents: { ...documents, [place.type]: data } };
  }
}

/** The content with drafts in the place of what visitors see; check it before it is used. */
export const withDrafts = (content: SchoolContent, drafts: readonly Draft[]): SchoolContent =>
  drafts.reduce((next, draft) => withDocument(next, locate(requestName(draft)), draft.data), content);

/** The place of a document in a content file, as problems name it. */
function pathOf(place: Located): string {
  if (place.kind === 'courses') return 'courses';
  return place.kind === 'keyed' ? `entries.${place.type}.${place.key}` : `documents.${place.type}`;
}

/** What differs in a document between two contents. */
export function changedDocument(
  place: Located,
  before: SchoolContent,
  after: SchoolContent,
): ChangedDocument {
  const [old, next] = [publishedData(before, place), publishedData(after, place)];
  const title = nameOf(place, next ?? old);
  return { ...requestName(place), title, changes: changesOf(place.type, old, next) };
}

/** Whether a problem of the content is in a document. */
export const isIn = (place: Located, path: string): boolean => {
  const start = pathOf(place);
  return path === start || path.startsWith(`${start}.`) || path.startsWith(`${start}[`);
};

/**
 * Why a draft cannot be published with the content around it.
 * @param problems of the whole content with the draft in its place (`checkContentFile`)
 * @param others the other documents of that content that are drafts
 */
export function problemsOf(
  problems: readonly Problem[],
  place: Located,
  data: Data,
  others: readonly Located[] = [],
): DraftProblem[] {
  if (place.kind !== 'courses')
    return problems
      .filter(({ path }) => isIn(place, path))
      .map(({ path, message }) => ({ path: path.slice(pathOf(place).length).replace(/^\./, ''), message }));
  const unknown = Object.keys(data).filter((name) => name !== 'courses');
  return [
    ...unknown.map((path) => ({ path, message: 'There is no field with this name.' })),
    // What visitors see elsewhere was right before, and names what is missing now, such as a course.
    ...problems
      .filter(({ path }) => !others.some((other) => isIn(other, path)))
      .map(({ path, message }) => ({ path: isIn(place, path) ? path : 'courses', message })),
  ];
}

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null && 'text' in value ? textOf(value.text) : '';
};

/** The title of a document of which a school has several: its own words, or its key while it has none. */
const entryTitle = (type: KeyedType, key: string, data: Data | undefined) =>
  `${keyedTitles[type]}: ${textOf(data?.['title']).trim() || key}`;

/** The title of a stored document in an older edition, of which only the names are read. */
export function titleOf({ type, key }: DocumentId, { entries }: SchoolContent): string {
  if (isDocumentType(type)) return documentTitles[type].title;
  if (isKeyedType(type)) return entryTitle(type, key, (entries[type] as Readonly<Record<string, Data>>)[key]);
  return coursesTitle.title;
}

function pathOfPage({ kind, type, key }: Located): string | null {
  if (kind === 'courses') return coursesTitle.path;
  if (kind === 'single') return documentTitles[type].path;
  if (type === 'room') return `/${key}`;
  return type === 'post' ? articlePath(key) : null;
}

function nameOf(place: Located, data: Data | undefined): string {
  if (place.kind === 'courses') return coursesTitle.title;
  return place.kind === 'single' ? documentTitles[place.type].title : entryTitle(place.type, place.key, data);
}

const draftState = ({ authorName, updatedAt, publishAt, failure }: Draft): DocumentItem['draft'] => ({
  by: { name: authorName },
  at: updatedAt.toISOString(),
  publishAt: publishAt?.toISOString() ?? null,
  failure,
});

/** A document in the list of the office. */
function itemOf(content: SchoolContent, place: Located, draft: Draft | undefined): DocumentItem {
  const published = publishedData(content, place);
  const changed = draft === undefined ? 'published' : 'changed';
  return {
    ...requestName(place),
    title: nameOf(place, draft?.data ?? published),
    path: pathOfPage(place),
    state: published === undefined ? 'new' : changed,
    draft: draft === undefined ? null : draftState(draft),
    found: [],
  };
}

/** All documents with their data, in the order of the office's list: the courses, those of which a school has one, then the others by type and key. */
export function allDocuments(
  content: SchoolContent,
  drafts: readonly Draft[],
): { item: DocumentItem; data: Data }[] {
  const draftOf = (place: DocumentId) =>
    drafts.find(({ type, key }) => type === place.type && key === place.key);
  const inOrder = Object.keys(documentTitles).filter(isDocumentType);
  const single = inOrder.map((type): Located => ({ kind: 'single', type, key: '' }));
  const keyed = keyedTypes.flatMap((type) => {
    const stored = Object.keys(content.entries[type]);
    const drafted = drafts.filter((draft) => draft.type === type).map(({ key }) => key);
    return [...new Set([...stored, ...drafted])].map((key): Located => ({ kind: 'keyed', type, key }));
  });
  return [courseList, ...single, ...keyed].map((place) => {
    const draft = draftOf(place);
    const data = draft?.data ?? publishedData(content, place) ?? {};
    return { item: itemOf(content, place, draft), data };
  });
}

/**
 * One document as the office sees it.
 * @throws HttpError 404 when it is neither published nor a draft
 */
export function stateOf(
  content: SchoolContent,
  place: Located,
  draft: Draft | undefined,
  version: string,
): DocumentState {
  const published = publishedData(content, place);
  const data = draft?.data ?? published;
  if (data === undefined) throw new HttpError(404, noSuchDocument);
  return {
    ...itemOf(content, place, draft),
    data,
    published: published ?? null,
    problems:
      draft === undefined
        ? []
        : problemsOf(checkContentFile(withDocument(content, place, draft.data)).problems, place, draft.data),
    version,
  };
}
