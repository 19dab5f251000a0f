import { expect, test } from 'vitest';
import { content } from '#test/content.ts';
import { beginner, learner, seeker, expressors, premium } from '#test/courses.ts';
import { ageNote } from './age-note.ts';

const courses = content.courses();
const today = new Date(2026, 10, 21);
const course = (name: string) => courses.find(({ courseName }) => courseName === name) ?? courses[0]!;

test('gives no note for an age within the course’s ages', () => {
  expect(ageNote(courses, course(beginner), '2018-01-01', today)).toBeNull();
  expect(ageNote(courses, course(expressors), '1958-01-01', today)).toBeNull();
  expect(ageNote(courses, course(premium), '2022-01-01', today)).toBeNull();
});

test('names the fitting course for another age, and says that applying is possible', () => {
  const note = ageNote(courses, course(beginner), '2016-01-01', today);
  expect(note).toContain(course(beginner).ageLabel);
  expect(note).toContain(`${learner} is for that age`);
  expect(note).toContain('You can still apply');
});

test('names both courses for an age that two courses accept', () => {
  expect(ageNote(courses, course(beginner), '2014-06-01', today)).toContain(
    `${learner} and ${seeker} are for that age.`,
  );
});

test('names no course for an age that no course accepts', () => {
  const note = ageNote(courses, course(beginner), '2023-06-01', today);
  expect(note).toBe(
    `${beginner} is for ${course(beginner).ageLabel}, and the student is 3.` +
      ' You can still apply. We will help you choose.',
  );
});

test('gives no note for an incomplete date', () => {
  expect(ageNote(courses, course(beginner), '', today)).toBeNull();
  expect(ageNote(courses, course(beginner), '0020-01-01', today)).toBeNull();
});
