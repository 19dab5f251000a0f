import type { Course } from '#contract/course.ts';
import { ageOn, birthdayOf } from './age.ts';

/**
 * Which courses are made for an age. A child below every course gets the day on which the youngest one begins; another age
 * without a course gets the nearest course and those whose ages are agreed.
 */
export type CourseFit<C extends Course> =
  | { kind: 'too young'; age: number; youngest: C; from: number; on: Date }
  | { kind: 'fits'; age: number; courses: readonly C[]; next: NextCourse<C> | null }
  | { kind: 'near'; age: number; nearest: C; anyAge: readonly C[]; next: NextCourse<C> | null };

/** The course that a birthday soon to come opens. */
interface NextCourse<C extends Course> {
  course: C;
  age: number;
  on: Date;
}

/** Days before a birthday from which the next course is worth a word: a course lasts a year. */
const soon = 92;
const dayLength = 86_400_000;

/** Whether a course takes students of an age; a course without ages takes all. */
export function takes({ ageMin, ageMax }: Course, age: number): boolean {
  return (ageMin === null || age >= ageMin) && (ageMax === null || age <= ageMax);
}

function hasAges({ ageMin, ageMax }: Course): boolean {
  return ageMin !== null || ageMax !== null;
}

/** Years between an age and the ages of a course. */
function distance({ ageMin, ageMax }: Course, age: number): number {
  return Math.max((ageMin ?? 0) - age, age - (ageMax ?? Infinity), 0);
}

function nextCourse<C extends Course>(
  banded: readonly C[],
  birthday: string,
  age: number,
  today: Date,
): NextCourse<C> | null {
  const on = birthdayOf(birthday, age + 1);
  const course = banded.find((each) => takes(each, age + 1) && !takes(each, age));
  if (course === undefined || on.getTime() - today.getTime() > soon * dayLength) return null;
  return { course, age: age + 1, on };
}

/**
 * The courses for a birth date (yyyy-mm-dd): both where their ages meet (docs/specification.md, section 3: 12 years).
 * @returns null when the date is no birthday, or no course has ages
 */
export function courseFit<C extends Course>(
  courses: readonly C[],
  birthday: string,
  today: Date,
): CourseFit<C> | null {
  const age = ageOn(today, birthday);
  const banded = courses.filter(hasAges);
  const [first, ...others] = banded;
  if (age === null || first === undefined) return null;
  const youngest = banded.reduce((best, each) => ((each.ageMin ?? 0) < (best.ageMin ?? 0) ? each : best));
  const from = youngest.ageMin ?? 0;
  if (age < from) return { kind: 'too young', age, youngest, from, on: birthdayOf(birthday, from) };
  const next = nextCourse(banded, birthday, age, today);
  const fitting = banded.filter((course) => takes(course, age));
  if (fitting.length > 0) return { kind: 'fits', age, courses: fitting, next };
  const nearest = others.reduce(
    (best, course) => (distance(course, age) < distance(best, age) ? course : best),
    first,
  );
  return { kind: 'near', age, nearest, anyAge: courses.filter((course) => !hasAges(course)), next };
}

/** The courses that have no oldest age, for somebody who only says to be old enough. */
export function coursesForGrownUps<C extends Course>(courses: readonly C[]): readonly C[] {
  return courses.filter(({ ageMin, ageMax }) => ageMin !== null && ageMax === null);
}
