import { expect, test } from 'vitest';
import { datedNotices } from './dated-notices.ts';
import { dayOfNotice, upcomingNotices } from './upcoming-notices.ts';

/** The notices of a school in a time zone. */
const noticesIn = (timeZone: string, days = ['2026-12-05', '2026-11-28']) =>
  datedNotices(
    days.map((day) => ({ day, text: 'owls' })),
    timeZone,
  );

/** The days of the notices that have not passed at a moment. */
const upcomingDays = (timeZone: string, moment: string) =>
  upcomingNotices(noticesIn(timeZone), new Date(moment)).map(({ day }) => day);

test('returns the notices that have not passed, the earliest first', () => {
  expect(upcomingDays('Asia/Kolkata', '2026-11-23T10:00:00Z')).toEqual(['2026-11-28', '2026-12-05']);
  expect(upcomingDays('Asia/Kolkata', '2026-12-06T00:00:00Z')).toEqual([]);
});

test.for([
  ['Asia/Kolkata', '2026-11-28T18:29:59Z', '2026-11-28T18:30:00Z'],
  ['Europe/London', '2026-11-28T23:59:59Z', '2026-11-29T00:00:00Z'],
  ['America/New_York', '2026-11-29T04:59:59Z', '2026-11-29T05:00:00Z'],
] as const)('keeps a notice until the end of its day in %s', ([timeZone, last, next]) => {
  expect(upcomingDays(timeZone, last)).toEqual(['2026-11-28', '2026-12-05']);
  expect(upcomingDays(timeZone, next)).toEqual(['2026-12-05']);
});

test('names the weekday of a day in the coming week and the date of a later day', () => {
  const monday = new Date('2026-11-23T10:00:00Z');
  expect(noticesIn('Asia/Kolkata').map((notice) => dayOfNotice(notice, monday))).toEqual([
    'This Saturday',
    'Saturday 5 Dec',
  ]);
});

test('writes the days and months as British English does', () => {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    weekday: 'long',
    day: 'numeric',
    month: 'short',
  });
  const oneOfEachMonth = Array.from(
    { length: 12 },
    (_, month) => `2026-${String(month + 1).padStart(2, '0')}-0${(month % 7) + 1}`,
  );
  expect(noticesIn('Asia/Kolkata', oneOfEachMonth).map((notice) => dayOfNotice(notice, new Date(0)))).toEqual(
    oneOfEachMonth.map((day) => format.format(new Date(`${day}T12:00:00+05:30`))),
  );
});
