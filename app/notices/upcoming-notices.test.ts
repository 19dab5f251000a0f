import { expect, test } from 'vitest';
import { noticeWords } from '#content/notices.ts';
import { dayOfNotice, nextNotice } from './upcoming-notices.ts';

const notices = [
  { day: '2026-12-05', text: 'stars' },
  { day: '2026-11-28', text: 'owls' },
];
const [stars, owls] = notices;

test('returns the earliest notice that has not passed', () => {
  expect(nextNotice(notices, new Date('2026-11-23T10:00:00Z'))).toBe(owls);
});

test('keeps a notice until the end of its day in Indian time', () => {
  expect(nextNotice(notices, new Date('2026-11-28T18:29:59Z'))).toBe(owls);
  expect(nextNotice(notices, new Date('2026-11-28T18:30:00Z'))).toBe(stars);
});

test('returns null when all notices have passed', () => {
  expect(nextNotice(notices, new Date('2026-12-06T00:00:00Z'))).toBeNull();
});

test('names the weekday of a day in the coming week and the date of a later day', () => {
  const monday = new Date('2026-11-23T10:00:00Z');
  expect(owls && dayOfNotice(owls, monday)).toBe(`${noticeWords.soon} Saturday`);
  expect(stars && dayOfNotice(stars, monday)).toBe('Saturday 5 Dec');
});
