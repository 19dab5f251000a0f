import type { ExportedPicture } from '#contract/school/photo-consent.ts';
import type { Database } from '#server/db/connect.ts';
import { described } from './described.ts';
import { readPicturesOf, picturesOfChildren } from './queries.ts';

/**
 * What the school has of pictures that were made by some children, or show them, by child: for the export of their family. Without who else is on them or
 * made them.
 */
export async function exportedPictures(
  db: Database,
  settings: { schoolTimezone: string },
  childIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ExportedPicture[]>> {
  const ofChildren = await picturesOfChildren(db, childIds);
  const ids = [...new Set([...ofChildren.values()].flat())];
  if (ids.length === 0) return new Map();
  const pictures = await described(db, settings, await readPicturesOf(db, ids));
  return new Map(
    [...ofChildren].map(([childId, ofChild]) => [
      childId,
      pictures
        .filter(({ _id }) => ofChild.includes(_id))
        .map(({ addedAt, showsFace, label, lockedBy, shownIn }) => ({
          addedAt,
          showsFace,
          title: label?.title ?? null,
          medium: label?.medium ?? null,
          isShown: lockedBy === null && shownIn.length > 0,
        })),
    ]),
  );
}
