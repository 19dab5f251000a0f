import type { DocumentChange } from './document-change.ts';
import type { DocumentData } from './document-data.ts';

/** A change as its two columns have it (server/db/tables/site.ts). */
export interface StoredChange {
  base: string | null;
  data: string;
}

export const toStoredChange = ({ base, data }: DocumentChange): StoredChange => ({
  base: base === null ? null : JSON.stringify(base.data ?? null),
  data: JSON.stringify(data),
});

/** Only objects are stored as data. */
export const fromStoredChange = ({ base, data }: StoredChange): DocumentChange => ({
  base: base === null ? null : { data: (JSON.parse(base) as DocumentData | null) ?? undefined },
  data: JSON.parse(data) as DocumentData,
});
