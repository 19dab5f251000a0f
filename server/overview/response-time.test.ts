import { expect, test } from 'vitest';
import { median, responseTime } from './response-time.ts';

const at = new Date('2026-11-24T10:00:00Z');
const stateBefore = (changes: object) =>
  JSON.stringify({
    status: 'open',
    waitingSince: '2026-11-24T09:00:00Z',
    respondBy: '2026-11-25T09:00:00Z',
    ...changes,
  });

test('the response time counts from the first unanswered words', () => {
  expect(responseTime(at, stateBefore({}))).toBe(60 * 60 * 1000);
});

test.each([
  ['a second reply', stateBefore({ waitingSince: null, respondBy: null })],
  ['a closed conversation, whose clock stands still', stateBefore({ status: 'closed' })],
  ['a reply without a stored state', null],
  ['another stored state', '{}'],
])('nobody waited for %s', (_, before) => {
  expect(responseTime(at, before)).toBeNull();
});

test.each([
  [[], null],
  [[7], 7],
  [[9, 1], 5],
  [[100, 2, 3], 3],
])('the median of %j is %j', (values, middle) => {
  expect(median(values)).toBe(middle);
});
