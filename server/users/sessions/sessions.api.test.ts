import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindsOfThisRun } from '#test/databases.ts';
import { admin, parent, password, signIn, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { purge } from '#server/tasks/maintenance/maintenance.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const laptop = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const cookie = 'school.session_token';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe.each(kindsOfThisRun)('sessions on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind);
  });
  afterAll(() => school.close());

  const rows = ({ id }: TestUser) =>
    school.context.db.selectFrom('sessions').selectAll().where('userId', '=', id).execute();

  /** Moves the start and the last use of a session into the past. */
  async function setAge(account: TestUser, { begun, used }: { begun: number; used: number }) {
    const { db } = school.context;
    await db
      .updateTable('sessions')
      .set({
        createdAt: new Date(Date.now() - begun),
        updatedAt: new Date(Date.now() - used),
        expiresAt: new Date(Date.now() - used + 7 * day),
      })
      .where('userId', '=', account.id)
      .execute();
  }

  const isSignedIn = async ({ visitor }: TestUser) => (await visitor.get('/user/me')).status === 200;

  describe('signing in', () => {
    test('starts a new session and ends the one the browser had', async () => {
      const account = await parent(school);
      const first = account.visitor.cookies.get(cookie);
      await signIn(school, account.email, account.visitor);
      expect(account.visitor.cookies.get(cookie)).not.toBe(first);
      expect(await rows(account)).toHaveLength(1);
      const thief = school.visitor();
      thief.cookies.set(cookie, first ?? '');
      expect((await thief.get('/user/me')).status).toBe(401);
    });

    test('never uses a session that somebody else planted in the browser', async () => {
      const attacker = await parent(school);
      const victim = await parent(school);
      const planted = attacker.visitor.cookies.get(cookie) ?? '';
      const browser = school.visitor();
      browser.cookies.set(cookie, planted);
      await signIn(school, victim.email, browser);
      expect(browser.cookies.get(cookie)).not.toBe(planted);
      expect((await browser.get('/user/me')).body.user.userEmail).toBe(victim.email);
      expect((await attacker.visitor.get('/user/me')).status).toBe(401);
    });

    test('keeps the browser’s session when the password is wrong', async () => {
      const account = await parent(school);
      const reply = await account.visitor.post('/user/auth-user', {
        userEmail: account.email,
        password: 'not this one',
      });
      expect(reply.status).toBe(401);
      expect(await isSignedIn(account)).toBe(true);
    });

    test('stores the browser’s name and no network address', async () => {
      const account = await parent(school);
      await signIn(school, account.email, school.visitor({ 'user-agent': phone }));
      const stored = await rows(account);
      expect(stored.map(({ userAgent }) => userAgent).toSorted()).toEqual(['A browser', 'Chrome on Android']);
      for (const { ipAddress } of stored) expect(ipAddress ?? '').toBe('');
      expect(JSON.stringify(stored)).not.toMatch(/Mozilla|SM-A155F|127\.0\.0\.1/);
    });

    test('stays valid from another network and with another user agent', async () => {
      const account = await parent(school);
      const reply = await account.visitor.get('/user/me', {
        'user-agent': laptop,
        'x-forwarded-for': '203.0.113.9',
      });
      expect(reply.status).toBe(200);
    });
  });

  describe('the list of own sessions', () => {
    test('shows the sessions, marks the current one and contains no token or address', async () => {
      const account = await parent(school);
      await signIn(school, account.email, school.visitor({ 'user-agent': phone }));
      const reply = await account.visitor.get('/user/me/sessions');
      expect(reply.status).toBe(200);
      expect(reply.body.sessions).toHaveLength(2);
      expect(reply.body.sessions).toContainEqual({
        _id: expect.any(String),
        browser: 'Chrome on Android',
        signedInAt: expect.stringMatching(/Z$/),
        lastUsedAt: expect.stringMatching(/Z$/),
        isThis: false,
      });
      expect(reply.body.sessions.filter(({ isThis }: { isThis: boolean }) => isThis)).toHaveLength(1);
      for (const { token } of await rows(account)) expect(reply.text).not.toContain(token);
    });

    test('omits ended sessions', async () => {
      const account = await parent(school);
      await setAge(account, { begun: 31 * day, used: minute });
      const newSignIn = await signIn(school, account.email);
      expect((await newSignIn.visitor.get('/user/me/sessions')).body.sessions).toHaveLength(1);
    });

    test('a session can be ended with the password', async () => {
      const account = await parent(school);
      const otherBrowser = await signIn(school, account.email);
      const { sessions } = (await account.visitor.get('/user/me/sessions')).body;
      const { _id } = sessions.find(({ isThis }: { isThis: boolean }) => !isThis);
      const path = `/user/me/sessions/${_id}`;
      const wrong = await account.visitor.send('DELETE', path, { password: 'not this one' });
      expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([403, ['password']]);
      expect(await isSignedIn(otherBrowser)).toBe(true);
      const reply = await account.visitor.send('DELETE', path, { password });
      expect(reply.status).toBe(200);
      expect(reply.body.sessions).toHaveLength(1);
      expect(await isSignedIn(otherBrowser)).toBe(false);
      expect(await isSignedIn(account)).toBe(true);
      expect((await account.visitor.send('DELETE', path, { password })).status).toBe(404);
    });

    test.each(['%00', 'a%00b', '%20'])('replies 404 to the id %s', async (id) => {
      const { visitor } = await parent(school);
      expect((await visitor.send('DELETE', `/user/me/sessions/${id}`, { password })).status).toBe(404);
    });

    test('nobody can end another account’s session, not even an admin', async () => {
      const account = await parent(school);
      const [own] = await rows(account);
      for (const stranger of [await parent(school), await admin(school)]) {
        const reply = await stranger.visitor.send('DELETE', `/user/me/sessions/${own?.id}`, { password });
        expect(reply.status).toBe(404);
      }
      expect(await isSignedIn(account)).toBe(true);
    });

    test('all other sessions can be ended at once', async () => {
      const account = await parent(school);
      const others = [await signIn(school, account.email), await signIn(school, account.email)];
      const stranger = await parent(school);
      const wrong = await account.visitor.send('DELETE', '/user/me/sessions', { password: 'not this one' });
      expect(wrong.status).toBe(403);
      const reply = await account.visitor.send('DELETE', '/user/me/sessions', { password });
      expect(reply.status).toBe(200);
      expect(reply.body.sessions).toHaveLength(1);
      expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false]);
      expect(await Promise.all([account, stranger].map(isSignedIn))).toEqual([true, true]);
    });
  });

  describe('the lifetime of a session', () => {
    test.each([
      ['of a parent is valid while it is used within a week', parent, 20 * day, 6.9 * day, true],
      ['of a parent ends after a week unused', parent, 8 * day, 7 * day, false],
      ['of a parent ends after thirty days of use', parent, 30 * day, minute, false],
      ['of an admin is valid while it is used within the hour', admin, 20 * hour, 59 * minute, true],
      ['of an admin ends after an hour unused', admin, 2 * hour, 60 * minute, false],
      ['of an admin ends after a day of use', admin, 24 * hour, minute, false],
    ] as const)('a session %s', async (_, createAccount, begun, used, isAlive) => {
      const account = await createAccount(school);
      await setAge(account, { begun, used });
      expect(await isSignedIn(account)).toBe(isAlive);
      expect(await rows(account)).toHaveLength(isAlive ? 1 : 0);
    });

    test('stores the last use to within minutes', async () => {
      const account = await parent(school);
      await setAge(account, { begun: 2 * day, used: 6 * minute });
      expect(await isSignedIn(account)).toBe(true);
      const [used] = await rows(account);
      expect(Date.now() - new Date(used?.updatedAt ?? 0).getTime()).toBeLessThan(5 * minute);
      await setAge(account, { begun: 2 * day, used: 4 * minute });
      expect(await isSignedIn(account)).toBe(true);
      const [recentlyUsed] = await rows(account);
      expect(Date.now() - new Date(recentlyUsed?.updatedAt ?? 0).getTime()).toBeGreaterThanOrEqual(
        4 * minute,
      );
    });

    test('ends after a day without rememberMe, used or not, and stores its last use', async () => {
      const { email } = await parent(school);
      const visitor = school.visitor();
      await visitor.post('/user/auth-user', { userEmail: email, password, rememberMe: false });
      const { db } = school.context;
      const latest = db.selectFrom('sessions').selectAll().orderBy('createdAt', 'desc').limit(1);
      const { id, createdAt, expiresAt } = await latest.executeTakeFirstOrThrow();
      expect(new Date(expiresAt).getTime() - new Date(createdAt).getTime()).toBeLessThanOrEqual(day + minute);
      const hourAgo = new Date(Date.now() - hour);
      await db.updateTable('sessions').set({ updatedAt: hourAgo }).where('id', '=', id).execute();
      expect((await visitor.get('/user/me')).status).toBe(200);
      const used = await db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      expect(new Date(used.expiresAt)).toEqual(new Date(expiresAt));
      expect(new Date(used.updatedAt).getTime()).toBeGreaterThan(hourAgo.getTime());
    });

    test.each([
      ['from an instance whose clock is ahead by minutes is valid', parent, -4 * minute, -4 * minute, true],
      ['that began in the future is over', parent, -6 * minute, minute, false],
      ['of an admin that was used in the future is over', admin, hour, -6 * minute, false],
    ] as const)('after the upkeep a session %s', async (_, createAccount, begun, used, isAlive) => {
      const account = await createAccount(school);
      await setAge(account, { begun, used });
      await purge(school.context);
      expect(await isSignedIn(account)).toBe(isAlive);
      expect(await rows(account)).toHaveLength(isAlive ? 1 : 0);
    });

    test('upkeep deletes ended sessions', async () => {
      const account = await parent(school);
      await setAge(account, { begun: 30 * day + minute, used: minute });
      await purge(school.context);
      expect(await rows(account)).toEqual([]);
    });
  });
});
