import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindsOfThisRun } from '#test/databases.ts';
import { admin, application, parent, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

/** The two endpoints that delete a user: that of the specification and the one with DELETE. */
const endpoints = [
  ['GET', '/admin/delete-users'],
  ['DELETE', '/admin/users'],
] as const;

describe.each(kindsOfThisRun)('the office on %s', (kind) => {
  let school: School;
  let office: TestUser;
  let asha: TestUser;
  beforeAll(async () => {
    school = await openSchool(kind, { CORS_ORIGINS: 'https://pages.school.test' });
    office = await admin(school);
    asha = await parent(school);
  });
  afterAll(() => school.close());

  const exists = async (id: string) =>
    (await school.context.db.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1;

  test.each([['GET', '/admin/get-users'], ...endpoints.map(([method, path]) => [method, `${path}/x`])])(
    '%s %s is for admins: 401 for a visitor, 403 for a parent',
    async (method = '', path = '') => {
      const visitor = await school.visitor().send(method, path);
      expect([visitor.status, visitor.body]).toEqual([401, { message: 'Please sign in first.' }]);
      const user = await asha.visitor.send(method, path);
      expect([user.status, user.body]).toEqual([403, { message: 'Only the school’s office may do this.' }]);
    },
  );

  test('lists all accounts in order of sign-up, each with its applications', async () => {
    const neha = await parent(school, undefined, 'नेहा');
    await neha.visitor.post('/user/enroll-user', application({ fullName: 'Anu' }));
    await neha.visitor.post('/user/enroll-user', application({ fullName: 'Bina' }));
    const reply = await office.visitor.get('/admin/get-users');
    expect(reply.status).toBe(200);
    expect(reply.body.message).toBe('Here are all users.');
    const { data } = reply.body as { data: { _id: string; createdAt: string }[] };
    expect(data.map(({ createdAt }) => createdAt)).toEqual(data.map(({ createdAt }) => createdAt).toSorted());
    expect(data.find(({ _id }) => _id === office.id)).toMatchObject({
      role: 'admin',
      enrollmentData: null,
      enrollments: [],
    });
    expect(data.find(({ _id }) => _id === neha.id)).toMatchObject({
      fullName: 'नेहा',
      userEmail: neha.email,
      role: 'user',
      enrollmentData: { fullName: 'Bina' },
      enrollments: [{ fullName: 'Bina' }, { fullName: 'Anu' }],
    });
    expect(reply.text).not.toMatch(/argon2|token|"password/i);
  });

  describe.each(endpoints)('%s %s/{id}', (method, path) => {
    const remove = (id: string, headers = {}, account = office) =>
      account.visitor.send(method, `${path}/${id}`, undefined, { headers });

    test('deletes the account with its sessions and applications and returns the remaining accounts', async () => {
      const family = await parent(school);
      await family.visitor.post('/user/enroll-user', application());
      const reply = await remove(family.id);
      expect(reply.status).toBe(200);
      expect(reply.body.message).toBe('The user is deleted.');
      const ids = reply.body.data.map(({ _id }: { _id: string }) => _id);
      expect(ids).toContain(asha.id);
      expect(ids).not.toContain(family.id);
      expect((await family.visitor.get('/user/me')).status).toBe(401);
      for (const table of ['sessions', 'accounts', 'applications'] as const) {
        const rows = await school.context.db
          .selectFrom(table)
          .select('id')
          .where('userId', '=', family.id)
          .execute();
        expect(rows).toEqual([]);
      }
    });

    test.each([
      { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' },
      { 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
      { origin: 'https://evil.test' },
      { origin: 'https://school.test' },
      { origin: 'http://school.test.evil.test' },
      { origin: 'null' },
    ])('is rejected with %j, and nothing is deleted', async (headers) => {
      const reply = await remove(asha.id, headers);
      expect(reply.status).toBe(403);
      expect(reply.body.message).toContain('did not come from the school’s own pages');
      expect(await exists(asha.id)).toBe(true);
    });

    test.each([
      { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin', origin: 'http://school.test' },
      { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-site', origin: 'https://pages.school.test' },
    ])('is accepted from the own pages: %j', async (headers) => {
      const family = await parent(school);
      expect((await remove(family.id, headers)).status).toBe(200);
      expect(await exists(family.id)).toBe(false);
    });

    test('a parent can delete nobody, not even with an existing id', async () => {
      expect((await remove(office.id, {}, asha)).status).toBe(403);
      expect(await exists(office.id)).toBe(true);
    });

    test('an admin cannot delete their own account', async () => {
      expect((await remove(office.id)).status).toBe(409);
      expect(await exists(office.id)).toBe(true);
    });

    test.each([
      'unknown',
      '00000000-0000-0000-0000-000000000000',
      '%20',
      '%00',
      'a%00b',
      "'%20or%201=1--",
      '%F0%9F%8E%A8',
      '%FF',
    ])('is 404 for the unknown user %s', async (id) => {
      expect((await remove(id)).status).toBe(404);
      expect(await exists(asha.id)).toBe(true);
    });

    test('of two concurrent deletions of one account one succeeds', async () => {
      const family = await parent(school);
      const replies = await Promise.all([remove(family.id), remove(family.id)]);
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    });
  });

  test('rejects a former admin at the next request', async () => {
    const former = await admin(school);
    await school.context.db.updateTable('users').set({ role: 'user' }).where('id', '=', former.id).execute();
    expect((await former.visitor.get('/admin/get-users')).status).toBe(403);
  });
});
