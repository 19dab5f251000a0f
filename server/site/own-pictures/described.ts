import { dayIn } from '#contract/school-time.ts';
import type { OwnPicture } from '#contract/site/own-picture.ts';
import { ownPictureNames } from '#contract/site/own-picture-name.ts';
import type { Database } from '#server/db/connect.ts';
import { consentsOf } from '#server/site/consents/queries.ts';
import { documentTypes, keyedTypes, type SchoolContent } from '#server/site/content/edition.ts';
import type { OwnPictures } from '#server/site/content/own-pictures.ts';
import { childrenOfPictures, publishedDocuments, readOwnPictures } from '#server/site/content/queries.ts';
import { readPublished } from '#server/site/content/store.ts';
import { documentIn, type DocumentData } from '#server/site/documents/document-data.ts';
import { courseList, knownPlace, requestName, type DocumentPlace } from '#server/site/documents/place.ts';
import { documentTitle } from '#server/site/documents/titles.ts';
import type { StoredPicture } from './queries.ts';

type ShownIn = OwnPicture['shownIn'];

/** The documents that show an own picture, by its id. A label is not a place. */
function placesOf(content: SchoolContent): ReadonlyMap<string, ShownIn> {
  const single = documentTypes.map((type): DocumentPlace => ({ kind: 'single', type, key: '' }));
  const keyed = keyedTypes
    .filter((type) => type !== 'work')
    .flatMap((type) =>
      Object.keys(content.entries[type]).map((key): DocumentPlace => ({ kind: 'keyed', type, key })),
    );
  const places = new Map<string, ShownIn>();
  for (const place of [...keyed, courseList, ...single]) {
    const data = documentIn(content, place);
    const names = new Set(JSON.stringify(data).match(ownPictureNames));
    for (const id of names) {
      const known = places.get(id) ?? [];
      places.set(id, known);
      known.push({ ...requestName(place), title: documentTitle(place, data) });
    }
  }
  return places;
}

/** The documents that would show a picture which visitors may not see: as they are stored. A label is not a place. */
async function placesOfHidden(db: Database, { hidden }: OwnPictures): Promise<ReadonlyMap<string, ShownIn>> {
  const places = new Map<string, ShownIn>();
  if (Object.keys(hidden).length === 0) return places;
  // The list of courses is stored among the documents too.
  for (const { type, key, data } of await publishedDocuments(db)) {
    if (data === null || type === 'work') continue;
    const names = new Set((data.match(ownPictureNames) ?? []).filter((name) => Object.hasOwn(hidden, name)));
    const place = names.size === 0 ? undefined : knownPlace({ type, key });
    if (place === undefined) continue;
    const named = { ...requestName(place), title: documentTitle(place, JSON.parse(data) as DocumentData) };
    for (const id of names) places.set(id, [...(places.get(id) ?? []), named]);
  }
  return places;
}

/** How many pictures are off the site because visitors may not see them now. */
export async function countLeftOut(
  db: Database,
  { schoolTimezone }: { schoolTimezone: string },
): Promise<number> {
  return (await placesOfHidden(db, await readOwnPictures(db, dayIn(schoolTimezone)))).size;
}

/**
 * Adds to pictures what the published content and the families of their children say of them: labels, the documents that show them, names, and why visitors
 * may not see one.
 */
export async function described(
  db: Database,
  { schoolTimezone }: { schoolTimezone: string },
  pictures: readonly StoredPicture[],
): Promise<OwnPicture[]> {
  const { content } = await readPublished(db, schoolTimezone);
  const places = placesOf(content);
  const leftOut = await placesOfHidden(db, content.pictures);
  const labels = content.entries.work;
  const children = await childrenOfPictures(
    db,
    pictures.map(({ _id }) => _id),
  );
  const ids = [...new Set([...children.values()].flat().filter((id) => id !== null))];
  const known = await consentsOf(db, ids, dayIn(schoolTimezone));
  return pictures.map((picture) => {
    const label = Object.hasOwn(labels, picture._id) ? labels[picture._id] : undefined;
    const { additionalText: _, ...texts } = label ?? {};
    return {
      ...picture,
      children: (children.get(picture._id) ?? []).map((id) => {
        const child = known.get(id ?? '');
        if (id === null || child === undefined) return null;
        const { fullName, work, face } = child;
        return { _id: id, fullName, work, face };
      }),
      lockedBy: content.pictures.hidden[picture._id] ?? null,
      // What was written while it waits counts; otherwise what is published, or what was.
      label:
        label !== undefined && picture.label?.isPublished !== false
          ? (texts as OwnPicture['label'])
          : (picture.label?.label ?? null),
      waitsFor: picture.label?.isPublished === false ? (picture.label.room ?? null) : null,
      isReady: label !== undefined && Object.hasOwn(content.pictures.shown, picture._id),
      shownIn: places.get(picture._id) ?? [],
      leftOutOf: leftOut.get(picture._id) ?? [],
    };
  });
}
