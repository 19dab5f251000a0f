import { expect, test } from 'vitest';
import { courses } from '#content/courses.ts';
import { beginner, learner, seeker, expressors, premium } from '#test/courses.ts';
import { ageNote } from './age-note.ts';

const today = new Date(2026, 10, 21);
const course = (name: string) => courses.find(({ courseName }) => courseName === name) ?? courses[0]!;

const ages = course(beginner).ageLabel ?? '';

test('a student of the course’s ages gets no note', () => {
  expect(ageNote(courses, course(beginner), '2018-01-01', today)).toBeNull();
  expect(ageNote(courses, course(expressors), '1958-01-01', today)).toBeNull();
  expect(ageNote(courses, course(premium), '2022-01-01', today)).toBeNull();
});

test('another age gets a kind note that names the fitting course and still welcomes the application', () => {
  const note = ageNote(courses, course(beginner), '2016-01-01', today);
  expect(note).toContain(ages);
  expect(note).toContain(`${learner} is for that age`);
  expect(note).toContain('You can still apply');
});

test('where two courses meet the note names both', () => {
  expect(ageNote(courses, course(beginner), '2014-06-01', today)).toContain(
    `${learner} and ${seeker} are for that age.`,
  );
});

test('an age without a course gets a note that names none', () => {
  const note = ageNote(courses, course(beginner), '2023-06-01', today);
  expect(note).toBe(
    `${beginner} is for ${ages}, and the student is 3. You can still apply. We will help you choose.`,
  );
});

test('a date still being typed gets none', () => {
  expect(ageNote(courses, course(beginner), '', today)).toBeNull();
  expect(ageNote(courses, course(beginner), '0020-01-01', today)).toBeNull();
});
