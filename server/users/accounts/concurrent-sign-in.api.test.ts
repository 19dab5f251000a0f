import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useRealHashes } from '#test/cheap-passwords.ts';
import { codeAt } from '#test/authenticator.ts';
import { requestResetCode } from '#test/codes.ts';
import { databaseKinds } from '#test/databases.ts';
import { admin, parent, password, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

// A sign-in must still wait for its hash when the password changes.
useRealHashes();

const newpassword = 'seven white horses';

/** More than are hashed at once: some have read the old hash and wait in the queue while it changes. */
const inFlight = 6;

describe.each(databaseKinds)('concurrent sign-ins with the old password on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind);
  });
  afterAll(() => school.close());

  /** Sends sign-ins with a stolen password while `change` runs. @returns the sessions of the account afterwards */
  async function sessionsAfter({ id, email }: TestUser, change: () => Promise<{ status: number }>) {
    const signIn = () => school.visitor().post('/user/auth-user', { userEmail: email, password });
    const thefts = Array.from({ length: inFlight }, signIn);
    const changed = change();
    thefts.push(...Array.from({ length: inFlight }, signIn));
    expect((await changed).status).toBe(200);
    const statuses = (await Promise.all(thefts)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([]);
    return school.context.db.selectFrom('sessions').select('id').where('userId', '=', id).execute();
  }

  test('leave no session after a reset of the password', async () => {
    const owner = await parent(school);
    const visitor = school.visitor();
    await visitor.post('/user/verify-otp', {
      email: owner.email,
      otp: await requestResetCode(school, owner.email),
    });
    const reset = () => visitor.post('/user/reset-password', { email: owner.email, newpassword });
    expect(await sessionsAfter(owner, reset)).toEqual([]);
  });

  test('leave no session after a change of the password', async () => {
    const owner = await parent(school);
    const change = () => owner.visitor.send('PATCH', '/user/me/password', { password, newpassword });
    expect(await sessionsAfter(owner, change)).toHaveLength(1);
    expect((await owner.visitor.get('/user/me')).status).toBe(200);
  });

  test('leave no session without the second factor that is being set up', async () => {
    const owner = await admin(school);
    const { secret } = (await owner.visitor.post('/admin/second-factor/start', { password })).body;
    const confirm = () =>
      owner.visitor.post('/admin/second-factor/confirm', { code: codeAt(secret, Date.now()) });
    expect(await sessionsAfter(owner, confirm)).toHaveLength(1);
    expect((await owner.visitor.get('/admin/get-users')).status).toBe(200);
  });

  test('requests confirmed with the old password change nothing after a reset', async () => {
    const owner = await parent(school);
    const visitor = school.visitor();
    const otp = await requestResetCode(school, owner.email);
    await visitor.post('/user/verify-otp', { email: owner.email, otp });
    const changes = Array.from({ length: 3 }, () =>
      owner.visitor.send('PATCH', '/user/me/password', { password, newpassword: 'the thief’s own' }),
    );
    const reset = await visitor.post('/user/reset-password', { email: owner.email, newpassword });
    await Promise.all(changes);
    expect(reset.status).toBe(200);
    const signIn = (givenPassword: string) =>
      school.visitor().post('/user/auth-user', { userEmail: owner.email, password: givenPassword });
    expect((await signIn(newpassword)).status).toBe(200);
  });
});
