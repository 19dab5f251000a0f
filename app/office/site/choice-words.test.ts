import { expect, test } from 'vitest';
import { choiceWords } from './choice-words.ts';

test('a colour and a period have English words, and other values are their own', () => {
  expect(choiceWords('sindoor')).toBe('vermilion red (sindoor)');
  expect(choiceWords('month')).toBe('a month');
  expect(choiceWords('Monday')).toBe('Monday');
});
