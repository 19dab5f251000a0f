import { expect, test } from 'vitest';
import type { Weekday } from '#contract/site/fields.ts';
import { content } from '#test/content.ts';
import { courseTimes } from './course-times.ts';
import { timeText } from './timetable.ts';

const { classes } = content.document('timetable');

/** Classes of one course. */
const classesAt = (...times: [day: Weekday, start: string][]) =>
  times.map(([day, start]) => ({ day, start, minutes: 60, courses: ['clay'], label: null, ages: null }));

test('gives all days and times of every course with ages', () => {
  for (const { id, ageMin } of content.courses()) {
    if (ageMin === null) continue;
    const ownClasses = classes.filter(({ courses }) => courses.includes(id));
    expect(ownClasses.length).toBeGreaterThan(0);
    for (const { day, start } of ownClasses) {
      expect(courseTimes(classes, id)).toContain(day);
      expect(courseTimes(classes, id)).toContain(timeText(start));
    }
  }
});

test('joins the days with the same time, in the order of the week', () => {
  const sameTime = classesAt(['Sunday', '09:30'], ['Saturday', '09:30']);
  expect(courseTimes(sameTime, 'clay')).toBe('Saturday and Sunday, 9:30 am');
  expect(courseTimes(sameTime, 'clay', 'short')).toBe('Sat and Sun 9:30 am');
  const threeDays = classesAt(['Monday', '17:00'], ['Wednesday', '17:00'], ['Friday', '17:00']);
  expect(courseTimes(threeDays, 'clay')).toBe('Monday, Wednesday and Friday, 5:00 pm');
});

test('lists different times', () => {
  const twoTimes = classesAt(['Saturday', '11:00'], ['Sunday', '15:15']);
  expect(courseTimes(twoTimes, 'clay')).toBe('Saturday, 11:00 am, and Sunday, 3:15 pm');
  expect(courseTimes(twoTimes, 'clay', 'short')).toBe('Sat 11:00 am, Sun 3:15 pm');
});

test('gives the time of a course with one class a week', () => {
  expect(courseTimes(classesAt(['Tuesday', '12:00']), 'clay')).toBe('Tuesday, 12:00 pm');
});

test('returns null for a course whose classes are shared with other courses, or missing', () => {
  expect(courseTimes(classes, 'special-classes')).toBeNull();
  expect(courseTimes(classes, 'clay')).toBeNull();
});
