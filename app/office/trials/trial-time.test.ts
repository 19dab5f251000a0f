import { expect, test } from 'vitest';
import { typedTime } from './trial-time.ts';

test('a year with more digits than years have is no day: browsers take six', () => {
  const isTaken = (startsAt: string) =>
    typedTime.safeParse({ startsAt, time: '10:00', minutes: '60' }).success;
  expect(['2026-12-05', '12026-12-05', ''].map(isTaken)).toEqual([true, false, false]);
});
