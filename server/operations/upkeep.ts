import { sql } from 'kysely';
import { eraseUser, idleUsers } from '#server/accounts/queries.ts';
import { sessionLife } from '#server/accounts/session-life.ts';
import { renewEncryption } from '#server/accounts/encryption.ts';
import type { Context } from '#server/context.ts';
import { databaseKind, type Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';

/** The same day so many months earlier, or that month's last day where it is shorter. */
function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate();
  earlier.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return earlier;
}

const day = 24 * 60 * 60 * 1000;
/** Logs are kept for a year (DPDP Rules 2025, rule 6); the database refuses to delete any sooner. */
const auditLogIsKept = 366 * day;

const everyHour = 60 * 60 * 1000;

/**
 * Removes what has run out: sessions, codes, counted requests, entries of the audit log older than a year, and by
 * RETENTION_MONTHS old leads and applications, and the accounts that are left with nothing.
 */
export async function purge({ db, settings }: Context, now = new Date()): Promise<void> {
  const oldestSession = new Date(now.getTime() - sessionLife.user.absolute * 1000);
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expiresAt', '<', now), eb('createdAt', '<', oldestSession)]))
    .execute();
  await db.deleteFrom('verifications').where('expiresAt', '<', now).execute();
  await db.deleteFrom('rateLimits').where('resetsAt', '<', now).execute();
  await db
    .deleteFrom('auditLog')
    .where('createdAt', '<', new Date(now.getTime() - auditLogIsKept))
    .execute();
  if (settings.retentionMonths !== undefined)
    await purgeOlderThan(db, monthsBefore(now, settings.retentionMonths));
  // What was overwritten in the database's file (db/sqlite-dialect.ts) may still stand in the log beside it.
  if (databaseKind(settings) === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

async function purgeOlderThan(db: Database, oldest: Date): Promise<void> {
  await db.deleteFrom('leads').where('createdAt', '<', oldest).execute();
  await db.deleteFrom('applications').where('createdAt', '<', oldest).execute();
  for (const id of await idleUsers(db, oldest)) {
    await inTransaction(db, (transaction) => eraseUser(transaction, id));
  }
}

/** Purges at once and every hour. */
export function startUpkeep(context: Context): { stop(): void } {
  const run = () =>
    renewEncryption(context)
      .then(() => purge(context))
      .catch(() => context.log.warn('upkeep could not run; it tries again in an hour'));
  void run();
  const timer = setInterval(run, everyHour);
  return { stop: () => clearInterval(timer) };
}
