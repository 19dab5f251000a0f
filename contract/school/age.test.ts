import { expect, test } from 'vitest';
import { ageOn, birthdayOf } from './age.ts';

const today = new Date(2026, 10, 21);

test('the age goes up on the birthday', () => {
  expect(ageOn(today, '2016-11-21')).toBe(10);
  expect(ageOn(today, '2016-11-22')).toBe(9);
  expect(ageOn(today, '2016-10-30')).toBe(10);
  expect(ageOn(today, '2026-11-21')).toBe(0);
});

test('a birthday on 29 February is on 1 March in years without that day', () => {
  expect(ageOn(new Date(2029, 1, 28), '2020-02-29')).toBe(8);
  expect(ageOn(new Date(2029, 2, 1), '2020-02-29')).toBe(9);
  expect(ageOn(new Date(2028, 1, 29), '2020-02-29')).toBe(8);
  expect(birthdayOf('2020-02-29', 9)).toEqual(new Date(2029, 2, 1));
});

test('returns null for an invalid, future or too old birth date', () => {
  for (const day of [
    '',
    '2016',
    '2016-13-01',
    '2015-02-29',
    '2016-11-31',
    '2026-11-22',
    '0020-01-01',
    '1899-01-01',
  ])
    expect(ageOn(today, day), day).toBeNull();
});
