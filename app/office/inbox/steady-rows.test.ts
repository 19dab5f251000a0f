import { expect, test } from 'vitest';
import type { ConversationItem } from '#contract/school/conversation.ts';
import { steadyRows } from './steady-rows.ts';

const item = (_id: string, version = 1) => ({ _id, version }) as ConversationItem;
const rowsOf = (...ids: string[]) => ids.map((id) => ({ item: item(id), hasLeft: false }));
const shownAs = (rows: ReturnType<typeof steadyRows>['rows']) =>
  rows.map(({ item: { _id }, hasLeft }) => (hasLeft ? `(${_id})` : _id)).join(' ');

test.each([
  ['the same rows stay', ['a', 'b'], ['a', 'b'], 'a b', false],
  ['a row at the end is added', ['a', 'b'], ['a', 'b', 'c'], 'a b c', false],
  ['a row in between waits', ['a', 'b'], ['a', 'x', 'b'], 'a b', true],
  ['a row that has left stays in its place', ['a', 'b', 'c'], ['a', 'c'], 'a (b) c', true],
  ['another order waits', ['a', 'b'], ['b', 'a'], 'a b', true],
  ['the first rows are shown', [], ['a', 'b'], 'a b', false],
  ['all may have left', ['a'], [], '(a)', true],
])('%s', (_, shown, latest, expected, isBehind) => {
  const steady = steadyRows(
    rowsOf(...shown),
    latest.map((id) => item(id)),
  );
  expect([shownAs(steady.rows), steady.isBehind]).toEqual([expected, isBehind]);
});

test('a row has its latest words', () => {
  expect(steadyRows(rowsOf('a'), [item('a', 2)]).rows[0]?.item.version).toBe(2);
});
