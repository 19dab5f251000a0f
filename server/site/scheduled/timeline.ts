import { applyChange, type Applied, type DocumentChange } from '#server/site/documents/document-change.ts';
import type { DocumentData } from '#server/site/documents/document-data.ts';
import { isSameDocument, type DocumentPlace } from '#server/site/documents/place.ts';
import type { Scheduled } from './queries.ts';

/** The scheduled changes of a document whose time is still to come, the next first. */
export const pendingOf = (scheduled: readonly Scheduled[], place: DocumentPlace): Scheduled[] =>
  scheduled.filter((each) => each.failure === null && isSameDocument(each.place, place));

/** What is published together, the next first, of the changes whose time is still to come. */
export const publicationsOf = (scheduled: readonly Scheduled[]): Scheduled[][] => [
  ...Map.groupBy(
    scheduled.filter(({ failure }) => failure === null),
    ({ publication }) => publication,
  ).values(),
];

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

/** A change of a document, made over what will stand there when its time comes. */
export interface ChangeAfter extends Pick<Applied, 'clashes' | 'takesBack'> {
  change: DocumentChange;
}

/** @param earlier the scheduled changes that are published before it; one that is stopped changes nothing */
export function changeAfter(
  place: DocumentPlace,
  published: DocumentData | undefined,
  earlier: readonly DocumentChange[],
  change: DocumentChange,
): ChangeAfter {
  let base = published;
  for (const each of earlier) {
    const { data, clashes } = applyChange(place.type, base, each);
    if (clashes.length === 0) base = data;
  }
  const { data, ...applied } = applyChange(place.type, base, change);
  return { change: { base, data }, ...applied };
}

/**
 * The scheduled changes of a document that follow one that is not published after all, each made over what stands before it without that one; what
 * the owner chose in them stays. One that is stopped stays as it is, and so does everything when the cancelled one would not have been published.
 * @param pending those of the document, with the cancelled one
 */
export function withoutChange(
  { place, id: cancelled }: Scheduled,
  published: DocumentData | undefined,
  pending: readonly Scheduled[],
): (DocumentChange & { id: string })[] {
  const followers: (DocumentChange & { id: string })[] = [];
  let [before, without] = [published, published];
  let isAfter = false;
  for (const { id, ...change } of pending) {
    const { data, clashes } = applyChange(place.type, before, change);
    if (id === cancelled) {
      if (clashes.length > 0) return [];
      isAfter = true;
    } else if (clashes.length > 0) continue;
    else if (isAfter) {
      const { data: next, takesBack } = applyChange(place.type, without, change);
      // It holds more of the cancelled one than a value that it replaces: it stops at its time.
      if (!takesBack) {
        followers.push({ id, base: without, data: next });
        without = next;
      }
    } else without = data;
    before = data;
  }
  return followers;
}
