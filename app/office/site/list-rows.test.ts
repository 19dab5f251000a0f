import { expect, test } from 'vitest';
import { rowsAfter, rowsOf, withOpenRow } from './list-rows.ts';

const [asha, bina, chitra] = ['Asha', 'Bina', 'Chitra'].map((name) => ({ name, words: `Words of ${name}` }));
const rows = withOpenRow(rowsOf([], 2), 2);

test('an open entry stays open where it stands after somebody else has changed the list', () => {
  const openAfter = (after: unknown[]) =>
    rowsAfter(rows, [asha, bina, chitra], after).map(({ isOpen }) => isOpen);
  expect(openAfter([bina, chitra])).toEqual([false, true]);
  expect(openAfter([{ name: 'Divya', words: '' }, asha, bina, chitra])).toEqual([false, false, false, true]);
  expect(openAfter([bina, asha, { ...chitra, words: 'Other' }])).toEqual([false, false, true]);
  expect(openAfter([asha, bina])).toEqual([false, false]);
});

test('each row has a key of its own', () => {
  const keys = rowsAfter(rows, [asha, bina, chitra], [{ name: 'Divya' }, chitra, asha]).map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
  expect(keys[1]).toBe(rows[2]?.key);
  const untouched = rowsAfter([], [asha, bina], [chitra, asha, bina]).map(({ key }) => key);
  expect(new Set(untouched).size).toBe(3);
});
