import { courseTimes } from '#app/classes/course-times.ts';
import type { Content } from '#contract/site/content.ts';

/** What a family must know about the first class: the times of each course by its name, and what to bring. */
export function firstClassOf(content: Content) {
  const { classes } = content.document('timetable');
  const times = content
    .courses()
    .map(({ id, courseName, days }) => [courseName, courseTimes(classes, id) ?? days] as const);
  return {
    bring: content.document('school').rules.materials,
    times: Object.fromEntries(times),
  };
}
export type FirstClass = ReturnType<typeof firstClassOf>;
