import { reEncryptSecrets } from '#server/users/second-factor/re-encrypt-secrets.ts';
import type { SchoolServices } from '#server/school/route.ts';
import { forgetStatesBefore } from '#server/school/conversations/queries.ts';
import { databaseKind } from '#server/db/connect.ts';
import { deletePicturesOfGone } from '#server/site/own-pictures/delete-pictures-of-gone.ts';
import { removeLeftFiles } from '#server/site/own-pictures/remove-left-files.ts';
import { storageFailure, storageFailureText } from '#server/db/storage-failure.ts';
import { deleteOldMails } from '#server/mail/queries.ts';
import { waitingText } from '#server/school/retention/retention-text.ts';
import { cutoffsAt } from '#server/school/retention/cutoffs.ts';
import { fitsLastReading, purgeOldData, totalOf } from '#server/school/retention/retention.ts';
import { detectClockChanges } from '#server/operations/clock.ts';
import { watchDisk } from '#server/operations/free-space.ts';
import { retentionWaitingRows } from '#server/operations/metrics.ts';
import { deleteExpired, deleteEndedSessions, repairFutureTimes, truncateWriteAheadLog } from './queries.ts';
import { rebuildAfterErasure } from './rebuild.ts';

const everyMinute = 60 * 1000;
const everyHour = 60 * everyMinute;
const everyDay = 24 * everyHour;
/** How long the office sees the mails that were sent or have failed. */
const mailRetention = 90 * everyDay;

/**
 * Deletes expired sessions, codes, counters and old mails, and once a day old data (server/school/retention/retention.ts). Other files rely
 * on it: only here are dates mended that were stored while the clock was ahead.
 * @param wasSet whether the clock was set since the last call
 */
export async function purge(context: SchoolServices, now = new Date(), wasSet = false): Promise<void> {
  const { db, log, settings } = context;
  const waiting = await purgeOldData(db, settings.retentionMonths, now, wasSet);
  retentionWaitingRows.set(waiting === null ? 0 : totalOf(waiting.due));
  if (waiting !== null) log.warn(waiting, waitingText(waiting, now));
  // A session keeps its user from deletion, so no session is deleted while the clock may be wrong.
  if (waiting?.reason !== 'clock') {
    await deleteEndedSessions(db, now);
    // A mail about a family is not kept longer than the family's own data.
    const { families } = cutoffsAt(now, settings.retentionMonths);
    const oldest = new Date(now.getTime() - mailRetention);
    await deleteOldMails(db, families !== null && families > oldest ? families : oldest);
  }
  await deleteExpired(db, now);
  // After it, so that their rows are there until the next time.
  await deletePicturesOfGone(db, now);
  await forgetStatesBefore(db, new Date(now.getTime() - everyDay));
  await repairFutureTimes(db, now, wasSet);
  if (databaseKind(settings) === 'sqlite') {
    // The write-ahead log may still hold what was overwritten in the database file (server/db/sqlite-dialect.ts).
    await truncateWriteAheadLog(db);
    await rebuildAfterErasure(context);
  }
  // The last one: a folder that cannot be read does not keep erased rows on the disk.
  await removeLeftFiles(context, now);
}

/** Purges and checks the free disk space: at once, then every hour, and within a minute after the clock was set. */
export function startMaintenance(context: SchoolServices): { stop(): void } {
  const { db, log } = context;
  const checkDisk = watchDisk(context);
  const wasClockSet = detectClockChanges();
  /** @param wasSet unknown at the start, when only the last reading can tell */
  const run = async (wasSet?: boolean) => {
    await checkDisk().catch(() => log.warn('the free disk space cannot be read'));
    try {
      await reEncryptSecrets(context);
      const now = new Date();
      await purge(context, now, wasSet ?? !(await fitsLastReading(db, now)));
    } catch (error) {
      const kind = storageFailure(error);
      log.warn({ reason: kind && storageFailureText[kind] }, 'maintenance failed; next attempt in an hour');
    }
  };
  void run();
  let lastRun = performance.now();
  const check = () => {
    const wasSet = wasClockSet();
    if (!wasSet && performance.now() - lastRun < everyHour) return;
    lastRun = performance.now();
    void run(wasSet);
  };
  const timer = setInterval(check, everyMinute);
  return { stop: () => clearInterval(timer) };
}
