import type { DocumentChange } from './document-change.ts';
import { defaultContent } from '#server/site/content/edition.ts';
import { documentIn, type DocumentData } from './document-data.ts';
import type { DocumentPlace } from './place.ts';

/** A change as its two columns have it (server/db/tables/site.ts). */
export interface StoredChange {
  base: string | null;
  data: string;
}

export const toStoredChange = ({ base, data }: DocumentChange): StoredChange => ({
  base: JSON.stringify(base ?? null),
  data: JSON.stringify(data),
});

/** Only objects are stored as data. Without a stored base it is the default. */
export const fromStoredChange = (place: DocumentPlace, { base, data }: StoredChange): DocumentChange => ({
  base:
    base === null
      ? documentIn(defaultContent, place)
      : ((JSON.parse(base) as DocumentData | null) ?? undefined),
  data: JSON.parse(data) as DocumentData,
});
