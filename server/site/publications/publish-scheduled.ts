import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { record } from '#server/operations/audit/queries.ts';
import type { SchoolContent } from '#server/site/content/edition.ts';
import { lockEditions } from '#server/site/content/queries.ts';
import { readPublished } from '#server/site/content/store.ts';
import { applyChange } from '#server/site/documents/document-change.ts';
import { documentIn, withDocument } from '#server/site/documents/document-data.ts';
import { documentTitle } from '#server/site/documents/titles.ts';
import {
  isScheduledDue,
  listScheduled,
  removeScheduled,
  setFailure,
  type Scheduled,
} from '#server/site/scheduled/queries.ts';
import { dueAt } from '#server/site/scheduled/timeline.ts';
import type { SiteServices } from '#server/site/services.ts';
import { fieldWords } from './schedule.ts';
import { storeChecked } from './store-checked.ts';

const noOwner = 'Whoever scheduled this is no owner of the school any more.';

/** The content after some changes. @returns a reason when something else has changed the same field */
function contentAfter(current: SchoolContent, changes: readonly Scheduled[]): SchoolContent | string {
  let next = current;
  for (const change of changes) {
    const { place } = change;
    const { data, clashes } = applyChange(place.type, documentIn(next, place), change);
    if (clashes.length > 0)
      return `${fieldWords(documentTitle(place, data), clashes)} has been changed otherwise since.`;
    next = withDocument(next, place, data);
  }
  return next;
}

/** Publishes changes that are due. @returns why not; null if they are published */
async function publishTogether(transaction: Database, changes: readonly Scheduled[]): Promise<string | null> {
  const [first] = changes;
  if (first?.isOfOwner !== true) return noOwner;
  const { content: current } = await readPublished(transaction);
  const next = contentAfter(current, changes);
  if (typeof next === 'string') return next;
  try {
    await storeChecked(transaction, current, next, first.scheduledBy);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    // Visitors see these words already.
    return error.status === 409 ? null : error.message;
  }
  await record(transaction, { action: 'content-published', actor: first.scheduledBy, address: null });
  return null;
}

/**
 * Publishes the scheduled changes whose time has come: those of one person and one time as one edition, the earliest first, once whatever the number
 * of instances. Each changes only its fields. Those that cannot be published stay, with the reason.
 */
export async function publishScheduled(
  { db, log }: Pick<SiteServices, 'db' | 'log'>,
  now: Date,
): Promise<void> {
  if (!(await isScheduledDue(db, now))) return;
  await inTransaction(db, async (transaction) => {
    await lockEditions(transaction);
    const due = dueAt(await listScheduled(transaction), now);
    const groups = Map.groupBy(due, (change) => `${change.publishAt.getTime()} ${change.scheduledBy}`);
    for (const group of groups.values()) {
      const failure = await publishTogether(transaction, group);
      if (failure !== null) log.warn('a scheduled publication is not possible; the office shows why');
      for (const { id } of group) {
        if (failure === null) await removeScheduled(transaction, id);
        else await setFailure(transaction, id, failure);
      }
    }
  });
}
