import {
  cancelScheduledChange,
  deleteDocument,
  listChanges,
  publish,
  publishChange,
} from '#contract/site/publication.ts';
import { route, type Route } from '#server/site/route.ts';
import { publishDrafts, publishOneChange, removePublished } from './publish.ts';
import { changes } from './review.ts';
import { cancel } from './schedule.ts';

/** What visitors see: what would change, and its change, now or later. */
export const publicationRoutes: readonly Route[] = [
  route(listChanges, changes),
  route(publish, publishDrafts),
  route(publishChange, publishOneChange),
  route(deleteDocument, removePublished),
  route(cancelScheduledChange, cancel),
];
