import { expect, test } from 'vitest';
import { content } from '#test/content.ts';
import { galleries } from '#test/galleries.ts';
import { taughtCourses } from './taught-courses.ts';

test('gives every room its courses with ages, times and fee', () => {
  for (const { path, taughtIn } of galleries) {
    const courses = taughtCourses(content, taughtIn);
    expect(courses.length, path).toBeGreaterThan(0);
    // taughtCourses leaves out a course that is not offered.
    expect(
      courses.map(({ part }) => part),
      path,
    ).toEqual(taughtIn.map(({ part }) => part));
    for (const { ages, times, price } of courses) expect([ages, times, price], path).not.toContain('');
  }
});
