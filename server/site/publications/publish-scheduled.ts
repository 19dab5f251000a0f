import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { record } from '#server/operations/audit/queries.ts';
import type { SchoolContent } from '#server/site/content/edition.ts';
import { lockEditions } from '#server/site/content/queries.ts';
import { readPublished } from '#server/site/content/store.ts';
import { isSameDocument, type DocumentPlace } from '#server/site/documents/place.ts';
import { contentAfter } from '#server/site/scheduled/forecast.ts';
import {
  isScheduledDue,
  listScheduled,
  removeScheduled,
  setFailure,
  type Scheduled,
} from '#server/site/scheduled/queries.ts';
import { dueAt, publicationsOf } from '#server/site/scheduled/timeline.ts';
import type { SiteServices } from '#server/site/services.ts';
import { letOthersFollow } from './schedule.ts';
import { storeChecked } from './store-checked.ts';
import { documentIn } from '#server/site/documents/document-data.ts';
import { documentTitle } from '#server/site/documents/titles.ts';

/** Publishes changes that are due. @returns why not; null if they are published */
async function publishTogether(
  transaction: Database,
  changes: readonly Scheduled[],
  current: SchoolContent,
): Promise<string | null> {
  const next = contentAfter(current, changes);
  if (typeof next === 'string') return next;
  const author = changes[0]?.scheduledBy ?? '';
  try {
    await storeChecked(transaction, current, next, author);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    // Visitors see these words already.
    return error.status === 409 ? null : error.message;
  }
  const about = changes.map(({ place }) => documentTitle(place, documentIn(next, place)));
  await record(transaction, { action: 'content-published', actor: author, about, address: null });
  return null;
}

/** Publishes the changes of one publication, if another instance has not done so. Those that cannot be published stay, with the reason. */
async function publishOne(
  { db, log, settings }: Pick<SiteServices, 'db' | 'log' | 'settings'>,
  publication: string,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockEditions(transaction);
    const changes = publicationsOf(await listScheduled(transaction)).find(
      ([first]) => first?.publication === publication,
    );
    if (changes === undefined) return;
    const { content: current } = await readPublished(transaction, settings.schoolTimezone);
    const failure = await publishTogether(transaction, changes, current);
    if (failure !== null) log.warn('a scheduled publication is not possible; the office shows why');
    for (const change of changes) {
      if (failure === null) await removeScheduled(transaction, change.id);
      else {
        await letOthersFollow(transaction, change, current);
        await setFailure(transaction, change.id, failure);
      }
    }
  });
}

/**
 * Publishes the scheduled changes whose time has come, each publication as one edition, the earliest first, once whatever the number of instances.
 * Each changes only its fields. One that fails does not hold up the others.
 */
export async function publishScheduled(
  { db, log, settings }: Pick<SiteServices, 'db' | 'log' | 'settings'>,
  now: Date,
): Promise<void> {
  if (!(await isScheduledDue(db, now))) return;
  /** Documents whose turn has not come because of an error: what follows for them waits too. */
  const waiting: DocumentPlace[] = [];
  for (const changes of publicationsOf(dueAt(await listScheduled(db), now))) {
    const [first] = changes;
    const places = changes.map(({ place }) => place);
    const isWaiting = places.some((place) => waiting.some((other) => isSameDocument(place, other)));
    try {
      if (first !== undefined && !isWaiting) await publishOne({ db, log, settings }, first.publication);
      else waiting.push(...places);
    } catch (error) {
      waiting.push(...places);
      log.error(
        { reason: error instanceof Error ? error.message : error },
        'a scheduled publication failed; it is tried again',
      );
    }
  }
}
