import { applyChange, type Applied, type DocumentChange } from '#server/site/documents/document-change.ts';
import type { DocumentData } from '#server/site/documents/document-data.ts';
import { isSameDocument, type DocumentPlace } from '#server/site/documents/place.ts';
import type { Scheduled } from './queries.ts';

/** The scheduled changes of a document whose time is still to come, the next first. */
export const pendingOf = (scheduled: readonly Scheduled[], place: DocumentPlace): Scheduled[] =>
  scheduled.filter((each) => each.failure === null && isSameDocument(each.place, place));

/** A document after some scheduled changes of it, in their order. */
export const afterAll = (
  place: DocumentPlace,
  published: DocumentData | undefined,
  changes: readonly DocumentChange[],
): DocumentData | undefined =>
  changes.reduce<DocumentData | undefined>(
    (current, change) => applyChange(place.type, current, change).data,
    published,
  );

/** The scheduled changes whose time is not after a moment. */
export const dueAt = (scheduled: readonly Scheduled[], moment: Date): Scheduled[] =>
  scheduled.filter(({ failure, publishAt }) => failure === null && publishAt <= moment);

/** The first scheduled change that another one before it would stop: both change the same field. */
export function stoppedBy(
  place: DocumentPlace,
  before: DocumentData,
  later: readonly Scheduled[],
): { stopped: Scheduled; clashes: Applied['clashes'] } | undefined {
  let current = before;
  for (const stopped of later) {
    const { data, clashes } = applyChange(place.type, current, stopped);
    if (clashes.length > 0) return { stopped, clashes };
    current = data;
  }
  return undefined;
}

/**
 * A change of a document, over what will stand there when its time comes.
 * @param earlier the scheduled changes that are published before it
 */
export function changeAfter(
  place: DocumentPlace,
  published: DocumentData | undefined,
  earlier: readonly DocumentChange[],
  change: DocumentChange,
): DocumentChange {
  const base = afterAll(place, published, earlier);
  return { base: { data: base }, data: applyChange(place.type, base, change).data };
}
