import type { SchoolContent } from '#server/site/content/edition.ts';
import type { DocumentPlace } from './place.ts';

/** The fields of a document, right or wrong. */
export type DocumentData = Record<string, unknown>;

/** A document of the content; undefined if it is not there. */
export function documentIn(
  { documents, entries, courses }: SchoolContent,
  place: DocumentPlace,
): DocumentData | undefined {
  if (place.kind === 'courses') return { courses };
  if (place.kind === 'single') return documents[place.type];
  const ofType: Readonly<Record<string, DocumentData>> = entries[place.type];
  return Object.hasOwn(ofType, place.key) ? ofType[place.key] : undefined;
}

/**
 * The content with other data in the place of a document. The data may have wrong fields: check the content before it is used.
 * @param data undefined removes the document
 */
export function withDocument(
  content: SchoolContent,
  place: DocumentPlace,
  data: DocumentData | undefined,
): SchoolContent {
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
