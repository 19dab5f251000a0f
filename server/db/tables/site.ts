import type { Generated } from 'kysely';
import type { Lifecycle, Moment } from './lifecycle.ts';

const words = 'words of the school';
const nothingOfAPerson = {
  erasure: { reason: words },
  export: { reason: words },
} as const;
const inHistory = 'the history of the site, which an owner can bring back';

/** No rows while the school has the default courses (content/courses.ts). */
export interface CoursesTable {
  id: string;
  slug: string;
  courseName: string;
  detail: string;
  /** In whole rupees. */
  price: number;
  period: string;
  ageMin: number | null;
  ageMax: number | null;
  ageLabel: string | null;
  days: string;
  /** The name of a picture. */
  image: string;
  pigment: string;
  /** Courses are displayed in this order. */
  position: number;
  hidden: boolean | number;
}

export const courses: Lifecycle<keyof CoursesTable> = {
  backup: { key: ['id'], onRestore: 'replaced', since: 2 },
  ...nothingOfAPerson,
  retention: { reason: words },
  impersonal: 'the course list on the public pages',
};

/** Append-only. The published document is the last version with `publishedAt`. The list of courses is one, of type `courses`. */
export interface DocumentVersionsTable {
  type: string;
  /** Empty for a type of which a school has one document. */
  key: string;
  /** Counts from 1 for each document. */
  version: number;
  /** JSON with placeholders; null if the document was removed. */
  data: string | null;
  /** Id of a user, or 'command line'. */
  author: string;
  createdAt: Moment;
  publishedAt: Moment | null;
}

export const documentVersions: Lifecycle<keyof DocumentVersionsTable> = {
  backup: { key: ['type', 'key', 'version'], onRestore: 'replaced', since: 2, isAppendOnly: true },
  ...nothingOfAPerson,
  retention: { reason: inHistory },
  impersonal: 'the published words of the school, and an owner by the random number',
};

/** A row for each publication. */
export interface EditionsTable {
  number: number;
  author: string;
  publishedAt: Moment;
}

export const editions: Lifecycle<keyof EditionsTable> = {
  backup: { key: ['number'], onRestore: 'replaced', since: 2 },
  ...nothingOfAPerson,
  retention: { reason: inHistory },
  impersonal: 'when the words were published, and an owner by the random number',
};

/**
 * The changes of a document that are not published. Three columns more, `publishAt`, `scheduledBy` and `failure`, are always empty: only a backup of an
 * earlier version fills them, and its restore moves such rows (server/db/migrations/0039-changes-of-fields.ts).
 */
export interface DraftsTable {
  type: string;
  /** Empty for a type of which a school has one document. */
  key: string;
  /** JSON with placeholders; may have wrong fields. */
  data: string;
  /** JSON of what visitors saw when `data` was saved, 'null' for a new document: the draft changes the fields that differ. Null: the default. */
  base: Generated<string | null>;
  /** For If-Match: a new one at each change. */
  revision: string;
  /** Id of a user. */
  author: string;
  updatedAt: Moment;
}

export const drafts: Lifecycle<keyof DraftsTable> = {
  backup: { key: ['type', 'key'], onRestore: 'replaced', since: 2 },
  ...nothingOfAPerson,
  retention: { reason: 'until an owner publishes or deletes it' },
  impersonal: 'words of the school that are not published yet, and an owner by the random number',
};

/** Drafts that an owner has deleted, and can bring back for a while. */
export interface DeletedDraftsTable extends Omit<DraftsTable, 'base'> {
  base: string | null;
  expiresAt: Moment;
}

export const deletedDrafts: Lifecycle<keyof DeletedDraftsTable> = {
  backup: { key: ['revision'], onRestore: 'replaced', since: 2 },
  ...nothingOfAPerson,
  retention: { period: 'expiry', since: 'expiresAt' },
  impersonal: 'words of the school that are not published, and an owner by the random number',
};

/** Changes of a document that are published by themselves at a time. */
export interface ScheduledChangesTable {
  id: string;
  /** What an owner schedules at once is published at once, or not at all: the changes of one publication. */
  publication: string;
  type: string;
  /** Empty for a type of which a school has one document. */
  key: string;
  /** As in the table of drafts: what visitors are expected to see just before that time. */
  base: string | null;
  /** JSON with placeholders. */
  data: string;
  /** Id of the user who wrote them. */
  author: string;
  /** Id of the user who chose the time. */
  scheduledBy: string;
  /** Of two changes of one time, the one that was scheduled first is published first. */
  createdAt: Moment;
  publishAt: Moment;
  /** Why they were not published, in words for the owner; null before their time. */
  failure: Generated<string | null>;
}

export const scheduledChanges: Lifecycle<keyof ScheduledChangesTable> = {
  backup: { key: ['id'], onRestore: 'replaced', since: 2 },
  ...nothingOfAPerson,
  retention: { reason: 'until they are published or an owner cancels them' },
  impersonal: 'words of the school that are not published yet, and owners by the random number',
};

/** A link to pages with the drafts in the place of what is published (server/site/preview). */
export interface PreviewsTable {
  id: string;
  tokenHash: string;
  author: string;
  /** Made for somebody else. Otherwise it is that of the author's own browser. */
  isShared: boolean | number;
  createdAt: Moment;
  expiresAt: Moment;
}

export const previews: Lifecycle<keyof PreviewsTable> = {
  backup: { reason: 'a link ends within a week', onRestore: 'emptied' },
  ...nothingOfAPerson,
  retention: { period: 'expiry', since: 'expiresAt' },
  impersonal: 'a link to words of the school that are not published yet, and an owner by the random number',
};

/** A picture that an owner has added. Its files are in DATA_DIR/pictures (server/site/own-pictures/picture-files.ts). */
export interface PicturesTable {
  id: string;
  /** SHA-256 of the file that was sent: the same file again is the same picture. */
  sourceHash: string;
  width: number;
  height: number;
  colour: string;
  placeholder: string;
  /** JSON list. */
  widths: string;
  /** The name, at that time, of the owner who added it. */
  addedBy: string;
  createdAt: Moment;
  deletedAt: Moment | null;
  /** When a deleted picture goes for good; null for one that was not deleted. */
  expiresAt: Moment | null;
  /** Whom it is of: 'nobody' who has to be asked, or 'children'; null while nobody has said so. */
  subject: Generated<string | null>;
  /** The point that stays visible when a layout crops it, in hundredths of its width and height; null for the middle. */
  focusX: Generated<number | null>;
  focusY: Generated<number | null>;
  /** 1 if a child can be seen on it. */
  showsFace: Generated<number | null>;
  /** JSON of the label that an owner wrote while it has to wait; the published one is a document. */
  label: Generated<string | null>;
  /** When something last changed that decides whether visitors may see it, and how; null for never. */
  changedAt: Generated<Moment | null>;
}

export const pictures: Lifecycle<keyof PicturesTable> = {
  backup: { key: ['id'], onRestore: 'replaced', since: 3 },
  erasure: { reason: 'pictures of the school, with the name of the owner who added each' },
  export: 'photoConsents',
  retention: { period: 'expiry', since: 'expiresAt' },
  impersonal: {
    id: 'a random number',
    sourceHash: 'a fingerprint of a file',
    ...Object.fromEntries(
      [
        'width',
        'height',
        'colour',
        'placeholder',
        'widths',
        'deletedAt',
        'expiresAt',
        'subject',
        'showsFace',
        'focusX',
        'focusY',
        'changedAt',
      ].map((column) => [
        column,
        'how large a picture is and how it looks from afar, and when it was changed or deleted',
      ]),
    ),
  },
};

/** The children whom a picture is of: made by them, or showing them. */
export interface PictureChildrenTable {
  id: string;
  pictureId: string;
  /** Null when the child has gone with its family: the picture is not shown, and the maintenance deletes it. */
  childId: string | null;
}

export const pictureChildren: Lifecycle<keyof PictureChildrenTable> = {
  backup: { key: ['id'], onRestore: 'replaced', since: 3 },
  erasure: {
    reason: 'the child is taken out at once, and the picture is deleted with its files within a few hours',
  },
  export: 'photoConsents',
  retention: { with: 'pictures' },
  impersonal: 'which picture is of which child, by random numbers',
};
