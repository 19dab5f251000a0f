import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCode, requestResetCode } from '#test/codes.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import {
  admin,
  application,
  newEmail,
  parent,
  password,
  signUp,
  teacher,
  trialRequest,
  type TestUser,
} from '#test/people.ts';
import { openSchool, schoolEmail, type School } from '#test/school.ts';
import { idleUsers } from '#server/school/retention/queries.ts';

const notSignedIn = 401;

describe.each(kindsOfThisRun)('what a stranger types proves nothing, on %s:', (kind) => {
  let school: School;
  let office: TestUser;
  beforeAll(async () => {
    school = await openSchool(kind);
    office = await admin(school);
  });
  afterAll(() => school.close());

  const called = (changes = {}) => ({ ...application(changes), hasAgreed: true });
  const conversations = async (q: string) =>
    (await office.visitor.get(`/admin/conversations?q=${encodeURIComponent(q)}`)).body.items;
  const open = async (id: string) => (await office.visitor.get(`/admin/conversations/${id}`)).body;
  const mails = async (to: string) =>
    (await office.visitor.get('/admin/mails?limit=100')).body.items.filter(
      (mail: { to: string }) => mail.to === to,
    );
  /** The owner corrects the address of the latest mail to an address. */
  async function correct(from: string, to: string) {
    const [mail] = await mails(from);
    await expect.poll(async () => (await mails(from))[0]?.state).not.toBe('queued');
    return office.visitor.send('PATCH', `/admin/mails/${mail._id}`, { to });
  }
  /** Proves the address of an account with the code of a mail, and signs in. */
  async function prove(email: string, newpassword = 'seven white horses') {
    const visitor = school.visitor();
    const otp = await requestResetCode(school, email);
    expect((await visitor.post('/user/verify-otp', { email, otp })).status).toBe(200);
    expect((await visitor.post('/user/reset-password', { email, newpassword })).status).toBe(200);
    expect((await visitor.post('/user/auth-user', { userEmail: email, password: newpassword })).status).toBe(
      200,
    );
    return visitor;
  }

  test('who signs up with the address of a mother does not read the child that she tells the office on the phone', async () => {
    const mother = newEmail('mother');
    const stranger = await parent(school, mother);
    const family = (await office.visitor.get(`/admin/families/${stranger.id}`)).body;
    expect(family.isProven).toBe(false);
    const noted = await office.visitor.post(`/admin/families/${stranger.id}/applications`, {
      ...called(),
      userEmail: mother,
    });
    expect(noted.status).toBe(201);
    expect((await stranger.visitor.get('/user/me')).status).toBe(notSignedIn);
    const again = await school.visitor().post('/user/auth-user', { userEmail: mother, password });
    expect(again.status).toBe(notSignedIn);
    // The mail that she gets says how to choose a password; then the child is in her profile.
    expect((await school.mail(mother, /We have the application/)).text).toContain('/Forget');
    const hers = await prove(mother);
    expect((await hers.get('/user/me')).body.applications).toHaveLength(1);
    // From now on the office takes nothing away.
    const second = { ...called({ fullName: 'Tara Verma' }), userEmail: mother };
    expect((await office.visitor.post(`/admin/families/${stranger.id}/applications`, second)).status).toBe(
      201,
    );
    expect((await hers.get('/user/me')).body.applications).toHaveLength(2);
    expect((await office.visitor.get(`/admin/families/${stranger.id}`)).body.isProven).toBe(true);
  });

  test('who has proven another address since the office opened the page of a mother is not told her child', async () => {
    const mother = newEmail('mother');
    const stranger = await parent(school, mother);
    const path = `/admin/families/${stranger.id}`;
    const { userEmail } = (await office.visitor.get(path)).body;
    const own = newEmail('stranger');
    await stranger.visitor.post('/user/me/email-code', { userEmail: own, password });
    const otp = await newCode(school, own);
    expect((await stranger.visitor.send('PATCH', '/user/me/email', { userEmail: own, otp })).status).toBe(
      200,
    );
    const noted = await office.visitor.post(`${path}/applications`, { ...called(), userEmail });
    expect([noted.status, noted.body.message]).toEqual([409, expect.stringMatching(/another email/)]);
    expect((await stranger.visitor.get('/user/me')).body.applications).toEqual([]);
  });

  test.each(['x@no-email.invalid', 'x@NO-EMAIL.invalid', 'x@address.invalid', 'x@school.invalid'])(
    'nobody signs up with %s, which the office would take for a parent without an email',
    async (userEmail) => {
      const body = { fullName: 'Asha', userEmail, password };
      const { status, body: reply } = await school.visitor().post('/user/add-user', body);
      expect([status, Object.keys(reply.fields)]).toEqual([400, ['userEmail']]);
    },
  );

  test('a mistyped address of a caller is corrected in the account; its owner reads nothing', async () => {
    const [wrong, right] = [newEmail('wrong'), newEmail('right')];
    const noted = await office.visitor.post('/admin/families', { ...called(), email: wrong });
    expect(noted.status).toBe(201);
    expect((await correct(wrong, right)).status).toBe(200);
    const { userEmail, children } = (await office.visitor.get(`/admin/families/${noted.body._id}`)).body;
    expect([userEmail, children[0].applications[0].email]).toEqual([right, right]);
    // Whoever has the wrong address has no account; the mother proves the right one.
    await school.visitor().post('/user/forget-password', { email: wrong });
    const hers = await prove(right);
    expect((await hers.get('/user/me')).body.applications).toHaveLength(1);
    expect((await mails(wrong)).filter(({ hasCode }: { hasCode: boolean }) => hasCode)).toEqual([]);
  });

  test('a family that called without an email gets one later, once, and reads its child after it has proven the address', async () => {
    const noted = await office.visitor.post('/admin/families', called({ fullName: 'Ila Rao' }));
    const give = (email: string, id = noted.body._id) =>
      office.visitor.send('PUT', `/admin/families/${id}/email`, { email });
    const email = newEmail('later');
    const twice = await Promise.all([give(email), give(email)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await school.mail(email, /^Your profile at/)).text).toContain('/Forget');
    expect(await mails(email)).toHaveLength(1);
    const { userEmail, isProven, children } = (await office.visitor.get(`/admin/families/${noted.body._id}`))
      .body;
    expect([userEmail, isProven, children[0].applications[0].email]).toEqual([email, false, email]);
    const hers = await prove(email);
    expect((await hers.get('/user/me')).body.applications).toHaveLength(1);
    // Now it is hers.
    expect((await give(newEmail())).status).toBe(409);
    const other = await office.visitor.post('/admin/families', called({ fullName: 'Uma Rao' }));
    const taken = await give(email, other.body._id);
    expect([taken.status, Object.keys(taken.body.fields)]).toEqual([409, ['email']]);
    expect((await give(newEmail(), 'nobody')).status).toBe(404);
    expect((await give('x@no-email.invalid', other.body._id)).status).toBe(400);
  });

  test('another address in the place of a given one needs a recent password', async () => {
    const ravi = await teacher(school);
    const noted = await office.visitor.post('/admin/families', { ...called(), email: newEmail('first') });
    const old = new Date(Date.now() - 31 * 60 * 1000);
    await school.context.db
      .updateTable('sessions')
      .set({ createdAt: old })
      .where('userId', '=', ravi.id)
      .execute();
    const path = `/admin/families/${noted.body._id}/email`;
    const { status, body } = await ravi.visitor.send('PUT', path, { email: newEmail('second') });
    expect([status, Object.keys(body.fields)]).toEqual([403, ['password']]);
  });

  test('a teacher gives no address to somebody of the office, and signs nobody of it out', async () => {
    const ravi = await teacher(school);
    const owner = await parent(school);
    await owner.visitor.post('/user/enroll-user', application());
    const invited = await office.visitor.post('/admin/people', { email: owner.email, role: 'admin' });
    expect(invited.status).toBe(201);
    const path = `/admin/families/${owner.id}`;
    const email = newEmail('ravi');
    expect((await ravi.visitor.send('PUT', `${path}/email`, { email })).status).toBe(409);
    const stored = await school.context.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', owner.id)
      .execute();
    expect(stored).toEqual([{ email: owner.email }]);
  });

  test('nobody gets the address of the school', async () => {
    const noted = await office.visitor.post('/admin/families', called({ fullName: 'Ila Sen' }));
    const email = schoolEmail.toUpperCase();
    const given = await office.visitor.send('PUT', `/admin/families/${noted.body._id}/email`, { email });
    expect([given.status, Object.keys(given.body.fields)]).toEqual([400, ['email']]);
    const writer = newEmail();
    await school.visitor().post('/user/add-lead', { userEmail: writer, userMessage: 'Hello' });
    expect((await correct(writer, schoolEmail)).status).toBe(400);
  });

  test('a family that is signed in changes what is on its card', async () => {
    const { visitor, email } = await parent(school);
    const write = (userNumber: string) =>
      visitor.post('/user/add-lead', { userEmail: email, userNumber, userMessage: `Call ${userNumber}` });
    await write('98765 43210');
    await write('90000 00002');
    const [{ _id }] = await conversations(email);
    const { personPhone, entries } = await open(_id);
    expect([personPhone, entries.map(({ kind }: { kind: string }) => kind)]).toEqual([
      '90000 00002',
      ['in', 'in'],
    ]);
  });

  test('a message that may be spam does not own the card of whoever has that address', async () => {
    const userEmail = newEmail();
    const spam = {
      userEmail,
      userName: 'Mallory',
      userNumber: '90000 00001',
      userMessage: 'x',
      website: 'x',
    };
    await school.visitor().post('/user/add-lead', spam);
    await school
      .visitor()
      .post('/user/add-lead', { userEmail, userName: 'Asha', userMessage: 'Is clay taught?' });
    const found = await conversations(userEmail);
    expect(found.map(({ personName }: { personName: string }) => personName).toSorted()).toEqual([
      'Asha',
      'Mallory',
    ]);
  });

  test('an account with a password keeps its address, and an address of another account is refused', async () => {
    const own = await parent(school);
    const elsewhere = newEmail();
    expect((await correct(own.email, elsewhere)).status).toBe(200);
    expect((await own.visitor.get('/user/me')).body.user.userEmail).toBe(own.email);
    const wrong = newEmail('wrong');
    await office.visitor.post('/admin/families', { ...called({ fullName: 'Om Nair' }), email: wrong });
    const { status, body } = await correct(wrong, own.email);
    expect([status, Object.keys(body.fields)]).toEqual([409, ['to']]);
  });

  test('the correction of one mail moves its own conversation and trial class, and no other of that address', async () => {
    const [shared, right] = [newEmail('shared'), newEmail('right')];
    await school.visitor().post('/user/add-trial', trialRequest({ userEmail: shared, userName: 'First' }));
    await school.visitor().post('/user/add-trial', trialRequest({ userEmail: shared, userName: 'Second' }));
    const [latest] = await mails(shared);
    expect((await correct(shared, right)).status).toBe(200);
    const moved = await open(latest.conversationId);
    const others = (await conversations(shared)).filter(({ _id }: { _id: string }) => _id !== moved._id);
    expect([moved.personEmail, others.length]).toEqual([right, 1]);
    const { items } = (await office.visitor.get('/admin/trials?list=asked&limit=100')).body;
    const addressOf = (id: string) => items.find(({ _id }: { _id: string }) => _id === id)?.userEmail;
    expect(addressOf(moved.trialId)).toBe(right);
    expect(addressOf((await open(others[0]._id)).trialId)).toBe(shared);
  });

  test('a second message with somebody’s address changes neither the name nor the number on the card', async () => {
    const userEmail = newEmail();
    const write = (userName: string, userNumber: string, userMessage: string) =>
      school.visitor().post('/user/add-lead', { userEmail, userName, userNumber, userMessage });
    await write('Asha Verma', '', 'Is clay taught?');
    await write('Asha  VERMA', '+91 98765 43210', 'Call me, please.');
    await write('Mallory', '90000 00001', 'I have a new number.');
    const [{ _id }] = await conversations(userEmail);
    const { personName, personPhone, entries } = await open(_id);
    expect([personName, personPhone]).toEqual(['Asha Verma', '+91 98765 43210']);
    const events = entries.filter(({ kind }: { kind: string }) => kind === 'event');
    expect(events.map(({ text }: { text: string }) => text)).toEqual([
      'This message gives another name: Mallory, and another phone: 90000 00001. Nothing proves that it is from the same person.',
    ]);
    // The same number in another form is no other, and the same other one is said once.
    await write('', '098765-43210', 'Again.');
    await write('Mallory', '90000 00001', 'Did you get it?');
    expect((await open(_id)).entries.filter(({ kind }: { kind: string }) => kind === 'event')).toHaveLength(
      1,
    );
  });
});

describe.each(kindsOfThisRun)('an account that is erased, on %s,', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind);
  });
  afterAll(() => school.close());

  /** A trial class of the address that was asked for without signing in, and agreed for the day after tomorrow. */
  async function agreedTrial(userEmail: string): Promise<string> {
    await school
      .visitor()
      .post('/user/add-trial', trialRequest({ userEmail, userName: 'Sarojini Deshmukh' }));
    const colleague = await teacher(school);
    const { items } = (await colleague.visitor.get('/admin/trials?list=asked&limit=100')).body;
    const { _id } = items.find((trial: { userEmail: string }) => trial.userEmail === userEmail);
    const startsAt = new Date(Date.now() + 48 * 60 * 60 * 1000).toISOString();
    const agreed = await colleague.visitor.send(
      'PATCH',
      `/admin/trials/${_id}`,
      { startsAt },
      { headers: { 'if-match': '"1"' } },
    );
    expect(agreed.status).toBe(200);
    return _id;
  }
  const trialIds = async () =>
    (await school.context.db.selectFrom('trials').select('id').execute()).map(({ id }) => id);

  test('exports and erases the trial classes of its proven address, and tells the school which class is off', async () => {
    const email = await signUp(school);
    const trial = await agreedTrial(email);
    const visitor = school.visitor();
    const otp = await requestResetCode(school, email);
    await visitor.post('/user/verify-otp', { email, otp });
    await visitor.post('/user/reset-password', { email, newpassword: 'seven white horses' });
    await visitor.post('/user/auth-user', { userEmail: email, password: 'seven white horses' });
    const exported = (await visitor.get('/user/me/export')).body;
    expect(exported.trials.map(({ _id }: { _id: string }) => _id)).toEqual([trial]);
    const gone = await visitor.send('DELETE', '/user/me', { password: 'seven white horses' });
    expect(gone.status).toBe(200);
    expect(await trialIds()).not.toContain(trial);
    const mail = await school.mail(schoolEmail, /^A trial class on .* is off$/);
    expect(mail.text).toContain('Junior Beginner');
    expect(mail.calendar?.method).toBe('CANCEL');
    expect(mail.calendar?.content).toContain(`UID:${trial}@`);
    for (const personal of ['Sarojini', email, '98765']) expect(mail.source).not.toContain(personal);
  });

  test('is not idle while the address has asked for a trial class without signing in', async () => {
    const email = await signUp(school);
    const trial = await agreedTrial(email);
    const { db } = school.context;
    const longAgo = new Date('2020-01-01');
    await db.deleteFrom('sessions').execute();
    await db
      .updateTable('users')
      .set({ createdAt: longAgo, updatedAt: longAgo, emailVerified: kind === 'postgres' ? true : 1 })
      .where('email', '=', email)
      .execute();
    expect(await idleUsers(db, new Date('2025-01-01'), new Date())).toEqual([]);
    const old = { createdAt: longAgo };
    await db.updateTable('trials').set(old).where('id', '=', trial).execute();
    await db.updateTable('conversations').set({ lastAt: longAgo }).where('trialId', '=', trial).execute();
    expect(await idleUsers(db, new Date('2025-01-01'), new Date())).toHaveLength(1);
  });

  test('whose address is corrected at the moment of a reset does not go to the owner of the wrong one', async () => {
    const office = await admin(school);
    for (let round = 0; round < 6; round += 1) {
      const [wrong, right] = [newEmail('wrong'), newEmail('right')];
      const noted = await office.visitor.post('/admin/families', {
        ...application(),
        hasAgreed: true,
        email: wrong,
      });
      const stranger = school.visitor();
      const otp = await requestResetCode(school, wrong);
      expect((await stranger.post('/user/verify-otp', { email: wrong, otp })).status).toBe(200);
      const newpassword = 'seven white horses';
      const [reset, moved] = await Promise.all([
        stranger.post('/user/reset-password', { email: wrong, newpassword }),
        office.visitor.send('PUT', `/admin/families/${noted.body._id}/email`, { email: right }),
      ]);
      // One of them was first, and the other finds that out.
      expect([reset.status, moved.status].toSorted()).not.toEqual([200, 200]);
    }
  });

  test('leaves the trial classes of an address that nobody has proven', async () => {
    const stranger = await parent(school);
    const trial = await agreedTrial(stranger.email);
    expect((await stranger.visitor.get('/user/me/export')).body.trials).toEqual([]);
    expect((await stranger.visitor.send('DELETE', '/user/me', { password })).status).toBe(200);
    expect(await trialIds()).toContain(trial);
  });
});
