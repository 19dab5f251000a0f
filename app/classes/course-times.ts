import type { ScheduledClass } from '#contract/site/timetable.ts';
import { inOrder, timeText } from './timetable.ts';

/** 'Saturday and Sunday' or 'Monday, Tuesday and Friday'. */
const listOf = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');

/**
 * The days and times of a course from the timetable: 'Saturday and Sunday, 9:30 am', or short 'Sat and Sun 9:30 am'; null if
 * no class is for this course alone, because its times are agreed with each family.
 */
export function courseTimes(
  classes: readonly ScheduledClass[],
  courseId: string,
  length: 'long' | 'short' = 'long',
): string | null {
  const isLong = length === 'long';
  const daysByTime = new Map<string, string[]>();
  for (const { day, start, courses } of inOrder(classes)) {
    if (courses.length !== 1 || courses[0] !== courseId) continue;
    const time = timeText(start);
    daysByTime.set(time, [...(daysByTime.get(time) ?? []), isLong ? day : day.slice(0, 3)]);
  }
  const parts = [...daysByTime].map(([time, days]) => `${listOf(days)}${isLong ? ',' : ''} ${time}`);
  const last = parts.pop();
  if (last === undefined) return null;
  return [...parts, isLong && parts.length > 0 ? `and ${last}` : last].join(', ');
}
