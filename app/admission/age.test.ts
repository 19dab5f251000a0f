import { expect, test } from 'vitest';
import { ageOn, birthdayOf } from './age.ts';

const today = new Date(2026, 10, 21);

test('a birthday counts from its own day on', () => {
  expect(ageOn(today, '2016-11-21')).toBe(10);
  expect(ageOn(today, '2016-11-22')).toBe(9);
  expect(ageOn(today, '2016-10-30')).toBe(10);
  expect(ageOn(today, '2026-11-21')).toBe(0);
});

test('who was born on a leap day has the birthday on 1 March in other years', () => {
  expect(ageOn(new Date(2029, 1, 28), '2020-02-29')).toBe(8);
  expect(ageOn(new Date(2029, 2, 1), '2020-02-29')).toBe(9);
  expect(ageOn(new Date(2028, 1, 29), '2020-02-29')).toBe(8);
  expect(birthdayOf('2020-02-29', 9)).toEqual(new Date(2029, 2, 1));
});

test('what is no birthday has no age', () => {
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
