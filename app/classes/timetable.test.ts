import { expect, test } from 'vitest';
import type { ScheduledClass } from '#contract/site/timetable.ts';
import { content } from '#test/content.ts';
import { lengthText, timeText, timetableOf } from './timetable.ts';

const courses = content.courses();
const [first, second] = courses as [(typeof courses)[number], (typeof courses)[number]];

const aClass = (changes: Partial<ScheduledClass>): ScheduledClass => ({
  day: 'Saturday',
  start: '09:30',
  minutes: 60,
  courses: [first.id],
  label: null,
  ages: null,
  ...changes,
});

test.each([
  ['00:15', '12:15 am'],
  ['09:30', '9:30 am'],
  ['12:00', '12:00 pm'],
  ['17:05', '5:05 pm'],
])('the time %s is written %s', (start, text) => {
  expect(timeText(start)).toBe(text);
});

test.each([
  [30, '30 minutes'],
  [60, '1 hour'],
  [75, '75 minutes'],
  [90, '1½ hours'],
  [120, '2 hours'],
  [150, '2½ hours'],
])('%i minutes are written %s', (minutes, text) => {
  expect(lengthText(minutes)).toBe(text);
});

test('a class has the name, the ages and the colour of its course', () => {
  expect(timetableOf([aClass({})], courses)).toEqual({
    days: ['Saturday'],
    rows: [
      {
        time: '9:30 am',
        length: '1 hour',
        sessions: [{ name: first.courseName, ages: first.ageLabel, pigment: first.pigment }],
      },
    ],
  });
});

test('a label replaces the names of several courses, and needs no course', () => {
  const classes = [
    aClass({ courses: [first.id, second.id], label: 'Two courses', ages: 'by arrangement' }),
    aClass({ start: '11:00', courses: [], label: 'Workshop' }),
  ];
  expect(timetableOf(classes, courses).rows.flatMap(({ sessions }) => sessions)).toEqual([
    { name: 'Two courses', ages: 'by arrangement', pigment: first.pigment },
    { name: 'Workshop', ages: null, pigment: null },
  ]);
});

test('days are in the order of the week, rows in the order of time, and a missing class is null', () => {
  const { days, rows } = timetableOf(
    [aClass({ day: 'Sunday', start: '15:00' }), aClass({ day: 'Saturday' }), aClass({ day: 'Sunday' })],
    courses,
  );
  expect(days).toEqual(['Saturday', 'Sunday']);
  expect(rows.map(({ time }) => time)).toEqual(['9:30 am', '3:00 pm']);
  expect(rows.map(({ sessions }) => sessions.map((session) => session !== null))).toEqual([
    [true, true],
    [false, true],
  ]);
});

test('two classes at the same time have two rows', () => {
  const { rows } = timetableOf([aClass({}), aClass({ courses: [second.id] })], courses);
  expect(rows.map(({ sessions: [session] }) => session?.name)).toEqual([first.courseName, second.courseName]);
});

test('a class of a hidden course is not in the timetable', () => {
  expect(timetableOf([aClass({ courses: ['hidden'] })], courses)).toEqual({ days: [], rows: [] });
});
