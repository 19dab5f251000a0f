import { expect, test } from 'vitest';
import { courses } from '#content/courses.ts';
import { schedule } from '#content/timetable.ts';
import { timesOf } from './course-times.ts';

test('every course for an age group stands in the timetable on both days', () => {
  for (const { courseName } of courses.filter(({ ageMin }) => ageMin !== null)) {
    const times = schedule
      .filter(({ saturday, sunday }) => [saturday.name, sunday.name].includes(courseName))
      .map(({ time }) => time);
    const said = timesOf(courseName);
    for (const part of ['Saturday', 'Sunday', ...times]) expect(said).toContain(part);
  }
});

test('a course with times by agreement has none', () => {
  expect(timesOf('Special classes')).toBeNull();
});
