import { argon2Sync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindsOfThisRun } from '#test/databases.ts';
import { newEmail, parent, password, signIn, signUp } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { widerNetwork } from '#server/http/address.ts';
import { inTurn } from '#server/users/passwords/hash-queue.ts';

/** Parses Set-Cookie headers into name, value and sorted attributes in lower case. */
function cookiesOf(headers: Headers) {
  return headers.getSetCookie().map((line) => {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const [name = '', value = ''] = pair.split('=');
    return { name, value, attributes: attributes.map((attribute) => attribute.toLowerCase()).toSorted() };
  });
}

const week = 'max-age=604800';

describe.each(kindsOfThisRun)('signing in on %s', (kind) => {
  let school: School;
  let secure: School;
  beforeAll(async () => {
    school = await openSchool(kind);
    secure = await openSchool(kind, { PUBLIC_URL: 'https://school.test' });
  });
  afterAll(() => Promise.all([school.close(), secure.close()]));

  test('replies with the account and no hash or token', async () => {
    const userEmail = await signUp(school);
    const visitor = school.visitor();
    const reply = await visitor.post('/user/auth-user', { userEmail, password, rememberMe: true });
    expect(reply.status).toBe(200);
    expect(reply.body.message).toBe('You are signed in.');
    expect(reply.body.foundUser).toEqual({
      _id: expect.any(String),
      fullName: 'Asha Verma',
      userEmail,
      role: 'user',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      enrollmentData: null,
      enrollments: [],
    });
    const { _id: userId } = reply.body.foundUser;
    const session = await school.context.db
      .selectFrom('sessions')
      .select('token')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    expect(reply.text).not.toContain(session.token);
    expect(reply.text).not.toContain('argon2');
  });

  test('ignores letter case and surrounding spaces of the email', async () => {
    const email = await signUp(school);
    const reply = await school
      .visitor()
      .post('/user/auth-user', { userEmail: ` ${email.toUpperCase()} `, password });
    expect(reply.status).toBe(200);
    expect(reply.body.foundUser.userEmail).toBe(email);
  });

  test('replies the same to an unknown email and a wrong password', async () => {
    const userEmail = await signUp(school);
    const wrong = await school.visitor().post('/user/auth-user', { userEmail, password: 'not this one' });
    const unknown = await school.visitor().post('/user/auth-user', { userEmail: newEmail(), password });
    expect([wrong.status, wrong.text]).toEqual([401, '{"message":"Email or password is not right."}']);
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
    expect(unknown.headers.getSetCookie()).toEqual(wrong.headers.getSetCookie());
  });

  test.each([
    [{ userEmail: undefined }, 'userEmail'],
    [{ userEmail: 'nobody' }, 'userEmail'],
    [{ userEmail: {} }, 'userEmail'],
    [{ password: undefined }, 'password'],
    [{ password: '' }, 'password'],
    [{ password: 1 }, 'password'],
    [{ password: 'p'.repeat(129) }, 'password'],
    [{ rememberMe: 'yes' }, 'rememberMe'],
  ])('rejects %j with an error for its field', async (change, field) => {
    const reply = await school
      .visitor()
      .post('/user/auth-user', { userEmail: newEmail(), password, ...change });
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.fields)).toEqual([field]);
  });

  test('sets an HttpOnly session cookie for seven days with rememberMe', async () => {
    const userEmail = await signUp(school);
    const reply = await school.visitor().post('/user/auth-user', { userEmail, password, rememberMe: true });
    const cookies = cookiesOf(reply.headers);
    expect(cookies.map(({ name }) => name).toSorted()).toEqual([
      'known-device',
      'school.session_token',
      'signed-in',
    ]);
    expect(cookies.find(({ name }) => name === 'school.session_token')?.attributes).toEqual([
      'httponly',
      week,
      'path=/',
      'samesite=lax',
    ]);
    expect(cookies.find(({ name }) => name === 'signed-in')).toEqual({
      name: 'signed-in',
      value: '1',
      attributes: [week, 'path=/', 'samesite=lax'],
    });
  });

  test('sets a session cookie that ends with the browser without rememberMe', async () => {
    const userEmail = await signUp(school);
    const visitor = school.visitor();
    const reply = await visitor.post('/user/auth-user', { userEmail, password, rememberMe: false });
    const ofTheSession = cookiesOf(reply.headers).filter(({ name }) => name !== 'known-device');
    expect(ofTheSession).toHaveLength(3);
    for (const { attributes } of ofTheSession) {
      expect(attributes.filter((attribute) => /^(?:max-age|expires)/.test(attribute))).toEqual([]);
    }
    const me = await visitor.get('/user/me');
    expect(me.status).toBe(200);
    for (const { attributes } of cookiesOf(me.headers)) {
      expect(attributes.filter((attribute) => /^(?:max-age|expires)/.test(attribute))).toEqual([]);
    }
  });

  test('sets only Secure __Host- cookies over https', async () => {
    const userEmail = await signUp(secure);
    const visitor = secure.visitor();
    const cookies = cookiesOf(
      (await visitor.post('/user/auth-user', { userEmail, password, rememberMe: true })).headers,
    );
    expect(cookies.map(({ name }) => name).toSorted()).toEqual([
      '__Host-known-device',
      '__Host-school.session_token',
      '__Host-signed-in',
    ]);
    for (const { attributes } of cookies) {
      expect(attributes).toContain('secure');
      expect(attributes).toContain('path=/');
      expect(attributes.filter((attribute) => attribute.startsWith('domain'))).toEqual([]);
    }
    expect((await visitor.get('/user/me')).status).toBe(200);
    const { visitor: leaving } = await parent(secure);
    const erased = await leaving.send('DELETE', '/user/me', { password });
    expect(cookiesOf(erased.headers)).toEqual([
      {
        name: '__Host-signed-in',
        value: '',
        attributes: ['max-age=0', 'path=/', 'samesite=lax', 'secure'],
      },
    ]);
    expect((await visitor.post('/user/log-out', undefined)).status).toBe(200);
    expect([...visitor.cookies.keys()]).toEqual(['__Host-known-device']);
  });

  test('replaces an outdated hash at the next sign-in with the right password', async () => {
    const { email, id } = await parent(school);
    const weak = argon2Sync('argon2id', {
      message: password,
      nonce: Buffer.from('sixteen bytes...'),
      tagLength: 32,
      memory: 8192,
      passes: 1,
      parallelism: 1,
    });
    const encoded = [Buffer.from('sixteen bytes...'), weak].map((bytes) =>
      bytes.toString('base64').replaceAll('=', ''),
    );
    const weakHash = `$argon2id$v=19$m=8192,t=1,p=1$${encoded.join('$')}`;
    const accounts = school.context.db;
    await accounts.updateTable('accounts').set({ password: weakHash }).where('userId', '=', id).execute();
    const hash = async () =>
      (await accounts.selectFrom('accounts').select('password').where('userId', '=', id).execute())[0]
        ?.password;
    const enter = (givenPassword: string) =>
      school.visitor().post('/user/auth-user', { userEmail: email, password: givenPassword });
    expect((await enter('not this one')).status).toBe(401);
    expect(await hash()).toBe(weakHash);
    expect((await enter(password)).status).toBe(200);
    expect(await hash()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const renewed = await hash();
    expect((await enter(password)).status).toBe(200);
    expect(await hash()).toBe(renewed);
    // Also when the account has a second factor.
    await accounts.updateTable('accounts').set({ password: weakHash }).where('userId', '=', id).execute();
    const isOn = kind === 'postgres' ? true : 1;
    await accounts.updateTable('users').set({ twoFactorEnabled: isOn }).where('id', '=', id).execute();
    expect((await enter(password)).body.fields).toHaveProperty('code');
    expect(await hash()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('prolongs a session in use, with both cookies', async () => {
    const { visitor, id } = await parent(school);
    const day = 24 * 60 * 60 * 1000;
    const inFiveDays = new Date(Date.now() + 5 * day);
    await school.context.db
      .updateTable('sessions')
      .set({ expiresAt: inFiveDays, updatedAt: new Date(Date.now() - 2 * day) })
      .where('userId', '=', id)
      .execute();
    const reply = await visitor.get('/user/me');
    expect(
      cookiesOf(reply.headers)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['school.session_token', 'signed-in']);
    const { expiresAt } = await school.context.db
      .selectFrom('sessions')
      .select('expiresAt')
      .where('userId', '=', id)
      .executeTakeFirstOrThrow();
    expect(new Date(expiresAt).getTime()).toBeGreaterThan(inFiveDays.getTime());
  });

  test('rejects an expired session with 401', async () => {
    const { visitor, id } = await parent(school);
    await school.context.db
      .updateTable('sessions')
      .set({ expiresAt: new Date(0) })
      .where('userId', '=', id)
      .execute();
    const reply = await visitor.get('/user/me');
    expect([reply.status, reply.headers.getSetCookie()]).toEqual([401, []]);
  });

  test('rejects a manipulated session cookie with 401', async () => {
    const { visitor } = await parent(school);
    const token = visitor.cookies.get('school.session_token') ?? '';
    visitor.cookies.set(
      'school.session_token',
      token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')).replace(/^./, 'x'),
    );
    expect((await visitor.get('/user/me')).status).toBe(401);
  });

  test('signing out ends only this session and removes its cookies', async () => {
    const one = await parent(school);
    const other = await signIn(school, one.email);
    const stolen = new Map(one.visitor.cookies);
    const reply = await one.visitor.post('/user/log-out', undefined);
    expect([reply.status, reply.body]).toEqual([200, { message: 'You are signed out.' }]);
    // The remaining cookie marks a known browser and signs nobody in (server/http/limits.ts).
    expect([...one.visitor.cookies.keys()]).toEqual(['known-device']);
    for (const [name, value] of stolen) one.visitor.cookies.set(name, value);
    expect((await one.visitor.get('/user/me')).status).toBe(401);
    expect((await other.visitor.get('/user/me')).status).toBe(200);
  });

  test('rejects a sign-in with 503 while the hash queue is full, and accepts it afterwards', async () => {
    const userEmail = await signUp(school);
    const signInNow = () => school.visitor().post('/user/auth-user', { userEmail, password });
    let letGo = () => {};
    const gone = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const requester = { network: widerNetwork('127.0.0.1'), isKnown: false };
    const crowd = Array.from({ length: 102 }, () => inTurn(() => gone, requester));
    try {
      const rejected = await signInNow();
      expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '20']);
      expect(rejected.body.message).toContain('Please try again in a minute');
    } finally {
      letGo();
    }
    await Promise.all(crowd);
    expect((await signInNow()).status).toBe(200);
  });

  test('signing out without a session succeeds', async () => {
    expect((await school.visitor().post('/user/log-out', undefined)).status).toBe(200);
  });
});
