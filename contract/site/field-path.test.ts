import { expect, test } from 'vitest';
import { pathText, valueAt, withValue } from './field-path.ts';

const data = { title: { text: 'A' }, items: [{ a: 1 }, { a: 2 }], note: 'x' };

test('a place is written as the server writes it', () => {
  expect(pathText(['items', 1, 'a'])).toBe('items[1].a');
  expect(pathText([])).toBe('');
});

test('a value is read at its place', () => {
  expect(valueAt(data, ['items', 1, 'a'])).toBe(2);
  expect(valueAt(data, ['items', 7, 'a'])).toBeUndefined();
});

test('a value is replaced in a copy, and the order of the fields stays', () => {
  const changed = withValue(data, ['items', 0, 'a'], 5);
  expect(changed).toEqual({ ...data, items: [{ a: 5 }, { a: 2 }] });
  expect(Object.keys(changed as object)).toEqual(['title', 'items', 'note']);
  expect(data.items[0]?.a).toBe(1);
  expect(withValue(data, ['title', 'text'], 'B')).toEqual({ ...data, title: { text: 'B' } });
});

test('undefined removes an optional field', () => {
  expect(withValue(data, ['note'], undefined)).toEqual({ title: data.title, items: data.items });
});
