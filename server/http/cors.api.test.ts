import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindsOfThisRun } from '#test/databases.ts';
import { parent } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

const pages = 'https://pages.school.test';
const preflight = (origin: string) => ({
  origin,
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'content-type',
});

describe.each(kindsOfThisRun)('requests from other origins', (kind) => {
  let school: School;
  let ownOriginOnly: School;
  beforeAll(async () => {
    school = await openSchool(kind, { CORS_ORIGINS: `${pages}, https://second.school.test` });
    ownOriginOnly = await openSchool(kind);
  });
  afterAll(() => Promise.all([school.close(), ownOriginOnly.close()]));

  test.each([pages, 'https://second.school.test'])('allows requests with cookies from %s', async (origin) => {
    const preflightReply = await school
      .visitor()
      .send('OPTIONS', '/user/auth-user', undefined, { headers: preflight(origin) });
    expect(preflightReply.status).toBe(204);
    expect(preflightReply.headers.get('access-control-allow-origin')).toBe(origin);
    expect(preflightReply.headers.get('access-control-allow-credentials')).toBe('true');
    expect(preflightReply.headers.get('access-control-allow-headers')).toBe(
      'content-type,if-match,idempotency-key,expected-user',
    );
    expect(preflightReply.headers.get('access-control-allow-methods')).toContain('POST');
    const reply = await school
      .visitor()
      .post('/user/add-lead', { userName: 'Asha' }, { origin, 'sec-fetch-site': 'same-site' });
    expect(reply.status).toBe(201);
    expect(reply.headers.get('access-control-allow-origin')).toBe(origin);
    expect(reply.headers.get('vary')).toMatch(/origin/i);
  });

  test.each([
    ['/user/auth-user', {}, 400],
    ['/user/enroll-user', {}, 401],
    ['/user/nothing', {}, 404],
  ])('an error reply of %s can be read by an allowed origin', async (path, body, status) => {
    const reply = await school.visitor().post(path, body, { origin: pages });
    expect(reply.status).toBe(status);
    expect(reply.headers.get('access-control-allow-origin')).toBe(pages);
  });

  test.each(['https://evil.test', 'http://pages.school.test', `${pages}.evil.test`, `${pages}:8443`, 'null'])(
    '%s may neither send a preflight nor a request nor read a reply',
    async (origin) => {
      const preflightReply = await school
        .visitor()
        .send('OPTIONS', '/user/auth-user', undefined, { headers: preflight(origin) });
      expect(preflightReply.headers.get('access-control-allow-origin')).toBeNull();
      const { visitor } = await parent(school);
      const read = await visitor.get('/user/me', { origin });
      expect(read.headers.get('access-control-allow-origin')).toBeNull();
      expect((await visitor.post('/user/add-lead', { userName: 'Asha' }, { origin })).status).toBe(403);
    },
  );

  test('allows no origin without CORS_ORIGINS', async () => {
    const preflightReply = await ownOriginOnly
      .visitor()
      .send('OPTIONS', '/user/auth-user', undefined, { headers: preflight(pages) });
    expect(preflightReply.status).toBe(405);
    expect(preflightReply.headers.get('access-control-allow-origin')).toBeNull();
    expect(
      (await ownOriginOnly.visitor().post('/user/add-lead', { userName: 'Asha' }, { origin: pages })).status,
    ).toBe(403);
  });

  test('allows the own origin with the host of PUBLIC_URL and with the host of the request', async () => {
    for (const origin of ['http://school.test', ownOriginOnly.url]) {
      expect(
        (await ownOriginOnly.visitor().post('/user/add-lead', { userName: 'Asha' }, { origin })).status,
      ).toBe(201);
    }
  });
});
