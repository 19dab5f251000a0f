import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTurn } from '#server/users/passwords/hash-queue.ts';
import { purge } from '#server/tasks/maintenance/maintenance.ts';
import { limits } from './limits.ts';
import { routes } from '#server/api/routes.ts';
import type { Database } from '#server/db/connect.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { application, newEmail, parent, password, signUp } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import type { Visitor } from '#test/visitor.ts';

const signInAs = (visitor: Visitor, userEmail: string, givenPassword: string) =>
  visitor.post('/user/auth-user', { userEmail, password: givenPassword });

async function statuses(count: number, send: () => Promise<{ status: number }>): Promise<number[]> {
  const result: number[] = [];
  for (let i = 0; i < count; i += 1) result.push((await send()).status);
  return result;
}

/**
 * The endpoints with limits, and which: all that anybody may call, that send a mail, compare a password or keep a file. Codes of a second factor
 * and CSP reports are counted by their handlers.
 */
const limited: Readonly<Record<string, keyof typeof limits>> = {
  'POST /user/add-user': 'signUp',
  'POST /user/auth-user': 'signIn',
  'DELETE /user/me': 'passwordAgain',
  'POST /user/forget-password': 'resetCode',
  'POST /user/verify-otp': 'resetCodeGuess',
  'POST /user/reset-password': 'newPassword',
  'PATCH /user/me/password': 'passwordAgain',
  'POST /user/me/email-code': 'emailCode',
  'PATCH /user/me/email': 'emailCodeGuess',
  'POST /user/confirm-password': 'passwordAgain',
  'DELETE /user/me/sessions/{id}': 'passwordAgain',
  'DELETE /user/me/sessions': 'passwordAgain',
  'POST /admin/second-factor/start': 'passwordAgain',
  'POST /admin/second-factor/recovery-codes': 'passwordAgain',
  'POST /admin/second-factor/turn-off': 'passwordAgain',
  'POST /user/enroll-user': 'application',
  'POST /user/add-lead': 'message',
  'POST /user/add-trial': 'trialRequest',
  'POST /admin/conversations/{id}/replies': 'officeReply',
  'POST /user/me/conversations/{id}/replies': 'familyReply',
  'POST /admin/families': 'call',
  'POST /admin/families/{id}/applications': 'call',
  'PUT /admin/families/{id}/email': 'call',
  'POST /admin/people': 'invitation',
  'POST /admin/mails/{id}/resend': 'mailAgain',
  'POST /admin/pictures': 'picture',
  'PUT /user/me/children/{id}/photo-consent': 'photoConsent',
  'PUT /admin/children/{id}/photo-consent': 'photoConsentNoted',
  'POST /admin/photo-consents/ask': 'photoConsentAsked',
  'POST /user/photo-consent/open': 'photoConsentLink',
  'POST /user/photo-consent/answer': 'photoConsentLink',
};

test('each endpoint has the limits of this table', () => {
  const present = routes
    .filter((one) => one.limits.length > 0)
    .map(({ endpoint: { method, path }, limits: own }) => [`${method} ${path}`, own] as const);
  const expected = Object.entries(limited).map(([name, limit]) => [name, [...limits[limit]]] as const);
  expect(Object.fromEntries(present)).toEqual(Object.fromEntries(expected));
});

describe.each(kindsOfThisRun)('rate limits on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind, { RATE_LIMITS: 'on', TRUST_PROXY: '1' });
    // These tests move the counters in the database; used-limits.api.test.ts has what the process remembers of them.
    school.context.usedLimits.add = () => undefined;
  });
  afterAll(() => school.close());

  /** A visitor behind the proxy with a network of its own. */
  const visitorFrom = (address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`) =>
    school.visitor({ 'x-forwarded-for': address });

  /**
   * Fills the queue for password hashes with strangers from many networks.
   * @param count two hashes are computed at once; a hundred more fill the queue
   */
  function holdQueue(count = 102) {
    const ends: (() => void)[] = [];
    const tasks = Array.from({ length: count }, (_, index) =>
      inTurn(() => new Promise<void>((resolve) => ends.push(resolve)), {
        network: `192.0.2.${index}`,
        isKnown: false,
      }),
    );
    let isDone = false;
    return {
      async release() {
        void Promise.all(tasks).then(() => (isDone = true));
        while (!isDone) {
          ends.shift()?.();
          await new Promise((resolve) => setImmediate(resolve));
        }
      },
    };
  }

  /** Sets all counters to this number of hits. */
  const setHits = (hits: number) => school.context.db.updateTable('rateLimits').set({ hits }).execute();

  test('rejects even the right password with 429 and Retry-After after five wrong ones', async () => {
    const email = await signUp(school);
    const guesser = visitorFrom();
    expect(new Set(await statuses(5, () => signInAs(guesser, email, 'wrong')))).toEqual(new Set([401]));
    const rejected = await signInAs(guesser, email, password);
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(rejected.headers.get('retry-after'))).toBeLessThanOrEqual(30);
    expect(rejected.body).toEqual({ message: expect.stringContaining('Please try again in') });
    expect(rejected.headers.getSetCookie()).toEqual([]);
  });

  /** Moves the ends of all windows as if this time had passed. */
  async function letTimePass(seconds: number): Promise<void> {
    const { db } = school.context;
    for (const { key, resetsAt } of await db.selectFrom('rateLimits').select(['key', 'resetsAt']).execute()) {
      const earlier = new Date(new Date(resetsAt).getTime() - seconds * 1000);
      await db.updateTable('rateLimits').set({ resetsAt: earlier }).where('key', '=', key).execute();
    }
  }

  test('repeated wrong passwords lead to waits of a quarter of an hour and then half an hour', async () => {
    const email = await signUp(school);
    const guesser = visitorFrom();
    const waits: number[] = [];
    for (let i = 0; i < 70; i += 1) {
      const reply = await signInAs(guesser, email, 'wrong');
      if (reply.status === 401) continue;
      const wait = Number(reply.headers.get('retry-after'));
      waits.push(wait);
      await letTimePass(wait);
    }
    expect(waits[0]).toBeLessThanOrEqual(30);
    expect(waits.find((wait) => wait > 30)).toBeGreaterThan(10 * 60);
    const last = waits.slice(-5);
    for (const wait of last) expect(wait).toBeGreaterThan(10 * 60);
    expect(Math.max(...waits)).toBeLessThanOrEqual(30 * 60);
  });

  test('a blocked guesser does not block the owner or another account', async () => {
    const email = await signUp(school);
    const guesser = visitorFrom();
    await statuses(5, () => signInAs(guesser, email.toUpperCase(), 'wrong'));
    expect((await signInAs(guesser, email, password)).status).toBe(429);
    expect((await signInAs(visitorFrom(), email, password)).status).toBe(200);
    expect((await signInAs(guesser, await signUp(school), password)).status).toBe(200);
  });

  test('limits wrong passwords from many networks together, and does not block a known browser', async () => {
    const email = await signUp(school);
    const home = visitorFrom();
    expect((await signInAs(home, email, password)).status).toBe(200);
    const replies = await statuses(60, () => signInAs(visitorFrom(), email, 'wrong'));
    // Fifty, and one more that is possible every five minutes.
    expect(replies.filter((status) => status === 401)).toHaveLength(51);
    const otherReply = await signInAs(visitorFrom(), email, password);
    expect(otherReply.status).toBe(429);
    expect(Number(otherReply.headers.get('retry-after'))).toBeLessThanOrEqual(5 * 60);
    await letTimePass(5 * 60);
    expect((await signInAs(visitorFrom(), email, password)).status).toBe(200);
    home.cookies.delete('school.session_token');
    expect((await signInAs(home, email, password)).status).toBe(200);
  });

  test('a known browser has limits too, and is known only for its own account', async () => {
    const own = await signUp(school);
    const other = await signUp(school);
    const home = visitorFrom();
    await signInAs(home, own, password);
    expect(await statuses(6, () => signInAs(home, own, 'wrong'))).toEqual([401, 401, 401, 401, 401, 429]);
    const otherNetwork = visitorFrom();
    for (const [name, value] of home.cookies) otherNetwork.cookies.set(name, value);
    expect((await signInAs(otherNetwork, own, password)).status).toBe(429);
    await statuses(51, () => signInAs(visitorFrom(), other, 'wrong'));
    expect((await signInAs(home, other, password)).status).toBe(429);
  });

  test('a browser can be known for several accounts; the cookie names none and cannot be forged', async () => {
    const mother = await signUp(school);
    const daughter = await signUp(school);
    const home = visitorFrom();
    await signInAs(home, mother, password);
    await signInAs(home, daughter, password);
    const cookie = home.cookies.get('known-device') ?? '';
    expect(cookie.split('~')).toHaveLength(2);
    expect(Buffer.from(cookie, 'base64url').toString()).not.toContain('family.test');
    for (const email of [mother, daughter]) {
      await statuses(51, () => signInAs(visitorFrom(), email, 'wrong'));
      const forger = visitorFrom();
      forger.cookies.set('known-device', cookie.replaceAll(/\.[\w-]{3}/g, '.abc'));
      expect((await signInAs(forger, email, password)).status).toBe(429);
      expect((await signInAs(home, email, password)).status).toBe(200);
    }
  });

  test('allows no more than five concurrent wrong passwords', async () => {
    const email = await signUp(school);
    const guesser = visitorFrom();
    const replies = await Promise.all(Array.from({ length: 40 }, () => signInAs(guesser, email, 'wrong')));
    expect(replies.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
  });

  test('counts the last address of X-Forwarded-For only, which the client cannot forge', async () => {
    const email = await signUp(school);
    const real = '192.0.2.77';
    expect((await signInAs(visitorFrom(`10.0.0.1, ${real}`), email, 'wrong')).status).toBe(401);
    await setHits(5);
    expect((await signInAs(visitorFrom(`10.0.0.2, ${real}`), email, password)).status).toBe(429);
  });

  test('counts all addresses of one IPv6 network together', async () => {
    const email = await signUp(school);
    expect((await signInAs(visitorFrom('2001:db8:5:6::1'), email, 'wrong')).status).toBe(401);
    await setHits(10);
    expect((await signInAs(visitorFrom('2001:db8:5:6:ffff::2'), email, password)).status).toBe(429);
    expect((await signInAs(visitorFrom('2001:db8:5:7::1'), email, password)).status).toBe(200);
  });

  test('a hundred small networks of one wider network do not fill the queue for password hashes', async () => {
    const email = await signUp(school);
    const queue = holdQueue(2);
    const flooding = (index: number) =>
      signInAs(
        visitorFrom(`2001:db8:${kind === 'sqlite' ? 1 : 2}:${index.toString(16)}::1`),
        newEmail(),
        'wrong',
      );
    const replies: number[] = [];
    const flood = Array.from({ length: 140 }, async (_, index) =>
      replies.push((await flooding(index)).status),
    );
    // More requests are rejected than wait: the queue is full.
    await expect.poll(() => replies.length).toBe(40);
    const parentsReply = signInAs(visitorFrom('198.51.100.20'), email, password);
    // The parent takes the place of one request of the flood.
    await expect.poll(() => replies.length).toBe(41);
    await queue.release();
    expect((await parentsReply).status).toBe(200);
    await Promise.all(flood);
    expect(replies.filter((status) => status === 503)).toHaveLength(41);
  });

  test.runIf(kind === 'postgres')(
    'concurrent increments and decrements of counters cause no deadlock',
    async () => {
      const { db } = school.context;
      const email = await signUp(school);
      // An empty page, so that the rows are in the order in which they are written.
      await sql`truncate table "rateLimits"`.execute(db);
      const queue = holdQueue(2);
      const signedIn = signInAs(visitorFrom(), email, password);
      const counters = () => sql<{ key: string }>`select key from "rateLimits" order by ctid`.execute(db);
      await expect.poll(async () => (await counters()).rows.length).toBeGreaterThan(0);
      const keys = (await counters()).rows.map(({ key }) => key);
      const [first = '', ...others] = keys;
      const touch = (at: Database, key: string) =>
        at
          .updateTable('rateLimits')
          .set((eb) => ({ hits: eb.ref('hits') }))
          .where('key', '=', key)
          .execute();
      // The row of the first counter is now behind the others.
      const moved = await db.deleteFrom('rateLimits').where('key', '=', first).returningAll().execute();
      await db.insertInto('rateLimits').values(moved).execute();
      await db.transaction().execute(async (other) => {
        await touch(other, first);
        await queue.release();
        const waiting = sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1);
        for (const key of others) await touch(other, key);
      });
      expect((await signedIn).status).toBe(200);
    },
  );

  test('a hundred wrong passwords from one address do not block a known browser at this address', async () => {
    const email = await signUp(school);
    const home = visitorFrom('198.51.100.30');
    expect((await signInAs(home, email, password)).status).toBe(200);
    const guess = () => signInAs(visitorFrom('198.51.100.30'), newEmail(), 'wrong');
    const guessed = (await Promise.all(Array.from({ length: 101 }, guess))).map(({ status }) => status);
    expect(guessed.filter((status) => status === 401)).toHaveLength(100);
    expect((await guess()).status).toBe(429);
    expect((await signInAs(home, email, password)).status).toBe(200);
  });

  test('a class of parents can sign in from one address', async () => {
    const email = await signUp(school);
    const home = visitorFrom();
    expect(new Set(await statuses(12, () => signInAs(home, email, password)))).toEqual(new Set([200]));
  });

  test('limits successful sign-ins from one network to three thousand in a quarter of an hour', async () => {
    const email = await signUp(school);
    const visitor = visitorFrom();
    const { db } = school.context;
    await db.deleteFrom('rateLimits').execute();
    expect((await signInAs(visitor, email, password)).status).toBe(200);
    // The counters of wrong guesses are back at 0.
    await db.updateTable('rateLimits').set({ hits: 2999 }).where('hits', '=', 1).execute();
    expect((await signInAs(visitor, email, password)).status).toBe(200);
    expect((await signInAs(visitor, email, password)).status).toBe(429);
    expect((await signInAs(visitorFrom(), email, password)).status).toBe(200);
  });

  test('counts from 0 after the end of the window', async () => {
    const email = await signUp(school);
    const guesser = visitorFrom();
    await signInAs(guesser, email, 'wrong');
    await setHits(10);
    expect((await signInAs(guesser, email, 'wrong')).status).toBe(429);
    await school.context.db
      .updateTable('rateLimits')
      .set({ resetsAt: new Date(Date.now() - 1000) })
      .execute();
    expect(await statuses(2, () => signInAs(guesser, email, 'wrong'))).toEqual([401, 401]);
    await setHits(10);
    expect((await signInAs(guesser, email, password)).status).toBe(429);
  });

  test('sends at most five codes for one e-mail, known or unknown, and does not limit another e-mail', async () => {
    for (const email of [await signUp(school), newEmail('stranger')]) {
      const visitor = visitorFrom();
      const requestCode = (address = email) => visitor.post('/user/forget-password', { email: address });
      expect(await statuses(6, requestCode)).toEqual([200, 200, 200, 200, 200, 429]);
      expect((await requestCode(newEmail())).status).toBe(200);
    }
  });

  test('limits wrong codes at many accounts from many networks together, and does not block a known browser', async () => {
    const email = await signUp(school);
    const home = visitorFrom();
    await signInAs(home, email, password);
    const { db } = school.context;
    await db.deleteFrom('rateLimits').execute();
    const guess = () =>
      visitorFrom().post('/user/verify-otp', { email: newEmail('stranger'), otp: '000000' });
    expect((await guess()).status).toBe(400);
    // Only the counter of all accounts is near its limit.
    const counters = await db.selectFrom('rateLimits').select('key').execute();
    await guess();
    const shared = db.updateTable('rateLimits').set({ hits: 500 }).where('hits', '=', 2);
    expect(
      (await shared.returning('key').execute()).map(({ key }) => counters.some((each) => each.key === key)),
    ).toEqual([true]);
    expect([(await guess()).status, (await guess()).status]).toEqual([400, 429]);
    expect((await home.post('/user/verify-otp', { email, otp: '000000' })).status).toBe(400);
    await db.deleteFrom('rateLimits').execute();
  });

  test('limits codes from many networks to twenty a day and wrong codes to thirty; a known browser has its own limits', async () => {
    const email = await signUp(school);
    const home = visitorFrom();
    await signInAs(home, email, password);
    const codeRequests = await statuses(23, () => visitorFrom().post('/user/forget-password', { email }));
    expect(codeRequests.filter((status) => status === 200)).toHaveLength(21);
    const codeAttempts = await statuses(33, () =>
      visitorFrom().post('/user/verify-otp', { email, otp: '000000' }),
    );
    expect(codeAttempts.filter((status) => status === 400)).toHaveLength(31);
    const otherReply = await visitorFrom().post('/user/forget-password', { email });
    expect(otherReply.status).toBe(429);
    expect(Number(otherReply.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
    expect((await home.post('/user/forget-password', { email })).status).toBe(200);
    expect((await home.post('/user/verify-otp', { email, otp: '000000' })).status).toBe(400);
  });

  test('a former owner with many known-browser cookies can try no more codes for the account', async () => {
    const email = await signUp(school);
    const browsers = [visitorFrom(), visitorFrom(), visitorFrom()];
    for (const visitor of browsers) await signInAs(visitor, email, password);
    const attempts: number[] = [];
    for (const visitor of browsers) {
      const tryCode = () => visitor.post('/user/verify-otp', { email, otp: '000000' });
      attempts.push(...(await statuses(25, tryCode)));
    }
    expect(attempts.filter((status) => status === 400)).toHaveLength(61);
    expect((await visitorFrom().post('/user/verify-otp', { email, otp: '000000' })).status).toBe(400);
  });

  test.each([
    ['/user/add-lead', 10, () => ({ userName: 'Asha' }), 201],
    ['/user/add-user', 60, () => ({ fullName: 'Asha', userEmail: newEmail(), password }), 201],
    ['/user/verify-otp', 100, () => ({ email: newEmail(), otp: '123456' }), 400],
    ['/user/forget-password', 60, () => ({ email: newEmail() }), 200],
    ['/user/reset-password', 60, () => ({ email: newEmail(), newpassword: password }), 401],
  ])(
    '%s accepts no more than %i requests from one address, and does not limit others',
    async (path, max, body, status) => {
      const visitor = visitorFrom();
      expect((await visitor.post(path, body())).status).toBe(status);
      await setHits(max - 1);
      expect((await visitor.post(path, body())).status).toBe(status);
      const rejected = await visitor.post(path, body());
      expect(rejected.status).toBe(429);
      expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await visitorFrom().post(path, body())).status).toBe(status);
    },
  );

  test('accepts sixty applications an hour from one address', async () => {
    const { visitor } = await parent(school);
    const send = (index: number) =>
      visitor.post('/user/enroll-user', application({ fullName: `Child ${index}` }), {
        'x-forwarded-for': '198.51.100.9',
      });
    expect((await send(1)).status).toBe(201);
    await setHits(59);
    expect((await send(2)).status).toBe(201);
    expect((await send(3)).status).toBe(429);
  });

  describe.each([
    ['IPv6 network of 48 bits', (index: number) => `2001:db8:77:${index.toString(16)}::1`],
    ['IPv4 network of 24 bits', (index: number) => `203.0.113.${index}`],
  ])('changing addresses within an %s', (_, address) => {
    test('does not block the owner elsewhere', async () => {
      const email = await signUp(school);
      const guesses = (count: number, first: number) =>
        Promise.all(
          Array.from({ length: count }, (_each, index) =>
            signInAs(visitorFrom(address(first + index)), email, 'no'),
          ),
        );
      const compared = async (count: number, first: number) =>
        (await guesses(count, first)).filter(({ status }) => status === 401).length;
      expect(await compared(40, 1)).toBe(20);
      await letTimePass(15 * 60);
      expect(await compared(40, 60)).toBe(11);
      expect((await signInAs(visitorFrom(), email, password)).status).toBe(200);
      const codeRequests = await Promise.all(
        Array.from({ length: 20 }, (_each, index) =>
          visitorFrom(address(120 + index)).post('/user/forget-password', { email }),
        ),
      );
      expect(codeRequests.filter(({ status }) => status === 200)).toHaveLength(8);
      expect((await visitorFrom().post('/user/forget-password', { email })).status).toBe(200);
    });

    test('counts as one sender of messages and one source of sign-ups', async () => {
      await school.context.db.deleteFrom('rateLimits').execute();
      const sent = await Promise.all(
        Array.from({ length: 40 }, (_each, index) =>
          visitorFrom(address(index + 1)).post('/user/add-lead', { userName: `Asha ${index}` }),
        ),
      );
      expect(sent.filter(({ status }) => status === 201)).toHaveLength(30);
      expect((await visitorFrom().post('/user/add-lead', { userName: 'Bina' })).status).toBe(201);
    });
  });

  test('limits messages from all networks together to a hundred in ten minutes', async () => {
    await school.context.db.deleteFrom('rateLimits').execute();
    const sent = await Promise.all(
      Array.from({ length: 110 }, (_each, index) =>
        visitorFrom(`10.${index}.1.1`).post('/user/add-lead', { userName: `Asha ${index}` }),
      ),
    );
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(100);
  });

  test('no limit asks for a wait of more than an hour, also after the clock was three years ahead', async () => {
    const email = await signUp(school);
    const visitor = visitorFrom();
    await signInAs(visitor, email, 'wrong');
    const ahead = new Date(Date.now() + 3 * 365 * 86_400_000);
    await school.context.db.updateTable('rateLimits').set({ hits: 1000, resetsAt: ahead }).execute();
    await purge(school.context);
    expect((await signInAs(visitor, email, 'wrong')).status).toBe(401);
    await setHits(1000);
    const rejected = await signInAs(visitor, email, password);
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
    for (const { seconds, thenEvery } of routes.flatMap(({ limits }) => limits)) {
      expect(thenEvery ?? seconds).toBeLessThanOrEqual(3600);
    }
  });

  test('does not count a sign-in that was rejected by a full queue', async () => {
    const email = await signUp(school);
    const visitor = visitorFrom();
    const queue = holdQueue();
    const rejected = await statuses(12, () => signInAs(visitor, email, password));
    expect(new Set(rejected)).toEqual(new Set([503]));
    await queue.release();
    expect((await signInAs(visitor, email, password)).status).toBe(200);
  });

  test('a known browser can sign in while strangers fill the queue', async () => {
    const email = await signUp(school);
    const home = visitorFrom();
    await signInAs(home, email, password);
    const queue = holdQueue();
    const signedIn = signInAs(home, email, password);
    await queue.release();
    expect((await signedIn).status).toBe(200);
  });

  test('wrong passwords share one counter, whichever endpoint compares them', async () => {
    const { visitor } = await parent(school);
    const body = { password: 'wrong', newpassword: 'seven white horses' };
    const endpoints = [
      ['POST', '/user/confirm-password'],
      ['PATCH', '/user/me/password'],
      ['DELETE', '/user/me'],
      ['DELETE', '/user/me/sessions'],
      ['DELETE', '/user/me/sessions/x'],
    ] as const;
    const found: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      for (const [method, path] of endpoints) found.push((await visitor.send(method, path, body)).status);
    }
    expect(found.filter((status) => status === 403)).toHaveLength(10);
    expect(found.slice(10)).toEqual([429, 429, 429, 429, 429]);
  });

  test('rejects requests with 429 before reading the body after too many invalid bodies of one network', async () => {
    const visitor = visitorFrom();
    const sendInvalidBody = () => visitor.post('/user/add-user', { fullName: 'x'.repeat(50_000) });
    const found = await statuses(125, sendInvalidBody);
    expect(found.filter((status) => status === 400)).toHaveLength(120);
    expect(found.at(-1)).toBe(429);
    expect(Number((await sendInvalidBody()).headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await visitorFrom().post('/user/add-user', {})).status).toBe(400);
    expect((await visitor.get('/admin/get-course')).status).toBe(200);
  });

  test('invalid bodies of a network do not block a signed-in account on it', async () => {
    const address = '198.51.100.40';
    const home = visitorFrom(address);
    await signInAs(home, await signUp(school), password);
    const stranger = visitorFrom(address);
    const found = await statuses(121, () => stranger.post('/user/add-user', {}));
    expect(found.at(-1)).toBe(429);
    expect((await home.get('/user/me')).status).toBe(200);
    expect((await home.post('/user/enroll-user', application())).status).toBe(201);
  });

  test('an invalid request is not counted by other limits', async () => {
    const visitor = visitorFrom();
    await statuses(31, () => visitor.post('/user/add-lead', {}));
    expect((await visitor.post('/user/add-lead', { userName: 'Asha' })).status).toBe(201);
  });

  test('the counters contain no e-mail and no network', async () => {
    const email = await signUp(school);
    await signInAs(visitorFrom('203.0.113.5'), email, 'wrong');
    const rows = JSON.stringify(await school.context.db.selectFrom('rateLimits').selectAll().execute());
    expect(rows).not.toContain('203.0.113.5');
    expect(rows).not.toContain(email);
  });
});
