import * as fc from 'fast-check';
import type { Endpoint } from '#contract/endpoint.ts';
import { anyBody, type Known } from './hostile-bodies.ts';

export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  raw: Buffer | undefined;
}

/** The sender of requests: their own cookies, and values they know. */
export interface Sender {
  cookies: ReadonlyMap<string, string>;
  /** Ids of accounts, including the sender's own. */
  ids: readonly string[];
  known: Known;
}

const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>, weight = 8) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });

/** The characters that Node's HTTP parser accepts. It rejects others itself, with a reply without a body. */
const headerCharacter = (min: number, max: number) =>
  fc
    .integer({ min, max })
    .filter((code) => code !== 0x7f)
    .map((code) => String.fromCharCode(code));
const headerText = fc.string({ unit: headerCharacter(0x20, 0xff), maxLength: 80 });

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'forwarded',
    'host',
    'if-modified-since',
    'if-none-match',
    'if-range',
    'origin',
    'range',
    'referer',
    'sec-fetch-dest',
    'sec-fetch-mode',
    'sec-fetch-site',
    'upgrade',
    'user-agent',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-http-method-override',
    '__proto__',
    'constructor',
  ),
  mostly(
    headerText,
    fc.constantFrom(
      '*',
      'null',
      'cross-site',
      'navigate',
      'http://[',
      'https://pages.test',
      'javascript:alert(1)',
      'bytes=0-,5-2,-0',
      'bytes=99999999999999999999-',
      'br;q=x, gzip;q=-1, *;q=1e9',
      '::ffff:1.2.3.4, [::1]:99999, 1:2:3:4:5:6:7:8:9',
      '1::2::3',
      'W/"a", "b',
      'a'.repeat(3000),
      ','.repeat(2000),
    ),
    3,
  ),
  { maxKeys: 4 },
);

/** Cookies that are forged, truncated, doubled, badly encoded or very long. */
const oddCookies = (cookies: ReadonlyMap<string, string>) => {
  const names = [
    ...cookies.keys(),
    'school.session_token',
    'reset-grant',
    'known-device',
    'signed-in',
    '__proto__',
    '',
  ];
  const values = [...cookies.values(), 'a.b', 'aaaa.bbbb~cccc'];
  const damage = (value: string, at: number, how: number) =>
    [
      value.slice(0, at),
      value.slice(at),
      `${value}${value}`,
      `${value.slice(0, at)}%E0%A4%A${value.slice(at)}`,
      `${value.slice(0, at)}%00${value.slice(at)}`,
      value.split('.')[0] ?? '',
      value.replace(/.$/, 'x'),
      value.toUpperCase(),
      `"${value}"`,
      `${value}; ${value}`,
    ][how] ?? '';
  const value = fc.oneof(
    fc.tuple(fc.constantFrom(...values), fc.nat(60), fc.nat(9)).map(([one, at, how]) => damage(one, at, how)),
    headerText,
    fc.constantFrom(
      '',
      '=',
      '%',
      'x'.repeat(3000),
      `${'A'.repeat(22)}.${'B'.repeat(43)}~`.repeat(20),
      'e30.e30.e30',
    ),
  );
  return fc
    .array(fc.tuple(fc.constantFrom(...names), value), { minLength: 1, maxLength: 4 })
    .map((pairs) => pairs.map(([name, one]) => `${name}=${one}`).join('; '));
};

const oddSegment = fc.oneof(
  fc.constantFrom(
    '%00',
    '%ED%A0%80',
    '%FF',
    '%',
    '%2e%2e%2f',
    '..%2f..%2f.env',
    '%252e%252e',
    "'%20or%201=1--",
    '{id}',
    ':id',
    '__proto__',
    'constructor',
    'undefined',
    '-1',
    '9'.repeat(300),
    'a'.repeat(2000),
    '%F0%9F%8E%A8',
    '\\..\\',
    '*',
    'a;b=c',
  ),
  fc.string({ unit: headerCharacter(0x21, 0x7e), maxLength: 40 }),
);

const query = mostly(
  fc.constant(''),
  fc.oneof(
    oddSegment.map((text) => `?${text}`),
    fc.constantFrom(
      '?',
      '??',
      '?a=1&a=2&a[]=3',
      '?__proto__[x]=1',
      '?_routes=x',
      `?${'a=b&'.repeat(700)}`,
      '?%',
      '?limit=100',
      '?limit=101&limit=1',
      '?limit=%D9%A3&cursor',
      `?limit=1&cursor=${Buffer.from('0000-01-01T00:00:00Z x').toString('base64url')}`,
      `?cursor=${Buffer.from('9999-12-31T23:59:59.9999999999Z x').toString('base64url')}`,
      `?cursor=${'A'.repeat(200)}`,
    ),
  ),
  5,
);

/** Paths of pages, unknown paths, and path traversals. */
const otherPath = (pages: readonly string[]) =>
  fc.oneof(
    fc.constantFrom(...pages),
    fc.tuple(fc.constantFrom(...pages), oddSegment).map(([page, more]) => `${page}${more}`),
    oddSegment.map((text) => `/${text}`),
    fc
      .tuple(fc.constantFrom('/user/', '/admin/', '/pictures/', '/assets/', '//', '/./', '/../'), oddSegment)
      .map(([start, more]) => start + more),
  );

const methods = fc.constantFrom(
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'QUERY',
);

const contentType = mostly(
  fc.constant('application/json'),
  fc.oneof(
    headerText,
    fc.constantFrom(
      '',
      'application/json; charset=utf-16',
      'APPLICATION/JSON;;;',
      'text/plain',
      'multipart/form-data; boundary=',
      'application/x-www-form-urlencoded',
    ),
  ),
  12,
);

/** Requests that are nearly valid, and requests that no browser sends. */
export function hostileRequests(
  endpoints: readonly Endpoint[],
  pages: readonly string[],
  { cookies, ids, known }: Sender,
): fc.Arbitrary<HostileRequest> {
  const ownCookies = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const cookie = mostly(fc.constant(ownCookies), oddCookies(cookies), 6);
  const id = mostly(fc.constantFrom('x', ...ids), oddSegment, 2);
  const toEndpoint = fc.constantFrom(...endpoints).chain((endpoint) =>
    fc.record({
      method: mostly(fc.constant<string>(endpoint.method), methods, 12),
      path: fc.tuple(id, query).map(([one, more]) => endpoint.path.replaceAll(/\{\w+\}/g, one) + more),
      raw: anyBody(endpoint, known),
    }),
  );
  const toOtherPath = fc.record({
    method: mostly(fc.constant('GET'), methods, 3),
    path: fc.tuple(otherPath(pages), query).map(([start, more]) => start + more),
    raw: fc.constant(Buffer.alloc(0)),
  });
  return fc
    .tuple(
      fc.oneof({ weight: 4, arbitrary: toEndpoint }, { weight: 1, arbitrary: toOtherPath }),
      mostly(fc.constant({}), oddHeaders, 3),
      cookie,
      contentType,
    )
    .map(([{ method, path, raw }, odd, cookies, type]) => {
      const headers: Record<string, string> = raw.length === 0 ? {} : { 'content-type': type };
      if (cookies !== '') headers.cookie = cookies;
      return { method, path, raw: raw.length === 0 ? undefined : raw, headers: { ...headers, ...odd } };
    });
}
