import { expect, test } from 'vitest';
import { changedWords } from './changed-words.ts';

test('the words between the same start and end differ', () => {
  expect(changedWords('Classes on Friday at five.', 'Classes on Saturday at five.')).toEqual({
    before: ['Classes on', ' Friday', ' at five.'],
    after: ['Classes on', ' Saturday', ' at five.'],
  });
});

test.each([
  ['', 'All is new.', ['', '', ''], ['', 'All is new.', '']],
  ['One two', 'One two three', ['One two', '', ''], ['One two', ' three', '']],
  ['a a', 'a a a', ['a a', '', ''], ['a a', ' a', '']],
  ['The end.\n', 'The end.', ['The end.', '\n', ''], ['The end.', '', '']],
])('%j and %j', (before, after, old, next) => {
  expect(changedWords(before, after)).toEqual({ before: old, after: next });
});
