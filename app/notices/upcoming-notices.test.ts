import { expect, test } from 'vitest';
import { dayOfNotice, upcomingNotices } from './upcoming-notices.ts';

const notices = [
  { day: '2026-12-05', text: 'stars' },
  { day: '2026-11-28', text: 'owls' },
];
const [stars, owls] = notices;

test('returns the notices that have not passed, the earliest first', () => {
  expect(upcomingNotices(notices, new Date('2026-11-23T10:00:00Z'))).toEqual([owls, stars]);
});

test('keeps a notice until the end of its day in Indian time', () => {
  expect(upcomingNotices(notices, new Date('2026-11-28T18:29:59Z'))).toEqual([owls, stars]);
  expect(upcomingNotices(notices, new Date('2026-11-28T18:30:00Z'))).toEqual([stars]);
});

test('returns none when all notices have passed', () => {
  expect(upcomingNotices(notices, new Date('2026-12-06T00:00:00Z'))).toEqual([]);
});

test('names the weekday of a day in the coming week and the date of a later day', () => {
  const monday = new Date('2026-11-23T10:00:00Z');
  expect(owls && dayOfNotice(owls, monday)).toBe('This Saturday');
  expect(stars && dayOfNotice(stars, monday)).toBe('Saturday 5 Dec');
});

test('writes the days and months as British English does', () => {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    weekday: 'long',
    day: 'numeric',
    month: 'short',
  });
  const days = Array.from(
    { length: 12 },
    (_, month) => `2026-${String(month + 1).padStart(2, '0')}-0${(month % 7) + 1}`,
  );
  expect(days.map((day) => dayOfNotice({ day, text: '' }, new Date(0)))).toEqual(
    days.map((day) => format.format(new Date(`${day}T12:00:00+05:30`))),
  );
});
