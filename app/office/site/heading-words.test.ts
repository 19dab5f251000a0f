import { expect, test } from 'vitest';
import { isMarked, keyWordAfter, wordsOf } from './heading-words.ts';

const words = (text: string) => wordsOf(text).map(({ word }) => word);

test('the words of a heading stand without the punctuation around them', () => {
  expect(words('Enroll & Explore: “Our Courses...” (clay)')).toEqual([
    'Enroll',
    'Explore',
    'Our',
    'Courses',
    'clay',
  ]);
  expect(words('Art in {school.city}')).toEqual(['Art', 'in', '{school.city}']);
  expect(words('कला की कक्षा')).toEqual(['कला', 'की', 'कक्षा']);
  expect(words(' … ')).toEqual([]);
});

test('of a word that stands twice, the last can have the stroke', () => {
  expect(wordsOf('art for art')).toEqual([
    { word: 'for', from: 4, to: 7 },
    { word: 'art', from: 8, to: 11 },
  ]);
});

test('each of several marked words is marked', () => {
  const text = 'All you need in an Art Class';
  const marked = wordsOf(text).filter((word) => isMarked(word, { text, keyWord: 'Art Class' }));
  expect(marked.map(({ word }) => word)).toEqual(['Art', 'Class']);
  expect(wordsOf(text).some((word) => isMarked(word, { text, keyWord: '' }))).toBe(false);
});

test.each([
  ['the marked word is still there', 'On the wall', 'wall', 'On the wall today', 'wall'],
  ['two marked words are still there', 'An Art Class', 'Art Class', 'The Art Class', 'Art Class'],
  ['a letter is added to the marked word', 'On the wall', 'the', 'On thee wall', 'thee'],
  [
    'a letter of two marked words is changed',
    'An Art Clas here',
    'Art Clas',
    'An Art Class here',
    'Art Class',
  ],
  ['the marked word is gone', 'On the wall', 'wall', 'On the', 'the'],
  ['the heading is another', 'On the wall', 'the', 'What we make here', 'here'],
  ['the heading is empty', 'On the wall', 'the', '', ''],
  ['no word was marked', '', '', 'Pictures', 'Pictures'],
])('%s', (_, text, keyWord, next, expected) => {
  expect(keyWordAfter({ text, keyWord }, next, false).keyWord).toBe(expected);
});

test('a new heading that is typed letter by letter has the stroke under its last word', () => {
  let heading = { text: 'Old', keyWord: 'Old' };
  let isAutomatic = false;
  for (const text of ['', 'A', 'A c', 'A cl', 'A clay ', 'A clay day']) {
    const next = keyWordAfter(heading, text, isAutomatic);
    heading = { text, keyWord: next.keyWord };
    ({ isAutomatic } = next);
  }
  expect(heading.keyWord).toBe('day');
});
