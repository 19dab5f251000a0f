import { expect, test } from 'vitest';
import { filterIn, queryOf, requestOf } from './list-filter.ts';

const read = (query: string) => filterIn(new URLSearchParams(query));

test('a filter is the same after a way through the URL', () => {
  const query = 'status=closed&kind=trial&course=junior-beginner&assignee=me&overdue=true&q=asha+rao';
  expect(queryOf(read(query)).toString()).toBe(query);
});

test('values that do not exist are left out', () => {
  expect(read('status=gone&kind=x&course=a/b&assignee=all&overdue=1&q=+&page=2')).toEqual({});
});

test.each([
  ['', { status: 'open' }],
  ['q=asha', { q: 'asha' }],
  ['q=asha&status=open', { q: 'asha', status: 'open' }],
  ['status=all', {}],
  ['status=snoozed&kind=doubt', { kind: 'doubt', snoozed: true }],
])('%j asks the server for %j', (query, request) => {
  expect(requestOf(read(query))).toEqual(request);
});
