import { sql } from 'kysely';
import { maxOverviewCount, type NewApplication } from '#contract/overview.ts';
import type { Database } from '#server/db/connect.ts';
import type { SchoolWeeks } from './school-weeks.ts';

/** A number for each week, of one course; null for what is about no course. */
export interface CourseCounts {
  courseId: string | null;
  perWeek: number[];
}

type Bounds = SchoolWeeks['bounds'];

/** @param bounds the beginnings of the weeks, and the end of the last one */
const perWeek = (column: string, bounds: Bounds) =>
  bounds.slice(1).map((end, week) => {
    const moment = sql.ref(column);
    return sql<number>`count(*) filter (where ${moment} >= ${bounds[week]} and ${moment} < ${end})`.as(
      `week${week}`,
    );
  });

const toCounts = ({ courseId, ...weeks }: { courseId: string | null }): CourseCounts => ({
  courseId,
  perWeek: Object.values(weeks).map(Number),
});

/** The messages of each week. Counted in an index. */
export async function countMessages(db: Database, bounds: Bounds): Promise<CourseCounts[]> {
  const weeks = await db
    .selectFrom('leads')
    .select(perWeek('createdAt', bounds))
    .where('createdAt', '>=', bounds[0])
    .executeTakeFirstOrThrow();
  return [toCounts({ courseId: null, ...weeks })];
}

/** The requests for a trial class of each week by course. */
export async function countTrialRequests(db: Database, bounds: Bounds): Promise<CourseCounts[]> {
  const rows = await db
    .selectFrom('trials')
    .select('courseId')
    .select(perWeek('createdAt', bounds))
    .where('createdAt', '>=', bounds[0])
    .groupBy('courseId')
    .execute();
  return rows.map(toCounts);
}

/** The applications of each week by course. */
export async function countApplications(db: Database, bounds: Bounds): Promise<CourseCounts[]> {
  const rows = await db
    .selectFrom('applications')
    .select('courseId')
    .select(perWeek('createdAt', bounds))
    .where('createdAt', '>=', bounds[0])
    .groupBy('courseId')
    .execute();
  return rows.map(toCounts);
}

/** The enrolments of each week by course, without those that were taken back. */
export async function countEnrolments(db: Database, bounds: Bounds): Promise<CourseCounts[]> {
  const rows = await db
    .selectFrom('applicationHistory')
    .innerJoin('applications', 'applications.id', 'applicationHistory.applicationId')
    .select('courseId')
    .select(perWeek('at', bounds))
    .where('to', '=', 'enrolled')
    .where('at', '>=', bounds[0])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applicationHistory as later')
            .select('later.id')
            .whereRef('later.applicationId', '=', 'applicationHistory.applicationId')
            .whereRef('later.undoes', '=', 'applicationHistory.id'),
        ),
      ),
    )
    .groupBy('courseId')
    .execute();
  return rows.map(toCounts);
}

/** The applications that nobody has looked at, the oldest first; at most `maxOverviewCount`. */
export async function listNewApplications(db: Database): Promise<NewApplication[]> {
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'fullName', 'courseName', 'createdAt'])
    // Written out, because the index is a partial one.
    .where('status', '=', sql.lit('new'))
    .orderBy('createdAt')
    .limit(maxOverviewCount)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    childName: row.fullName,
    courseName: row.courseName,
    createdAt: new Date(row.createdAt).toISOString(),
  }));
}

/** The mails that could not be sent; at most `maxOverviewCount`. */
export async function countFailedMails(db: Database): Promise<number> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'failed')
    .limit(maxOverviewCount)
    .execute();
  return rows.length;
}

/** Whether the school has never received a message, a request for a trial class or an application. */
export async function isEmptySchool(db: Database): Promise<boolean> {
  for (const table of ['leads', 'trials', 'applications'] as const) {
    const row = await db
      .selectFrom(table)
      .select('createdAt')
      .orderBy('createdAt')
      .limit(1)
      .executeTakeFirst();
    if (row !== undefined) return false;
  }
  return true;
}
