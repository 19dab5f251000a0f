import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const now = Date.UTC(2026, 10, 24, 9);
const after = (hours: number) => new Date(now + hours * 3_600_000).toISOString();

test.each([
  [24, 'calm', '24 h left'],
  [6.5, 'calm', '6 h left'],
  [6, 'soon', '6 h left'],
  [0.5, 'soon', '30 min left'],
  [0.001, 'soon', '1 min left'],
  [0, 'late', '1 min late'],
  [-2.5, 'late', '2 h late'],
  [-47, 'late', '47 h late'],
  [-72, 'late', '3 days late'],
  [72, 'calm', '3 days left'],
])('with %s hours left the badge is %s and says %s', (hours, urgency, words) => {
  expect(timeLeft(after(hours), now)).toEqual({ urgency, words });
});
