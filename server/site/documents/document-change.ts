import { changesOf } from '#contract/site/changes.ts';
import { pathText } from '#contract/site/field-path.ts';
import { mergeDocuments } from '#contract/site/merge-documents.ts';
import type { Change, ChangedDocument } from '#contract/site/site-documents.ts';
import type { SchoolContent } from '#server/site/content/edition.ts';
import { documentIn, withDocument, type DocumentData } from './document-data.ts';
import { requestName, type DocumentPlace } from './place.ts';
import { documentTitle } from './titles.ts';

/** A change of a document: of the fields in which its data differ from what stood there before. */
export interface DocumentChange {
  /** What stood there before: undefined for a new document. Null if it is not known: then the change is one of the whole document. */
  base: { data: DocumentData | undefined } | null;
  data: DocumentData;
}

/** A document with a change, and the fields that something else has changed too, each in another way. */
export interface Applied {
  data: DocumentData;
  clashes: Change[];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Makes a change over what stands there now. Where both have changed the same field, the words of the change stand.
 * @param current undefined for a document that is not there
 */
export function applyChange(
  type: string,
  current: DocumentData | undefined,
  { base, data }: DocumentChange,
): Applied {
  if (base === null || isSame(base.data, current) || isSame(data, current)) return { data, clashes: [] };
  const others = changesOf(type, base.data, current);
  // Made or deleted meanwhile: every field of it is another one.
  if (base.data === undefined || current === undefined) return { data, clashes: others };
  const merged = mergeDocuments({ base: base.data, mine: data, theirs: current });
  const places = merged.clashes.map(pathText);
  const isIn = (path: string, place: string) => path.startsWith(place) || place.startsWith(path);
  const clashes = others.filter(({ path }) => places.some((place) => isIn(path, place)));
  return {
    data: merged.data as DocumentData,
    // A field without a place in the form has no name of its own.
    clashes: merged.clashes.length > 0 && clashes.length === 0 ? others : clashes,
  };
}

/** The content after some changes, one after the other; check it before it is used. */
export const withChanges = (
  content: SchoolContent,
  changes: readonly (DocumentChange & { place: DocumentPlace })[],
): SchoolContent =>
  changes.reduce((current, { place, ...change }) => {
    const { data } = applyChange(place.type, documentIn(current, place), change);
    return withDocument(current, place, data);
  }, content);

/** What differs in a document between two contents. */
export function changedDocument(
  place: DocumentPlace,
  before: SchoolContent,
  after: SchoolContent,
): ChangedDocument {
  const [old, next] = [documentIn(before, place), documentIn(after, place)];
  const title = documentTitle(place, next ?? old);
  return { ...requestName(place), title, changes: changesOf(place.type, old, next) };
}
