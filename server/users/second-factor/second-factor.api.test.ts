import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { codeAt } from '#test/authenticator.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { admin, parent, password, signIn, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import type { Visitor } from '#test/visitor.ts';
import { createApp } from '#server/api/app.ts';
import { openAuth } from '#server/context.ts';
import { reEncryptSecrets } from './re-encrypt-secrets.ts';

const halfMinute = 30_000;

/** Moves the server's clock forward. */
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

/** An admin with a second factor. */
interface ProtectedAdmin extends TestUser {
  secret: string;
  recoveryCodes: string[];
  /** Moves the clock to the next half minute and returns its code: each code is valid once. */
  nextCode(): string;
}

const sessionCookie = 'school.session_token';
const wrong = 'That code is not right, or was used before. Please wait for the next one.';

describe.each(kindsOfThisRun)('a second factor on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    school = await openSchool(kind);
  });
  afterAll(async () => {
    await school.close();
    vi.useRealTimers();
  });

  const appOf = (secret: string) => () => {
    pass(halfMinute);
    return codeAt(secret, Date.now());
  };

  async function start({ visitor }: TestUser): Promise<string> {
    return (await visitor.post('/admin/second-factor/start', { password })).body.secret;
  }

  async function protectedAdmin(account?: TestUser): Promise<ProtectedAdmin> {
    const owner = account ?? (await admin(school));
    const secret = await start(owner);
    const nextCode = appOf(secret);
    const reply = await owner.visitor.post('/admin/second-factor/confirm', { code: nextCode() });
    if (reply.status !== 200) throw new Error(`confirm replied ${reply.status} ${reply.text}`);
    return { ...owner, secret, recoveryCodes: reply.body.recoveryCodes, nextCode };
  }

  const sendPassword = (visitor: Visitor, email: string, rememberMe = true) =>
    visitor.post('/user/auth-user', { userEmail: email, password, rememberMe });
  const sendCode = (visitor: Visitor, code: string) => visitor.post('/user/second-factor', { code });
  async function pendingSignIn({ email }: TestUser): Promise<Visitor> {
    const visitor = school.visitor();
    await sendPassword(visitor, email);
    return visitor;
  }
  const isSignedIn = async (visitor: Visitor) => (await visitor.get('/user/me')).status === 200;
  const actionsOf = async ({ id }: TestUser) =>
    (
      await school.context.db
        .selectFrom('auditLog')
        .select('action')
        .where('actor', '=', id)
        .orderBy('createdAt')
        .execute()
    ).map(({ action }) => action);

  describe('setting it up', () => {
    test('expires half an hour after the password was given, so that an unattended session cannot finish it', async () => {
      const owner = await admin(school);
      pass(45 * 60_000);
      const secret = await start(owner);
      pass(31 * 60_000);
      const confirm = (code: string) => owner.visitor.post('/admin/second-factor/confirm', { code });
      const refused = await confirm(codeAt(secret, Date.now()));
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([403, ['password']]);
      const { id } = await parent(school);
      expect((await owner.visitor.send('DELETE', `/admin/users/${id}`)).status).toBe(403);
      expect((await owner.visitor.get('/admin/second-factor')).body.isSet).toBe(false);
      await owner.visitor.post('/user/confirm-password', { password });
      expect((await confirm(codeAt(secret, Date.now()))).status).toBe(200);
    });

    test('works in a session that started 45 minutes ago', async () => {
      const owner = await admin(school);
      pass(45 * 60_000);
      await protectedAdmin(owner);
    });

    test('shows a secret for the app, and ten recovery codes after the first code', async () => {
      const owner = await admin(school);
      const started = await owner.visitor.post('/admin/second-factor/start', { password });
      expect(started.status).toBe(200);
      const uri = new URL(started.body.uri);
      expect(uri.protocol).toBe('otpauth:');
      expect(uri.searchParams.get('issuer')).toBe(school.context.sender.schoolName);
      // Apps do not read + as a space.
      expect(started.body.uri).not.toContain('+');
      expect(decodeURIComponent(uri.pathname)).toContain(owner.email);
      expect(uri.searchParams.get('secret')).toBe(started.body.secret);
      expect(started.body.secret).toMatch(/^[A-Z2-7]{32,}$/);
      expect((await owner.visitor.get('/admin/second-factor')).body.isSet).toBe(false);
      const code = codeAt(started.body.secret, Date.now());
      const reply = await owner.visitor.post('/admin/second-factor/confirm', { code });
      expect(reply.status).toBe(200);
      expect(reply.body.recoveryCodes).toHaveLength(10);
      expect(new Set(reply.body.recoveryCodes).size).toBe(10);
      for (const each of reply.body.recoveryCodes) expect(each).toMatch(/^\d{4} \d{4} \d{4} \d{4}$/);
      const { body } = await owner.visitor.get('/admin/second-factor');
      expect(body).toEqual({ isSet: true, recoveryCodesLeft: 10, signedInAt: expect.any(String) });
    });

    test('requires the password', async () => {
      const owner = await admin(school);
      const reply = await owner.visitor.post('/admin/second-factor/start', { password: 'not this one' });
      expect([reply.status, reply.body.fields]).toEqual([403, { password: 'That is not your password.' }]);
      expect(reply.text).not.toContain('secret');
    });

    test('changes nothing before the first right code', async () => {
      const owner = await admin(school);
      const secret = await start(owner);
      const code = codeAt(secret, Date.now() + 10 * halfMinute);
      const reply = await owner.visitor.post('/admin/second-factor/confirm', { code });
      expect([reply.status, reply.body.fields]).toEqual([403, { code: wrong }]);
      expect((await owner.visitor.get('/admin/second-factor')).body.isSet).toBe(false);
      expect((await sendPassword(school.visitor(), owner.email)).status).toBe(200);
    });

    test('can be started again, which voids the first secret', async () => {
      const owner = await admin(school);
      const first = await start(owner);
      const second = await start(owner);
      const confirm = (secret: string) =>
        owner.visitor.post('/admin/second-factor/confirm', { code: codeAt(secret, Date.now()) });
      expect((await confirm(first)).status).toBe(403);
      expect((await confirm(second)).status).toBe(200);
    });

    test('ends the account’s other sessions and gives this one a new token', async () => {
      const owner = await admin(school);
      const other = await signIn(school, owner.email);
      const before = owner.visitor.cookies.get(sessionCookie);
      await protectedAdmin(owner);
      expect(await isSignedIn(other.visitor)).toBe(false);
      expect(await isSignedIn(owner.visitor)).toBe(true);
      expect(owner.visitor.cookies.get(sessionCookie)).not.toBe(before);
      owner.visitor.cookies.set(sessionCookie, before ?? '');
      expect(await isSignedIn(owner.visitor)).toBe(false);
    });

    test('is refused when there is a second factor already', async () => {
      const { visitor } = await protectedAdmin();
      for (const [path, body] of [
        ['start', { password }],
        ['confirm', { code: '000000' }],
      ] as const) {
        expect((await visitor.post(`/admin/second-factor/${path}`, body)).status).toBe(409);
      }
    });

    test('stores the secret encrypted and the recovery codes hashed', async () => {
      const { id, secret, recoveryCodes } = await protectedAdmin();
      const row = await school.context.db
        .selectFrom('twoFactors')
        .selectAll()
        .where('userId', '=', id)
        .executeTakeFirstOrThrow();
      const hashes = JSON.parse(row.backupCodes) as string[];
      expect(hashes).toHaveLength(10);
      for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      const stored = JSON.stringify(row);
      expect(stored).not.toContain(secret);
      for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll(' ', ''));
    });
  });

  describe('signing in', () => {
    let owner: ProtectedAdmin;
    beforeEach(async () => {
      owner ??= await protectedAdmin();
    });

    test('rejects the right password alone with an error that names the code', async () => {
      const visitor = school.visitor();
      const reply = await sendPassword(visitor, owner.email);
      const message = 'Please enter the code from your authenticator app as well.';
      expect([reply.status, reply.body]).toEqual([401, { message, fields: { code: message } }]);
      expect(visitor.cookies.has(sessionCookie)).toBe(false);
      expect(visitor.cookies.has('signed-in')).toBe(false);
      expect(visitor.cookies.has('known-device')).toBe(false);
      const pendingCookie = reply.headers.getSetCookie().find((line) => line.includes('two_factor='));
      expect(pendingCookie).toMatch(/; HttpOnly/i);
      expect(pendingCookie).toMatch(/Max-Age=300\b/i);
      expect(await isSignedIn(visitor)).toBe(false);
      const sessions = await school.context.db
        .selectFrom('sessions')
        .select('id')
        .where('userId', '=', owner.id)
        .execute();
      expect(sessions).toHaveLength(1);
    });

    test('replies to a wrong password as for any account', async () => {
      const answers = await Promise.all(
        [owner.email, 'nobody@family.test'].map((userEmail) =>
          school.visitor().post('/user/auth-user', { userEmail, password: 'not this one' }),
        ),
      );
      expect(answers[0]?.text).toBe(answers[1]?.text);
    });

    test('the code starts a session for a week', async () => {
      const visitor = await pendingSignIn(owner);
      const reply = await sendCode(visitor, owner.nextCode());
      expect(reply.status).toBe(200);
      expect(reply.body).toMatchObject({
        message: 'You are signed in.',
        foundUser: { _id: owner.id, userEmail: owner.email, role: 'admin' },
      });
      expect(await isSignedIn(visitor)).toBe(true);
      const cookies = reply.headers.getSetCookie();
      expect(cookies.find((line) => line.startsWith(sessionCookie))).toMatch(/Max-Age=604800/i);
      expect([...visitor.cookies.keys()].toSorted()).toEqual(['known-device', sessionCookie, 'signed-in']);
    });

    test('a completed sign-in cannot be completed again', async () => {
      const visitor = await pendingSignIn(owner);
      const pendingCookies = new Map(visitor.cookies);
      expect((await sendCode(visitor, owner.nextCode())).status).toBe(200);
      const secondAttempt = school.visitor();
      for (const [name, value] of pendingCookies) secondAttempt.cookies.set(name, value);
      expect((await sendCode(secondAttempt, owner.nextCode())).status).toBe(401);
      expect(await isSignedIn(secondAttempt)).toBe(false);
    });

    test('the session ends with the browser without rememberMe', async () => {
      const visitor = school.visitor();
      await sendPassword(visitor, owner.email, false);
      const reply = await sendCode(visitor, owner.nextCode());
      expect(reply.status).toBe(200);
      const cookie = reply.headers.getSetCookie().find((line) => line.startsWith(sessionCookie));
      expect(cookie).not.toMatch(/Max-Age|Expires/i);
    });

    test('accepts codes with spaces and of the half minutes before and after, and no others', async () => {
      const app = (steps: number) => codeAt(owner.secret, Date.now() + steps * halfMinute);
      pass(10 * halfMinute);
      expect((await sendCode(await pendingSignIn(owner), app(-2))).status).toBe(401);
      expect((await sendCode(await pendingSignIn(owner), app(2))).status).toBe(401);
      const spaced = app(-1).replace(/^(...)/, '$1 ');
      expect((await sendCode(await pendingSignIn(owner), spaced)).status).toBe(200);
      expect((await sendCode(await pendingSignIn(owner), app(1))).status).toBe(200);
      pass(10 * halfMinute);
    });

    test('a code is valid once, also for two concurrent requests', async () => {
      const code = owner.nextCode();
      const both = [await pendingSignIn(owner), await pendingSignIn(owner)];
      const replies = await Promise.all(both.map((visitor) => sendCode(visitor, code)));
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401]);
      const later = await sendCode(await pendingSignIn(owner), code);
      expect([later.status, later.body]).toEqual([401, { message: wrong, fields: { code: wrong } }]);
    });

    test('rejects a code without a right password before it', async () => {
      const visitor = school.visitor();
      await visitor.post('/user/auth-user', { userEmail: owner.email, password: 'not this one' });
      const reply = await sendCode(visitor, owner.nextCode());
      expect([reply.status, reply.body]).toEqual([
        401,
        { message: 'Please sign in with your password first.' },
      ]);
    });

    test('rejects another account’s code', async () => {
      const other = await protectedAdmin();
      const visitor = await pendingSignIn(owner);
      expect((await sendCode(visitor, other.nextCode())).status).toBe(401);
      expect(await isSignedIn(visitor)).toBe(false);
    });

    test('replaces the session of another account in the same browser', async () => {
      const asha = await parent(school);
      const before = new Map(asha.visitor.cookies);
      await sendPassword(asha.visitor, owner.email);
      asha.visitor.cookies.set(sessionCookie, before.get(sessionCookie) ?? '');
      expect((await sendCode(asha.visitor, owner.nextCode())).status).toBe(200);
      expect((await asha.visitor.get('/user/me')).body.user.userEmail).toBe(owner.email);
      asha.visitor.cookies.set(sessionCookie, before.get(sessionCookie) ?? '');
      expect(await isSignedIn(asha.visitor)).toBe(false);
    });

    test('rejects a code after five minutes', async () => {
      const visitor = await pendingSignIn(owner);
      pass(5 * 60_000);
      expect((await sendCode(visitor, owner.nextCode())).body).toEqual({
        message: 'Please sign in with your password first.',
      });
    });

    test('asks for the password again after five wrong codes', async () => {
      const visitor = await pendingSignIn(owner);
      for (let i = 0; i < 5; i += 1) expect((await sendCode(visitor, '000000')).status).toBe(401);
      expect((await sendCode(visitor, owner.nextCode())).status).toBe(401);
      expect((await sendCode(visitor, owner.nextCode())).body.fields).toBeUndefined();
      expect((await sendCode(await pendingSignIn(owner), owner.nextCode())).status).toBe(200);
    });

    test('takes a code in the digits of another script', async () => {
      const inHindi = owner.nextCode().replaceAll(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '');
      expect((await sendCode(await pendingSignIn(owner), inHindi)).status).toBe(200);
    });

    test.each(['', '12345', '1234567', 'abcdef', '12345678901234567', '１２３４５', '½½½½½½', 5, null])(
      'rejects %j with an error for its field',
      async (code) => {
        const reply = await (await pendingSignIn(owner)).post('/user/second-factor', { code });
        expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ['code']]);
      },
    );

    test('accepts a recovery code once, with or without spaces', async () => {
      const { recoveryCodes, visitor } = owner;
      const [first = '', second = ''] = recoveryCodes;
      expect((await sendCode(await pendingSignIn(owner), first)).status).toBe(200);
      expect((await sendCode(await pendingSignIn(owner), first)).status).toBe(401);
      expect((await sendCode(await pendingSignIn(owner), second.replaceAll(' ', ''))).status).toBe(200);
      expect((await sendCode(await pendingSignIn(owner), '0000 0000 0000 0000')).status).toBe(401);
      expect((await visitor.get('/admin/second-factor')).body.recoveryCodesLeft).toBe(8);
    });

    test('accepts exactly one of two concurrent requests with one recovery code', async () => {
      const code = owner.recoveryCodes[3] ?? '';
      const both = [await pendingSignIn(owner), await pendingSignIn(owner)];
      const replies = await Promise.all(both.map((visitor) => sendCode(visitor, code)));
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    });

    test('a password reset keeps the second factor and ends pending sign-ins', async () => {
      const account = await protectedAdmin();
      const { email } = account;
      const newThief = await pendingSignIn(account);
      const visitor = school.visitor();
      await visitor.post('/user/forget-password', { email });
      const otp = /\d{6}/.exec((await school.mail(email, /\d{6}/)).subject)?.[0];
      await visitor.post('/user/verify-otp', { email, otp });
      const newpassword = 'seven white horses';
      expect((await visitor.post('/user/reset-password', { email, newpassword })).status).toBe(200);
      const reply = await visitor.post('/user/auth-user', { userEmail: email, password: newpassword });
      expect([reply.status, Object.keys(reply.body.fields)]).toEqual([401, ['code']]);
      expect((await sendCode(newThief, account.nextCode())).body.fields).toBeUndefined();
    });
  });

  describe('changing it requires both factors', () => {
    test.each(['turn-off', 'recovery-codes'])('%s rejects either factor alone', async (path) => {
      const { visitor, nextCode } = await protectedAdmin();
      const send = (body: object) => visitor.post(`/admin/second-factor/${path}`, body);
      const replies = [
        await send({ password: 'not this one', code: nextCode() }),
        await send({ password, code: '000000' }),
        await send({ password }),
        await send({ code: nextCode() }),
      ];
      expect(replies.map(({ status, body }) => [status, Object.keys(body.fields)])).toEqual([
        [403, ['password']],
        [403, ['code']],
        [400, ['code']],
        [400, ['password']],
      ]);
      const { body } = await visitor.get('/admin/second-factor');
      expect(body).toMatchObject({ isSet: true, recoveryCodesLeft: 10 });
    });

    test('new recovery codes void the old ones', async () => {
      const owner = await protectedAdmin();
      const body = { password, code: owner.nextCode() };
      const reply = await owner.visitor.post('/admin/second-factor/recovery-codes', body);
      expect(reply.status).toBe(200);
      const [old = ''] = owner.recoveryCodes;
      expect((await sendCode(await pendingSignIn(owner), old)).status).toBe(401);
      expect((await sendCode(await pendingSignIn(owner), reply.body.recoveryCodes[0])).status).toBe(200);
    });

    test('turning it off makes the password alone sufficient and ends other sessions', async () => {
      const owner = await protectedAdmin();
      const otherBrowser = await pendingSignIn(owner);
      await sendCode(otherBrowser, owner.nextCode());
      const body = { password, code: owner.recoveryCodes[0] };
      expect((await owner.visitor.post('/admin/second-factor/turn-off', body)).status).toBe(200);
      expect([await isSignedIn(owner.visitor), await isSignedIn(otherBrowser)]).toEqual([true, false]);
      expect((await sendPassword(school.visitor(), owner.email)).status).toBe(200);
      expect((await owner.visitor.get('/admin/second-factor')).body.isSet).toBe(false);
    });

    test.each(['turn-off', 'recovery-codes'])('%s is refused when none is set up', async (path) => {
      const { visitor } = await admin(school);
      const reply = await visitor.post(`/admin/second-factor/${path}`, { password, code: '000000' });
      expect(reply.status).toBe(409);
    });
  });

  test('every action is in the audit log', async () => {
    const owner = await protectedAdmin();
    const { visitor, nextCode, recoveryCodes } = owner;
    pass(1000);
    await sendCode(await pendingSignIn(owner), '000000');
    pass(1000);
    await sendCode(await pendingSignIn(owner), recoveryCodes[0] ?? '');
    pass(1000);
    await visitor.post('/admin/second-factor/recovery-codes', { password, code: nextCode() });
    await visitor.post('/admin/second-factor/turn-off', { password: 'not this one', code: nextCode() });
    await visitor.post('/admin/second-factor/turn-off', { password, code: nextCode() });
    const actions = await actionsOf(owner);
    expect(actions.filter((action) => action === 'signed-in')).toHaveLength(2);
    expect(actions.filter((action) => action !== 'signed-in')).toEqual([
      'second-factor-set-up',
      'second-factor-failed',
      'recovery-code-used',
      'recovery-codes-renewed',
      'password-refused',
      'second-factor-turned-off',
    ]);
  });

  describe('when AUTH_SECRET changes', () => {
    const currentSecret = 'the secret that came after the first one';

    /** The same school with another secret. */
    function contextWith(earlierSecrets: string[]) {
      const { db } = school.context;
      const settings = { ...school.context.settings, earlierSecrets };
      const auth = openAuth(db, settings, currentSecret);
      return { ...school.context, settings, secret: currentSecret, auth };
    }

    /** Signs in to that school with password and code. */
    async function signIn(context: ReturnType<typeof contextWith>, { email }: TestUser, code: string) {
      const app = createApp(context);
      const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
      const post = (path: string, body: object, cookie = '') =>
        app.request(
          path,
          {
            method: 'POST',
            headers: { 'content-type': 'application/json', cookie },
            body: JSON.stringify(body),
          },
          env,
        );
      const first = await post('/user/auth-user', { userEmail: email, password });
      const cookie = first.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ');
      return (await post('/user/second-factor', { code }, cookie)).status;
    }

    test('the earlier one decrypts second factors, and upkeep encrypts them with the current one', async () => {
      const owner = await protectedAdmin();
      const before = contextWith([school.context.secret]);
      expect(await signIn(before, owner, owner.nextCode())).toBe(200);
      await reEncryptSecrets(before);
      expect(await signIn(contextWith([]), owner, owner.nextCode())).toBe(200);
    });

    test('recovery codes work when it is lost, and the log names the way out', async () => {
      const owner = await protectedAdmin();
      const lostSecret = contextWith([]);
      await reEncryptSecrets(lostSecret);
      expect(school.log.join('')).toContain('reset-second-factor');
      expect(await signIn(lostSecret, owner, owner.recoveryCodes[0] ?? '')).toBe(200);
    });
  });
});

describe.each(kindsOfThisRun)('guessing codes of second factors on %s', (kind) => {
  let school: School;
  let owner: TestUser;
  let nextCode: () => string;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    school = await openSchool(kind, { RATE_LIMITS: 'on', TRUST_PROXY: '1' });
    owner = await admin(school);
    const { secret } = (await owner.visitor.post('/admin/second-factor/start', { password })).body;
    nextCode = () => {
      pass(halfMinute);
      return codeAt(secret, Date.now());
    };
    await owner.visitor.post('/admin/second-factor/confirm', { code: nextCode() });
  });
  afterAll(async () => {
    await school.close();
    vi.useRealTimers();
  });

  let networks = 0;
  /** A new thief who knows the password, on another network. */
  async function newThief(): Promise<Visitor> {
    networks += 1;
    const visitor = school.visitor({ 'x-forwarded-for': `10.0.${networks >> 8}.${networks & 255}` });
    await visitor.post('/user/auth-user', { userEmail: owner.email, password });
    return visitor;
  }

  test('waits longer and longer from any network, while the owner’s browser signs in', async () => {
    const waits: number[] = [];
    for (let tries = 0; tries < 60; tries += 1) {
      const reply = await (await newThief()).post('/user/second-factor', { code: '000000' });
      if (reply.status === 401) continue;
      expect(reply.status).toBe(429);
      const wait = Number(reply.headers.get('retry-after'));
      waits.push(wait);
      pass(wait * 1000);
    }
    expect(waits[0]).toBeLessThanOrEqual(30);
    for (const wait of waits.slice(-5)) expect(wait).toBeGreaterThan(55 * 60);
    expect(Math.max(...waits)).toBeLessThanOrEqual(3600);

    await (await newThief()).post('/user/second-factor', { code: '000000' });
    for (let i = 0; i < 12; i += 1) {
      await owner.visitor.post('/user/auth-user', { userEmail: owner.email, password });
      const reply = await owner.visitor.post('/user/second-factor', { code: nextCode() });
      expect(reply.status).toBe(200);
    }
  });

  test('does not count a right password without a code as wrong', async () => {
    const visitor = school.visitor({ 'x-forwarded-for': '10.9.9.9' });
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) {
      statuses.push((await visitor.post('/user/auth-user', { userEmail: owner.email, password })).status);
    }
    expect(new Set(statuses)).toEqual(new Set([401]));
  });
});
