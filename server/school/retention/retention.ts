import type { OldData, Retention } from '#contract/school/retention.ts';
import { record } from '#server/operations/audit/queries.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { isClockTrusted } from '#server/operations/clock.ts';
import { cutoffsAt } from './cutoffs.ts';
import {
  countAll,
  countOld,
  deleteOld,
  lockState,
  newestRowDate,
  readState,
  updateState,
  type State,
} from './queries.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Less than a day, so that the hourly check does not delete an hour later every day. */
const purgeInterval = 23 * hour;
/** The share of a table that may be deleted without confirmation. One row may always be deleted. */
const maxUnconfirmedShare = 0.05;
/** How long a confirmation refers to the numbers that were shown. */
const confirmationTimeout = day;

/** The sum over all tables. */
export const totalOf = (counts: OldData): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

const someTable = (counts: OldData, condition: (count: number, table: keyof OldData) => boolean): boolean =>
  (Object.keys(counts) as (keyof OldData)[]).some((table) => condition(counts[table], table));

/** Whether the amount due in any table needs a confirmation. Whole tables are counted only if more than one row is due. */
async function isUnusualAmount(db: Database, due: OldData): Promise<boolean> {
  if (!someTable(due, (count) => count > 1)) return false;
  const all = await countAll(db);
  return someTable(due, (count, table) => count > Math.max(1, all[table] * maxUnconfirmedShare));
}

/** The last trusted reading of the clock. Earlier versions stored none; then the date of the newest row is used. */
const lastSeenOf = async (db: Database, { seenAt }: State) => seenAt ?? newestRowDate(db);

/** Whether the clock fits its last trusted reading, of this process or an earlier one. */
export const fitsLastReading = async (db: Database, now: Date): Promise<boolean> =>
  isClockTrusted(now, await lastSeenOf(db, await readState(db)));

const laterOf = (one: Date | null, other: Date) => (one !== null && one > other ? one : other);

/** Old data that was not deleted, and the reason. */
export interface Waiting {
  reason: NonNullable<Retention['reason']>;
  due: OldData;
  before: Date | null;
  logBefore: Date;
  lastSeen: Date | null;
}

/**
 * Deletes old data once a day: everything that is due, or nothing when the clock has jumped or the amount is unusual.
 * Without this check a clock that is years ahead would erase every family. Several instances may call it at once; one
 * deletes.
 * @param months RETENTION_MONTHS
 * @param wasSet whether the clock was set since the last call (server/operations/clock.ts)
 * @returns the data that waits for a confirmation, or null
 */
export async function purgeOldData(
  db: Database,
  months: number | undefined,
  now: Date,
  wasSet: boolean,
): Promise<Waiting | null> {
  return inTransaction(db, async (transaction) => {
    const state = await lockState(transaction);
    const lastSeen = await lastSeenOf(transaction, state);
    const isTrusted = isClockTrusted(now, lastSeen, wasSet);
    const seenAt = laterOf(lastSeen, now);
    const isDone = state.purgedAt !== null && now.getTime() - state.purgedAt.getTime() < purgeInterval;
    if (isDone && isTrusted && state.waitingSince === null) {
      await updateState(transaction, { seenAt });
      return null;
    }
    const cutoffs = cutoffsAt(now, months);
    const due = await countOld(transaction, cutoffs);
    const isUnusual = await isUnusualAmount(transaction, due);
    if (totalOf(due) > 0 && (!isTrusted || isUnusual)) {
      const waitingSince = state.waitingSince ?? now;
      // Do not store a doubtful reading: the next one would look right compared with it.
      await updateState(transaction, { seenAt: isTrusted ? seenAt : lastSeen, waitingSince });
      const reason = isTrusted ? 'amount' : 'clock';
      return { reason, due, before: cutoffs.families, logBefore: cutoffs.auditLog, lastSeen };
    }
    await deleteOld(transaction, cutoffs);
    await updateState(transaction, { seenAt, purgedAt: now, waitingSince: null });
    return null;
  });
}

/**
 * The data that is due now, and whether it waits for a confirmation.
 * @param months RETENTION_MONTHS
 */
export async function readRetention(
  db: Database,
  months: number | undefined,
  now = new Date(),
): Promise<Retention> {
  const state = await readState(db);
  const lastSeen = await lastSeenOf(db, state);
  const cutoffs = cutoffsAt(now, months);
  const due = await countOld(db, cutoffs);
  const isUnusual = await isUnusualAmount(db, due);
  const isTrusted = isClockTrusted(now, lastSeen);
  const isWaiting = totalOf(due) > 0 && (!isTrusted || isUnusual || state.waitingSince !== null);
  return {
    due,
    reason: !isWaiting ? null : isUnusual && isTrusted ? 'amount' : 'clock',
    months: months ?? null,
    before: cutoffs.families?.toISOString() ?? null,
    logBefore: cutoffs.auditLog.toISOString(),
    now: now.toISOString(),
    lastSeen: lastSeen?.toISOString() ?? null,
  };
}

/** The numbers that a person saw before the confirmation. */
interface Shown {
  now: string;
  due: OldData;
}

/** The person who confirms, for the audit log. */
interface Confirmer {
  actor: string;
  address: string | null;
  /** Checks within the transaction that the person still has the right to. @throws to cancel */
  authorize?: (transaction: Database) => Promise<void>;
}

/**
 * Deletes the data that was shown, in any amount, and trusts the clock from now on.
 * @param months RETENTION_MONTHS
 * @returns false, with nothing changed, when nothing is due, when more is due than was shown, or when the clock was set
 * since
 */
export async function deleteShown(
  db: Database,
  months: number | undefined,
  shown: Shown,
  { actor, address, authorize }: Confirmer,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await authorize?.(transaction);
    await lockState(transaction);
    const now = new Date();
    const shownAt = new Date(shown.now);
    const age = now.getTime() - shownAt.getTime();
    if (age < 0 || age > confirmationTimeout) return false;
    const cutoffs = cutoffsAt(shownAt, months);
    const due = await countOld(transaction, cutoffs);
    if (totalOf(due) === 0 || someTable(due, (count, table) => count > shown.due[table])) return false;
    await deleteOld(transaction, cutoffs);
    await record(transaction, { action: 'retention-confirmed', actor, address });
    await updateState(transaction, { seenAt: now, purgedAt: now, waitingSince: null });
    return true;
  });
}
