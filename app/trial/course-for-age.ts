import type { OfferedCourse } from '#contract/site/content.ts';

type AgedCourse = Pick<OfferedCourse, 'courseName' | 'ageMin' | 'ageMax'>;

const hasAges = ({ ageMin, ageMax }: AgedCourse) => ageMin !== null || ageMax !== null;

/** How many years an age is outside the ages of a course; 0 if it is inside, or the course has none. */
export const yearsOutside = ({ ageMin, ageMax }: AgedCourse, age: number): number =>
  Math.max((ageMin ?? 0) - age, age - (ageMax ?? Infinity), 0);

/** The first course for an age, or the nearest one; undefined if no course has ages. */
export function courseForAge<C extends AgedCourse>(courses: readonly C[], age: number): C | undefined {
  return courses
    .filter(hasAges)
    .toSorted((a, b) => yearsOutside(a, age) - yearsOutside(b, age))
    .at(0);
}
