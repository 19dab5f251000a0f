import { courseFinderAnswers as answers } from '#content/course-finder.ts';
import type { Course } from '#contract/course.ts';
import type { CourseFit } from './course-fit.ts';

/** From this age the answer speaks to the students themselves, not to their parents. */
const adultAge = 18;

const names = (courses: readonly Course[], between: 'and' | 'or' = 'and') =>
  courses.map(({ courseName }) => courseName).join(` ${between} `);

const dayOf = (date: Date) =>
  date.toLocaleDateString(undefined, { day: 'numeric', month: 'long', year: 'numeric' });

/** The sentence with each name in braces replaced by its value. */
function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

function ownCourses({ age, courses }: Extract<CourseFit<Course>, { kind: 'fits' }>): string {
  if (courses.length > 1) return fill(answers.childOfTwo, { age, courses: names(courses, 'or') });
  return fill(age < adultAge ? answers.child : answers.adult, { age, courses: names(courses) });
}

/** A sentence or two: what fits an age or, for an age without a course, what there is instead. */
export function wordsForFit(fit: CourseFit<Course>): string {
  if (fit.kind === 'too young') return fill(answers.tooYoung, { from: fit.from, day: dayOf(fit.on) });
  const said = [];
  if (fit.kind === 'fits') {
    said.push(ownCourses(fit));
  } else {
    const { age, nearest, anyAge } = fit;
    const ages = nearest.ageLabel ?? '';
    said.push(fill(answers.near, { age, courses: nearest.courseName, ages, anyAge: names(anyAge) }));
  }
  if (fit.next !== null) {
    const { age, course, on } = fit.next;
    said.push(fill(answers.next, { age, day: dayOf(on), courses: course.courseName }));
  }
  return said.join(' ');
}

/** The answer for somebody who only says to be 16 or older. */
export function wordsForGrownUps(courses: readonly Course[]): string {
  return fill(answers.grownUp, { courses: names(courses) });
}
