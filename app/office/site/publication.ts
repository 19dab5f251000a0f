import type { Change } from '#contract/site/site-documents.ts';

/** A publication, and the day from which visitors see all of it, yyyy-mm-dd; null for now. */
export interface Publication {
  edition: number;
  visibleFrom: string | null;
  /** What has changed with it. */
  changes: readonly Change[];
}
