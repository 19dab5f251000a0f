import { ageOn } from '#contract/school/age.ts';
import { courseFit, acceptsAge, type AgedCourse } from './course-fit.ts';

/**
 * A note for a student who is outside the ages of the chosen course, or null. The application is accepted anyway
 * (docs/decisions/0033-pages-for-visitors.md).
 * @param birthday yyyy-mm-dd
 */
export function ageNote(
  courses: readonly AgedCourse[],
  chosen: AgedCourse,
  birthday: string,
  today: Date,
): string | null {
  const age = ageOn(today, birthday);
  if (age === null || acceptsAge(chosen, age)) return null;
  const fit = courseFit(courses, birthday, today);
  const names = fit?.kind === 'fits' ? fit.courses.map(({ courseName }) => courseName) : [];
  const hint =
    names.length === 0 ? '' : ` ${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} for that age.`;
  return (
    `${chosen.courseName} is for ${chosen.ageLabel ?? 'other ages'}, and the student is ${age}.${hint}` +
    ' You can still apply. We will help you choose.'
  );
}
