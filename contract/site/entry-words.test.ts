import { expect, test } from 'vitest';
import { asStart, entryAtPlace } from './entry-words.ts';

test.each([
  ['Paragraphs', 0, 'first paragraph'],
  ['Paragraphs of the biography', 1, 'second paragraph of the biography'],
  ['Classes of the week', 2, 'third class of the week'],
  ['Courses', 9, 'tenth course'],
  ['Categories', 10, '11th category'],
  ['Reviews', 20, '21st review'],
  ['Reviews', 21, '22nd review'],
  ['Education and certificates', 3, 'fourth certificate'],
  ['First topics', 4, 'First topics: fifth entry'],
  ['', 5, 'sixth entry'],
])('the entry of %j at %i', (list, at, name) => {
  expect(entryAtPlace(list, at)).toBe(name);
});

test('a name that begins a line has a capital letter', () => {
  expect(asStart('first paragraph')).toBe('First paragraph');
  expect(asStart('')).toBe('');
});
