import { expect, test } from 'vitest';
import { dayOfChange } from './day-of-change.ts';

// The new year in India.
const publishAt = '2026-12-31T18:30:00.000Z';
const dated = (after: string) => [{ path: 'date', label: 'Date', before: null, after }];

test.each([
  ['an article that is dated later', 'post', dated('2027-01-20'), '2027-01-20'],
  ['an article that is dated earlier', 'post', dated('2026-12-01'), '2027-01-01'],
  ['an article whose date stays', 'post', [], '2027-01-01'],
  ['another document', 'faq', dated('2027-01-20'), '2027-01-01'],
])('visitors see %s on its day', (_, type, changes, day) => {
  expect(dayOfChange({ type }, { publishAt, changes }, 'Asia/Kolkata')).toBe(day);
});
