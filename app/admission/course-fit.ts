import type { Course } from '#contract/site/course.ts';
import { ageOn, birthdayOf } from '#contract/school/age.ts';

/** A course with its ages in years; null if there is no limit. */
export type AgedCourse = Pick<Course, 'courseName' | 'ageMin' | 'ageMax' | 'ageLabel'>;

/**
 * The courses for an age. 'too young': no course accepts such a young child; `on` is the day when `youngest` does.
 * 'near': the age lies between the ages of two courses; `anyAge` are the courses without ages.
 */
export type CourseFit<C extends AgedCourse> =
  | { kind: 'too young'; age: number; youngest: C; from: number; on: Date }
  | { kind: 'fits'; age: number; courses: readonly C[]; next: NextCourse<C> | null }
  | { kind: 'near'; age: number; nearest: C; anyAge: readonly C[]; next: NextCourse<C> | null };

/** A course that accepts the student from the next birthday on. */
interface NextCourse<C extends AgedCourse> {
  course: C;
  age: number;
  on: Date;
}

/** The next course is mentioned this many days before the birthday, because a course lasts a year. */
const soonDays = 92;
const dayMs = 86_400_000;

/** Whether a course accepts students of an age. A course without ages accepts all. */
export function acceptsAge({ ageMin, ageMax }: AgedCourse, age: number): boolean {
  return (ageMin === null || age >= ageMin) && (ageMax === null || age <= ageMax);
}

function hasAges({ ageMin, ageMax }: AgedCourse): boolean {
  return ageMin !== null || ageMax !== null;
}

/** How many years an age is outside the ages of a course; 0 if it is inside. */
function distance({ ageMin, ageMax }: AgedCourse, age: number): number {
  return Math.max((ageMin ?? 0) - age, age - (ageMax ?? Infinity), 0);
}

function nextCourse<C extends AgedCourse>(
  coursesWithAges: readonly C[],
  birthday: string,
  age: number,
  today: Date,
): NextCourse<C> | null {
  const on = birthdayOf(birthday, age + 1);
  const course = coursesWithAges.find((each) => acceptsAge(each, age + 1) && !acceptsAge(each, age));
  if (course === undefined || on.getTime() - today.getTime() > soonDays * dayMs) return null;
  return { course, age: age + 1, on };
}

/**
 * The courses for a birth date; two courses where their ages overlap (docs/specification.md, section 3: 12 years).
 * @param birthday yyyy-mm-dd
 * @returns null if the date is invalid or no course has ages
 */
export function courseFit<C extends AgedCourse>(
  courses: readonly C[],
  birthday: string,
  today: Date,
): CourseFit<C> | null {
  const age = ageOn(today, birthday);
  const coursesWithAges = courses.filter(hasAges);
  const [first, ...others] = coursesWithAges;
  if (age === null || first === undefined) return null;
  const youngest = coursesWithAges.reduce((best, each) =>
    (each.ageMin ?? 0) < (best.ageMin ?? 0) ? each : best,
  );
  const from = youngest.ageMin ?? 0;
  if (age < from) return { kind: 'too young', age, youngest, from, on: birthdayOf(birthday, from) };
  const next = nextCourse(coursesWithAges, birthday, age, today);
  const fitting = coursesWithAges.filter((course) => acceptsAge(course, age));
  if (fitting.length > 0) return { kind: 'fits', age, courses: fitting, next };
  const nearest = others.reduce(
    (best, course) => (distance(course, age) < distance(best, age) ? course : best),
    first,
  );
  return { kind: 'near', age, nearest, anyAge: courses.filter((course) => !hasAges(course)), next };
}

/** The courses without a maximum age, for an adult who gave no birth date. */
export function coursesForAdults<C extends AgedCourse>(courses: readonly C[]): readonly C[] {
  return courses.filter(({ ageMin, ageMax }) => ageMin !== null && ageMax === null);
}

/** The age from which the first of these courses accepts students. */
export const lowestAge = (courses: readonly AgedCourse[]): number =>
  Math.min(...courses.map(({ ageMin }) => ageMin ?? 0));
