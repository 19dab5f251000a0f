import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policiesFor } from './content-security-policy.ts';

const settings = { publicUrl: 'http://school.test', apiHost: '' };
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The directives of a page's policy by name. */
function directives(html: string, changes: Partial<typeof settings> = {}): Record<string, string[]> {
  const policy = policiesFor({ ...settings, ...changes })('text/html; charset=utf-8', html) ?? '';
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

test('allows the inline scripts and styles of a page by their hashes, and files of the site', () => {
  const html =
    '<style>.a{}</style><style data-attributes="">.b{}</style><script>one()</script><script></script>' +
    '<script type="application/ld+json">{"a":1}</script><script type="module"></script><script>two()</script>';
  const policy = directives(html);
  expect(policy['script-src']).toEqual(["'self'", sha('one()'), sha('two()')]);
  expect(policy['style-src']).toEqual(["'self'", sha('.a{}'), sha('.b{}')]);
});

test('allows nothing by default, no wildcard and no unsafe source', () => {
  const policy = directives('<script>one()</script>');
  expect(policy['default-src']).toEqual(["'none'"]);
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy[name]).toEqual(["'none'"]);
  expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
  expect(policy['trusted-types']).toEqual(['default']);
  expect(policy['frame-src']).toEqual(["'self'", 'https://www.openstreetmap.org']);
  const all = Object.values(policy).flat();
  expect(all.filter((value) => /unsafe|\*|^https?:$/.test(value))).toEqual([]);
  expect(all.filter((value) => value.startsWith('http'))).toEqual(['https://www.openstreetmap.org']);
});

test('allows API requests to the site’s own origin or to API_HOST', () => {
  expect(directives('')['connect-src']).toEqual(["'self'"]);
  const elsewhere = directives('', { apiHost: 'https://api.school.test' });
  expect(elsewhere['connect-src']).toEqual(["'self'", 'https://api.school.test']);
});

test('with https upgrades insecure requests and sends reports by report-to as well', () => {
  const [plain, secure] = [directives(''), directives('', { publicUrl: 'https://school.test' })];
  for (const name of ['upgrade-insecure-requests', 'report-to']) {
    expect(plain).not.toHaveProperty(name);
    expect(secure).toHaveProperty(name);
  }
  for (const policy of [plain, secure]) expect(policy['report-uri']).toEqual(['/reports']);
});

test('gives SVG files, the service worker and other texts policies of their own', () => {
  const policyOf = policiesFor(settings);
  expect(policyOf('image/svg+xml', '<svg><style>a{}</style></svg>')).toBe(
    `default-src 'none';style-src ${sha('a{}')};frame-ancestors 'none'`,
  );
  expect(policyOf('image/svg+xml', '<svg/>')).toBe(
    "default-src 'none';style-src 'none';frame-ancestors 'none'",
  );
  expect(policyOf('text/javascript; charset=utf-8', 'x')).toBe(
    "default-src 'none';connect-src 'self';frame-ancestors 'none'",
  );
  expect(policyOf('application/json', '{}')).toBeUndefined();
});
