import type { Content } from '#contract/content/content.ts';
import { finderCourses } from './finder-course.ts';

/** What a family must know about the first class: the times of each course by its name, and what to bring. */
export function firstClassOf(content: Content) {
  return {
    bring: content.document('school').rules.materials,
    times: Object.fromEntries(finderCourses(content).map(({ courseName, times }) => [courseName, times])),
  };
}
export type FirstClass = ReturnType<typeof firstClassOf>;
