import { describe, expect, test } from 'vitest';
import { courses } from '#content/courses.ts';
import { courseFit, coursesForGrownUps } from './course-fit.ts';

const today = new Date(2026, 10, 21);

/** The answer for a birth date, by names. */
function fitOn(birthday: string, day = today) {
  const fit = courseFit(courses, birthday, day);
  if (fit === null) return null;
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

describe('an age inside a course', () => {
  test.each([
    ['four today', '2022-11-21', 4, ['Junior Beginner']],
    ['six', '2020-05-05', 6, ['Junior Beginner']],
    ['eight', '2018-05-05', 8, ['Junior Beginner']],
    ['nine today', '2017-11-21', 9, ['Junior Learner']],
    ['eleven', '2015-03-14', 11, ['Junior Learner']],
    ['thirteen', '2013-08-15', 13, ['Senior Seeker']],
    ['fifteen', '2011-04-01', 15, ['Senior Seeker']],
    ['sixteen today', '2010-11-21', 16, ['Sr. Expressors']],
    ['sixty-nine', '1957-06-01', 69, ['Sr. Expressors']],
    ['a hundred and twenty', '1906-11-21', 120, ['Sr. Expressors']],
  ])('%s', (_, birthday, age, names) => {
    expect(fitOn(birthday)).toEqual({ age, courses: names, next: null });
  });
});

test('at twelve two courses meet, and both are named', () => {
  expect(fitOn('2014-06-01')).toEqual({ age: 12, courses: ['Junior Learner', 'Senior Seeker'], next: null });
});

describe('just before a birthday that opens another course', () => {
  test.each([
    ['tomorrow four', '2022-11-22', null, 'Junior Beginner at 4'],
    ['tomorrow nine', '2017-11-22', ['Junior Beginner'], 'Junior Learner at 9'],
    ['in three months nine', '2018-02-20', ['Junior Beginner'], 'Junior Learner at 9'],
    ['tomorrow twelve', '2014-11-22', ['Junior Learner'], 'Senior Seeker at 12'],
    ['tomorrow sixteen', '2010-11-22', ['Senior Seeker'], 'Sr. Expressors at 16'],
  ])('%s', (_, birthday, names, next) => {
    const fit = fitOn(birthday);
    expect(fit?.next).toBe(next);
    expect(fit?.courses ?? null).toEqual(names);
  });

  test('further off than three months is no news', () => {
    expect(fitOn('2018-02-23')).toEqual({ age: 8, courses: ['Junior Beginner'], next: null });
  });

  test('nor is a birthday inside the same course', () => {
    expect(fitOn('2019-11-22')?.next).toBeNull();
    expect(fitOn('2013-11-22')).toEqual({
      age: 12,
      courses: ['Junior Learner', 'Senior Seeker'],
      next: null,
    });
  });

  test('a leap day waits for 1 March', () => {
    expect(fitOn('2020-02-29', new Date(2029, 1, 28))).toEqual({
      age: 8,
      courses: ['Junior Beginner'],
      next: 'Junior Learner at 9',
    });
    expect(fitOn('2020-02-29', new Date(2029, 2, 1))?.courses).toEqual(['Junior Learner']);
  });
});

describe('an age without a course is never turned away', () => {
  test('three years: the nearest, and those for any age', () => {
    expect(fitOn('2023-06-01')).toEqual({
      age: 3,
      nearest: 'Junior Beginner',
      anyAge: ['Special classes', 'Premium Classes'],
      next: null,
    });
  });

  test('born today', () => {
    expect(fitOn('2026-11-21')?.age).toBe(0);
  });

  test('between two courses the nearer one is named', () => {
    const apart = courses.map((course) =>
      course.courseName === 'Senior Seeker' ? Object.assign({}, course, { ageMin: 14 }) : course,
    );
    const fit = courseFit(apart, '2013-06-01', today);
    expect(fit).toMatchObject({ kind: 'near', age: 13, nearest: { courseName: 'Junior Learner' } });
  });
});

test('what is no birth date gets no answer', () => {
  for (const day of ['', '2026-11-22', '2015-02-29', '1899-01-01', 'yesterday'])
    expect(fitOn(day), day).toBeNull();
});

test('who only says to be 16 or older gets the course without an oldest age', () => {
  expect(coursesForGrownUps(courses).map(({ courseName }) => courseName)).toEqual(['Sr. Expressors']);
});
