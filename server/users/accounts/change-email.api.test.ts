import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeIn, codeMails, expireChangeCode, newCode, requestResetCode } from '#test/codes.ts';
import { kindsOfThisRun } from '#test/databases.ts';
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
import { unsentMails } from '#test/unsent-mails.ts';
import { openSchool, schoolEmail, type School } from '#test/school.ts';

describe.each(kindsOfThisRun)('changing one’s own email on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind);
  });
  afterAll(() => school.close());

  const ask = ({ visitor }: TestUser, userEmail: string, given = password) =>
    visitor.post('/user/me/email-code', { userEmail, password: given });
  const change = ({ visitor }: TestUser, userEmail: string, otp: string) =>
    visitor.send('PATCH', '/user/me/email', { userEmail, otp });
  const emailOf = async ({ visitor }: TestUser) => (await visitor.get('/user/me')).body.user.userEmail;
  const signInStatus = async (userEmail: string) =>
    (await school.visitor().post('/user/auth-user', { userEmail, password })).status;

  /** Changes the address of a user with the code of the mail. */
  async function move(user: TestUser, to: string, typed = to) {
    expect((await ask(user, typed)).status).toBe(200);
    const changed = await change(user, typed, await newCode(school, to));
    expect(changed.status).toBe(200);
    return changed;
  }

  test('moves the account with everything, tells both addresses, and ends every other session', async () => {
    const asha = await parent(school);
    const otherBrowser = await signIn(school, asha.email);
    await asha.visitor.post('/user/enroll-user', application());
    await asha.visitor.post('/user/add-trial', trialRequest({ userEmail: asha.email }));
    const to = newEmail('new');
    const { body } = await move(asha, to, to.toUpperCase());
    expect(body.user.userEmail).toBe(to);
    expect((await otherBrowser.visitor.get('/user/me')).status).toBe(401);
    expect([await signInStatus(asha.email), await signInStatus(to)]).toEqual([401, 200]);
    const former = await school.mail(asha.email, /has another email$/);
    // The former address may be a mistyped one: its owner does not learn the right one.
    expect(former.text + former.html).not.toContain(to);
    expect((await school.mail(to, /has this email now$/)).text).toContain('/profile');
    const { body: data } = await asha.visitor.get('/user/me/export');
    const addresses = [
      data.user.userEmail,
      data.user.enrollments[0].email,
      data.trials[0].userEmail,
      ...data.conversations.map(({ personEmail }: { personEmail: string }) => personEmail),
    ];
    expect(new Set(addresses)).toEqual(new Set([to]));
    const office = await admin(school);
    expect((await office.visitor.get(`/admin/families/${asha.id}`)).body).toMatchObject({
      userEmail: to,
      isProven: true,
    });
    // Somebody else may now sign up with the former address, and reads nothing of hers.
    const other = await parent(school, asha.email);
    expect((await other.visitor.get('/user/me/conversations')).body.items).toEqual([]);
  });

  test('what came from a proven address without signing in stays with the account; from an unproven one it does not', async () => {
    for (const isProven of [true, false]) {
      const asha = await parent(school);
      if (isProven) await move(asha, (asha.email = newEmail('proven')));
      await school
        .visitor()
        .post('/user/add-lead', { userEmail: asha.email, userMessage: 'Is clay taught?' });
      await school.visitor().post('/user/add-trial', trialRequest({ userEmail: asha.email }));
      await move(asha, newEmail('last'));
      const { body } = await asha.visitor.get('/user/me/export');
      expect([body.conversations.length, body.trials.length]).toEqual(isProven ? [2, 1] : [0, 0]);
      const { items } = (await asha.visitor.get('/user/me/trials')).body;
      expect(items).toHaveLength(body.trials.length);
    }
  });

  test('a code is for one user and one address, and works once', async () => {
    const [asha, mallory] = [await parent(school), await parent(school)];
    // A mail that still waits goes to the new address.
    await school.mail(asha.email);
    const [to, another] = [newEmail('to'), newEmail('another')];
    await ask(asha, to);
    await ask(mallory, another);
    const [code, ofMallory] = [await newCode(school, to), await newCode(school, another)];
    const wrong = await change(asha, to, code === '000000' ? '111111' : '000000');
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['otp']]);
    // Another user’s code; an own code for an address that it was not sent to; the code of the address for another user.
    expect((await change(asha, to, ofMallory)).status).toBe(400);
    expect((await change(mallory, to, ofMallory)).status).toBe(400);
    expect((await change(mallory, to, code)).status).toBe(400);
    expect(await emailOf(mallory)).toBe(mallory.email);
    expect((await change(asha, to, code)).status).toBe(200);
    // Again, because the reply was lost: done already.
    expect((await change(asha, to, code)).status).toBe(200);
    await school.mail(to, /has this email now$/);
    const told = (await school.mails()).filter((mail) => mail.to === to && codeIn(mail.subject) === '');
    expect(told.map(({ subject }) => subject)).toEqual([expect.stringMatching(/has this email now$/)]);
    const back = await change(asha, asha.email, code);
    expect(back.status).toBe(400);
  });

  test('a code ends after five wrong ones, and an hour later', async () => {
    const asha = await parent(school);
    const [to, later] = [newEmail(), newEmail()];
    await ask(asha, to);
    const code = await newCode(school, to);
    for (let i = 0; i < 5; i += 1) await change(asha, to, code === '000000' ? '111111' : '000000');
    expect((await change(asha, to, code)).status).toBe(400);
    await ask(asha, later);
    const old = await newCode(school, later);
    await expireChangeCode(school, { userId: asha.id, to: later });
    expect((await change(asha, later, old)).status).toBe(400);
    expect(await emailOf(asha)).toBe(asha.email);
  });

  test('refuses a wrong password, the own address, that of another account, of the school and of nobody', async () => {
    const [asha, bina] = [await parent(school), await parent(school)];
    const refusals: [string, string, number, string][] = [
      [newEmail(), 'not this one', 403, 'password'],
      [asha.email, password, 409, 'userEmail'],
      [bina.email.toUpperCase(), password, 409, 'userEmail'],
      [schoolEmail, password, 400, 'userEmail'],
      ['x@no-email.invalid', password, 400, 'userEmail'],
      ['asha', password, 400, 'userEmail'],
    ];
    for (const [userEmail, given, status, field] of refusals) {
      const reply = await ask(asha, userEmail, given);
      expect([userEmail, reply.status, Object.keys(reply.body.fields)]).toEqual([userEmail, status, [field]]);
      expect(await codeMails(school, userEmail)).toEqual([]);
    }
  });

  test('an address that somebody signs up with meanwhile stays theirs', async () => {
    const asha = await parent(school);
    const to = newEmail('bina');
    await ask(asha, to);
    const code = await newCode(school, to);
    const bina = await parent(school, to);
    const reply = await change(asha, to, code);
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([409, ['userEmail']]);
    expect([await emailOf(asha), await emailOf(bina)]).toEqual([asha.email, to]);
    expect((await asha.visitor.get('/user/me')).status).toBe(200);
  });

  test('gives nothing to whoever sends the own address, and nobody a device without a password', async () => {
    const asha = await parent(school);
    const { status, body, headers } = await change(asha, asha.email, '000000');
    expect([status, body.message, headers.getSetCookie()]).toEqual([
      200,
      `The email of your account is ${asha.email}.`,
      [],
    ]);
  });

  test('whoever reads the former mailbox sets no password of who signs up with it next', async () => {
    const asha = await parent(school);
    const old = school.visitor();
    const otp = await requestResetCode(school, asha.email);
    await old.post('/user/verify-otp', { email: asha.email, otp });
    await move(asha, newEmail('new'));
    const next = await parent(school, asha.email);
    const body = { email: asha.email, newpassword: 'seven white horses' };
    expect((await old.post('/user/reset-password', body)).status).toBe(401);
    expect((await next.visitor.get('/user/me')).status).toBe(200);
  });

  test('what waits to be sent goes to the new address, and is taken out when it no longer holds', async () => {
    const asha = await parent(school);
    await asha.visitor.post('/user/enroll-user', application());
    const [{ _id: id }] = (await asha.visitor.get('/user/me')).body.applications;
    const { visitor } = await admin(school);
    const mail = { subject: 'A place is free', text: 'Would you like it?' };
    const headers = { 'if-match': '"1"' };
    await visitor.send('PATCH', `/admin/applications/${id}`, { status: 'offered', mail }, { headers });
    const to = newEmail('new');
    await move(asha, to);
    const waiting = async () =>
      (await unsentMails(school.context.db)).filter(({ subject }) => subject === mail.subject);
    expect((await waiting()).map(({ sendTo }) => sendTo)).toEqual([to]);
    await asha.visitor.send('PATCH', `/user/me/applications/${id}`, { status: 'withdrawn' });
    expect(await waiting()).toEqual([]);
  });

  test('strangers do not keep the owner of an address from its code', async () => {
    const limited = await openSchool(kind, { RATE_LIMITS: 'on' });
    try {
      const [stranger, owner] = [await parent(limited), await parent(limited)];
      const to = newEmail('owner');
      for (let i = 0; i < 6; i += 1) {
        await ask(stranger, to, 'not this one');
        await change(stranger, to, '000000');
      }
      expect((await ask(owner, to)).status).toBe(200);
      const code = await newCode(limited, to);
      for (let i = 0; i < 30; i += 1) await change(stranger, to, '111111');
      expect((await change(owner, to, code)).status).toBe(200);
    } finally {
      await limited.close();
    }
  });

  test('is in the log with the former address when somebody of the office does it', async () => {
    const kavita = await admin(school);
    const to = newEmail('kavita');
    await move(kavita, to);
    const { entries } = (await kavita.visitor.get('/admin/get-log/1')).body;
    const [entry] = entries.filter(({ action }: { action: string }) => action === 'email-changed');
    expect(entry).toMatchObject({ actor: { id: kavita.id }, subject: { email: kavita.email } });
    expect(await emailOf(kavita)).toBe(to);
  });
});
