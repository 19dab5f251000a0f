import { expect, test } from 'vitest';
import { dayWords, versionDay } from './day-words.ts';

const timeZone = 'Asia/Kolkata';
const now = new Date('2026-11-30T06:00:00Z');

test('a day has its year when it is another one, at the school', () => {
  expect(dayWords('2026-11-03T06:00:00Z', { timeZone, now })).toBe('3 Nov');
  expect(dayWords('2025-11-12T06:00:00Z', { timeZone, month: 'long', now })).toBe('12 November 2025');
  // It is January at the school already.
  expect(dayWords('2025-12-31T20:00:00Z', { timeZone, now })).toBe('1 Jan');
});

test('versions of one day are told apart by their times', () => {
  const all = ['2020-11-12T04:34:00Z', '2020-11-12T06:00:00Z', '2020-11-13T06:00:00Z'];
  const words = all.map((iso) => versionDay(iso, all, timeZone));
  expect(words[0]).toMatch(/^12 November 2020, 10:04\sam$/);
  expect(words[2]).toBe('13 November 2020');
  expect(new Set(words).size).toBe(3);
});
