import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestResetCode } from '#test/codes.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { newEmail } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

const short = 'eleven char';
const common = 'qwerty123456';
const good = 'a twelfth one';

describe.each(kindsOfThisRun)('the password rule for admins on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind);
  });
  afterAll(() => school.close());

  /** A parent's account that became an admin's. */
  async function promotedAdmin(password: string): Promise<string> {
    const userEmail = newEmail('office');
    await school.visitor().post('/user/add-user', { fullName: 'Kavita Rao', userEmail, password });
    const { db } = school.context;
    await db.updateTable('users').set({ role: 'admin' }).where('email', '=', userEmail).execute();
    return userEmail;
  }

  const signIn = (userEmail: string, password: string, visitor = school.visitor()) =>
    visitor.post('/user/auth-user', { userEmail, password });

  test.each([
    [short, /at least 12 characters.*Forgot your password/],
    [common, /most common ones.*Forgot your password/],
    ['Showcase-Art@Office', /anybody would try.*Forgot your password/],
  ])(
    'refuses an admin with %j, allowed for parents, and names the way to a new one',
    async (password, message) => {
      const email = await promotedAdmin(password);
      const visitor = school.visitor();
      const reply = await signIn(email, password, visitor);
      expect([reply.status, reply.body]).toEqual([403, { message: expect.stringMatching(message) }]);
      expect(reply.headers.getSetCookie()).toEqual([]);
      expect((await visitor.get('/user/me')).status).toBe(401);
      const { db } = school.context;
      const sessions = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.userId')
        .select('sessions.id')
        .where('email', '=', email)
        .execute();
      expect(sessions).toEqual([]);
    },
  );

  test('reports a too short password before it asks for the code of a second factor', async () => {
    const email = await promotedAdmin(short);
    const { db } = school.context;
    const isOn = kind === 'postgres' ? true : 1;
    await db.updateTable('users').set({ twoFactorEnabled: isOn }).where('email', '=', email).execute();
    const reply = await signIn(email, short);
    expect([reply.status, reply.body.fields, reply.headers.getSetCookie()]).toEqual([403, undefined, []]);
  });

  test('replies to a wrong password of an admin as to any other', async () => {
    const reply = await signIn(await promotedAdmin(short), 'wrong');
    expect([reply.status, reply.text]).toEqual([401, '{"message":"Email or password is not right."}']);
  });

  test('accepts both passwords for a parent', async () => {
    for (const password of [short, common]) {
      const userEmail = newEmail();
      await school.visitor().post('/user/add-user', { fullName: 'Asha', userEmail, password });
      expect((await signIn(userEmail, password)).status).toBe(200);
    }
  });

  test('rejects a weak new password with an error for its field, and the grant stays valid', async () => {
    const email = await promotedAdmin(short);
    const otp = await requestResetCode(school, email);
    const visitor = school.visitor();
    await visitor.post('/user/verify-otp', { email, otp });
    for (const newpassword of ['eleven char', common]) {
      const reply = await visitor.post('/user/reset-password', { email, newpassword });
      expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ['newpassword']]);
    }
    expect((await visitor.post('/user/reset-password', { email, newpassword: good })).status).toBe(200);
    expect((await signIn(email, good, visitor)).status).toBe(200);
    expect((await visitor.get('/admin/get-users')).status).toBe(200);
  });

  test('reveals admin accounts by this rule only to the grant holder', async () => {
    const replies = await Promise.all(
      [await promotedAdmin(good), newEmail()].map((email) =>
        school.visitor().post('/user/reset-password', { email, newpassword: 'short1' }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([401, 401]);
    expect(replies[0]?.text).toBe(replies[1]?.text);
  });
});
