import * as z from 'zod/mini';
import { pigments, pricePeriods } from '../course.ts';
import { choice, group, line, list, number, pattern, workName, yesOrNo } from './fields.ts';

const id = pattern(60, /^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Please use small letters, digits and hyphens.');

/**
 * A course with everything the pages show (docs/specification.md, sections 3 and 9). The price is in whole rupees for one
 * period. Ages are in years; null if there is no limit.
 */
export const courseRecord = group({
  /** Never changes. Applications keep it. */
  id,
  /** The course in URLs. */
  slug: id,
  courseName: line(60),
  detail: line(300),
  price: number(0, 1_000_000),
  period: choice(pricePeriods),
  ageMin: z.nullable(number(1, 120)),
  ageMax: z.nullable(number(1, 120)),
  ageLabel: z.nullable(line(60)),
  days: line(80),
  /** The work that is displayed with the course. */
  image: workName(),
  pigment: choice(pigments),
  /** A hidden course is on no page and cannot be applied for. */
  hidden: yesOrNo(),
});
export type CourseRecord = z.output<typeof courseRecord>;

const isUnique = (courses: readonly CourseRecord[], field: 'id' | 'slug' | 'courseName') =>
  new Set(courses.map((course) => course[field].toLowerCase())).size === courses.length;

/** All courses in display order. */
export const courseRecords = list(courseRecord, 60, 1).check(
  z.refine((courses) => isUnique(courses, 'id'), 'Two courses have the same id.'),
  z.refine((courses) => isUnique(courses, 'slug'), 'Two courses have the same slug.'),
  z.refine((courses) => isUnique(courses, 'courseName'), 'Two courses have the same name.'),
  ({ value, issues }) => {
    for (const [at, { ageMin, ageMax }] of value.entries()) {
      if (ageMax === null || (ageMin ?? 0) <= ageMax) continue;
      const message = 'The highest age is below the lowest.';
      issues.push({ code: 'custom', path: [at, 'ageMax'], message, input: value });
    }
  },
);
