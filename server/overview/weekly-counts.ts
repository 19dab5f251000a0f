import type { OverviewWeeks, WeeklyCounts } from '#contract/overview.ts';
import type { CourseRecord } from '#contract/content/course-record.ts';
import type { Database } from '#server/db/connect.ts';
import {
  countApplications,
  countEnquiries,
  countEnrolments,
  countTrials,
  readResponseTimes,
  type CourseCounts,
} from './queries.ts';
import { median } from './response-time.ts';
import type { SchoolWeeks } from './school-weeks.ts';

const sums = (rows: readonly CourseCounts[], weeks: number) =>
  Array.from({ length: weeks }, (_, week) =>
    rows.reduce((sum, { perWeek }) => sum + (perWeek[week] ?? 0), 0),
  );

/** The numbers of the last weeks, of the school and of each of its courses. */
export async function weeklyCounts(
  db: Database,
  { starts, bounds }: SchoolWeeks,
  courses: readonly CourseRecord[],
): Promise<OverviewWeeks> {
  const rows = {
    enquiries: await countEnquiries(db, bounds),
    trials: await countTrials(db, bounds),
    applications: await countApplications(db, bounds),
    enrolments: await countEnrolments(db, bounds),
  };
  /** @param courseId undefined for all, also without a course */
  const countsOf = (courseId?: string): WeeklyCounts => {
    const of = (all: readonly CourseCounts[]) =>
      sums(courseId === undefined ? all : all.filter((row) => row.courseId === courseId), starts.length);
    return {
      enquiries: of(rows.enquiries),
      trials: of(rows.trials),
      applications: of(rows.applications),
      enrolments: of(rows.enrolments),
    };
  };
  const medianMinutes: (number | null)[] = [];
  for (const [week, end] of bounds.slice(1).entries()) {
    const middle = median(await readResponseTimes(db, bounds[week] ?? end, end));
    medianMinutes.push(middle === null ? null : Math.round(middle / 60_000));
  }
  return {
    starts,
    total: countsOf(),
    medianMinutes,
    courses: courses.map(({ id, courseName }) => ({ _id: id, name: courseName, ...countsOf(id) })),
  };
}
