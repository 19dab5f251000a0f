import { sql } from 'kysely';
import { sessionLifetime } from '#server/users/sessions/session-lifetime.ts';
import type { Database } from '#server/db/connect.ts';
import { deleteWhere } from '#server/db/delete-where.ts';
import { tables } from '#server/db/tables.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { maxWait } from '#server/mail/outbox.ts';
import { isUnsent } from '#server/mail/queries.ts';
import { clockTolerance } from '#server/operations/clock.ts';

/** Seconds; no code, grant or unfinished sign-in lives longer. */
const maxVerificationAge = 3600;

/** Seconds; the longest window of a rate limit. */
const maxCounterAge = 24 * 3600;

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Deletes sessions that have expired. */
export async function deleteEndedSessions(db: Database, now: Date): Promise<void> {
  const oldest = after(now, -sessionLifetime.user.absolute);
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expiresAt', '<', now), eb('createdAt', '<', oldest)]))
    .execute();
}

/** Deletes what has expired by itself: codes, grants, unfinished sign-ins, counters of rate limits, and links to previews. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  for (const [table, { retention }] of tables)
    // Sessions have a second limit, and wait while the clock is in doubt.
    if ('period' in retention && retention.period === 'expiry' && table !== 'sessions')
      await deleteWhere(db, table, retention.since, '<', now);
}

/**
 * Mends what was stored while the clock was ahead. Sessions, codes, grants and unfinished sign-ins would last too long: they end. Counters
 * would block for too long: they start again. Mails would wait for too long: they are due. It is done also while the clock may be wrong,
 * because nothing else ends such a session.
 * @param wasSet whether the clock was set: then all counters start again, because none tells how long its window is
 */
export async function repairFutureTimes(db: Database, now: Date, wasSet: boolean): Promise<void> {
  const future = after(now, clockTolerance);
  await inTransaction(db, async (transaction) => {
    await transaction
      .deleteFrom('sessions')
      .where((eb) =>
        eb.or([eb('createdAt', '>', future), eb('updatedAt', '>', future), eb('confirmedAt', '>', future)]),
      )
      .execute();
    await transaction
      .deleteFrom('verifications')
      .where('expiresAt', '>', after(now, maxVerificationAge))
      .execute();
    await transaction
      .deleteFrom('rateLimits')
      .$if(!wasSet, (query) => query.where('resetsAt', '>', after(future, maxCounterAge)))
      .execute();
    await transaction
      .updateTable('outbox')
      .set({ nextAttemptAt: now })
      .where(isUnsent)
      .where('nextAttemptAt', '>', after(future, maxWait))
      .execute();
  });
}

/** SQLite: moves the write-ahead log into the database file and empties it. */
export async function truncateWriteAheadLog(db: Database): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/** SQLite: how many rows were erased so far, and how many of them before the last rebuild of the file. */
export function readErasures(db: Database): Promise<{ erased: number; rebuilt: number }> {
  return db.selectFrom('erasures').select(['erased', 'rebuilt']).executeTakeFirstOrThrow();
}

/** SQLite: stores that the file was rebuilt after this many erased rows. */
export async function updateRebuilt(db: Database, rebuilt: number): Promise<void> {
  await db.updateTable('erasures').set({ rebuilt }).execute();
}
