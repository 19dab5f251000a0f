import type { Database } from '#server/db/connect.ts';
import { documentTypes, keyedTypes, type SchoolContent } from '#server/site/content/edition.ts';
import { readPublished } from '#server/site/content/store.ts';
import { documentIn, type DocumentData } from '#server/site/documents/document-data.ts';
import { courseList, isSameDocument, schemaOf, type DocumentPlace } from '#server/site/documents/place.ts';
import { draftOver } from '#server/site/drafts/draft-content.ts';
import type { Draft } from '#server/site/drafts/queries.ts';
import { offTheWalls } from './off-the-walls.ts';

/** A document with built-in artworks on its walls. */
interface Wall {
  place: DocumentPlace;
  draft: Draft | undefined;
  /** The document, and what it is without them: with the words of its draft. */
  before: DocumentData;
  after: DocumentData;
  taken: ReadonlySet<string>;
}

function placesOf({ entries }: SchoolContent, drafts: readonly Draft[]): DocumentPlace[] {
  const places = [
    courseList,
    ...documentTypes.map((type): DocumentPlace => ({ kind: 'single', type, key: '' })),
    ...keyedTypes.flatMap((type) =>
      Object.keys(entries[type]).map((key): DocumentPlace => ({ kind: 'keyed', type, key })),
    ),
  ];
  const isNew = ({ place }: Draft) => !places.some((each) => isSameDocument(each, place));
  return [...places, ...drafts.filter(isNew).map(({ place }) => place)];
}

/** The documents with built-in artworks on their walls. @param drafts those that count as if they were published */
export function wallsWithBuiltIn(content: SchoolContent, drafts: readonly Draft[]): Wall[] {
  return placesOf(content, drafts).flatMap((place) => {
    const draft = drafts.find((each) => isSameDocument(each.place, place));
    const before = draft === undefined ? documentIn(content, place) : draftOver(content, draft).data;
    if (before === undefined) return [];
    const { data: after, taken } = offTheWalls(schemaOf(place), before);
    return taken.size === 0 ? [] : [{ place, draft, before, after, taken }];
  });
}

/** How many different built-in artworks hang on walls. */
export const countTaken = (walls: readonly Wall[]): number =>
  new Set(walls.flatMap(({ taken }) => [...taken])).size;

/** How many built-in artworks hang on the walls that visitors see. @param timeZone of the school */
export async function builtInWorksOnSite(db: Database, timeZone: string): Promise<number> {
  const { content } = await readPublished(db, timeZone);
  return countTaken(wallsWithBuiltIn(content, []));
}
