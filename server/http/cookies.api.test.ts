import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeAt } from '#test/authenticator.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { admin, parent, password, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

const sessionName = 'school.session_token';

describe.each(kindsOfThisRun)('cookies on %s', (kind) => {
  let school: School;
  let asha: TestUser;
  let bina: TestUser;
  beforeAll(async () => {
    school = await openSchool(kind);
    asha = await parent(school);
    bina = await parent(school);
  });
  afterAll(() => school.close());

  const tokenOf = ({ visitor }: TestUser) => visitor.cookies.get(sessionName) ?? '';
  const me = (cookie: string) => school.visitor().get('/user/me', { cookie });

  const shapes: [string, (a: string, b: string) => string][] = [
    ['twice', (a, b) => `${sessionName}=${a}; ${sessionName}=${b}`],
    ['twice the same', (a) => `${sessionName}=${a}; ${sessionName}=${a}`],
    ['once in quotes', (a, b) => `${sessionName}="${a}"; ${sessionName}=${b}`],
    ['in quotes', (a) => `${sessionName}="${a}"`],
    ['with a space behind the name', (a, b) => `${sessionName} =${a}; ${sessionName}=${b}`],
    ['with a space behind the name alone', (a) => `${sessionName} =${a}`],
    ['with a tab before the name', (a, b) => `a=1;\t${sessionName}=${a}; ${sessionName}=${b}`],
    ['with a non-breaking space before the name', (a) => `a=1;\u00A0${sessionName}=${a}`],
    ['with half a percent sign', (a) => `${sessionName}=${a}%E0%A4%A`],
    ['with an encoded control character', () => `${sessionName}=%00.abc`],
    ['without a value beside one with', (a) => `${sessionName}; ${sessionName}=${a}`],
    ['with a space in the value', (a) => `${sessionName}=${a} x; a=1`],
  ];

  test.each(shapes)('a session cookie %s is rejected by every endpoint that reads one', async (_, shape) => {
    const cookie = shape(tokenOf(asha), tokenOf(bina));
    const reply = await me(cookie);
    expect([reply.status, reply.body]).toEqual([400, { message: expect.stringContaining('cookies') }]);
    expect(reply.headers.getSetCookie()).toEqual([]);
    const logOut = await school.visitor().send('POST', '/user/log-out', undefined, { headers: { cookie } });
    expect(logOut.status).toBe(400);
  });

  test('rejects the cookie of an unfinished sign-in when it contains U+0000', async () => {
    const headers = { cookie: 'school.two_factor=%00.abc' };
    const reply = await school.visitor().post('/user/second-factor', { code: '123456' }, headers);
    expect(reply.status).toBe(400);
  });

  test.each([
    ['an unknown one twice', 'a=1; a=2'],
    ['an unknown one in quotes', 'theme="dark"'],
    ['an unknown one with a broken value', '_ga=%E0%A4%A'],
    ['one of a similar name', `x${sessionName}=1; ${sessionName}x=2; ${sessionName.toUpperCase()}=3`],
  ])('%s make no difference', async (_, others) => {
    for (const cookie of [
      `${others}; ${sessionName}=${tokenOf(asha)}`,
      `${sessionName}=${tokenOf(asha)};${others}`,
    ]) {
      const reply = await me(cookie);
      expect([reply.status, reply.body.user?._id]).toEqual([200, asha.id]);
    }
  });

  test('a code is checked, counted and logged for the account whose password was given', async () => {
    const owner = await admin(school);
    const { secret } = (await owner.visitor.post('/admin/second-factor/start', { password })).body;
    const code = codeAt(secret, Date.now());
    await owner.visitor.post('/admin/second-factor/confirm', { code });
    const pendingVisitor = school.visitor();
    await pendingVisitor.post('/user/auth-user', { userEmail: owner.email, password });
    const pendingCookie = pendingVisitor.cookies.get('school.two_factor') ?? '';
    for (const cookie of [
      `school.two_factor="${pendingCookie}"; school.two_factor=${pendingCookie}`,
      `school.two_factor =${pendingCookie}; school.two_factor=${pendingCookie}`,
    ]) {
      const reply = await school.visitor().post('/user/second-factor', { code: '000000' }, { cookie });
      expect(reply.status).toBe(400);
    }
    const other = await admin(school);
    const cookie = `school.two_factor=${pendingCookie}; ${sessionName}=${tokenOf(other)}`;
    const reply = await school.visitor().post('/user/second-factor', { code: '000000' }, { cookie });
    expect(reply.status).toBe(401);
    const failed = await school.context.db
      .selectFrom('auditLog')
      .select(['actor', 'subject'])
      .where('action', '=', 'second-factor-failed')
      .execute();
    expect(failed).toEqual([{ actor: owner.id, subject: owner.id }]);
  });
});
