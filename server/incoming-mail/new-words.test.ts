import { describe, expect, test } from 'vitest';
import { newWordsOf } from './new-words.ts';

describe('the words of an answer', () => {
  test.each([
    ['Yes, Saturday.', 'Yes, Saturday.'],
    ['Yes.\r\n\r\nOn Mon, 2 Nov 2026 at 10:00, School <a@b.test> wrote:\r\n> Is Saturday fine?', 'Yes.'],
    ['Yes.\n\nOn Mon, 2 Nov 2026 at 10:00, School of a very long name\n<a@b.test> wrote:\n> Fine?', 'Yes.'],
    ['Yes.\n\n-----Original Message-----\nFrom: School', 'Yes.'],
    ['Yes.\n________________________________\nFrom: School', 'Yes.'],
    ['Yes.\n\nFrom: School\nSent: Monday\nTo: me\n\nFine?', 'Yes.'],
    ['Yes.\n-- \nAsha Verma\nBhopal', 'Yes.'],
    ['> Fine?\nYes.\n> And Sunday?\nNo.', 'Yes.\nNo.'],
    ['> Fine?', '> Fine?'],
    ['On Saturdays we are free.\nOn Sundays too.', 'On Saturdays we are free.\nOn Sundays too.'],
  ])('of %j are %j', (text, words) => {
    expect(newWordsOf(text)).toBe(words);
  });

  test('are found in a long text in linear time', () => {
    const text = 'On '.repeat(200_000);
    expect(newWordsOf(text)).toBe(text.trim());
  });
});
