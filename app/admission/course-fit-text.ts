import { lowestAge, type AgedCourse, type CourseFit } from './course-fit.ts';
import { courseFinderAnswers as answers } from './words.ts';

/** From this age on the text addresses the student and not a parent. */
const adultAge = 18;

const names = (courses: readonly AgedCourse[], between: 'and' | 'or' = 'and') =>
  courses.map(({ courseName }) => courseName).join(` ${between} `);

const dayOf = (date: Date) =>
  date.toLocaleDateString(undefined, { day: 'numeric', month: 'long', year: 'numeric' });

/** Replaces each `{name}` in a sentence by its value. */
function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

function fittingCourses({ age, courses }: Extract<CourseFit<AgedCourse>, { kind: 'fits' }>): string {
  if (courses.length > 1) return fill(answers.childOfTwo, { age, courses: names(courses, 'or') });
  return fill(age < adultAge ? answers.child : answers.adult, { age, courses: names(courses) });
}

/** One or two sentences about the courses for an age, or the alternatives if there is none. */
export function textForFit(fit: CourseFit<AgedCourse>): string {
  if (fit.kind === 'too young') return fill(answers.tooYoung, { from: fit.from, day: dayOf(fit.on) });
  const sentences = [];
  if (fit.kind === 'fits') {
    sentences.push(fittingCourses(fit));
  } else {
    const { age, nearest, anyAge } = fit;
    const ages = nearest.ageLabel ?? '';
    sentences.push(fill(answers.near, { age, courses: nearest.courseName, ages, anyAge: names(anyAge) }));
  }
  if (fit.next !== null) {
    const { age, course, on } = fit.next;
    sentences.push(fill(answers.next, { age, day: dayOf(on), courses: course.courseName }));
  }
  return sentences.join(' ');
}

/** The sentence for adults without a birth date. */
export function textForAdults(courses: readonly AgedCourse[]): string {
  return fill(answers.grownUp, { from: lowestAge(courses), courses: names(courses) });
}
