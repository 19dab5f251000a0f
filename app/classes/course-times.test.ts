import { expect, test } from 'vitest';
import { courses } from '#content/courses.ts';
import { schedule, scheduleDays } from '#content/timetable.ts';
import { timesOf } from './course-times.ts';

test('gives both days and all times of every course with ages', () => {
  for (const { courseName } of courses.filter(({ ageMin }) => ageMin !== null)) {
    const times = schedule
      .filter(({ saturday, sunday }) => [saturday.name, sunday.name].includes(courseName))
      .map(({ time }) => time);
    const text = timesOf(courseName);
    for (const part of [scheduleDays.saturday, scheduleDays.sunday, ...times]) expect(text).toContain(part);
  }
});

test('returns null for a course with times by agreement', () => {
  expect(timesOf('Special classes')).toBeNull();
});
