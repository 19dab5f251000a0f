import { courseTimes } from '#app/classes/course-times.ts';
import type { Content, OfferedCourse } from '#contract/site/content.ts';
import type { ScheduledClass } from '#contract/site/timetable.ts';

/** The parts of a course that the course finder shows; `times` are its days and times. */
export function finderCourse(course: OfferedCourse, classes: readonly ScheduledClass[]) {
  const { id, slug, courseName, detail, price, period, ageMin, ageMax, ageLabel, pigment, days } = course;
  const times = courseTimes(classes, id) ?? days;
  return { slug, courseName, detail, price, period, ageMin, ageMax, ageLabel, pigment, times };
}
export type FinderCourse = ReturnType<typeof finderCourse>;

/** The courses of the course finder, for the loader of a page that shows it. */
export function finderCourses(content: Content): FinderCourse[] {
  const { classes } = content.document('timetable');
  return content.courses().map((course) => finderCourse(course, classes));
}
