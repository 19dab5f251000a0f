import type { OwnPicture } from '#contract/site/own-picture.ts';
import { ownPictureNames } from '#contract/site/own-picture-name.ts';
import { documentTypes, keyedTypes, type SchoolContent } from '#server/site/content/edition.ts';
import { documentIn } from '#server/site/documents/document-data.ts';
import { courseList, requestName, type DocumentPlace } from '#server/site/documents/place.ts';
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

/** Adds to pictures what the published content says of them: their labels, and the documents that show them. */
export function described(content: SchoolContent, pictures: readonly StoredPicture[]): OwnPicture[] {
  const places = placesOf(content);
  const labels = content.entries.work;
  return pictures.map((picture) => {
    const label = Object.hasOwn(labels, picture._id) ? labels[picture._id] : undefined;
    const { additionalText: _, ...texts } = label ?? {};
    return {
      ...picture,
      label: label === undefined ? null : (texts as OwnPicture['label']),
      shownIn: places.get(picture._id) ?? [],
    };
  });
}
