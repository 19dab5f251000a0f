import { dayAfter, dayIn, momentOf } from '#contract/school-time.ts';
import type { SchoolServices } from '#server/school/route.ts';
import type { Database } from '#server/db/connect.ts';

/** What a run of a job knows besides the transaction. */
type JobContext = Pick<SchoolServices, 'settings' | 'sender' | 'content'>;

/** Work that is due every day at one time on the school's clocks. */
export interface Job {
  /** Stored with each run, so it must not change. */
  name: string;
  /** On the clocks of SCHOOL_TIMEZONE, such as 18:00. */
  time: string;
  /**
   * Does the work. What it stores and the mails it queues are in the transaction that notes the run, so they happen once.
   * @param dueAt the moment at which the job was due; earlier than `now` when the site was off
   */
  run(transaction: Database, context: JobContext, moments: { dueAt: Date; now: Date }): Promise<void>;
}

/** The last moment at which a job was due. */
export function lastDue({ time }: Pick<Job, 'time'>, now: Date, timeZone: string): Date {
  const day = dayIn(timeZone, now);
  const today = momentOf({ day, time }, timeZone);
  return today <= now ? today : momentOf({ day: dayAfter(day, -1), time }, timeZone);
}
