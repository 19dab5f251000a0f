import { expect, test } from 'vitest';
import { chooseEncoding, encodingFor } from './negotiation.ts';

test.each([
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0 , gzip ; q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['*;q=0.1, br;q=0', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=nonsense', 'identity'],
] as const)('the encoding for %j is %s', (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding);
  expect([encodingFor(accept), encodingFor(accept)]).toEqual([encoding, encoding]);
});

test('a client without Accept-Encoding gets the text without compression', () => {
  expect(encodingFor(undefined)).toBe('identity');
});

test('the encoding stays right after many different values', () => {
  for (let index = 0; index < 100; index += 1) expect(encodingFor(`gzip, x${index}`)).toBe('gzip');
  expect(encodingFor('gzip, deflate, br')).toBe('br');
});
