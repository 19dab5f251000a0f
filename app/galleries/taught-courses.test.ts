import { expect, test } from 'vitest';
import { instructorArt, rooms } from '#content/galleries.ts';
import { taughtCourses } from './taught-courses.ts';

test('gives every room its courses with ages, times and fee', () => {
  for (const { path, taughtIn } of [...rooms, instructorArt]) {
    const courses = taughtCourses(taughtIn);
    expect(courses.length, path).toBeGreaterThan(0);
    // taughtCourses leaves out a course whose name is not in the course list.
    expect(
      courses.map(({ courseName }) => courseName),
      path,
    ).toEqual(taughtIn.map(({ courseName }) => courseName));
    for (const { ages, times, price } of courses) expect([ages, times, price], path).not.toContain('');
  }
});
