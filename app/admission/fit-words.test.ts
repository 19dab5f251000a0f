import { expect, test } from 'vitest';
import { courses } from '#content/courses.ts';
import { courseFit, coursesForGrownUps } from './course-fit.ts';
import { wordsForFit, wordsForGrownUps } from './fit-words.ts';

const today = new Date(2026, 10, 21);

function wordsFor(birthday: string): string {
  const fit = courseFit(courses, birthday, today);
  return fit === null ? '' : wordsForFit(fit);
}

test('one course, two courses, none', () => {
  expect(wordsFor('2015-03-14')).toBe('At 11, it is Junior Learner.');
  expect(wordsFor('2014-06-01')).toBe('At 12, two courses meet: Junior Learner and Senior Seeker both fit.');
  expect(wordsFor('2023-06-01')).toBe(
    'At 3, the nearest is Junior Beginner, 4-8 Yrs. Special classes and Premium Classes take any age, and you may always write to us.',
  );
});

test('a birthday soon to come is told with what it opens', () => {
  expect(wordsFor('2017-12-12')).toMatch(
    /^At 8, it is Junior Beginner\. On .*12.*, at 9, Junior Learner opens\.$/,
  );
});

test('who is grown up is told without an age', () => {
  expect(wordsForGrownUps(coursesForGrownUps(courses))).toBe('At 16 and over, it is Sr. Expressors.');
});
