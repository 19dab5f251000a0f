import { courses } from '#content/courses.ts';
import { course, type Course } from '#contract/course.ts';

/** The courses on offer, in the order the school shows them, with the fields that travel and no others. */
export const offeredCourses: readonly Course[] = courses.map((entry) => course.parse(entry));

/** On which days a course meets, as its card says. */
export function daysOf(courseName: string): string | undefined {
  return courses.find((entry) => entry.courseName === courseName)?.days;
}

/** The course of that name, or undefined. */
export function findCourse(courseName: string): Course | undefined {
  return offeredCourses.find((entry) => entry.courseName === courseName);
}
