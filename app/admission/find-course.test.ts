import { expect, test } from 'vitest';
import { courseOfDraft, courseOfLink } from './find-course.ts';

const renamed = { id: 'junior-learner', slug: 'young-painters', courseName: 'Young Painters' };
const newer = { id: 'junior-learner-2', slug: 'junior-learner', courseName: 'Junior Learner' };
const courses = [renamed, newer];

test('a link finds the course by its slug, or by its name in any letter case', () => {
  expect(courseOfLink(courses, 'young-painters')).toBe(renamed);
  expect(courseOfLink(courses, 'junior-learner')).toBe(newer);
  expect(courseOfLink(courses, 'young PAINTERS')).toBe(renamed);
});

test('a draft finds the course by its id, also after a new name, or by its name in any letter case', () => {
  expect(courseOfDraft(courses, 'junior-learner')).toBe(renamed);
  expect(courseOfDraft(courses, 'Junior learner')).toBe(newer);
});

test('any other text finds no course', () => {
  for (const text of ['', 'Send money to somebody', 'young-']) {
    expect(courseOfLink(courses, text), text).toBeUndefined();
    expect(courseOfDraft(courses, text), text).toBeUndefined();
  }
});
