import { expect, test } from 'vitest';
import { choiceWords } from './choice-words.ts';

test('values with inner names have words, and other values are their own', () => {
  expect(choiceWords('sindoor')).toBe('vermilion red (sindoor)');
  expect(choiceWords('month')).toBe('a month');
  expect(choiceWords('round')).not.toBe('round');
  expect(choiceWords('Monday')).toBe('Monday');
});
