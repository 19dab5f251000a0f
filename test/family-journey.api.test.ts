import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds } from './databases.ts';
import { admin, application, newEmail, parent, password, type TestUser } from './people.ts';
import { openSchool, type School } from './school.ts';

/*
 * What each layer does for a family, from the sign-up to the erasure. The rules of each step have tests of their own, most of them
 * on one database.
 */
describe.each(databaseKinds)('a family on %s', (kind) => {
  let school: School;
  let office: TestUser;
  beforeAll(async () => {
    school = await openSchool(kind);
    office = await admin(school);
  });
  afterAll(() => school.close());

  const change = (path: string, version: number, body: object) =>
    office.visitor.send('PATCH', path, body, { headers: { 'if-match': `"${version}"` } });

  test('signs up, applies, asks, gets an answer, withdraws, exports its data and is erased', async () => {
    const email = newEmail();
    const { visitor, id } = await parent(school, email);
    await school.mail(email, /^Welcome/);

    const applied = await visitor.post('/user/enroll-user', application({ fullName: 'Mira Verma' }));
    expect(applied.status).toBe(201);
    await school.mail(email, /application/);
    const [{ _id: applicationId }] = (await visitor.get('/user/me')).body.applications;
    const trial = await change(`/admin/applications/${applicationId}`, 1, { status: 'trial' });
    expect([trial.status, trial.body.status]).toEqual([200, 'trial']);

    const asked = { userName: 'Asha Verma', userEmail: email, userMessage: 'Is there a kiln?' };
    expect((await visitor.post('/user/add-lead', asked)).status).toBe(201);
    const found = (await office.visitor.get('/admin/conversations?q=kiln')).body.items;
    expect(found).toMatchObject([{ kind: 'message', personEmail: email }]);
    const place = `/admin/conversations/${found[0]._id}`;
    const headers = { 'if-match': `"${(await office.visitor.get(place)).body.version}"` };
    const answered = await office.visitor.send(
      'POST',
      `${place}/replies`,
      { text: 'Two of them.' },
      { headers },
    );
    expect(answered.status).toBe(201);
    // The office can take an answer back for a moment; the family sees it afterwards.
    school.context.now = () => new Date(Date.now() + 10 * 60_000);
    const own = (await visitor.get('/user/me/conversations')).body.items;
    const mine = own.find(({ _id }: { _id: string }) => _id === found[0]._id);
    expect((await visitor.get(`/user/me/conversations/${mine._id}`)).text).toContain('Two of them.');

    const withdrawn = await visitor.send('PATCH', `/user/me/applications/${applicationId}`, {
      status: 'withdrawn',
    });
    expect(withdrawn.status).toBe(200);
    expect((await visitor.get('/user/me')).body.applications).toMatchObject([{ status: 'withdrawn' }]);

    const exported = (await visitor.get('/user/me/export')).text;
    for (const words of [email, 'Mira Verma', 'Is there a kiln?', 'Two of them.', 'withdrawn'])
      expect(exported).toContain(words);

    expect((await visitor.send('DELETE', '/user/me', { password })).status).toBe(200);
    expect((await visitor.get('/user/me')).status).toBe(401);
    expect((await office.visitor.get('/admin/conversations?q=kiln')).body.items).toEqual([]);
    expect((await office.visitor.get(`/admin/families/${id}`)).status).toBe(404);
    const { db } = school.context;
    const left = await Promise.all([
      db.selectFrom('users').select('id').where('id', '=', id).execute(),
      db.selectFrom('applications').select('id').where('userId', '=', id).execute(),
      db.selectFrom('outbox').select('id').where('userId', '=', id).execute(),
    ]);
    expect(left).toEqual([[], [], []]);
  });
});
