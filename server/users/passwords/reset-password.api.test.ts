import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestResetCode, expireCodes } from '#test/codes.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { parent, password, signUp } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

const newpassword = 'a-new-password';

describe.each(kindsOfThisRun)('resetting the password on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind);
  });
  afterAll(() => school.close());

  const verify = (email: string, otp: string, visitor = school.visitor()) =>
    visitor.post('/user/verify-otp', { email, otp });

  test('the mailed code sets a new password and ends every session', async () => {
    const { visitor: signedIn, email } = await parent(school);
    const visitor = school.visitor();
    const verified = await verify(email, await requestResetCode(school, email), visitor);
    expect(verified.status).toBe(200);
    expect(verified.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^reset-grant=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const reset = await visitor.post('/user/reset-password', { email: email.toUpperCase(), newpassword });
    expect(reset.status).toBe(200);
    expect(visitor.cookies.size).toBe(0);
    expect((await signedIn.get('/user/me')).status).toBe(401);
    expect((await visitor.post('/user/auth-user', { userEmail: email, password })).status).toBe(401);
    expect((await visitor.post('/user/auth-user', { userEmail: email, password: newpassword })).status).toBe(
      200,
    );
  });

  test.each(['r&d', 'asha%o!neil'])(
    'an account signs in and resets its password with the address %s@… of another domain',
    async (name) => {
      const address = `${name}@${randomUUID().slice(0, 8)}.xn--h2brj9c`;
      const { email, visitor: signedIn } = await parent(school, address);
      expect((await signedIn.get('/user/me')).body.user.userEmail).toBe(address);
      expect((await verify(email, '000000')).status).toBe(400);
      const visitor = school.visitor();
      expect((await verify(email, await requestResetCode(school, email), visitor)).status).toBe(200);
      expect((await visitor.post('/user/reset-password', { email, newpassword })).status).toBe(200);
      const signIn = (userPassword: string) =>
        visitor.post('/user/auth-user', { userEmail: email.toUpperCase(), password: userPassword });
      expect([(await signIn(password)).status, (await signIn(newpassword)).status]).toEqual([401, 200]);
      const codes = school.context.db.selectFrom('verifications').select('value').where('value', '=', email);
      expect(await codes.execute()).toEqual([]);
    },
  );

  test('the code may have the digits of another script', async () => {
    const email = await signUp(school);
    const code = await requestResetCode(school, email);
    const inHindi = code.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '');
    expect((await verify(email, `\u202A${inHindi}\u202C`)).status).toBe(200);
  });

  test('the grant works once', async () => {
    const email = await signUp(school);
    const visitor = school.visitor();
    await verify(email, await requestResetCode(school, email), visitor);
    const grant = visitor.cookies.get('reset-grant') ?? '';
    expect((await visitor.post('/user/reset-password', { email, newpassword })).status).toBe(200);
    visitor.cookies.set('reset-grant', grant);
    expect((await visitor.post('/user/reset-password', { email, newpassword: 'once-more' })).status).toBe(
      401,
    );
    expect((await visitor.post('/user/auth-user', { userEmail: email, password: newpassword })).status).toBe(
      200,
    );
  });

  test('only one of two concurrent resets with one grant succeeds', async () => {
    const email = await signUp(school);
    const visitor = school.visitor();
    await verify(email, await requestResetCode(school, email), visitor);
    const cookie = `reset-grant=${visitor.cookies.get('reset-grant')}`;
    const replies = await Promise.all(
      [1, 2].map(() => school.visitor().post('/user/reset-password', { email, newpassword }, { cookie })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  test('the grant is valid for its own email only, and another email does not use it up', async () => {
    const email = await signUp(school);
    const victim = await signUp(school);
    const visitor = school.visitor();
    await verify(email, await requestResetCode(school, email), visitor);
    expect((await visitor.post('/user/reset-password', { email: victim, newpassword })).status).toBe(401);
    expect((await visitor.post('/user/auth-user', { userEmail: victim, password })).status).toBe(200);
    expect((await visitor.post('/user/reset-password', { email, newpassword })).status).toBe(200);
  });

  test('nothing is reset without a grant', async () => {
    const email = await signUp(school);
    await requestResetCode(school, email);
    const reply = await school.visitor().post('/user/reset-password', { email, newpassword });
    expect([reply.status, reply.body]).toEqual([401, { message: expect.any(String) }]);
  });

  test('the grant expires', async () => {
    const email = await signUp(school);
    const visitor = school.visitor();
    await verify(email, await requestResetCode(school, email), visitor);
    await expireCodes(school, email);
    expect((await visitor.post('/user/reset-password', { email, newpassword })).status).toBe(401);
  });

  test('the old password is valid until the reset', async () => {
    const email = await signUp(school);
    await requestResetCode(school, email);
    expect((await school.visitor().post('/user/auth-user', { userEmail: email, password })).status).toBe(200);
  });
});
