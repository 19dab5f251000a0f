import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '#contract/school/people.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { requestResetCode } from '#test/codes.ts';
import { admin, newEmail, parent, password, signIn, teacher, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import type { Visitor } from '#test/visitor.ts';

const minute = 60_000;
const officePassword = 'seven white horses';

describe.each(kindsOfThisRun)('the people of the office on %s', (kind) => {
  let school: School;
  let owner: TestUser;
  beforeAll(async () => {
    school = await openSchool(kind);
    owner = await admin(school);
  });
  afterAll(() => school.close());

  const invite = (email: string, role = 'teacher', by = owner) =>
    by.visitor.post('/admin/people', { email, role });
  const change = (id: string, role: string, by = owner) =>
    by.visitor.send('PATCH', `/admin/people/${id}`, { role });
  const remove = (id: string, by = owner) => by.visitor.send('DELETE', `/admin/people/${id}`);
  const roleOf = async (id: string) =>
    (
      await school.context.db
        .selectFrom('users')
        .select('role')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).role;
  const isSignedIn = async ({ visitor }: { visitor: Visitor }) =>
    (await visitor.get('/user/me')).status === 200;
  /** What was done to an account, the first first, with the actor. */
  const actionsOn = (id: string) =>
    school.context.db
      .selectFrom('auditLog')
      .select(['action', 'actor', 'address'])
      .where('subject', '=', id)
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
  const byOwner = () => ({ actor: owner.id, address: '127.0.0.1' });

  /** Sets a password with a code from a mail, as /Forget does. */
  async function setPassword(email: string): Promise<void> {
    const visitor = school.visitor();
    await visitor.post('/user/verify-otp', { email, otp: await requestResetCode(school, email) });
    const reset = await visitor.post('/user/reset-password', { email, newpassword: officePassword });
    expect(reset.status).toBe(200);
  }
  const signInWith = (email: string, given: string) =>
    school.visitor().post('/user/auth-user', { userEmail: email, password: given });

  describe('an invitation', () => {
    test('of somebody without an account makes one, and the mail says how to set a password', async () => {
      const email = newEmail('ravi');
      const { status, body } = await invite(email.toUpperCase());
      expect([status, body.person]).toEqual([
        201,
        expect.objectContaining({
          userEmail: email,
          role: 'teacher',
          hasPassword: false,
          hasSecondFactor: false,
        }),
      ]);
      const mail = await school.mail(email, /invited to the office/);
      for (const words of [
        'Kavita Rao has invited you',
        'http://school.test/Forget',
        'http://school.test/office',
      ])
        expect(mail.text).toContain(words);
      expect((await signInWith(email, password)).status).toBe(401);
      await setPassword(email);
      const signedIn = await signInWith(email, officePassword);
      expect([signedIn.status, signedIn.body.foundUser.role]).toEqual([200, 'teacher']);
      expect(await actionsOn(body.person._id)).toMatchObject([{ action: 'teacher-added', ...byOwner() }]);
    });

    test('of a family with a verified address keeps the password and ends the sessions', async () => {
      const family = await parent(school);
      await setPassword(family.email);
      const reply = await signInWith(family.email, officePassword);
      expect(reply.status).toBe(200);
      const { body } = await invite(family.email, 'admin');
      expect(body.person).toMatchObject({ _id: family.id, role: 'admin', hasPassword: true });
      expect(await isSignedIn(family)).toBe(false);
      const mail = await school.mail(family.email, /invited to the office/);
      expect(mail.text).toContain('the password that you have');
      expect((await signInWith(family.email, officePassword)).body.foundUser.role).toBe('admin');
    });

    test('of an account with an unverified address, which may be a stranger’s, takes its password', async () => {
      const stranger = await parent(school);
      const { body } = await invite(stranger.email);
      expect(body.person.hasPassword).toBe(false);
      expect(await isSignedIn(stranger)).toBe(false);
      expect((await signInWith(stranger.email, password)).status).toBe(401);
      await school.mail(stranger.email, /invited to the office/);
    });

    test('of somebody who works there already is 409 and changes nothing', async () => {
      const ravi = await teacher(school);
      const { status, body } = await invite(ravi.email, 'admin');
      expect([status, body.fields]).toEqual([409, { email: expect.stringMatching(/already/) }]);
      expect([await roleOf(ravi.id), await isSignedIn(ravi)]).toEqual(['teacher', true]);
    });

    test('of one new address by two owners at once makes one account', async () => {
      const [email, second] = [newEmail(), await admin(school)];
      const replies = await Promise.all([invite(email), invite(email, 'admin', second)]);
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    });

    test.each([
      [{ email: 'nobody', role: 'teacher' }, 'email'],
      [{ email: 'a@b.test', role: 'user' }, 'role'],
      [{ email: 'a@b.test' }, 'role'],
    ])('with %j is 400', async (body, field) => {
      const reply = await owner.visitor.post('/admin/people', body);
      expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, [field]]);
    });
  });

  describe('a change of the role', () => {
    test('is stored, recorded, and needs a new sign-in', async () => {
      const ravi = await teacher(school);
      const { status, body } = await change(ravi.id, 'admin');
      expect([status, body.person.role]).toEqual([200, 'admin']);
      expect(await isSignedIn(ravi)).toBe(false);
      await signIn(school, ravi.email, ravi.visitor);
      expect((await ravi.visitor.get('/admin/people')).status).toBe(200);
      await change(ravi.id, 'teacher');
      await signIn(school, ravi.email, ravi.visitor);
      expect((await ravi.visitor.get('/admin/people')).status).toBe(403);
      const actions = (await actionsOn(ravi.id)).map(({ action }) => action);
      expect(actions.toSorted()).toEqual(['admin-added', 'teacher-added']);
    });

    test('to the same role changes and records nothing', async () => {
      const ravi = await teacher(school);
      expect((await change(ravi.id, 'teacher')).status).toBe(200);
      expect([await isSignedIn(ravi), await actionsOn(ravi.id)]).toEqual([true, []]);
    });

    test.each(['family', 'unknown'])('of an account outside the office (%s) is 404', async (who) => {
      const id = who === 'family' ? (await parent(school)).id : 'unknown';
      expect((await change(id, 'admin')).status).toBe(404);
      expect((await remove(id)).status).toBe(404);
      expect(await actionsOn(id)).toEqual([]);
    });
  });

  test('a removal ends the sessions and the second factor, and keeps the account', async () => {
    const ravi = await teacher(school);
    const { db } = school.context;
    const yes = kind === 'postgres' ? true : 1;
    await db
      .insertInto('twoFactors')
      .values({ id: ravi.id, userId: ravi.id, secret: 'x', backupCodes: '[]', verified: yes })
      .execute();
    await db.updateTable('users').set({ twoFactorEnabled: yes }).where('id', '=', ravi.id).execute();
    expect((await remove(ravi.id)).status).toBe(200);
    expect(await isSignedIn(ravi)).toBe(false);
    expect((await signIn(school, ravi.email)).id).toBe(ravi.id);
    expect(await roleOf(ravi.id)).toBe('user');
    expect(await actionsOn(ravi.id)).toMatchObject([{ action: 'teacher-removed', ...byOwner() }]);
    expect((await remove(ravi.id)).status).toBe(404);
  });

  test('nobody changes or removes themselves, so an owner always remains', async () => {
    for (const reply of [await change(owner.id, 'teacher'), await remove(owner.id)])
      expect(reply.status).toBe(409);
    expect(await roleOf(owner.id)).toBe('admin');
  });

  test('of two owners who remove each other at once, one stays', async () => {
    const [first, second] = [await admin(school), await admin(school)];
    const replies = await Promise.all([remove(second.id, first), change(first.id, 'teacher', second)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const roles = [await roleOf(first.id), await roleOf(second.id)];
    expect(roles.filter((role) => role === 'admin')).toHaveLength(1);
  });

  test('every change needs a recent password, and without one nothing happens', async () => {
    const [late, ravi] = [await admin(school), await teacher(school)];
    await school.context.db
      .updateTable('sessions')
      .set({ createdAt: new Date(Date.now() - 31 * minute) })
      .where('userId', '=', late.id)
      .execute();
    const replies = [
      await invite(newEmail(), 'teacher', late),
      await change(ravi.id, 'admin', late),
      await remove(ravi.id, late),
    ];
    expect(replies.map(({ status, body }) => [status, Object.keys(body.fields)])).toEqual(
      replies.map(() => [403, ['password']]),
    );
    expect([await roleOf(ravi.id), await actionsOn(ravi.id)]).toEqual(['teacher', []]);
  });

  test('the list has everybody once, on pages in order of sign-up, and no family', async () => {
    await teacher(school);
    const family = await parent(school);
    const found: Person[] = [];
    let cursor = '';
    do {
      const { body } = await owner.visitor.get(`/admin/people?limit=2${cursor}`);
      found.push(...body.items);
      cursor = body.next === null ? '' : `&cursor=${body.next}`;
    } while (cursor !== '');
    const rows = await school.context.db
      .selectFrom('users')
      .select('id')
      .where('role', '!=', 'user')
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
    expect(found.map(({ _id }) => _id)).toEqual(rows.map(({ id }) => id));
    expect(found.map(({ _id }) => _id)).not.toContain(family.id);
  });

  describe('a teacher', () => {
    test('sees the own lines of the log alone', async () => {
      const [ravi, other] = [await teacher(school), await teacher(school)];
      await ravi.visitor.send('PATCH', '/user/me', { fullName: 'Ravi Menon' });
      const { status, body } = await ravi.visitor.get('/admin/my-log');
      expect(status).toBe(200);
      expect(body.items.map(({ action }: { action: string }) => action)).toEqual([
        'name-changed',
        'signed-in',
      ]);
      expect((await ravi.visitor.get('/admin/get-log/1')).status).toBe(403);
      const first = await ravi.visitor.get('/admin/my-log?limit=1');
      const second = await ravi.visitor.get(`/admin/my-log?limit=1&cursor=${first.body.next}`);
      expect([...first.body.items, ...second.body.items]).toEqual(body.items);
      expect(JSON.stringify(body)).not.toContain(other.id);
    });

    test('is told that an owner may do the rest', async () => {
      const ravi = await teacher(school);
      const { status, body } = await ravi.visitor.get('/admin/get-users');
      expect([status, body.message]).toEqual([403, 'Only an owner of the school may do this.']);
    });

    test('cannot delete the account before an owner has removed them from the office', async () => {
      const ravi = await teacher(school);
      const { status, body } = await ravi.visitor.send('DELETE', '/user/me', { password });
      expect([status, body.message]).toEqual([409, expect.stringMatching(/An owner can remove you/)]);
    });
  });
});
