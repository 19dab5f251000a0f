import { dayIn } from '#contract/school-time.ts';
import type { SchoolContent } from '#server/site/content/edition.ts';
import { isSameDocument, type DocumentId } from '#server/site/documents/place.ts';

/**
 * The day from which visitors see all of some documents, yyyy-mm-dd: the latest of the articles among them that are dated later than today. Null when
 * they see them at once.
 */
export function visibleFrom(
  { entries }: SchoolContent,
  documents: readonly DocumentId[],
  { timeZone, now }: { timeZone: string; now: Date },
): string | null {
  const dates = Object.entries(entries.post)
    .filter(([key]) => documents.some((document) => isSameDocument(document, { type: 'post', key })))
    .map(([, { date }]) => date)
    .toSorted();
  const last = dates.at(-1);
  return last !== undefined && last > dayIn(timeZone, now) ? last : null;
}
