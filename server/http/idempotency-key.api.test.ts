import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tables } from '#server/db/tables.ts';
import { routes } from '#server/api/routes.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { callEveryEndpoint } from '#test/every-endpoint.ts';
import { addManyRows } from '#test/many-rows.ts';
import {
  admin,
  application,
  newEmail,
  parent,
  password,
  signIn,
  trialRequest,
  type TestUser,
} from '#test/people.ts';
import type { Reply } from '#test/http.ts';
import { openSchool, type School } from '#test/school.ts';

/** Why a POST may arrive twice without a key. */
const uncounted: Readonly<Record<string, string>> = {
  'POST /user/auth-user': 'a second session does no harm, and only one gets the cookie',
  'POST /user/second-factor': 'a code is valid once',
  'POST /user/log-out': 'ends what is ended',
  'POST /user/forget-password': 'a new code takes the place of the old one',
  'POST /user/verify-otp': 'a code is valid once',
  'POST /user/reset-password': 'a grant is valid once',
  'POST /user/confirm-password': 'changes nothing but a time',
  'POST /user/me/email-code': 'a new code takes the place of the old one',
  'POST /user/photo-consent/open': 'reads',
  'POST /admin/conversations/{id}/trial': 'a conversation that has a trial class keeps it',
  'POST /admin/find-users': 'reads',
  'POST /admin/retention': 'the numbers that were shown have to be right',
  'POST /admin/second-factor/start': 'a new secret takes the place of the old one',
  'POST /admin/second-factor/confirm': 'a code is valid once',
  'POST /admin/second-factor/recovery-codes': 'a code is valid once',
  'POST /admin/second-factor/turn-off': 'turns off what is off',
  'POST /admin/publish': 'the drafts that were shown are gone afterwards',
  'POST /admin/documents/{type}/{key}/draft/restore': 'a draft that is back stays',
  'POST /admin/pictures/{id}/restore': 'a picture that is back stays',
  'POST /admin/pictures/{id}/delete-for-good': 'a picture that is gone stays gone',
  'POST /admin/pictures/{id}/replace': 'a picture that was replaced is gone',
  'POST /admin/built-in-works/put-back': 'works that are back stay',
  'POST /admin/editions/{number}/restore': 'the same words again are no change',
};

const creating = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ countsOnce }) => countsOnce)
  .map(({ method, path }) => `${method} ${path}`);

test('each POST counts once, or has a reason', () => {
  const posts = routes
    .filter(({ endpoint: { method } }) => method === 'POST')
    .map(({ endpoint: { path } }) => `POST ${path}`);
  expect(posts.toSorted()).toEqual([...creating, ...Object.keys(uncounted)].toSorted());
});

describe.each(kindsOfThisRun)('a request that counts once, on %s,', (kind) => {
  let school: School;
  let office: TestUser;
  beforeAll(async () => {
    school = await openSchool(kind, { RETENTION_MONTHS: '24' });
    office = await admin(school);
  });
  afterAll(() => school.close());

  /** The number of rows in each table but the counters; `erasures` is only on SQLite. */
  async function rowCounts() {
    const counts: Record<string, number> = {};
    for (const [table] of tables) {
      if (table === 'rateLimits' || table === 'erasures') continue;
      const { count } = await school.context.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('count'))
        // A mail to nobody is deleted when it is its turn.
        .$if(table === 'outbox', (query) => query.where(sql.ref('sendTo'), '<>', ''))
        .executeTakeFirstOrThrow();
      counts[table] = Number(count);
    }
    return counts;
  }
  const withKey = (key: string = randomUUID()) => ({ 'idempotency-key': key });

  test('does its work once, whatever the endpoint, and gets the same answer again', async () => {
    await addManyRows(school.context.db, kind, 20);
    const tried = new Set<string>();
    await callEveryEndpoint(
      school,
      (endpoint) => (creating.includes(endpoint) ? withKey() : {}),
      async ({ endpoint, again }) => {
        if (!creating.includes(endpoint)) return;
        const before = await rowCounts();
        const replies = [await again(), ...(await Promise.all([again(), again()]))];
        expect([endpoint, replies.map(({ status }) => status < 300)]).toEqual([endpoint, [true, true, true]]);
        expect([endpoint, await rowCounts()]).toEqual([endpoint, before]);
        tried.add(endpoint);
      },
    );
    expect([...tried].toSorted()).toEqual(creating.toSorted());
  });

  test('is one family, however many tries arrive at once', async () => {
    const body = { ...application({ fullName: 'Chandrika Menon' }), email: '', hasAgreed: true };
    const key = withKey();
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => office.visitor.post('/admin/families', body, key)),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body: { _id } }) => _id)).size).toBe(1);
    const { items } = (await office.visitor.get('/admin/families?q=chandrika')).body;
    expect(items).toHaveLength(1);
  });

  test('with other words under the same key is refused and not lost, and counts under a new key', async () => {
    const { visitor } = await parent(school);
    await visitor.post('/user/enroll-user', application());
    const [{ _id }] = (await visitor.get('/user/me/conversations')).body.items;
    const path = `/user/me/conversations/${_id}/replies`;
    const key = withKey();
    expect((await visitor.post(path, { text: 'On Sunday?' }, key)).status).toBe(201);
    const other = await visitor.post(path, { text: 'On Sunday, at five?' }, key);
    expect([other.status, other.body.message]).toEqual([
      422,
      expect.stringMatching(/first try has reached us/),
    ]);
    expect((await visitor.post(path, { text: 'On Sunday, at five?' }, withKey())).status).toBe(201);
    const { entries } = (await visitor.get(`/user/me/conversations/${_id}`)).body;
    expect(entries.filter(({ text }: { text: string }) => text.startsWith('On Sunday'))).toHaveLength(2);
  });

  describe('does its work again when what it did was taken back or deleted since:', () => {
    /** What is sent, how it is undone, and the state that the second request brings back. */
    const cases: Record<
      string,
      () => Promise<{
        send: () => Promise<Reply>;
        undo: () => Promise<unknown>;
        count: () => Promise<number>;
      }>
    > = {
      'an application that was withdrawn': async () => {
        const { visitor } = await parent(school);
        const key = withKey();
        const open = async () =>
          (await visitor.get('/user/me')).body.applications.filter(
            ({ status }: { status: string }) => status === 'new',
          );
        return {
          send: () => visitor.post('/user/enroll-user', application(), key),
          undo: async () =>
            visitor.send('PATCH', `/user/me/applications/${(await open())[0]._id}`, { status: 'withdrawn' }),
          count: async () => (await open()).length,
        };
      },
      'a trial class that was cancelled': async () => {
        const { visitor, email } = await parent(school);
        const key = withKey();
        const request = trialRequest({ userEmail: email });
        const asked = async () =>
          (await visitor.get('/user/me/trials')).body.items.filter(
            ({ status }: { status: string }) => status === 'asked',
          );
        return {
          send: () => visitor.post('/user/add-trial', request, key),
          undo: async () =>
            visitor.send('PATCH', `/user/me/trials/${(await asked())[0]._id}`, { status: 'cancelled' }),
          count: async () => (await asked()).length,
        };
      },
      'a person who was removed from the office': async () => {
        const key = withKey();
        const email = newEmail();
        const found = async () =>
          (await office.visitor.get('/admin/people?limit=100')).body.items.filter(
            (person: { userEmail: string }) => person.userEmail === email,
          );
        return {
          send: () => office.visitor.post('/admin/people', { email, role: 'teacher' }, key),
          undo: async () => office.visitor.send('DELETE', `/admin/people/${(await found())[0]._id}`),
          count: async () => (await found()).length,
        };
      },
      'a saved reply that was deleted': async () => {
        const key = withKey();
        const found = async () =>
          (await office.visitor.get('/admin/saved-replies')).body.items.filter(
            ({ name }: { name: string }) => name === 'Fees',
          );
        return {
          send: () => office.visitor.post('/admin/saved-replies', { name: 'Fees', text: 'None.' }, key),
          undo: async () => office.visitor.send('DELETE', `/admin/saved-replies/${(await found())[0]._id}`),
          count: async () => (await found()).length,
        };
      },
      'a link that was withdrawn': async () => {
        const key = withKey();
        const found = async () => (await office.visitor.get('/admin/previews')).body.items;
        for (const { id } of await found()) await office.visitor.send('DELETE', `/admin/previews/${id}`);
        return {
          send: () => office.visitor.post('/admin/previews', { isShared: true }, key),
          undo: async () => office.visitor.send('DELETE', `/admin/previews/${(await found())[0].id}`),
          count: async () => (await found()).length,
        };
      },
      'an answer that was taken back': async () => {
        const userEmail = newEmail();
        await school.visitor().post('/user/add-lead', { userEmail, userMessage: 'Is clay taught?' });
        const [{ _id }] = (await office.visitor.get(`/admin/conversations?q=${userEmail}`)).body.items;
        const path = `/admin/conversations/${_id}`;
        const key = withKey();
        const read = async () => (await office.visitor.get(path)).body;
        const replies = async () =>
          (await read()).entries.filter(({ kind }: { kind: string }) => kind === 'out');
        return {
          send: async () =>
            office.visitor.post(
              `${path}/replies`,
              { text: 'Yes.' },
              { ...key, 'if-match': `"${(await read()).version}"` },
            ),
          undo: async () => office.visitor.send('DELETE', `${path}/replies/${(await replies())[0]._id}`),
          count: async () => (await replies()).length,
        };
      },
      'an account that was deleted': async () => {
        const userEmail = newEmail();
        const key = withKey();
        const users = async () =>
          (await school.context.db.selectFrom('users').select('id').where('email', '=', userEmail).execute())
            .length;
        return {
          send: () => school.visitor().post('/user/add-user', { fullName: 'Asha', userEmail, password }, key),
          undo: async () =>
            (await signIn(school, userEmail)).visitor.send('DELETE', '/user/me', { password }),
          count: users,
        };
      },
    };
    test.each(Object.keys(cases))('%s', async (name) => {
      const { send, undo, count } = await (cases[name] as (typeof cases)[string])();
      const statuses = [(await send()).status, (await send()).status];
      expect(await count()).toBe(1);
      await undo();
      expect(await count()).toBe(0);
      statuses.push((await send()).status);
      expect(new Set(statuses)).toEqual(new Set([statuses[0]]));
      expect(await count()).toBe(1);
    });
  });

  test('keeps no hash of a password', async () => {
    const userEmail = newEmail();
    const key = withKey();
    const signUpWith = (given: string) =>
      school.visitor().post('/user/add-user', { fullName: 'Asha', userEmail, password: given }, key);
    expect([(await signUpWith(password)).status, (await signUpWith('seven white horses')).status]).toEqual([
      201, 201,
    ]);
  });

  test('that was refused may be tried again with the same key', async () => {
    const key = withKey();
    const wrong = application({ course: 'Astronomy' });
    const call = (body: object) => office.visitor.post('/admin/families', { ...body, hasAgreed: true }, key);
    expect((await call({ ...wrong, email: '' })).status).toBe(400);
    expect((await call({ ...application({ fullName: 'Ila Bose' }), email: '' })).status).toBe(201);
  });

  test('is another one when somebody else sends the key, or it goes elsewhere', async () => {
    const [one, two] = [await parent(school), await parent(school)];
    const key = withKey();
    for (const { visitor } of [one, two])
      expect((await visitor.post('/user/enroll-user', application(), key)).status).toBe(201);
    const families = `/admin/families/${one.id}/applications`;
    const call = { ...application({ fullName: 'Tara Verma' }), hasAgreed: true, userEmail: one.email };
    expect((await office.visitor.post(families, call, key)).status).toBe(201);
    expect((await office.visitor.post('/admin/saved-replies', { name: 'A', text: 'B' }, key)).status).toBe(
      201,
    );
  });

  test('keeps no words: the reply is made from what is stored, and a deleted family stays deleted', async () => {
    const email = newEmail();
    const key = withKey();
    const sent = { userEmail: email, userName: 'Sarojini', userMessage: 'Is clay taught?' };
    await school.visitor().post('/user/add-lead', sent, key);
    const stored = JSON.stringify(
      await school.context.db.selectFrom('idempotencyKeys').selectAll().execute(),
    );
    expect(stored).not.toMatch(/Sarojini|clay|family\.test/);
    expect(stored).not.toContain(key['idempotency-key']);
  });

  test('needs a key that nobody guesses', async () => {
    for (const key of ['1', 'a'.repeat(65), 'with a space in it', 'é'.repeat(20)]) {
      const sent = school.visitor().post('/user/add-lead', { userMessage: 'Hello' }, withKey(encodeURI(key)));
      expect([key, (await sent).status]).toEqual([key, 400]);
    }
  });
});
