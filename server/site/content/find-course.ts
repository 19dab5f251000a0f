import type { CourseRecord } from '#contract/site/course-record.ts';
import type { Database } from '#server/db/connect.ts';
import { defaultContent } from './edition.ts';
import { storedCourses } from './queries.ts';

async function offeredCourses(db: Database): Promise<CourseRecord[]> {
  const stored = await storedCourses(db);
  return (stored.length === 0 ? defaultContent.courses : stored).filter(({ hidden }) => !hidden);
}

/** An offered course by its id, read from the database. */
export const offeredCourse = async (db: Database, courseId: string): Promise<CourseRecord | undefined> =>
  (await offeredCourses(db)).find(({ id }) => id === courseId);

/**
 * The offered course of an application, read from the database. A course that was renamed while the form was open is found
 * by its id; other backends know only the name (docs/specification.md, section 7).
 */
export async function findCourse(
  db: Database,
  { courseId, courseName }: { courseId: string | undefined; courseName: string },
): Promise<CourseRecord | undefined> {
  const offered = await offeredCourses(db);
  return (
    offered.find(({ id }) => id === courseId) ?? offered.find((course) => course.courseName === courseName)
  );
}
