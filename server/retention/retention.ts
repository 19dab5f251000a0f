import type { Selectable } from 'kysely';
import type { OldData, Retention } from '#contract/retention.ts';
import { record } from '#server/audit/queries.ts';
import { clockTolerance } from '#server/clock.ts';
import type { Database } from '#server/db/connect.ts';
import type { RetentionTable } from '#server/db/tables.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { countAll, countOld, cutoffsAt, deleteOld } from './old-data.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Less than a day, so that an hourly check does not move the deletion by an hour every day. */
const betweenPurges = 23 * hour;
/** A longer gap between two checks is a clock that was set, or a site that was off: nobody here can tell which. */
const maxGap = 7 * day;
/** The part of a table that may be deleted without a question; a single row always may. */
const usualPart = 0.05;
/** How long after it was shown a confirmation is accepted. */
const shownFor = day;

type State = Selectable<RetentionTable>;

const timeOf = (moment: Date | string) => new Date(moment).getTime();

/** How many rows these are together. */
export const totalOf = (counts: OldData): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

const some = (counts: OldData, isSo: (count: number, table: keyof OldData) => boolean): boolean =>
  (Object.keys(counts) as (keyof OldData)[]).some((table) => isSo(counts[table], table));

/** Whether more of any table is due than goes without a question. */
const isMuch = (due: OldData, all: OldData) =>
  some(due, (count, table) => count > Math.max(1, all[table] * usualPart));

/** Whether the clock was set since it was last trusted, as far as its readings tell. */
function hasJumped(lastSeen: Date | null, now: Date): boolean {
  if (lastSeen === null) return false;
  const gap = now.getTime() - lastSeen.getTime();
  return gap < -clockTolerance * 1000 || gap > maxGap;
}

/** The latest row that people made: what the clock said at the end of an earlier version, which kept no readings. */
async function newestRow(db: Database): Promise<Date | null> {
  const newest = await Promise.all(
    (['users', 'applications', 'leads', 'auditLog'] as const).map((table) =>
      db
        .selectFrom(table)
        .select((eb) => eb.fn.max('createdAt').as('at'))
        .executeTakeFirst(),
    ),
  );
  const times = newest.flatMap((row) => (row?.at ? [timeOf(row.at)] : []));
  return times.length === 0 ? null : new Date(Math.max(...times));
}

const lastSeenOf = async (db: Database, { seenAt }: State) =>
  seenAt === null ? newestRow(db) : new Date(seenAt);

/** The state, locked until the transaction ends. An update locks the row on both databases, `for update` on one. */
const lockState = (transaction: Database): Promise<State> =>
  transaction.updateTable('retention').set({ id: 1 }).returningAll().executeTakeFirstOrThrow();

async function setState(transaction: Database, state: Partial<State>): Promise<void> {
  await transaction.updateTable('retention').set(state).execute();
}

const latest = (one: Date | null, other: Date) => (one !== null && one > other ? one : other);

/** What was not deleted, and why. */
export interface Waiting {
  reason: NonNullable<Retention['reason']>;
  due: OldData;
  before: Date | null;
  logBefore: Date;
  lastSeen: Date | null;
}

/**
 * Deletes old data once a day: all that is due, or nothing when the clock has jumped or more is due than usual. A clock that is
 * years ahead would otherwise erase every family. Several instances may call it at once: one deletes.
 * @param months RETENTION_MONTHS
 * @param wasSet whether the clock was seen to be set since the last call (server/operations/clock-change.ts)
 * @returns what waits for a confirmation; null when nothing does
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
    const isDoubtful = wasSet || hasJumped(lastSeen, now);
    const seenAt = latest(lastSeen, now);
    const isDone = state.purgedAt !== null && now.getTime() - timeOf(state.purgedAt) < betweenPurges;
    if (isDone && !isDoubtful && state.waitingSince === null) {
      await setState(transaction, { seenAt });
      return null;
    }
    const cutoffs = cutoffsAt(now, months);
    const due = await countOld(transaction, cutoffs);
    const isTooMuch = isMuch(due, await countAll(transaction));
    if (totalOf(due) > 0 && (isDoubtful || isTooMuch)) {
      const waitingSince = state.waitingSince ?? now;
      // A reading that is doubted is not kept: the next one would look right beside it.
      await setState(transaction, { seenAt: isDoubtful ? lastSeen : seenAt, waitingSince });
      const reason = isDoubtful ? 'clock' : 'amount';
      return { reason, due, before: cutoffs.families, logBefore: cutoffs.auditLog, lastSeen };
    }
    await deleteOld(transaction, cutoffs);
    await setState(transaction, { seenAt, purgedAt: now, waitingSince: null });
    return null;
  });
}

/**
 * What is due now, and whether it waits for a confirmation.
 * @param months RETENTION_MONTHS
 */
export async function readRetention(
  db: Database,
  months: number | undefined,
  now = new Date(),
): Promise<Retention> {
  const state = await db.selectFrom('retention').selectAll().executeTakeFirstOrThrow();
  const lastSeen = await lastSeenOf(db, state);
  const cutoffs = cutoffsAt(now, months);
  const due = await countOld(db, cutoffs);
  const isTooMuch = isMuch(due, await countAll(db));
  const isDoubtful = hasJumped(lastSeen, now);
  const isWaiting = totalOf(due) > 0 && (isDoubtful || isTooMuch || state.waitingSince !== null);
  return {
    due,
    reason: !isWaiting ? null : isTooMuch && !isDoubtful ? 'amount' : 'clock',
    months: months ?? null,
    before: cutoffs.families?.toISOString() ?? null,
    logBefore: cutoffs.auditLog.toISOString(),
    now: now.toISOString(),
    lastSeen: lastSeen?.toISOString() ?? null,
  };
}

/** What a person was shown before confirming. */
interface Shown {
  now: string;
  due: OldData;
}

/** Who confirms, for the audit log. */
interface Confirmer {
  actor: string;
  address: string | null;
  /** Checks in the transaction that the confirmer still may. @throws whatever refuses the request */
  hold?: (transaction: Database) => Promise<void>;
}

/**
 * Deletes what was shown, whatever its amount, and trusts the clock from now on.
 * @param months RETENTION_MONTHS
 * @returns false, with nothing changed, when nothing is due, when more is due than was shown, or when the clock was set since
 */
export async function deleteShown(
  db: Database,
  months: number | undefined,
  shown: Shown,
  { actor, address, hold }: Confirmer,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await hold?.(transaction);
    await lockState(transaction);
    const now = new Date();
    const shownAt = new Date(shown.now);
    const age = now.getTime() - shownAt.getTime();
    const isCurrent = age >= 0 && age <= shownFor;
    if (!isCurrent) return false;
    const cutoffs = cutoffsAt(shownAt, months);
    const due = await countOld(transaction, cutoffs);
    if (totalOf(due) === 0 || some(due, (count, table) => count > shown.due[table])) return false;
    await deleteOld(transaction, cutoffs);
    await record(transaction, { action: 'retention-confirmed', actor, address });
    await setState(transaction, { seenAt: now, purgedAt: now, waitingSince: null });
    return true;
  });
}
