import type { KeyedDocuments } from '#contract/site/documents.ts';
import type { RoomPath } from '#contract/site/pages.ts';
import { defaultContent, makeEdition } from '#server/site/content/edition.ts';
import { readContent } from '#server/site/content/read-content.ts';
import { content } from './content.ts';

export type RoomDocuments = Readonly<Record<string, KeyedDocuments['room']>>;

/** The content of a school with these rooms only. */
export const contentWithRooms = (room: RoomDocuments) =>
  readContent(makeEdition(0, { ...defaultContent, entries: { ...defaultContent.entries, room } }));

/** The default document of a room. */
export function roomDocument(key: string): KeyedDocuments['room'] {
  const document = defaultContent.entries.room[key];
  if (document === undefined) throw new Error(`there is no room ${key}`);
  return document;
}

/** The gallery rooms with their paths and works. */
export const rooms = content.entries('room').map(([key, { question, taughtIn, works }]) => ({
  path: `/${key}` as RoomPath,
  question,
  taughtIn,
  works: works.map((name) => content.work(name)),
}));

const { question, taughtIn, sections } = content.document('instructorArt');

/** The gallery of the teacher's works. */
const instructorGallery = {
  path: '/InstructorArtPage',
  question,
  taughtIn,
  works: sections.flatMap(({ works }) => works.map((name) => content.work(name))),
} as const;

/** All pages that are galleries. */
export const galleries = [...rooms, instructorGallery];
