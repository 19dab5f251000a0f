import { expect, test } from 'vitest';
import { changedWords, shortChange } from './changed-words.ts';

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

test.each([
  ['3000', '3200', { before: '3000', after: '3200' }],
  ['Rs. 3000 a month', 'Rs. 3200 a month', { before: '3000', after: '3200' }],
  ['शनिवार को', 'रविवार को', { before: 'शनिवार', after: 'रविवार' }],
  // Nothing stands on one side of the arrow, or too much.
  [null, '3200', undefined],
  ['One two', 'One two three', undefined],
  ['What parents of the school ask', 'Ask us anything about the classes', undefined],
])('%j and %j in a line', (before, after, words) => {
  expect(shortChange({ before, after })).toEqual(words);
});
