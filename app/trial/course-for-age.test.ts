import { expect, test } from 'vitest';
import { content } from '#test/content.ts';
import { courseForAge } from './course-for-age.ts';

const courses = content.courses();
const nameFor = (age: number) => courseForAge(courses, age)?.courseName;
const agedCourses = courses.filter(({ ageMin }) => ageMin !== null);

test('each age of a course has a course that takes it, the youngest where two do', () => {
  for (const { ageMin, ageMax } of agedCourses)
    for (const age of [ageMin ?? 0, ageMax ?? 99]) {
      const first = agedCourses.find((each) => (each.ageMin ?? 0) <= age && age <= (each.ageMax ?? 99));
      expect(nameFor(age)).toBe(first?.courseName);
    }
});

test('a child who is too young gets the youngest course, and a school without ages chooses none', () => {
  expect(nameFor(1)).toBe(agedCourses[0]?.courseName);
  expect(
    courseForAge(
      courses.filter(({ ageMin }) => ageMin === null),
      7,
    ),
  ).toBeUndefined();
});
