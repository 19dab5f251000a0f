import { expect, test } from 'vitest';
import { foundPictures } from './found-pictures.ts';

const all = ['The owl, Asha', 'बारिश में रिक्शा, मीरा', 'Café at night, Zoë', 'Sunrise’s end, Asha'];

test.each([
  ['', all],
  ['  ', all],
  ['owl', ['The owl, Asha']],
  ['asha su', ['Sunrise’s end, Asha']],
  ['मीरा', ['बारिश में रिक्शा, मीरा']],
  ['CAFE zoe', ['Café at night, Zoë']],
  ["sunrise's", ['Sunrise’s end, Asha']],
  ['horse', []],
])('%j finds pictures by title and maker', (typed, found) =>
  expect(foundPictures(all, (words) => words, typed)).toEqual(found),
);
