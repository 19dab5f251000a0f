import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setEmailVerified } from '#server/users/queries.ts';
import { privacyNoticeVersion } from '#contract/school/application.ts';
import type { Family } from '#contract/school/family.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { special } from '#test/courses.ts';
import { requestResetCode } from '#test/codes.ts';
import { admin, application, newEmail, parent, teacher, type TestUser } from '#test/people.ts';
import { openSchool, schoolEmail, type School } from '#test/school.ts';
import { unsentMails } from '#test/unsent-mails.ts';

describe.each(kindsOfThisRun)('a parent who calls, on %s', (kind) => {
  let school: School;
  let owner: TestUser;
  let ravi: TestUser;
  beforeAll(async () => {
    school = await openSchool(kind);
    owner = await admin(school);
    ravi = await teacher(school);
  });
  afterAll(() => school.close());

  const said = (changes: object = {}) => ({ ...application(), hasAgreed: true, ...changes });
  const add = (changes: object = {}, { visitor } = ravi) => visitor.post('/admin/families', said(changes));
  const applyFor = async (id: string, changes: object = {}, { visitor } = ravi) => {
    const { userEmail = '' } = (await visitor.get(`/admin/families/${id}`)).body;
    return visitor.post(`/admin/families/${id}/applications`, { ...said(changes), userEmail });
  };
  const open = async (id: string): Promise<Family> => (await owner.visitor.get(`/admin/families/${id}`)).body;
  const mailsTo = async (to: string) => {
    await expect.poll(() => unsentMails(school.context.db), { timeout: 20_000 }).toEqual([]);
    return (await school.mails()).filter((mail) => mail.to === to);
  };
  const actionsOn = async (id: string) =>
    (
      await school.context.db
        .selectFrom('auditLog')
        .select('action')
        .where('subject', '=', id)
        .where('actor', '=', ravi.id)
        .execute()
    ).map(({ action }) => action);

  test('gets an account with the application, the consent and who heard it', async () => {
    const email = newEmail();
    const { status, body } = await add({ email, fullName: 'Ira Verma', parentName: 'Asha Verma' });
    expect([status, body.message]).toEqual([201, 'The application for Ira Verma is noted.']);
    const family = await open(body._id);
    expect(family).toMatchObject({ fullName: 'Asha Verma', userEmail: email });
    expect(family.children).toMatchObject([
      {
        fullName: 'Ira Verma',
        applications: [{ status: 'new', privacyNotice: privacyNoticeVersion, notedBy: 'Ravi Nair', email }],
      },
    ]);
    const conversation = await ravi.visitor.get(`/admin/conversations/${body.conversationId}`);
    expect(conversation.body).toMatchObject({ kind: 'application', status: 'open', userId: body._id });
    expect(conversation.body.entries[0].text).toContain('Noted on the phone by Ravi Nair.');
    expect(await actionsOn(body._id)).toContain('family-added');
  });

  test('gets a mail that says how to see the application, and the school gets none', async () => {
    const email = newEmail();
    const before = (await mailsTo(schoolEmail)).length;
    await add({ email });
    const [mail, ...more] = await mailsTo(email);
    expect([more, (await mailsTo(schoolEmail)).length]).toEqual([[], before]);
    expect(mail?.text).toContain('/Forget');
    // As the mail says.
    const otp = await requestResetCode(school, email);
    const family = school.visitor();
    await family.post('/user/verify-otp', { email, otp });
    await family.post('/user/reset-password', { email, newpassword: 'seven white horses' });
    const signIn = { userEmail: email, password: 'seven white horses', rememberMe: true };
    expect((await family.post('/user/auth-user', signIn)).status).toBe(200);
    expect((await family.get('/user/me')).body.user.enrollments).toHaveLength(1);
  });

  test('needs no email: replies say none, and nobody is mailed', async () => {
    const mailsBefore = (await school.mails()).length;
    const { status, body } = await add({ email: '', fullName: 'Om Rao', parentName: 'Leela Rao' });
    expect(status).toBe(201);
    const family = await open(body._id);
    expect(family).toMatchObject({ userEmail: '', mails: [], phones: [application().phone] });
    expect(family.children[0]?.applications[0]).toMatchObject({ email: '' });
    const { items } = (await owner.visitor.get('/admin/families?q=leela')).body;
    expect(items).toMatchObject([{ fullName: 'Leela Rao', userEmail: '' }]);
    const users = (await owner.visitor.get('/admin/get-users')).body.data;
    expect(users.find(({ _id }: { _id: string }) => _id === body._id)).toMatchObject({ userEmail: '' });
    const log = (await owner.visitor.get('/admin/get-log/1')).body.entries;
    expect(JSON.stringify([family, items, users, log])).not.toContain('.invalid');

    const path = `/admin/conversations/${body.conversationId}`;
    const conversation = await ravi.visitor.get(path);
    expect(conversation.body.personEmail).toBe('');
    const headers = { 'if-match': `"${conversation.body.version}"` };
    const reply = await ravi.visitor.send('POST', `${path}/replies`, { text: 'Hello' }, { headers });
    expect(reply.status).toBe(409);
    // A decision with a mail is refused too, and one without it is not.
    const applicationPath = `/admin/applications/${conversation.body.applicationId}`;
    const change = (mail: object | null) =>
      ravi.visitor.send(
        'PATCH',
        applicationPath,
        { status: 'offered', mail },
        {
          headers: { 'if-match': '"1"' },
        },
      );
    expect((await change({ subject: 'A place', text: 'Come!' })).status).toBe(409);
    expect((await change(null)).status).toBe(200);
    expect(await mailsTo('')).toEqual([]);
    expect((await school.mails()).length).toBe(mailsBefore);
  });

  test('who has an account already is found by it, and nothing is stored', async () => {
    const asha = await parent(school);
    const { status, body } = await add({ email: asha.email.toUpperCase() });
    expect([status, Object.keys(body.fields)]).toEqual([409, ['email']]);
    expect((await open(asha.id)).children).toEqual([]);
  });

  test('of a known family gets an application in its name', async () => {
    const asha = await parent(school);
    // Of an account whose address is not proven the call would end the session (server/users/proof-of-address.api.test.ts).
    await setEmailVerified(school.context.db, asha.id);
    const { status, body } = await applyFor(asha.id, { fullName: 'Dev', course: special });
    expect([status, body._id]).toEqual([201, asha.id]);
    const [child] = (await asha.visitor.get('/user/me')).body.user.enrollments;
    expect(child).toMatchObject({
      fullName: 'Dev',
      course: special,
      email: asha.email,
      notedBy: 'Ravi Nair',
    });
    expect(await actionsOn(asha.id)).toContain('application-noted');
    const again = await applyFor(asha.id, { fullName: 'dev ', course: special });
    expect([again.status, again.body.message]).toEqual([
      409,
      `There is an open application for dev in ${special} already.`,
    ]);
    expect((await applyFor('nobody')).status).toBe(404);
  });

  test('must have agreed, and every field is checked', async () => {
    const asha = await parent(school);
    for (const [field, value] of [
      ['hasAgreed', false],
      ['hasAgreed', undefined],
      ['phone', '12'],
      ['course', 'Juggling'],
      ['fullName', ''],
    ] as const) {
      const { status, body } = await applyFor(asha.id, { [field]: value });
      expect([field, status, Object.keys(body.fields)]).toEqual([field, 400, [field]]);
    }
    expect((await add({ email: 'not one' })).body.fields).toHaveProperty('email');
    expect((await open(asha.id)).children).toEqual([]);
  });

  test('noted twice at once is noted once', async () => {
    const asha = await parent(school);
    const replies = await Promise.all([applyFor(asha.id), applyFor(asha.id, {}, owner)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const email = newEmail();
    const added = await Promise.all([add({ email }), add({ email }, owner)]);
    expect(added.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });
});
