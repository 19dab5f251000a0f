import { expect, test } from 'vitest';
import { filterIn, firstFilter, requestOf, searchOf } from './list-filter.ts';

const read = (query: string) => filterIn(new URLSearchParams(query));

test.each(['', '?status=closed', '?status=all&kind=trial&q=asha+rao', '?kind=application'])(
  '%j is the same after a way through the filter',
  (search) => {
    expect(searchOf(read(search))).toBe(search);
  },
);

test('values that do not exist are left out', () => {
  expect(read('status=gone&kind=x&page=2')).toEqual(firstFilter);
  expect(searchOf({ ...firstFilter, q: '  ' })).toBe('');
});

test('a search that is too long is cut, because the server refuses it', () => {
  expect(read(`q=${'a'.repeat(200)}`).q).toHaveLength(100);
});

test.each([
  ['', { status: 'open' }],
  ['q=+asha+', { status: 'open', q: 'asha' }],
  ['status=all', {}],
  ['status=waiting&kind=trial', { status: 'waiting', kind: 'trial' }],
])('%j asks the server for %j', (query, request) => {
  expect(requestOf(read(query))).toEqual(request);
});
