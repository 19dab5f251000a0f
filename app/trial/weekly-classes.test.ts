import { expect, test } from 'vitest';
import { content } from '#test/content.ts';
import { nextClass } from './next-class.ts';
import { classesOf, daysOf } from './weekly-classes.ts';

const { classes } = content.document('timetable');
const learner = classesOf(classes, 'junior-learner');
const zone = 'Asia/Kolkata';
const nextAfter = (now: string) => nextClass(learner, zone, new Date(now))?.toISOString();

test('the days of a course have its times; a course by agreement has none', () => {
  expect(daysOf(learner)).toEqual([
    { value: 'Saturday', label: 'Saturday, 11:00 am' },
    { value: 'Sunday', label: 'Sunday, 3:15 pm' },
  ]);
  expect(classesOf(classes, 'premium-classes')).toEqual([]);
});

test('two classes on one day are one choice with both times', () => {
  const twice = [
    { day: 'Saturday', start: '09:30' },
    { day: 'Saturday', start: '11:00' },
  ] as const;
  expect(daysOf(twice)).toEqual([{ value: 'Saturday', label: 'Saturday, 9:30 am or 11:00 am' }]);
});

test('the next class is the first that has not begun, on the clocks of the school', () => {
  // Wednesday; a minute before the class of Saturday; when it begins; Sunday evening; late on Friday in London.
  expect(nextAfter('2026-12-02T06:00:00Z')).toBe('2026-12-05T05:30:00.000Z');
  expect(nextAfter('2026-12-05T05:29:00Z')).toBe('2026-12-05T05:30:00.000Z');
  expect(nextAfter('2026-12-05T05:30:00Z')).toBe('2026-12-06T09:45:00.000Z');
  expect(nextAfter('2026-12-06T12:00:00Z')).toBe('2026-12-12T05:30:00.000Z');
  expect(nextAfter('2026-12-04T23:00:00Z')).toBe('2026-12-05T05:30:00.000Z');
});

test('a class once a week that has begun today is next in a week; no classes have no next one', () => {
  const [saturday] = learner;
  const now = new Date('2026-12-05T06:00:00Z');
  expect(nextClass([saturday!], zone, now)?.toISOString()).toBe('2026-12-12T05:30:00.000Z');
  expect(nextClass([], zone, now)).toBeUndefined();
});
