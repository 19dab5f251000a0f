import * as z from 'zod/mini';
import { courseId, group, line, list, named, number, time, weekday } from './fields.ts';

/** The courses whose students come, and when. Name, ages and colour come from the course. */
const scheduledClass = group({
  day: named('Day', weekday()),
  start: named('Begins at', time()),
  minutes: named('Length in minutes', number(5, 600)),
  courses: named('Courses', list(courseId(), 6), 'None for a class without a course, such as a workshop.'),
  label: named(
    'Name in the timetable',
    z.nullable(line(40)),
    'Only for a class of several courses, or of none; otherwise it is that of the course.',
  ),
  ages: named('Ages', z.nullable(line(30)), 'Shown instead of the ages of the course.'),
}).check(
  z.refine(({ courses, label }) => (courses.length === 1) !== (label !== null), {
    error: 'A class has either one course or a label.',
    path: ['label'],
  }),
);
export type ScheduledClass = z.output<typeof scheduledClass>;

/**
 * The timetable of a week (docs/specification.md, section 2, Classes, schedule). The times of a course in cards, rooms and the course finder come
 * from it; a course without a class of its own shows its `days`.
 */
export const timetable = group({
  title: named('Heading of the timetable', line(60)),
  classes: named('Classes of the week', list(scheduledClass, 60, 1)),
});
