import type { ScheduledClass } from '#contract/site/timetable.ts';
import { inOrder, timeText } from '#app/classes/timetable.ts';
import type { WeeklyClass } from './next-class.ts';

/**
 * The classes of a course in a week by day and time; none if no class is for this course alone, because its times are agreed with
 * each family.
 */
export const classesOf = (classes: readonly ScheduledClass[], courseId: string): WeeklyClass[] =>
  inOrder(classes)
    .filter(({ courses }) => courses.length === 1 && courses[0] === courseId)
    .map(({ day, start }) => ({ day, start }));

/** A day that a family can prefer, and what the form shows for it. */
export interface DayChoice {
  value: string;
  label: string;
}

/** The days of some classes with their times, such as Saturday with 'Saturday, 11:00 am'. */
export function daysOf(classes: readonly WeeklyClass[]): DayChoice[] {
  const days = [...new Set(classes.map(({ day }) => day))];
  return days.map((value) => {
    const times = classes.filter(({ day }) => day === value).map(({ start }) => timeText(start));
    return { value, label: `${value}, ${times.join(' or ')}` };
  });
}
