import { expect, test } from 'vitest';
import { dayOfNotice, nextNotice } from './next-notice.ts';

const notices = [
  { day: '2026-12-05', text: 'stars' },
  { day: '2026-11-28', text: 'owls' },
];
const [stars, owls] = notices;

test('the earliest notice that has not passed comes first', () => {
  expect(nextNotice(notices, new Date('2026-11-23T10:00:00Z'))).toBe(owls);
});

test('a notice stays to the end of its day at the school, in Indian time', () => {
  expect(nextNotice(notices, new Date('2026-11-28T18:29:59Z'))).toBe(owls);
  expect(nextNotice(notices, new Date('2026-11-28T18:30:00Z'))).toBe(stars);
});

test('none is left when all have passed', () => {
  expect(nextNotice(notices, new Date('2026-12-06T00:00:00Z'))).toBeNull();
});

test('a day of the coming week is named by its weekday, a later one by its date', () => {
  const monday = new Date('2026-11-23T10:00:00Z');
  expect(owls && dayOfNotice(owls, monday)).toBe('This Saturday');
  expect(stars && dayOfNotice(stars, monday)).toBe('Saturday 5 Dec');
});
