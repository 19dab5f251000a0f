import { documentTitles, keyedTitles } from '#contract/content/document-titles.ts';
import { documentSchemas, type DocumentType, type KeyedType } from '#contract/content/documents.ts';
import { articlePath } from '#contract/pages.ts';
import {
  noSuchDocument,
  onlyKey,
  type DocumentItem,
  type DocumentName,
  type DocumentState,
  type DraftProblem,
} from '#contract/site-documents.ts';
import { checkContentFile } from '#server/content/content-file.ts';
import { keyedTypes, type SchoolContent } from '#server/content/edition.ts';
import { HttpError } from '#server/http/http-error.ts';
import type { DocumentId, Draft } from './queries.ts';

type Data = Record<string, unknown>;

/** A document in a request: its place in the database, and whether a school has one or several of its type. */
export type Located = DocumentId &
  ({ isKeyed: false; type: DocumentType } | { isKeyed: true; type: KeyedType });

const isDocumentType = (type: string): type is DocumentType => Object.hasOwn(documentSchemas, type);
const isKeyedType = (type: string): type is KeyedType => keyedTypes.some((each) => each === type);

/**
 * Finds the place of a document.
 * @throws HttpError 404 for a type that does not exist; a key may be new
 */
export function locate({ type, key }: DocumentName): Located {
  if (isDocumentType(type) && key === onlyKey) return { isKeyed: false, type, key: '' };
  if (isKeyedType(type)) return { isKeyed: true, type, key };
  throw new HttpError(404, noSuchDocument);
}

/** The published data of a document; undefined if it is new. */
export function publishedData({ documents, entries }: SchoolContent, place: Located): Data | undefined {
  if (!place.isKeyed) return documents[place.type];
  const ofType: Readonly<Record<string, Data>> = entries[place.type];
  return Object.hasOwn(ofType, place.key) ? ofType[place.key] : undefined;
}

/** The content with a draft in the place of what is published. The draft may have wrong fields: check the content before it is used. */
export function withDraft(content: SchoolContent, place: Located, data: Data): SchoolContent {
  const { documents, entries } = content;
  return place.isKeyed
    ? { ...content, entries: { ...entries, [place.type]: { ...entries[place.type], [place.key]: data } } }
    : { ...content, documents: { ...documents, [place.type]: data } };
}

/** The place of a document in a content file, as problems name it. */
const pathOf = (place: Located) =>
  place.isKeyed ? `entries.${place.type}.${place.key}` : `documents.${place.type}`;

/** Why a draft cannot be published with what visitors see now. */
function problemsOf(content: SchoolContent, place: Located, data: Data): DraftProblem[] {
  const start = pathOf(place);
  return checkContentFile(withDraft(content, place, data)).problems.flatMap(({ path, message }) =>
    path === start || path.startsWith(`${start}.`) || path.startsWith(`${start}[`)
      ? [{ path: path.slice(start.length).replace(/^\./, ''), message }]
      : [],
  );
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
  return 'Courses and prices';
}

function pathOfPage({ isKeyed, type, key }: Located): string | null {
  if (!isKeyed) return documentTitles[type].path;
  if (type === 'room') return `/${key}`;
  return type === 'post' ? articlePath(key) : null;
}

/** A document in the list of the office. */
function itemOf(content: SchoolContent, place: Located, draft: Draft | undefined): DocumentItem {
  const published = publishedData(content, place);
  const changed = draft === undefined ? 'published' : 'changed';
  return {
    type: place.type,
    key: place.isKeyed ? place.key : onlyKey,
    title: place.isKeyed
      ? entryTitle(place.type, place.key, draft?.data ?? published)
      : documentTitles[place.type].title,
    path: pathOfPage(place),
    state: published === undefined ? 'new' : changed,
    draft: draft === undefined ? null : { by: { name: draft.authorName }, at: draft.updatedAt.toISOString() },
  };
}

/** All documents in the order of the office's list: those of which a school has one, then the others by type and key. */
export function allItems(content: SchoolContent, drafts: readonly Draft[]): DocumentItem[] {
  const draftOf = (place: DocumentId) =>
    drafts.find(({ type, key }) => type === place.type && key === place.key);
  const inOrder = Object.keys(documentTitles).filter(isDocumentType);
  const single = inOrder.map((type): Located => ({ isKeyed: false, type, key: '' }));
  const keyed = keyedTypes.flatMap((type) => {
    const stored = Object.keys(content.entries[type]);
    const drafted = drafts.filter((draft) => draft.type === type).map(({ key }) => key);
    return [...new Set([...stored, ...drafted])].map((key): Located => ({ isKeyed: true, type, key }));
  });
  return [...single, ...keyed].map((place) => itemOf(content, place, draftOf(place)));
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
    problems: draft === undefined ? [] : problemsOf(content, place, draft.data),
    version,
  };
}
