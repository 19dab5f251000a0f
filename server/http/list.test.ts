import { expect, test } from 'vitest';
import { listQuery, maxListLength } from '#contract/list.ts';
import { HttpError } from './http-error.ts';
import { decodeCursor, pageOf } from './list.ts';

const rows = Array.from({ length: 7 }, (_, index) => ({
  createdAt: new Date(Date.UTC(2026, 5, 3, 4, 42, index, 123)),
  id: `a_${index}-b`,
}));

test('a page has at most as many rows as requested, and the cursor of the next page', () => {
  const { rows: items, next } = pageOf(rows, 3);
  expect(items).toEqual(rows.slice(0, 3));
  expect(decodeCursor(next ?? '')).toEqual(rows[2]);
});

test.each([7, 8, 100])('a page of %i rows that holds the whole list has no cursor', (limit) => {
  expect(pageOf(rows, limit)).toEqual({ rows, next: null });
});

test('an empty list has no cursor', () => {
  expect(pageOf([], 3)).toEqual({ rows: [], next: null });
});

test('no cursor means the first page', () => {
  expect(decodeCursor(undefined)).toBeNull();
});

test('every cursor passes the schema of the query', () => {
  const long = { createdAt: new Date(), id: 'x'.repeat(64) };
  const { next } = pageOf([long, long], 1);
  expect(listQuery.parse({ cursor: next }).cursor).toBe(next);
});

const cursorOf = (text: string) => Buffer.from(text).toString('base64url');

test.each([
  '',
  'x',
  cursorOf('2026-06-03'),
  cursorOf('2026-06-03T04:42:00.000Z'),
  cursorOf('2026-06-03T04:42:00.000Z '),
  cursorOf('2026-02-30T04:42:00.000Z x'),
  cursorOf('+275760-09-13T00:00:00.000Z x'),
  cursorOf('2026-06-03T04:42:00.000Z \u0000'),
  cursorOf("2026-06-03T04:42:00.000Z ' or 1=1--"),
  cursorOf('2026-06-03T04:42:00.000Z x y'),
])('rejects the cursor %j, which the server did not make, with 400', (cursor) => {
  expect(() => decodeCursor(cursor)).toThrow(HttpError);
  try {
    decodeCursor(cursor);
  } catch (error) {
    const message = 'Please load the list again.';
    expect(error).toMatchObject({ status: 400, message, fields: { cursor: message } });
  }
});

test('a request without a limit gets 25 items', () => {
  expect(listQuery.parse({})).toEqual({ limit: 25 });
});

test.each(['0', '-1', '101', '1e2', 'ten', ''])('rejects the limit %j', (limit) => {
  expect(listQuery.safeParse({ limit }).success).toBe(false);
});

test.each(['1', '25', String(maxListLength)])('accepts the limit %s', (limit) => {
  expect(listQuery.parse({ limit }).limit).toBe(Number(limit));
});
