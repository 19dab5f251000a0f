import { expect, test } from 'vitest';
import { schoolWeeks } from './school-weeks.ts';

const daysOf = (now: string, timeZone = 'Asia/Kolkata') => {
  const { tomorrow, dayAfterTomorrow, starts, bounds } = schoolWeeks(new Date(now), timeZone);
  return {
    tomorrow: tomorrow.toISOString(),
    dayAfterTomorrow: dayAfterTomorrow.toISOString(),
    first: starts[0],
    last: starts.at(-1),
    lastAt: bounds.at(-2)?.toISOString(),
    count: starts.length,
  };
};

test('weeks begin on Monday at midnight of the school', () => {
  expect(daysOf('2026-11-24T10:00:00Z')).toEqual({
    tomorrow: '2026-11-24T18:30:00.000Z',
    dayAfterTomorrow: '2026-11-25T18:30:00.000Z',
    first: '2026-09-07',
    last: '2026-11-23',
    lastAt: '2026-11-22T18:30:00.000Z',
    count: 12,
  });
});

test.each([
  ['2026-11-22T18:29:59Z', '2026-11-16'],
  ['2026-11-22T18:30:00Z', '2026-11-23'],
  ['2026-11-29T18:29:59Z', '2026-11-23'],
])('%s is in the week of %s', (now, week) => {
  expect(daysOf(now).last).toBe(week);
});

test('a day has 23 or 25 hours when the clocks change', () => {
  expect(daysOf('2026-03-28T12:00:00Z', 'Europe/Berlin')).toMatchObject({
    tomorrow: '2026-03-28T23:00:00.000Z',
    dayAfterTomorrow: '2026-03-29T22:00:00.000Z',
  });
  expect(daysOf('2026-10-24T12:00:00Z', 'Europe/Berlin')).toMatchObject({
    tomorrow: '2026-10-24T22:00:00.000Z',
    dayAfterTomorrow: '2026-10-25T23:00:00.000Z',
  });
});
