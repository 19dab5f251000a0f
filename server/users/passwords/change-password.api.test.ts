import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindsOfThisRun } from '#test/databases.ts';
import { admin, parent, password, signIn, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

const newpassword = 'seven white horses';

describe.each(kindsOfThisRun)('changing the password on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind);
  });
  afterAll(() => school.close());

  const change = ({ visitor }: TestUser, body: object) => visitor.send('PATCH', '/user/me/password', body);
  const statusWith = async ({ email }: TestUser, givenPassword: string) =>
    (await school.visitor().post('/user/auth-user', { userEmail: email, password: givenPassword })).status;

  test('sets a new password, voids the old one and ends every other session', async () => {
    const asha = await parent(school);
    const otherBrowser = await signIn(school, asha.email);
    const before = asha.visitor.cookies.get('school.session_token');
    expect((await change(asha, { password, newpassword })).status).toBe(200);
    expect((await asha.visitor.get('/user/me')).status).toBe(200);
    expect(asha.visitor.cookies.get('school.session_token')).not.toBe(before);
    expect((await otherBrowser.visitor.get('/user/me')).status).toBe(401);
    expect([await statusWith(asha, password), await statusWith(asha, newpassword)]).toEqual([401, 200]);
  });

  test('rejects a wrong current password with an error for its field', async () => {
    const asha = await parent(school);
    const otherBrowser = await signIn(school, asha.email);
    const reply = await change(asha, { password: 'not this one', newpassword });
    expect([reply.status, reply.body.fields]).toEqual([403, { password: 'That is not your password.' }]);
    expect((await otherBrowser.visitor.get('/user/me')).status).toBe(200);
    expect([await statusWith(asha, password), await statusWith(asha, newpassword)]).toEqual([200, 401]);
  });

  test('requires six characters, of admins twelve', async () => {
    const asha = await parent(school);
    const kavita = await admin(school);
    for (const [account, short] of [
      [asha, 'five5'],
      [kavita, 'eleven char'],
    ] as const) {
      const reply = await change(account, { password, newpassword: short });
      expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ['newpassword']]);
    }
    expect((await change(asha, { password, newpassword: 'sixsix' })).status).toBe(200);
    expect((await change(kavita, { password, newpassword })).status).toBe(200);
  });

  test('changes only the caller’s own password', async () => {
    const asha = await parent(school);
    const bina = await parent(school);
    await change(asha, { password, newpassword, _id: bina.id, email: bina.email, userEmail: bina.email });
    expect(await statusWith(bina, password)).toBe(200);
  });
});
