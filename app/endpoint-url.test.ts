import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { getAuditLog } from '#contract/school/audit.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { deleteUser, getUsers } from '#contract/school/office.ts';
import { wholeNumber } from '#contract/url-values.ts';
import { endpointUrl } from './endpoint-url.ts';

const listed = defineEndpoint({
  ...getUsers,
  query: z.object({ limit: wholeNumber(100, 'Too many.'), after: z.optional(z.string()) }),
});

test('an endpoint without parameters has the URL of the contract', () => {
  expect(endpointUrl(getUsers, {})).toBe('/admin/get-users');
});

test('path parameters are encoded by the schema of the endpoint', () => {
  expect(endpointUrl(deleteUser, { params: { id: 'a-1' } })).toBe('/admin/delete-users/a-1');
  expect(endpointUrl(getAuditLog, { params: { page: 12 } })).toBe('/admin/get-log/12');
});

test('the query is encoded, without the values that are undefined', () => {
  expect(endpointUrl(listed, { query: { limit: 25, after: 'ä&b' } })).toBe(
    '/admin/get-users?limit=25&after=%C3%A4%26b',
  );
  expect(endpointUrl(listed, { query: { limit: 100, after: undefined } })).toBe('/admin/get-users?limit=100');
});

test.each([{ id: '' }, { id: '../me' }, { id: 'a b' }])('rejects the path parameters %j', (params) => {
  expect(() => endpointUrl(deleteUser, { params })).toThrow('This user no longer exists.');
});

test.each([0, 101, 1.5])('rejects the number %d, which the schema of the query does not allow', (limit) => {
  expect(() => endpointUrl(listed, { query: { limit } })).toThrow('Too many.');
});
