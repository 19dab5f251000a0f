import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passwordRequiredMessage } from '#contract/users/second-factor.ts';
import { purge } from '#server/tasks/maintenance/maintenance.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { admin, parent, password, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

const minute = 60_000;

describe.each(kindsOfThisRun)('reauthentication on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind, { RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  });
  afterAll(() => school.close());

  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * minute);
  /** Moves the sign-in of an account into the past. */
  const setSignInAge = ({ id }: TestUser, minutes: number) =>
    school.context.db
      .updateTable('sessions')
      .set({ createdAt: minutesAgo(minutes) })
      .where('userId', '=', id)
      .execute();
  const confirm = ({ visitor }: TestUser, givenPassword = password) =>
    visitor.post('/user/confirm-password', { password: givenPassword });

  test.each([
    ['GET', (id: string) => `/admin/delete-users/${id}`],
    ['DELETE', (id: string) => `/admin/users/${id}`],
    ['GET', () => '/user/me/export'],
  ])(
    '%s %s is refused to an admin 30 minutes after the sign-in until the password is given again',
    async (method, path) => {
      const office = await admin(school);
      const { id } = await parent(school);
      await setSignInAge(office, 31);
      const send = () => office.visitor.send(method, path(id));
      const refused = await send();
      expect([refused.status, refused.body]).toEqual([
        403,
        { message: passwordRequiredMessage, fields: { password: passwordRequiredMessage } },
      ]);
      expect(
        (await school.context.db.selectFrom('users').select('id').where('id', '=', id).execute()).length,
      ).toBe(1);
      expect((await confirm(office)).status).toBe(200);
      expect((await send()).status).toBe(200);
    },
  );

  test('asks for no password 29 minutes after the sign-in', async () => {
    const office = await admin(school);
    await setSignInAge(office, 29);
    expect((await office.visitor.send('DELETE', `/admin/users/${(await parent(school)).id}`)).status).toBe(
      200,
    );
    expect((await office.visitor.get('/user/me/export')).status).toBe(200);
  });

  test('asks again 30 minutes after the password was given again', async () => {
    const office = await admin(school);
    await setSignInAge(office, 120);
    await confirm(office);
    await school.context.db
      .updateTable('sessions')
      .set({ confirmedAt: minutesAgo(31) })
      .where('userId', '=', office.id)
      .execute();
    expect((await office.visitor.get('/user/me/export')).status).toBe(403);
  });

  test('after the maintenance nobody is signed in who gave the password while the clock was ahead', async () => {
    const office = await admin(school);
    await school.context.db
      .updateTable('sessions')
      .set({ confirmedAt: minutesAgo(-6) })
      .where('userId', '=', office.id)
      .execute();
    await purge(school.context);
    expect((await office.visitor.get('/user/me/export')).status).toBe(401);
  });

  test('asks a parent for no password before the export of own data', async () => {
    const asha = await parent(school);
    await setSignInAge(asha, 600);
    expect((await asha.visitor.get('/user/me/export')).status).toBe(200);
  });

  test('rejects a wrong password with an error for its field and records it', async () => {
    const office = await admin(school);
    await setSignInAge(office, 31);
    const reply = await confirm(office, 'not this one');
    expect([reply.status, reply.body.fields]).toEqual([403, { password: 'That is not your password.' }]);
    expect((await office.visitor.get('/user/me/export')).status).toBe(403);
    const actions = await school.context.db
      .selectFrom('auditLog')
      .select('action')
      .where('actor', '=', office.id)
      .where('action', '!=', 'signed-in')
      .execute();
    expect(actions).toEqual([{ action: 'password-refused' }]);
  });

  test('gives the session a new token and keeps the time of the sign-in', async () => {
    const office = await admin(school);
    await setSignInAge(office, 31);
    const sessions = () =>
      school.context.db.selectFrom('sessions').selectAll().where('userId', '=', office.id).execute();
    const [before] = await sessions();
    const token = office.visitor.cookies.get('school.session_token') ?? '';
    await confirm(office);
    const after = await sessions();
    expect(after).toHaveLength(1);
    expect(after[0]).toMatchObject({ id: before?.id, createdAt: before?.createdAt });
    expect(after[0]?.token).not.toBe(before?.token);
    expect((await office.visitor.get('/user/me')).status).toBe(200);
    office.visitor.cookies.set('school.session_token', token);
    expect((await office.visitor.get('/user/me')).status).toBe(401);
  });

  test('gives one new token to two concurrent requests and removes no cookie', async () => {
    const office = await admin(school);
    await setSignInAge(office, 31);
    const replies = await Promise.all([confirm(office), confirm(office)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await office.visitor.get('/user/me/export')).status).toBe(200);
  });

  test('limits guesses by account, from any network', async () => {
    const office = await admin(school);
    let network = 0;
    const guess = (givenPassword: string) => {
      network += 1;
      return office.visitor.post(
        '/user/confirm-password',
        { password: givenPassword },
        { 'x-forwarded-for': `10.1.1.${network}` },
      );
    };
    for (let i = 0; i < 10; i += 1) expect((await guess('not this one')).status).toBe(403);
    expect((await guess(password)).status).toBe(429);
    expect((await confirm(await admin(school))).status).toBe(200);
  });

  test('limits right passwords too: sixty in 15 minutes', async () => {
    const office = await admin(school);
    const { db } = school.context;
    await db.deleteFrom('rateLimits').execute();
    expect((await confirm(office)).status).toBe(200);
    // Counters of wrong guesses are back at zero.
    await db.updateTable('rateLimits').set({ hits: 59 }).where('hits', '=', 1).execute();
    expect((await confirm(office)).status).toBe(200);
    expect((await confirm(office)).status).toBe(429);
  });
});
