import type { OldData } from '#contract/retention.ts';
import { eraseUser, idleUsers } from '#server/accounts/queries.ts';
import type { Database } from '#server/db/connect.ts';

const day = 24 * 60 * 60 * 1000;
/** Logs are kept for a year (DPDP Rules 2025, rule 6); the database refuses to delete any sooner. */
const auditLogIsKept = 366 * day;

/** What is older than these moments is due to be deleted. */
export interface Cutoffs {
  /** For messages, applications and accounts; null where they are kept. */
  families: Date | null;
  auditLog: Date;
  /** When they were computed: sessions that end later keep their accounts. */
  now: Date;
}

/** The same day so many months earlier, or that month's last day where it is shorter. */
function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate();
  earlier.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return earlier;
}

/** @param months RETENTION_MONTHS */
export const cutoffsAt = (now: Date, months: number | undefined): Cutoffs => ({
  families: months === undefined ? null : monthsBefore(now, months),
  auditLog: new Date(now.getTime() - auditLogIsKept),
  now,
});

type Dated = 'leads' | 'applications' | 'users' | 'auditLog';

async function countRows(db: Database, table: Dated, before?: Date): Promise<number> {
  const { rows } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll().as('rows'))
    .$if(before !== undefined, (query) => query.where('createdAt', '<', before ?? ''))
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/** How many rows there are, whatever their age. */
export const countAll = async (db: Database): Promise<OldData> => ({
  messages: await countRows(db, 'leads'),
  applications: await countRows(db, 'applications'),
  accounts: await countRows(db, 'users'),
  logEntries: await countRows(db, 'auditLog'),
});

/** How many rows `deleteOld` would delete. */
export async function countOld(db: Database, { families, auditLog, now }: Cutoffs): Promise<OldData> {
  const logEntries = await countRows(db, 'auditLog', auditLog);
  if (families === null) return { messages: 0, applications: 0, accounts: 0, logEntries };
  return {
    messages: await countRows(db, 'leads', families),
    applications: await countRows(db, 'applications', families),
    accounts: (await idleUsers(db, families, now)).length,
    logEntries,
  };
}

/** Deletes what is due. Called in a transaction, so that all of it goes or nothing. */
export async function deleteOld(transaction: Database, { families, auditLog, now }: Cutoffs): Promise<void> {
  await transaction.deleteFrom('auditLog').where('createdAt', '<', auditLog).execute();
  if (families === null) return;
  await transaction.deleteFrom('leads').where('createdAt', '<', families).execute();
  await transaction.deleteFrom('applications').where('createdAt', '<', families).execute();
  for (const id of await idleUsers(transaction, families, now)) await eraseUser(transaction, id);
}
