import { reEncryptSecrets } from '#server/second-factor/re-encrypt-secrets.ts';
import type { Context } from '#server/context.ts';
import { databaseKind } from '#server/db/connect.ts';
import { storageFailure, storageFailureText } from '#server/db/storage-failure.ts';
import { deleteOldMails } from '#server/mail/queries.ts';
import { waitingText } from '#server/retention/retention-text.ts';
import { cutoffsAt } from '#server/retention/cutoffs.ts';
import { purgeOldData, totalOf } from '#server/retention/retention.ts';
import { detectClockChanges } from './clock-change.ts';
import { watchDisk } from './disk.ts';
import { retentionWaitingRows } from './metrics.ts';
import {
  deleteEndedCounters,
  deleteEndedSessions,
  deleteEndedVerifications,
  truncateWriteAheadLog,
} from './queries.ts';
import { rebuildAfterErasure } from './rebuild.ts';

const everyHour = 60 * 60 * 1000;
/** How long the office sees the mails that were sent or have failed. */
const mailRetention = 90 * 24 * everyHour;

/**
 * Deletes expired sessions, codes, counters and old mails, and once a day old data (server/retention/retention.ts).
 * @param wasSet whether the clock was set since the last call
 */
export async function purge(context: Context, now = new Date(), wasSet = false): Promise<void> {
  const { db, log, settings } = context;
  const waiting = await purgeOldData(db, settings.retentionMonths, now, wasSet);
  retentionWaitingRows.set(waiting === null ? 0 : totalOf(waiting.due));
  if (waiting !== null) log.warn(waiting, waitingText(waiting, now));
  // A session keeps its account from deletion, so no session is deleted while the clock may be wrong.
  if (waiting?.reason !== 'clock') {
    await deleteEndedSessions(db, now);
    // A mail about a family is not kept longer than the family's own data.
    const { families } = cutoffsAt(now, settings.retentionMonths);
    const oldest = new Date(now.getTime() - mailRetention);
    await deleteOldMails(db, families !== null && families > oldest ? families : oldest);
  }
  await deleteEndedVerifications(db, now);
  await deleteEndedCounters(db, now);
  if (databaseKind(settings) === 'postgres') return;
  // The write-ahead log may still hold what was overwritten in the database file (server/db/sqlite-dialect.ts).
  await truncateWriteAheadLog(db);
  await rebuildAfterErasure(context);
}

/** Purges and checks the free disk space, at once and then every hour. */
export function startMaintenance(context: Context): { stop(): void } {
  const { log } = context;
  const checkDisk = watchDisk(context);
  const wasClockSet = detectClockChanges();
  const run = async () => {
    await checkDisk().catch(() => log.warn('the free disk space cannot be read'));
    try {
      await reEncryptSecrets(context);
      await purge(context, new Date(), wasClockSet());
    } catch (error) {
      const kind = storageFailure(error);
      log.warn({ reason: kind && storageFailureText[kind] }, 'maintenance failed; next attempt in an hour');
    }
  };
  void run();
  const timer = setInterval(() => void run(), everyHour);
  return { stop: () => clearInterval(timer) };
}
