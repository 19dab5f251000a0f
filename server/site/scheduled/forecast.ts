import { momentText } from '#contract/school-time.ts';
import { ownPictureNames } from '#contract/site/own-picture-name.ts';
import type { Change } from '#contract/site/site-documents.ts';
import type { SchoolContent } from '#server/site/content/edition.ts';
import { applyChange } from '#server/site/documents/document-change.ts';
import { documentIn, withDocument, type DocumentData } from '#server/site/documents/document-data.ts';
import { documentTitle } from '#server/site/documents/titles.ts';
import type { Scheduled } from './queries.ts';
import { pendingOf, publicationsOf, withoutChange } from './timeline.ts';

const noOwner = 'Whoever scheduled this is no owner of the school any more.';

/** Names a field in a sentence: “Courses: Oil painting: Price”. */
export function fieldWords(title: string, [clash]: readonly Change[]): string {
  return clash === undefined ? `“${title}”` : `“${title}: ${clash.label}”`;
}

/** Why a document names a picture that visitors may not see, such as the answer of a family; undefined if it names none. */
function lockOn(data: DocumentData, { pictures: { hidden } }: SchoolContent): string | undefined {
  const [name] = (JSON.stringify(data).match(ownPictureNames) ?? []).filter((each) =>
    Object.hasOwn(hidden, each),
  );
  return name === undefined ? undefined : hidden[name];
}

/**
 * The content after the changes of one publication; check it before it is used.
 * @returns the reason why it is not published, in words for the owner
 */
export function contentAfter(current: SchoolContent, changes: readonly Scheduled[]): SchoolContent | string {
  if (changes.some(({ isOfOwner }) => !isOfOwner)) return noOwner;
  let next = current;
  for (const change of changes) {
    const { place } = change;
    const { data, clashes } = applyChange(place.type, documentIn(next, place), change);
    if (clashes.length > 0)
      return `${fieldWords(documentTitle(place, data), clashes)} has been changed otherwise since.`;
    next = withDocument(next, place, data);
    const locked = lockOn(data, current);
    if (locked !== undefined) return locked;
  }
  return next;
}

/** What an owner is told whose publication stops scheduled changes, because both change the same fields; null if it stops none. */
export function stoppedWords(
  before: SchoolContent,
  after: SchoolContent,
  scheduled: readonly Scheduled[],
  timeZone: string,
): string | null {
  const [old, next] = [obstaclesOf(before, scheduled), obstaclesOf(after, scheduled)];
  const stopped = scheduled.find(({ id }) => next.has(id) && !old.has(id));
  if (stopped === undefined) return null;
  const title = documentTitle(stopped.place, stopped.data);
  const time = momentText(stopped.publishAt, timeZone);
  return `What is scheduled for “${title}” on ${time} will not be published by itself now: see ‘Published later’.`;
}

/**
 * Why scheduled changes would not be published as things are now, by their ids: what is to come, made in its order over what visitors see. What
 * is wrong for another reason than these, such as a course that another page names, shows at its time.
 */
export function obstaclesOf(
  content: SchoolContent,
  scheduled: readonly Scheduled[],
): ReadonlyMap<string, string> {
  const obstacles = new Map<string, string>();
  let current = content;
  let pending = scheduled;
  for (const [named] of publicationsOf(scheduled)) {
    const changes = pending.filter(({ publication }) => publication === named?.publication);
    const next = contentAfter(current, changes);
    if (typeof next !== 'string') current = next;
    else
      for (const change of changes) {
        obstacles.set(change.id, next);
        // As it happens when it fails.
        const { place } = change;
        const moved = withoutChange(change, documentIn(current, place), pendingOf(pending, place));
        pending = pending.map((each) =>
          Object.assign(
            {},
            each,
            moved.find(({ id }) => id === each.id),
          ),
        );
      }
    pending = pending.filter((each) => each.failure === null && each.publication !== named?.publication);
  }
  return obstacles;
}
