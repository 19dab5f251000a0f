import * as z from 'zod/mini';
import { courseId, group, line, list, number, time, weekday } from './fields.ts';

/** The courses whose students come, and when. Name, ages and colour come from the course. */
const scheduledClass = group({
  day: weekday(),
  start: time(),
  minutes: number(5, 600),
  /** A class of several courses has a label. So has a class without a course, such as a workshop. */
  courses: list(courseId(), 6),
  label: z.nullable(line(40)),
  /** Replaces the ages of the course. */
  ages: z.nullable(line(30)),
}).check(
  z.refine(({ courses, label }) => (courses.length === 1) !== (label !== null), {
    error: 'A class has either one course or a label.',
    path: ['label'],
  }),
);
export type ScheduledClass = z.output<typeof scheduledClass>;

/** The timetable of a week (docs/specification.md, section 2, Classes, schedule). */
export const timetable = group({
  title: line(60),
  classes: list(scheduledClass, 60, 1),
});
