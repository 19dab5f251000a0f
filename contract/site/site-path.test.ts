import { expect, test } from 'vitest';
import { sitePath } from './site-path.ts';

test.each([
  ['/about', '/about'],
  ['/contact?topic=trial#form', '/contact?topic=trial#form'],
  ['/Blog/../about', '/about'],
  ['/a//b', '/a//b'],
  ['#form', '/#form'],
])('%j is a path of this site', (address, path) => {
  expect(sitePath(address)).toBe(path);
});

test.each([
  '//evil.example/',
  '/.//evil.example/',
  '/..//evil.example/',
  '/././/evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  '/%2e//evil.example/',
  'https://evil.example/',
  'http://this.invalid.evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://[',
])('%j is none', (address) => {
  expect(sitePath(address)).toBeUndefined();
});
