import { expect, test } from 'vitest';
import { courses } from '#content/courses.ts';
import { ageNote, ageOn } from './age-note.ts';

const today = new Date(2026, 10, 21);
const course = (name: string) => courses.find(({ courseName }) => courseName === name) ?? courses[0]!;

test('a birthday counts from its own day on', () => {
  expect(ageOn(today, '2016-11-21')).toBe(10);
  expect(ageOn(today, '2016-11-22')).toBe(9);
  expect(ageOn(today, '2016-10-30')).toBe(10);
});

test('a student of the course’s ages gets no note', () => {
  expect(ageNote(courses, course('Junior Beginner'), '2018-01-01', today)).toBeNull();
  expect(ageNote(courses, course('Sr. Expressors'), '1958-01-01', today)).toBeNull();
  expect(ageNote(courses, course('Premium Classes'), '2022-01-01', today)).toBeNull();
});

test('another age gets a kind note that names the fitting course and still welcomes the application', () => {
  const note = ageNote(courses, course('Junior Beginner'), '2016-01-01', today);
  expect(note).toContain('4-8 Yrs');
  expect(note).toContain('Junior Learner is made for that age');
  expect(note).toContain('You may still apply');
});

test('a date still being typed gets none', () => {
  expect(ageNote(courses, course('Junior Beginner'), '', today)).toBeNull();
  expect(ageNote(courses, course('Junior Beginner'), '0020-01-01', today)).toBeNull();
});
