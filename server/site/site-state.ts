import type { SiteState } from '#contract/site/site-documents.ts';
import { lastEditionNumber } from './content/queries.ts';
import type { SiteServices } from './services.ts';

/** What visitors get now. */
export async function readSiteState({
  db,
  content,
}: Pick<SiteServices, 'db' | 'content'>): Promise<SiteState> {
  const last = await lastEditionNumber(db);
  return { last, served: content.servedNumber, failedPage: content.failedPageOf(last) ?? null };
}
