import { courses } from '#content/courses.ts';
import { course, type Course } from '#contract/course.ts';

/** The courses that the school offers, in display order, with only the fields of the API. */
export const offeredCourses: readonly Course[] = courses.map((entry) => course.parse(entry));

/** The days of a course, as on its card; undefined when there is no such course. */
export function daysOf(courseName: string): string | undefined {
  return courses.find((entry) => entry.courseName === courseName)?.days;
}

/** The course with this name, or undefined. */
export function findCourse(courseName: string): Course | undefined {
  return offeredCourses.find((entry) => entry.courseName === courseName);
}
