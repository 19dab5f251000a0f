import type { Course } from '#contract/course.ts';
import { ageOn } from './age.ts';
import { courseFit, takes } from './course-fit.ts';

/** A kind word when a birth date lies outside the chosen course's ages; never a refusal (docs/design.md, section 6). */
export function ageNote(
  courses: readonly Course[],
  chosen: Course,
  birthday: string,
  today: Date,
): string | null {
  const age = ageOn(today, birthday);
  if (age === null || takes(chosen, age)) return null;
  const fit = courseFit(courses, birthday, today);
  const names = fit?.kind === 'fits' ? fit.courses.map(({ courseName }) => courseName) : [];
  const hint =
    names.length === 0 ? '' : ` ${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} for that age.`;
  return (
    `${chosen.courseName} is for ${chosen.ageLabel ?? 'other ages'}, and the student is ${age}.${hint}` +
    ' You can still apply. We will help you choose.'
  );
}
