import { changesOf } from '#contract/site/changes.ts';
import { valueAt } from '#contract/site/field-path.ts';
import { mergeDocuments } from '#contract/site/merge-documents.ts';
import type { Change, ChangedDocument } from '#contract/site/site-documents.ts';
import type { SchoolContent } from '#server/site/content/edition.ts';
import { documentIn, withDocument, type DocumentData } from './document-data.ts';
import { requestName, type DocumentPlace } from './place.ts';
import { documentTitle } from './titles.ts';

/** A change of a document: of the fields in which its data differ from what stood there before. */
export interface DocumentChange {
  /** What stood there before: undefined for a new document. */
  base: DocumentData | undefined;
  data: DocumentData;
}

/** A document with a change. */
export interface Applied {
  data: DocumentData;
  /** The fields that something else has changed too, each in another way: before, and after the change. */
  clashes: Change[];
  /** Whether one of them is more than a single value, such as a list in another order: the change would take back what else was changed in it. */
  takesBack: boolean;
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
  if (isSame(base, current) || isSame(data, current)) return { data, clashes: [], takesBack: false };
  // Made or deleted meanwhile: every field of it is another one.
  if (base === undefined || current === undefined)
    return { data, clashes: changesOf(type, current, data), takesBack: true };
  const versions = { base, mine: data, theirs: current };
  const { data: merged, clashes } = mergeDocuments(versions);
  if (clashes.length === 0) return { data: merged as DocumentData, clashes: [], takesBack: false };
  const { data: before } = mergeDocuments(versions, 'theirs');
  return {
    data: merged as DocumentData,
    clashes: changesOf(type, before as DocumentData, merged as DocumentData),
    takesBack: clashes.some((path) => typeof (valueAt(base, path) ?? '') === 'object'),
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
