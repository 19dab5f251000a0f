import { describe, expect, test } from 'vitest';
import { content } from '#test/content.ts';
import { beginner, learner, seeker, expressors } from '#test/courses.ts';
import { courseFit, coursesForAdults } from './course-fit.ts';

const courses = content.courses();
const today = new Date(2026, 10, 21);

/** Calls courseFit() and replaces each course in its result by the name of the course, so that expectations are short. */
function fitOn(birthday: string, day = today) {
  const fit = courseFit(courses, birthday, day);
  if (fit === null) return null;
  if (fit.kind === 'too young') return { age: fit.age, youngest: fit.youngest.courseName, on: fit.on };
  const next = fit.next === null ? null : `${fit.next.course.courseName} at ${fit.next.age}`;
  return fit.kind === 'fits'
    ? { age: fit.age, courses: fit.courses.map(({ courseName }) => courseName), next }
    : {
        age: fit.age,
        nearest: fit.nearest.courseName,
        anyAge: fit.anyAge.map(({ courseName }) => courseName),
        next,
      };
}

describe('gives the course for an age', () => {
  test.each([
    ['four today', '2022-11-21', 4, [beginner]],
    ['six', '2020-05-05', 6, [beginner]],
    ['eight', '2018-05-05', 8, [beginner]],
    ['nine today', '2017-11-21', 9, [learner]],
    ['eleven', '2015-03-14', 11, [learner]],
    ['thirteen', '2013-08-15', 13, [seeker]],
    ['fifteen', '2011-04-01', 15, [seeker]],
    ['sixteen today', '2010-11-21', 16, [expressors]],
    ['sixty-nine', '1957-06-01', 69, [expressors]],
    ['a hundred and twenty', '1906-11-21', 120, [expressors]],
  ])('%s', (_, birthday, age, names) => {
    expect(fitOn(birthday)).toEqual({ age, courses: names, next: null });
  });
});

test('gives both courses at the age of twelve, where their ages overlap', () => {
  expect(fitOn('2014-06-01')).toEqual({ age: 12, courses: [learner, seeker], next: null });
});

describe('the next course', () => {
  test.each([
    ['nine tomorrow', '2017-11-22', [beginner], `${learner} at 9`],
    ['nine in three months', '2018-02-20', [beginner], `${learner} at 9`],
    ['twelve tomorrow', '2014-11-22', [learner], `${seeker} at 12`],
    ['sixteen tomorrow', '2010-11-22', [seeker], `${expressors} at 16`],
  ])('is added shortly before the birthday that allows it: %s', (_, birthday, names, next) => {
    const fit = fitOn(birthday);
    expect(fit?.next).toBe(next);
    expect(fit?.courses ?? null).toEqual(names);
  });

  test('is missing when the birthday is more than three months away', () => {
    expect(fitOn('2018-02-23')).toEqual({ age: 8, courses: [beginner], next: null });
  });

  test('is missing when the student stays in the same course', () => {
    expect(fitOn('2019-11-22')?.next).toBeNull();
    expect(fitOn('2013-11-22')).toEqual({
      age: 12,
      courses: [learner, seeker],
      next: null,
    });
  });

  test('counts 1 March as the birthday of students born on 29 February', () => {
    expect(fitOn('2020-02-29', new Date(2029, 1, 28))).toEqual({
      age: 8,
      courses: [beginner],
      next: `${learner} at 9`,
    });
    expect(fitOn('2020-02-29', new Date(2029, 2, 1))?.courses).toEqual([learner]);
  });
});

test.each([
  ['three', '2023-06-01', 3, new Date(2027, 5, 1)],
  ['four tomorrow', '2022-11-22', 3, new Date(2026, 10, 22)],
  ['born today', '2026-11-21', 0, new Date(2030, 10, 21)],
  ['born on a leap day', '2024-02-29', 2, new Date(2028, 1, 29)],
])(
  'gives a child who is too young for every course, %s, the day on which the youngest course is possible',
  (_, birthday, age, on) => {
    expect(fitOn(birthday)).toEqual({ age, youngest: beginner, on });
  },
);

describe('for an age without a course', () => {
  test('gives the nearest course', () => {
    const apart = courses.map((course) =>
      course.courseName === seeker ? Object.assign({}, course, { ageMin: 14 }) : course,
    );
    const fit = courseFit(apart, '2013-06-01', today);
    expect(fit).toMatchObject({ kind: 'near', age: 13, nearest: { courseName: learner } });
  });
});

test('returns null for an invalid birth date', () => {
  for (const day of ['', '2026-11-22', '2015-02-29', '1899-01-01', 'yesterday'])
    expect(fitOn(day), day).toBeNull();
});

test('gives adults without a birth date the course without a maximum age', () => {
  expect(coursesForAdults(courses).map(({ courseName }) => courseName)).toEqual([expressors]);
});
