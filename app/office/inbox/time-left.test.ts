import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const now = Date.UTC(2026, 10, 24, 9);
const minute = 60_000;

/** The time left so long after somebody wrote. */
const after = (hours: number, minutes = 0) =>
  timeLeft(
    {
      respondBy: new Date(now + (24 * 60 - hours * 60 - minutes) * minute).toISOString(),
      overdue: hours >= 24,
    },
    now,
  );

test.each([
  [0, 0, 'calm', '24 h left'],
  [17, 59, 'calm', '6 h left'],
  [18, 0, 'soon', '6 h left'],
  [18, 1, 'soon', '5 h left'],
  [23, 30, 'soon', '30 min left'],
  [23, 59, 'soon', '1 min left'],
  [24, 0, 'late', 'Late by 1 min'],
  [26, 30, 'late', 'Late by 2 h'],
  [71, 59, 'late', 'Late by 47 h'],
  [96, 0, 'late', 'Late by 3 days'],
])('after %i:%i h it is %s: %s', (hours, minutes, urgency, words) => {
  expect(after(hours, minutes)).toEqual({ urgency, words });
});

test('nothing is left to answer while nobody waits', () => {
  expect(timeLeft({ respondBy: null, overdue: false }, now)).toBeNull();
});

test('what the server calls late is late on a device with a slow clock', () => {
  const respondBy = new Date(now + minute).toISOString();
  expect(timeLeft({ respondBy, overdue: true }, now)).toEqual({ urgency: 'late', words: 'Late' });
});
