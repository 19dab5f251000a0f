import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter, localTimeOf, momentOf, zoneText } from './school-time.ts';

test.each([
  ['Asia/Kolkata', '2026-12-05', '11:00', '2026-12-05T05:30:00.000Z'],
  ['Asia/Kolkata', '2026-12-05', '00:00', '2026-12-04T18:30:00.000Z'],
  ['America/New_York', '2026-12-05', '20:00', '2026-12-06T01:00:00.000Z'],
  ['Europe/Berlin', '2026-03-28', '18:00', '2026-03-28T17:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '18:00', '2026-03-29T16:00:00.000Z'],
  // The clocks skip this time: an hour later.
  ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  // The clocks show this time twice: the first.
  ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '08:00', '2026-10-25T07:00:00.000Z'],
])('in %s the clocks show %s %s at %s', (timeZone, day, time, moment) => {
  expect(momentOf({ day, time }, timeZone).toISOString()).toBe(moment);
});

test('the moment of what the clocks show is that moment, unless they show it twice', () => {
  const zones = fc.constantFrom('Asia/Kolkata', 'Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe');
  const minutes = fc.integer({ min: Date.UTC(2024) / 60_000, max: Date.UTC(2030) / 60_000 });
  fc.assert(
    fc.property(zones, minutes, (timeZone, minute) => {
      const moment = new Date(minute * 60_000);
      const shown = localTimeOf(moment, timeZone);
      const found = momentOf(shown, timeZone);
      expect(localTimeOf(found, timeZone)).toEqual(shown);
      expect(moment.getTime() - found.getTime()).toBeOneOf([0, 30 * 60_000, 60 * 60_000]);
    }),
  );
});

test('days are counted over months and leap years', () => {
  expect([dayAfter('2026-12-31', 1), dayAfter('2028-02-28', 1), dayAfter('2026-03-01', -1)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-02-28',
  ]);
});

test.each([
  ['Asia/Kolkata', 'India Standard Time'],
  ['America/New_York', 'Eastern Time'],
])('names the clocks of %s: %s', (timeZone, name) => {
  expect(zoneText(new Date('2026-12-05T11:00:00Z'), timeZone)).toBe(name);
});
