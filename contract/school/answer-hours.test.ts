import { expect, test } from 'vitest';
import { answerHoursOf, usualAnswerHours } from './answer-hours.ts';

test.each([
  ['24 hours', 24],
  ['48 hrs', 48],
  ['48h', 48],
  ['24-48 hours', 48],
  ['an hour', 1],
  ['a day', 24],
  ['Two days', 48],
  ['2 working days', 48],
  ['one week', 168],
  ['0 hours', usualAnswerHours],
  ['a moment', usualAnswerHours],
  ['२४ घंटे', usualAnswerHours],
])('%j are %i hours', (words, hours) => expect(answerHoursOf(words)).toBe(hours));
