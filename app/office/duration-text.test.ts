import { expect, test } from 'vitest';
import { durationText } from './duration-text.ts';

test.each([
  [null, '–'],
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [130, '2 h 10 min'],
  [24 * 60, '1 d'],
  [27 * 60 + 5, '1 d 3 h'],
])('%j minutes are %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
