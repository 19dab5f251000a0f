import { expect, test } from 'vitest';
import { courses } from '#content/courses.ts';
import { ageNote } from './age-note.ts';

const today = new Date(2026, 10, 21);
const course = (name: string) => courses.find(({ courseName }) => courseName === name) ?? courses[0]!;

test('a student of the course’s ages gets no note', () => {
  expect(ageNote(courses, course('Junior Beginner'), '2018-01-01', today)).toBeNull();
  expect(ageNote(courses, course('Sr. Expressors'), '1958-01-01', today)).toBeNull();
  expect(ageNote(courses, course('Premium Classes'), '2022-01-01', today)).toBeNull();
});

test('another age gets a kind note that names the fitting course and still welcomes the application', () => {
  const note = ageNote(courses, course('Junior Beginner'), '2016-01-01', today);
  expect(note).toContain('4-8 Yrs');
  expect(note).toContain('Junior Learner is for that age');
  expect(note).toContain('You can still apply');
});

test('where two courses meet the note names both', () => {
  expect(ageNote(courses, course('Junior Beginner'), '2014-06-01', today)).toContain(
    'Junior Learner and Senior Seeker are for that age.',
  );
});

test('an age without a course gets a note that names none', () => {
  const note = ageNote(courses, course('Junior Beginner'), '2023-06-01', today);
  expect(note).toBe(
    'Junior Beginner is for 4-8 Yrs, and the student is 3. You can still apply. We will help you choose.',
  );
});

test('a date still being typed gets none', () => {
  expect(ageNote(courses, course('Junior Beginner'), '', today)).toBeNull();
  expect(ageNote(courses, course('Junior Beginner'), '0020-01-01', today)).toBeNull();
});
