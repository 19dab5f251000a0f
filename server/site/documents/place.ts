import * as z from 'zod/mini';
import { courseRecords } from '#contract/site/course-record.ts';
import {
  documentSchemas,
  keyedSchemas,
  type DocumentType,
  type KeyedType,
} from '#contract/site/documents.ts';
import { noSuchDocument, onlyKey, type DocumentName } from '#contract/site/site-documents.ts';
import { keyedTypes } from '#server/site/content/edition.ts';
import { coursesType } from '#server/site/content/store.ts';
import { HttpError } from '#server/http/http-error.ts';

/** A document by its name in the database: the key is empty for a type of which a school has one. */
export interface DocumentId {
  type: string;
  key: string;
}

/** The place of a document in the content: of a type of which a school has one or several, or the list of courses. */
export type DocumentPlace = DocumentId &
  (
    | { kind: 'single'; type: DocumentType }
    | { kind: 'keyed'; type: KeyedType }
    | { kind: 'courses'; type: typeof coursesType }
  );

export const isDocumentType = (type: string): type is DocumentType => Object.hasOwn(documentSchemas, type);
export const isKeyedType = (type: string): type is KeyedType => keyedTypes.some((each) => each === type);

export const courseList: DocumentPlace = { kind: 'courses', type: coursesType, key: '' };

/** Whether two names are of one document. */
export const isSameDocument = (one: DocumentId, other: DocumentId): boolean =>
  one.type === other.type && one.key === other.key;

/**
 * Finds the place of a document by its name in a request.
 * @throws HttpError 404 for a type that does not exist; a key may be new
 */
export function findPlace({ type, key }: DocumentName): DocumentPlace {
  if (isDocumentType(type) && key === onlyKey) return { kind: 'single', type, key: '' };
  if (isKeyedType(type)) return { kind: 'keyed', type, key };
  if (type === coursesType && key === onlyKey) return courseList;
  throw new HttpError(404, noSuchDocument);
}

/** The name of a stored document in requests and replies. */
export const requestName = ({ type, key }: DocumentId): DocumentName => ({
  type,
  key: key === '' ? onlyKey : key,
});

/** The place of a stored document; undefined for a type that only an earlier version of the program had. */
export function knownPlace(document: DocumentId): DocumentPlace | undefined {
  const { type, key } = document;
  return (isDocumentType(type) && key === '') || isKeyedType(type) || (type === coursesType && key === '')
    ? findPlace(requestName(document))
    : undefined;
}

const coursesSchema = z.object({ courses: courseRecords });

/** The schema of a document. */
export function schemaOf(place: DocumentPlace): z.ZodMiniType {
  if (place.kind === 'courses') return coursesSchema;
  return place.kind === 'keyed' ? keyedSchemas[place.type] : documentSchemas[place.type];
}
