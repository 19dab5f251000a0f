import { sql } from 'kysely';
import { sessionLifetime } from '#server/sessions/session-lifetime.ts';
import { clockTolerance } from '#server/clock.ts';
import type { Database } from '#server/db/connect.ts';

/** Seconds; no code, grant or unfinished sign-in lives longer. */
const maxVerificationAge = 3600;

/** Seconds; the longest window of a rate limit. */
const maxCounterAge = 24 * 3600;

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Deletes sessions that have expired, or that were written while the clock was ahead. */
export async function deleteEndedSessions(db: Database, now: Date): Promise<void> {
  const oldest = after(now, -sessionLifetime.user.absolute);
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

/** Deletes codes, grants and unfinished sign-ins that have expired, or that were written while the clock was ahead. */
export async function deleteEndedVerifications(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('verifications')
    .where((eb) => eb.or([eb('expiresAt', '<', now), eb('expiresAt', '>', after(now, maxVerificationAge))]))
    .execute();
}

/** Deletes counters of rate limits whose window is over, or that were written while the clock was ahead. */
export async function deleteEndedCounters(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('rateLimits')
    .where((eb) => eb.or([eb('resetsAt', '<', now), eb('resetsAt', '>', after(now, maxCounterAge))]))
    .execute();
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

/** Writes a row and commits it, because only a commit has to reach the disk. @throws the database's error */
export async function writeProbeRow(db: Database): Promise<void> {
  const resetsAt = new Date();
  await db
    .insertInto('rateLimits')
    .values({ key: 'readyz', hits: 0, resetsAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ resetsAt }))
    .execute();
}
