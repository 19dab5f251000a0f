import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindsOfThisRun } from '#test/databases.ts';
import { parent, password } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

describe.each(kindsOfThisRun)('a session that ends on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind);
  });
  afterAll(() => school.close());

  test('during a request causes a 401 and no logged error', async () => {
    const { visitor } = await parent(school);
    // Each request gives the session a new token, so that the first one ends it for the others.
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => visitor.post('/user/confirm-password', { password })),
    );
    const [first] = replies.filter(({ status }) => status === 200);
    expect(first?.headers.getSetCookie().join()).toContain('signed-in=1');
    for (const { status, body } of replies.filter((reply) => reply !== first && reply.status !== 200)) {
      expect([status, body]).toEqual([401, { message: 'Please sign in first.' }]);
    }
    expect(school.log.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  });

  test.each([
    ['GET', '/user/me', undefined],
    ['PATCH', '/user/me', { fullName: 'Asha Joshi' }],
    ['GET', '/user/me/export', undefined],
    ['DELETE', '/user/me', { password }],
    ['POST', '/user/confirm-password', { password }],
  ])(
    '%s %s with its old token is refused and changes no cookie of the current one',
    async (method, path, body) => {
      const { visitor } = await parent(school);
      const oldToken = school.visitor();
      for (const [name, value] of visitor.cookies) oldToken.cookies.set(name, value);
      expect((await visitor.post('/user/confirm-password', { password })).status).toBe(200);
      const reply = await oldToken.send(method, path, body);
      expect([reply.status, reply.headers.getSetCookie()]).toEqual([401, []]);
      expect((await visitor.get('/user/me')).body.user.fullName).toBe('Asha Verma');
    },
  );

  test.each([
    ['a log-out', 'POST', '/user/log-out', undefined],
    ['an erasure', 'DELETE', '/user/me', { password }],
  ])('by %s removes the signed-in cookie too', async (_, method, path, body) => {
    const { visitor } = await parent(school);
    expect(visitor.cookies.has('signed-in')).toBe(true);
    expect((await visitor.send(method, path, body)).status).toBe(200);
    expect(visitor.cookies.has('signed-in')).toBe(false);
  });

  test('of somebody else than the page expects is refused, and nothing is stored under the wrong name', async () => {
    const [author, other] = [await parent(school), await parent(school)];
    const rename = (expected: string) =>
      other.visitor.send(
        'PATCH',
        '/user/me',
        { fullName: 'Typed By Asha' },
        { headers: { 'expected-user': expected } },
      );
    for (const expected of [author.id, '', 'x'.repeat(5_000)]) {
      const { status, headers } = await rename(expected);
      expect([expected, status, headers.getSetCookie()]).toEqual([expected, 401, []]);
    }
    expect((await other.visitor.get('/user/me')).body.user.fullName).toBe('Asha Verma');
    expect((await rename(other.id)).status).toBe(200);
  });
});
