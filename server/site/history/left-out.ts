import { dayIn } from '#contract/school-time.ts';
import { ownPictureNames } from '#contract/site/own-picture-name.ts';
import type { Database } from '#server/db/connect.ts';
import { isHidden } from '#server/site/content/own-pictures.ts';
import { editionTime, publishedDocuments, readOwnPictures } from '#server/site/content/queries.ts';
import { isSameDocument, type DocumentPlace } from '#server/site/documents/place.ts';

/** The name of a picture in stored JSON where it is one: a whole field, or the picture of a figure in an article. Links may have something of the same form. */
const inItsPlace = new RegExp(`(?<=["(<])${ownPictureNames.source}(?=["\\\\)> ])`, 'g');

/**
 * Says which pictures of an earlier edition do not come back with its words, because visitors may not see them today: a sentence for each reason.
 * The content itself is read without them (`readContentOf`).
 * @param place only of this document
 */
export async function leftOutOf(
  db: Database,
  number: number,
  place: DocumentPlace | undefined,
  timeZone: string,
): Promise<string[]> {
  const at = await editionTime(db, number);
  // The content that every school begins with has no pictures of its owner.
  if (at === undefined) return [];
  const pictures = await readOwnPictures(db, dayIn(timeZone));
  const names = new Set<string>();
  for (const document of await publishedDocuments(db, at)) {
    // A label alone shows no picture.
    if (document.type === 'work' || (place !== undefined && !isSameDocument(document, place))) continue;
    for (const name of document.data?.match(inItsPlace) ?? []) if (isHidden(pictures, name)) names.add(name);
  }
  const byReason = Map.groupBy(names, (name) => pictures.hidden[name] ?? 'It has been deleted.');
  return [...byReason].map(([reason, { length }]) =>
    length === 1
      ? `One picture stays out. ${reason}`
      : `${length} pictures stay out, each for this reason: ${reason}`,
  );
}
