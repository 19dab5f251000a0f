import { sql } from 'kysely';
import { sessionLife } from '#server/accounts/session-life.ts';
import { renewEncryption } from '#server/accounts/encryption.ts';
import { clockTolerance } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { databaseKind, type Database } from '#server/db/connect.ts';
import { storageFailureText, storageFailure } from '#server/db/storage-failure.ts';
import { watchDisk } from './disk.ts';
import { retentionWaitingRows } from './metrics.ts';
import { rebuildAfterErasure } from './rebuild.ts';
import { purgeOldData, totalOf } from '#server/retention/retention.ts';
import { waitingInWords } from '#server/retention/retention-text.ts';
import { detectClockChanges } from './clock-change.ts';

const everyHour = 60 * 60 * 1000;

/** Seconds that no code, grant or half-finished sign-in lives for. */
const maxVerificationSeconds = 3600;

/** Seconds of the longest window of a rate limit. */
const maxCounterSeconds = 24 * 3600;

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/**
 * Removes what has run out: sessions, codes, counted requests; and once a day old data (retention.ts). What is dated in the
 * future was written while the clock was ahead, and goes too.
 * @param wasSet whether the clock was seen to be set since the last call
 */
export async function purge(context: Context, now = new Date(), wasSet = false): Promise<void> {
  const { db, log, settings } = context;
  const waiting = await purgeOldData(db, settings.retentionMonths, now, wasSet);
  retentionWaitingRows.set(waiting === null ? 0 : totalOf(waiting.due));
  if (waiting !== null) log.warn(waiting, waitingInWords(waiting, now));
  // An account without a session may be one to delete: while the clock is doubted no session goes.
  if (waiting?.reason !== 'clock') await deleteEndedSessions(db, now);
  await db
    .deleteFrom('verifications')
    .where((eb) =>
      eb.or([eb('expiresAt', '<', now), eb('expiresAt', '>', after(now, maxVerificationSeconds))]),
    )
    .execute();
  await db
    .deleteFrom('rateLimits')
    .where((eb) => eb.or([eb('resetsAt', '<', now), eb('resetsAt', '>', after(now, maxCounterSeconds))]))
    .execute();
  if (databaseKind(settings) === 'postgres') return;
  // What was overwritten in the database's file (db/sqlite-dialect.ts) may still stand in the log beside it.
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await rebuildAfterErasure(context);
}

async function deleteEndedSessions(db: Database, now: Date): Promise<void> {
  const oldest = after(now, -sessionLife.user.absolute);
  const future = after(now, clockTolerance);
  await db
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([
        eb('expiresAt', '<', now),
        eb('createdAt', '<', oldest),
        eb('createdAt', '>', future),
        eb('updatedAt', '>', future),
      ]),
    )
    .execute();
}

/** Purges and looks at the disk, at once and every hour. */
export function startMaintenance(context: Context): { stop(): void } {
  const { log } = context;
  const checkDisk = watchDisk(context);
  const wasSet = detectClockChanges();
  const run = async () => {
    await checkDisk().catch(() => log.warn('the free space of the disk is not known'));
    try {
      await renewEncryption(context);
      await purge(context, new Date(), wasSet());
    } catch (error) {
      const kind = storageFailure(error);
      log.warn(
        { reason: kind && storageFailureText[kind] },
        'upkeep could not run; it tries again in an hour',
      );
    }
  };
  void run();
  const timer = setInterval(() => void run(), everyHour);
  return { stop: () => clearInterval(timer) };
}
