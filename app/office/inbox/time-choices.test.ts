import { expect, test } from 'vitest';
import { localInput, timeChoices } from './time-choices.ts';

const choices = (now: Date) => timeChoices(now).map(({ words, at }) => `${words} ${localInput(at)}`);

test('a Tuesday offers hours, tomorrow and Monday', () => {
  expect(choices(new Date(2026, 10, 24, 16, 5))).toEqual([
    'In 3 hours 2026-11-24T19:05',
    'Tomorrow morning 2026-11-25T09:00',
    'Monday morning 2026-11-30T09:00',
  ]);
});

test('on a Sunday tomorrow is Monday, and on a Monday it is the next one', () => {
  expect(choices(new Date(2026, 10, 29, 10))).toEqual([
    'In 3 hours 2026-11-29T13:00',
    'Tomorrow morning 2026-11-30T09:00',
  ]);
  expect(choices(new Date(2026, 10, 30, 10)).at(-1)).toBe('Monday morning 2026-12-07T09:00');
});
