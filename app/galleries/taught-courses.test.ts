import { expect, test } from 'vitest';
import { instructorArt, rooms } from '#content/galleries.ts';
import { taughtCourses } from './taught-courses.ts';

test('every room names the courses that teach it, with ages, times and fee', () => {
  for (const { path, taughtIn } of [...rooms, instructorArt]) {
    const courses = taughtCourses(taughtIn);
    expect(courses.length, path).toBeGreaterThan(0);
    // A name that the course list does not know would leave its course out.
    expect(
      courses.map(({ courseName }) => courseName),
      path,
    ).toEqual(taughtIn.map(({ courseName }) => courseName));
    for (const { ages, times, price } of courses) expect([ages, times, price], path).not.toContain('');
  }
});
