import * as z from 'zod/mini';
import { pigments, pricePeriods } from './course.ts';
import { choice, filling, group, line, list, named, number, pattern, workName, yesOrNo } from './fields.ts';

const id = () => pattern(60, /^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Please use small letters, digits and hyphens.');

/**
 * A course with everything the pages show (docs/specification.md, sections 3 and 9). The price is in whole rupees for one
 * period. Ages are in years; null if there is no limit.
 */
export const courseRecord = group({
  id: named('Lasting name', id(), 'It never changes, because applications keep it.'),
  slug: named('Name in links', id(), 'Such as junior-learner in a link to the application form.'),
  courseName: filling({ id: 'name', slug: 'name' }, named('Name of the course', line(60))),
  detail: named('Short description', line(300), 'Such as Creative hands-on projects.'),
  price: named('Price', number(0, 1_000_000), 'In whole rupees for the period below.'),
  period: named('Period of the price', choice(pricePeriods), 'A month, a year or a single class.'),
  ageMin: named('Lowest age', z.nullable(number(1, 120)), 'In years; empty if there is no limit.'),
  ageMax: named('Highest age', z.nullable(number(1, 120)), 'In years; empty if there is no limit.'),
  ageLabel: named('Ages in words', z.nullable(line(60)), 'Such as 4-8 Yrs; empty for any age.'),
  days: named(
    'Days in words',
    line(80),
    'In mails, and where the timetable has no class of the course, such as Saturday and Sunday.',
  ),
  image: named('Artwork with the course', workName()),
  pigment: named('Colour', choice(pigments)),
  hidden: named('Hidden', yesOrNo(), 'A hidden course is on no page, and nobody can apply for it.'),
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

/** The courses as a document that the office changes. */
export const courseList = group({ courses: named('Courses', courseRecords, 'In the order of the pages.') });
