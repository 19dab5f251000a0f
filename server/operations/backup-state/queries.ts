import { sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import { clockTolerance } from '#server/operations/clock.ts';

/** How the nightly backups went. */
export interface NightlyBackups {
  /** The start of the first attempt since the last success. */
  tryingSince: Date | null;
  succeededAt: Date | null;
  /** Null after a success. */
  failedAt: Date | null;
  /** Why the last attempt failed, in a sentence for the operator. */
  failure: string | null;
}

const toDate = (moment: Date | string | null) => (moment === null ? null : new Date(moment));

export async function readNightlyBackups(db: Database): Promise<NightlyBackups> {
  const row = await db.selectFrom('nightlyBackups').selectAll().executeTakeFirstOrThrow();
  return {
    tryingSince: toDate(row.tryingSince),
    succeededAt: toDate(row.succeededAt),
    failedAt: toDate(row.failedAt),
    failure: row.failure,
  };
}

/**
 * Claims a backup that is due, so that one of several instances makes it.
 * @param dueAt when the last backup was due
 * @param retryAfter milliseconds after which an attempt without a success is repeated: it failed, or its process was killed
 * @returns false when it was made, or is being made
 */
export async function claimBackup(
  db: Database,
  { dueAt, now, retryAfter }: { dueAt: Date; now: Date; retryAfter: number },
): Promise<boolean> {
  // What lies in the future was stored while the clock was ahead.
  const future = new Date(now.getTime() + clockTolerance * 1000);
  const isOpen = (column: 'succeededAt' | 'startedAt', before: Date) =>
    sql<boolean>`(${sql.ref(column)} is null or ${sql.ref(column)} < ${before} or ${sql.ref(column)} > ${future})`;
  const { numUpdatedRows } = await db
    .updateTable('nightlyBackups')
    .set(({ fn, val }) => ({ startedAt: now, tryingSince: fn.coalesce('tryingSince', val(now)) }))
    .where(isOpen('succeededAt', dueAt))
    .where(isOpen('startedAt', new Date(now.getTime() - retryAfter)))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function recordSuccess(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('nightlyBackups')
    .set({ succeededAt: now, tryingSince: null, failedAt: null, failure: null })
    .execute();
}

/** Gives a claim back whose backup was not made. */
export async function releaseClaim(db: Database): Promise<void> {
  await db.updateTable('nightlyBackups').set({ startedAt: null }).execute();
}

export async function recordFailure(db: Database, now: Date, failure: string): Promise<void> {
  await db.updateTable('nightlyBackups').set({ failedAt: now, failure }).execute();
}
