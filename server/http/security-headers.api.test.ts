import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type School } from '#test/school.ts';
import { smallSite } from '#test/small-site.ts';

const closed = "default-src 'none';frame-ancestors 'none'";

/** One database is enough: the headers do not depend on it. */
const kind = 'sqlite';

describe('the headers of every reply', () => {
  let school: School;
  let secure: School;
  beforeAll(async () => {
    school = await openSchool(kind, {}, smallSite('http://school.test'));
    const publicUrl = 'https://school.test';
    secure = await openSchool(kind, { PUBLIC_URL: publicUrl }, smallSite(publicUrl));
  });
  afterAll(() => Promise.all([school.close(), secure.close()]));

  const headersOf = async (path: string, where = school) => (await where.visitor().get(path)).headers;

  test('a page has its own policy, is isolated from other windows and disables device sensors', async () => {
    const headers = await headersOf('/');
    expect(headers.get('content-security-policy')).toBe('its own');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment'])
      expect(headers.get('permissions-policy')?.split(',')).toContain(`${feature}=()`);
  });

  test.each([
    '/bare',
    '/a.js',
    '/about/',
    '/admin/get-course',
    '/user/me',
    '/openapi.json',
    '/nothing',
    '/user/nothing',
    '/healthz',
    '/metrics',
  ])('a reply without a policy of its own gets the closed policy: %s', async (path) => {
    const headers = await headersOf(path);
    expect(headers.get('content-security-policy')).toBe(closed);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  test('a picture may run no script and be in no frame', async () => {
    const policy = (await headersOf('/icon-192.png')).get('content-security-policy');
    expect(policy).toBe("script-src 'none';frame-ancestors 'none'");
  });

  test('only pictures may be embedded by other sites', async () => {
    const policies = ['/', '/a.js', '/admin/get-course', '/icon-192.png'].map(async (path) =>
      (await headersOf(path)).get('cross-origin-resource-policy'),
    );
    expect(await Promise.all(policies)).toEqual([
      'same-origin',
      'same-origin',
      'same-origin',
      'cross-origin',
    ]);
  });

  test('a page has Reporting-Endpoints when the site has https', async () => {
    expect((await headersOf('/', secure)).get('reporting-endpoints')).toBe('reports="/reports"');
    expect((await headersOf('/')).get('reporting-endpoints')).toBeNull();
  });

  test('every reply has HSTS with subdomains when the site has https, and none without https', async () => {
    for (const path of ['/', '/about/', '/user/me', '/nothing']) {
      expect((await headersOf(path, secure)).get('strict-transport-security')).toBe(
        'max-age=31536000; includeSubDomains',
      );
      expect((await headersOf(path)).get('strict-transport-security')).toBeNull();
    }
  });
});
