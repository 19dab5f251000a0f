import type { SchoolServices } from '#server/school/route.ts';
import { storageFailure, storageFailureText } from '#server/db/storage-failure.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { publishScheduled } from '#server/site/publications/publish-scheduled.ts';
import { dailySummaryJob } from '#server/school/overview/daily-summary.ts';
import { lastDue, type Job } from '#server/school/job.ts';
import { claimRun, wasRun } from './queries.ts';
import { trialReminders } from '#server/school/trials/reminders.ts';

const jobs: readonly Job[] = [trialReminders, dailySummaryJob];

const minute = 60 * 1000;

/**
 * Runs every job that was due since its last run: once for each moment, whatever the number of instances, and after a restart
 * as well. Of several moments that were missed only the last one counts.
 */
export async function runDueJobs(context: SchoolServices, now: Date): Promise<void> {
  const { db, outbox, settings } = context;
  let hasRun = false;
  for (const job of jobs) {
    const run = { job: job.name, dueAt: lastDue(job, now, settings.schoolTimezone) };
    // Mostly there is nothing to do, and a transaction would lock the database each time.
    if (await wasRun(db, run)) continue;
    await inTransaction(db, async (transaction) => {
      if (!(await claimRun(transaction, run, now))) return;
      await job.run(transaction, context, { dueAt: run.dueAt, now });
      hasRun = true;
    });
  }
  if (hasRun) outbox.nudge();
}

/** Runs the jobs and the scheduled publications that are due, at once and then every minute. A failed run is tried again a minute later. */
export function startJobs(context: SchoolServices): { stop(): void } {
  let isRunning = false;
  async function attempt(work: typeof runDueJobs): Promise<void> {
    try {
      await work(context, new Date());
    } catch (error) {
      const kind = storageFailure(error);
      const reason = kind === undefined ? (error as Error).message : storageFailureText[kind];
      context.log.warn({ reason }, 'a timed job failed; next attempt in a minute');
    }
  }
  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    await attempt(publishScheduled);
    await attempt(runDueJobs);
    isRunning = false;
  }
  void run();
  const timer = setInterval(() => void run(), minute);
  return { stop: () => clearInterval(timer) };
}
