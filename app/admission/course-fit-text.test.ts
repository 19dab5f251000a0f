import { expect, test } from 'vitest';
import { content } from '#test/content.ts';
import { beginner, learner, seeker, expressors, special, premium } from '#test/courses.ts';
import { courseFit, coursesForAdults } from './course-fit.ts';
import { textForFit, textForAdults } from './course-fit-text.ts';
import { courseFinderAnswers as answers } from './words.ts';

const courses = content.courses();
const today = new Date(2026, 10, 21);

function wordsFor(birthday: string): string {
  const fit = courseFit(courses, birthday, today);
  return fit === null ? '' : textForFit(fit);
}

const filled = (sentence: string, values: Record<string, string>) =>
  Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value), sentence);

const written = (date: Date) =>
  date.toLocaleDateString(undefined, { day: 'numeric', month: 'long', year: 'numeric' });

test('has a text for one course, for two courses and for an adult', () => {
  expect(wordsFor('2015-03-14')).toBe(filled(answers.child, { age: '11', courses: learner }));
  expect(wordsFor('2014-06-01')).toBe(
    filled(answers.childOfTwo, { age: '12', courses: `${learner} or ${seeker}` }),
  );
  expect(wordsFor('1992-06-01')).toBe(filled(answers.adult, { age: '34', courses: expressors }));
});

test('tells a child who is too young from which day a course is possible', () => {
  expect(wordsFor('2024-03-12')).toBe(
    filled(answers.tooYoung, { from: '4', day: written(new Date(2028, 2, 12)) }),
  );
});

test('names the nearest course and the courses for any age if no course accepts the age', () => {
  const apart = courses.map((course) =>
    course.courseName === seeker ? Object.assign({}, course, { ageMin: 14 }) : course,
  );
  const fit = courseFit(apart, '2013-06-01', today);
  expect(fit === null ? '' : textForFit(fit)).toBe(
    filled(answers.near, {
      age: '13',
      courses: learner,
      ages: courses.find(({ courseName }) => courseName === learner)?.ageLabel ?? '',
      anyAge: `${special} and ${premium}`,
    }),
  );
});

test('adds the course that the next birthday allows', () => {
  expect(wordsFor('2017-12-12')).toBe(
    [
      filled(answers.child, { age: '8', courses: beginner }),
      filled(answers.next, { age: '9', day: written(new Date(2026, 11, 12)), courses: learner }),
    ].join(' '),
  );
});

test('does not mention an age to adults without a birth date', () => {
  expect(textForAdults(coursesForAdults(courses))).toBe(
    filled(answers.grownUp, { from: '16', courses: expressors }),
  );
});
