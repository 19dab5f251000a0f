import type { Database } from '#server/db/connect.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/** A job at one of the moments at which it is due. */
export interface Run {
  job: string;
  dueAt: Date;
}

/** Whether a process has done a run already, or does it in a transaction that has ended. */
export async function wasRun(db: Database, { job, dueAt }: Run): Promise<boolean> {
  const row = await db
    .selectFrom('jobRuns')
    .select('job')
    .where('job', '=', job)
    .where('dueAt', '=', dueAt)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Claims a run in the transaction that does its work, and forgets runs older than a week. A second process waits here for the
 * end of the first one's transaction.
 * @returns false when another process has done it
 */
export async function claimRun(transaction: Database, { job, dueAt }: Run, now: Date): Promise<boolean> {
  const claimed = await transaction
    .insertInto('jobRuns')
    .values({ job, dueAt, startedAt: now })
    .onConflict((conflict) => conflict.columns(['job', 'dueAt']).doNothing())
    .returning('job')
    .executeTakeFirst();
  if (claimed === undefined) return false;
  await transaction
    .deleteFrom('jobRuns')
    .where('job', '=', job)
    .where('dueAt', '<', new Date(dueAt.getTime() - week))
    .execute();
  return true;
}
