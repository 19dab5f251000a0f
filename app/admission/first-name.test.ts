import { expect, test } from 'vitest';
import { firstName } from './first-name.ts';

test.each([
  ['Asha Verma', 'Asha'],
  ['  Om  Prakash ', 'Om'],
  ['मीरा वर्मा', 'मीरा'],
  ['K. Meera', 'K. Meera'],
  ['S Ramanujan', 'S Ramanujan'],
  ['Madonna', 'Madonna'],
])('the first name of %j is %j', (fullName, shown) => {
  expect(firstName(fullName)).toBe(shown);
});
