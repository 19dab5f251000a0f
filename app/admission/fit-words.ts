import type { Course } from '#contract/course.ts';
import type { CourseFit } from './course-fit.ts';

const names = (courses: readonly Course[]) => courses.map(({ courseName }) => courseName).join(' and ');

/** A sentence or two: what fits an age or, for an age without a course, what there is instead. */
export function wordsForFit(fit: CourseFit<Course>): string {
  const said = [];
  if (fit.kind === 'near') {
    const { age, nearest, anyAge } = fit;
    said.push(`At ${age}, the nearest is ${nearest.courseName}, ${nearest.ageLabel ?? 'for other ages'}.`);
    said.push(`${names(anyAge)} take any age, and you may always write to us.`);
  } else if (fit.courses.length === 1) {
    said.push(`At ${fit.age}, it is ${names(fit.courses)}.`);
  } else {
    said.push(`At ${fit.age}, two courses meet: ${names(fit.courses)} both fit.`);
  }
  if (fit.next !== null) {
    const { age, course, on } = fit.next;
    const day = on.toLocaleDateString(undefined, { day: 'numeric', month: 'long' });
    said.push(`On ${day}, at ${age}, ${course.courseName} opens.`);
  }
  return said.join(' ');
}

/** The answer to who is grown up. */
export function wordsForGrownUps(courses: readonly Course[]): string {
  return `At 16 and over, it is ${names(courses)}.`;
}
