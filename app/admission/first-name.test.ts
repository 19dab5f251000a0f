import { expect, test } from 'vitest';
import { firstName } from './first-name.ts';

test.each([
  ['Asha Verma', 'Asha'],
  ['  Om  Prakash ', 'Om'],
  ['मीरा वर्मा', 'मीरा'],
  ['K. Meera', 'K. Meera'],
  ['S Ramanujan', 'S Ramanujan'],
  ['Madonna', 'Madonna'],
])('of %j the label shows %j', (fullName, shown) => {
  expect(firstName(fullName)).toBe(shown);
});
