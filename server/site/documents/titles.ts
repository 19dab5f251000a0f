import { coursesTitle, documentTitles, keyedTitles } from '#contract/site/document-titles.ts';
import type { KeyedType } from '#contract/site/documents.ts';
import { isOwnPictureName } from '#contract/site/own-picture-name.ts';
import { articlePath } from '#contract/site/pages.ts';
import type { SchoolContent } from '#server/site/content/edition.ts';
import type { DocumentData } from './document-data.ts';
import { isDocumentType, isKeyedType, type DocumentId, type DocumentPlace } from './place.ts';

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null && 'text' in value ? textOf(value.text) : '';
};

/** The title of a document of which a school has several: its own words, or its key while it has none. */
const entryTitle = (type: KeyedType, key: string, data: DocumentData | undefined) =>
  `${keyedTitles[type]}: ${textOf(data?.['title']).trim() || (isOwnPictureName(key) ? 'a picture' : key)}`;

/** The title of a document with these fields, in words of the school. */
export function documentTitle(place: DocumentPlace, data: DocumentData | undefined): string {
  if (place.kind === 'courses') return coursesTitle.title;
  return place.kind === 'single' ? documentTitles[place.type].title : entryTitle(place.type, place.key, data);
}

/** The title of a stored document in an older edition, of which only the names are read. */
export function titleOf({ type, key }: DocumentId, { entries }: SchoolContent): string {
  if (isDocumentType(type)) return documentTitles[type].title;
  if (isKeyedType(type))
    return entryTitle(type, key, (entries[type] as Readonly<Record<string, DocumentData>>)[key]);
  return coursesTitle.title;
}

/** The page that shows a document first; null if several do. */
export function pagePathOf({ kind, type, key }: DocumentPlace): string | null {
  if (kind === 'courses') return coursesTitle.path;
  if (kind === 'single') return documentTitles[type].path;
  if (type === 'room') return `/${key}`;
  return type === 'post' ? articlePath(key) : null;
}
