import type { SchoolContent } from '#server/site/content/edition.ts';
import { applyChange, type Applied } from '#server/site/documents/document-change.ts';
import { documentIn } from '#server/site/documents/document-data.ts';
import type { Draft } from './queries.ts';

/** A draft over what is published now. */
export const draftOver = (published: SchoolContent, draft: Pick<Draft, 'place' | 'base' | 'data'>): Applied =>
  applyChange(draft.place.type, documentIn(published, draft.place), draft);
