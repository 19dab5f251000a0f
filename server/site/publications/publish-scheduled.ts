import { record } from '#server/operations/audit/queries.ts';
import { lockEditions } from '#server/site/content/queries.ts';
import type { SiteServices } from '#server/site/services.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { endSchedule, listDrafts, listDueDrafts, type DueDraft } from '#server/site/drafts/queries.ts';
import { storeDrafts } from './store-checked.ts';

const noOwner = 'Whoever scheduled this is no owner of the school any more.';

/** Publishes the drafts of one scheduled publication. @returns why not; null if they are published */
async function publishTogether(transaction: Database, due: readonly DueDraft[]): Promise<string | null> {
  const [first] = due;
  if (first?.isOfOwner !== true) return noOwner;
  const isDue = ({ type, key }: { type: string; key: string }) =>
    due.some((each) => each.type === type && each.key === key);
  const drafts = (await listDrafts(transaction)).filter(isDue);
  try {
    await storeDrafts(transaction, drafts, first.scheduledBy);
  } catch (error) {
    if (error instanceof HttpError) return error.message;
    throw error;
  }
  await record(transaction, { action: 'content-published', actor: first.scheduledBy, address: null });
  return null;
}

/**
 * Publishes the drafts whose scheduled time has come: those of one person and one time as one edition, the earliest first, once
 * whatever the number of instances. Drafts that cannot be published stay, with the reason.
 */
export async function publishScheduled(
  { db, log }: Pick<SiteServices, 'db' | 'log'>,
  now: Date,
): Promise<void> {
  // Mostly there is nothing to do, and a transaction would lock the database each time.
  if ((await listDueDrafts(db, now)).length === 0) return;
  await inTransaction(db, async (transaction) => {
    await lockEditions(transaction);
    const due = await listDueDrafts(transaction, now);
    const groups = Map.groupBy(due, (draft) => `${draft.publishAt.getTime()} ${draft.scheduledBy}`);
    for (const group of groups.values()) {
      const failure = await publishTogether(transaction, group);
      if (failure === null) continue;
      log.warn('a scheduled publication is not possible; the office shows why');
      for (const draft of group) await endSchedule(transaction, draft, failure);
    }
  });
}
