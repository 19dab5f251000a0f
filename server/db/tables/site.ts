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

/** The changes of a document that are not published. */
export interface DraftsTable {
  type: string;
  /** Empty for a type of which a school has one document. */
  key: string;
  /** JSON with placeholders; may have wrong fields. */
  data: string;
  /** For If-Match: a new one at each change. */
  revision: string;
  /** Id of a user. */
  author: string;
  updatedAt: Moment;
  /** When it is published by itself; null without a scheduled publication. */
  publishAt: Generated<Moment | null>;
  /** Id of the user who chose that time. */
  scheduledBy: Generated<string | null>;
  /** Why its scheduled publication did not happen, in words for the owner. */
  failure: Generated<string | null>;
}

export const drafts: Lifecycle<keyof DraftsTable> = {
  backup: { key: ['type', 'key'], onRestore: 'replaced', since: 2 },
  ...nothingOfAPerson,
  retention: { reason: 'until an owner publishes or deletes it' },
  impersonal: 'words of the school that are not published yet, and an owner by the random number',
};

/** A link to pages with the drafts in the place of what is published (server/site/previews). */
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
