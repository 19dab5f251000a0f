import { sql } from 'kysely';
import { maxOverviewCount, type NewApplication } from '#contract/overview.ts';
import type { Database } from '#server/db/connect.ts';

/** A number for each week, of one course; null for what is about no course. */
export interface CourseCounts {
  courseId: string | null;
  perWeek: number[];
}

/** @param bounds the beginnings of the weeks, and the end of the last one */
const perWeek = (column: string, bounds: readonly Date[]) =>
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

/** The applications of each week by course. Counted in an index. */
export async function countApplications(db: Database, bounds: readonly [Date, ...Date[]]) {
  const rows = await db
    .selectFrom('applications')
    .select('courseId')
    .select(perWeek('createdAt', bounds))
    .where('createdAt', '>=', bounds[0])
    .groupBy('courseId')
    .execute();
  return rows.map(toCounts);
}

/** The applications that nobody has looked at, the oldest first; at most `maxOverviewCount`. */
export async function listNewApplications(db: Database): Promise<NewApplication[]> {
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'fullName', 'courseName', 'createdAt'])
    .where('status', '=', 'new')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(maxOverviewCount)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    childName: row.fullName,
    courseName: row.courseName,
    createdAt: new Date(row.createdAt).toISOString(),
    conversationId: null,
  }));
}
