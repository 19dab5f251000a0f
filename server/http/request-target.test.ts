import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { requestTarget } from './request-target.ts';

const targetOf = (url: string, host: string | undefined = 'school.test') =>
  requestTarget({ url, headers: { host } } as IncomingMessage);

test.each([
  '/',
  '/about',
  '/SignUp/?a=b',
  '/?',
  '/about?next=/a/b&c=%2F',
  '//evil.test/about/',
  '/a/../b',
  '/a/./b',
  '/.well-known/security.txt',
  '/a..b',
  '/%2e%2e/a',
  '/%E0%A4%95',
  "/it's?it's",
  '/a|b^c`d?{e}',
  '/about#part',
  '/a,b;c=d@e:f!$&()*+',
])('reads %s as the URL parser does', (url) => {
  const { pathname, search } = new URL(`http://school.test${url}`);
  const { pathname: path, search: query } = targetOf(url) ?? {};
  expect({ path, query }).toEqual({ path: pathname, query: search });
});

test('reads the path of an absolute address', () => {
  expect(targetOf('http://other.test/about?a=b')).toMatchObject({ pathname: '/about', search: '?a=b' });
});

test.each(['school.test', 'school.test:3000', '127.0.0.1:80', '[::1]:3000', 'School.Test'])(
  'accepts the host %s',
  (host) => {
    expect(targetOf('/about', host)?.pathname).toBe('/about');
  },
);

test.each(['', 'a b', 'a/b', 'user@school.test', 'school.test:99999', 'a?b', 'a#b'])(
  'rejects the host %j',
  (host) => {
    expect(targetOf('/about', host)).toBeUndefined();
  },
);

test('rejects a request without a host', () => {
  expect(requestTarget({ url: '/', headers: {} } as IncomingMessage)).toBeUndefined();
});

test.each(['*', 'about', '/a\\b', '\\', 'http://', 'ftp://school.test/'])('rejects the address %s', (url) => {
  expect(targetOf(url)).toBeUndefined();
});
