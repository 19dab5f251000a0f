import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OfficeMail } from '#contract/school/email-list.ts';
import { purge } from '#server/tasks/maintenance/maintenance.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { openMailServer, type MailServer, type Verdict } from '#test/mail-server.ts';
import {
  admin,
  application,
  newEmail,
  parent,
  signUp,
  teacher,
  trialRequest,
  type TestUser,
} from '#test/people.ts';
import { openSchool, schoolEmail, type School } from '#test/school.ts';

const day = 24 * 60 * 60 * 1000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
const metricsToken = 'a-token-that-only-the-tests-know-of';

describe.each(kindsOfThisRun)('the mails of the office on %s', (kind) => {
  const verdicts = new Map<string, Verdict | Promise<Verdict>>();
  let server: MailServer;
  let school: School;
  let office: TestUser;
  beforeAll(async () => {
    server = await openMailServer((mail) => verdicts.get(mail.to));
    school = await openSchool(kind, {
      SMTP_URL: server.url,
      MAIL_FROM: 'post@school.test',
      METRICS_TOKEN: metricsToken,
    });
    office = await admin(school);
  });
  afterAll(async () => {
    await school.close();
    await server.close();
  });

  const list = async (query = ''): Promise<{ items: OfficeMail[]; next: string | null }> =>
    (await office.visitor.get(`/admin/mails${query}`)).body;
  const mailTo = async (email: string) => (await list('?limit=100')).items.find(({ to }) => to === email);
  const resend = (id: string, { visitor } = office) => visitor.post(`/admin/mails/${id}/resend`, undefined);
  const correct = (id: string, body: object) => office.visitor.send('PATCH', `/admin/mails/${id}`, body);
  const offeredTo = (email: string) => server.offered.filter(({ recipients }) => recipients.includes(email));
  const change = (email: string, values: { createdAt?: Date; nextAttemptAt?: Date }) =>
    school.context.db.updateTable('outbox').set(values).where('sendTo', '=', email).execute();

  const ageCode = (email: string, milliseconds: number) =>
    school.context.db
      .updateTable('outbox')
      .set({ createdAt: ago(milliseconds) })
      .where('sendTo', '=', email)
      .where('kind', '=', 'code')
      .execute();

  /** Signs up an address whose mails get this reply, and waits until the mail is in this state. */
  async function mailIn(state: string, verdict: Verdict, email = newEmail()): Promise<OfficeMail> {
    verdicts.set(email, verdict);
    await signUp(school, email);
    await reach(email, state);
    return (await mailTo(email)) as OfficeMail;
  }

  /** Makes a mail due until it is in a state. */
  async function reach(email: string, state: string): Promise<void> {
    await expect
      .poll(async () => {
        const mail = await mailTo(email);
        if (mail?.state === 'retrying' && state !== 'retrying') {
          await change(email, { nextAttemptAt: new Date() });
          school.context.outbox.nudge();
        }
        return mail?.state;
      })
      .toBe(state);
  }

  test('has the time and no reason of a mail that was sent', async () => {
    const mail = await mailIn('sent', undefined);
    expect(mail).toMatchObject({ attempts: 1, reason: null, nextAttemptAt: null, canResend: true });
    expect(mail.subject).toMatch(/^Welcome to/);
    expect(mail.sentAt).toMatch(/Z$/);
  });

  test('has the reply of the mail server and the next attempt after a temporary refusal', async () => {
    const mail = await mailIn('retrying', { code: 451, text: 'try later' });
    expect(mail).toMatchObject({ attempts: 1, sentAt: null, canResend: true });
    expect(mail.reason).toMatch(/^451 try later/);
    expect(Date.parse(mail.nextAttemptAt ?? '')).toBeGreaterThan(Date.now());
  });

  test('keeps a mail that was refused five times, and three clicks send it again once', async () => {
    const refused = await mailIn('failed', { code: 550, text: `no such box\r\n${'x'.repeat(400)}` });
    expect(refused).toMatchObject({ attempts: 5, nextAttemptAt: null, canResend: true });
    expect(refused.reason).toMatch(/^550 no such box/);
    expect(refused.reason?.length).toBeLessThanOrEqual(300);
    expect((await list('?state=failed')).items.map(({ _id }) => _id)).toContain(refused._id);
    // The mail server waits for the last click. A mail that is already sent may be sent once more.
    const accepted = Promise.withResolvers<Verdict>();
    verdicts.set(refused.to, accepted.promise);
    const replies = await Promise.all([1, 2, 3].map(() => resend(refused._id)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    accepted.resolve(undefined);
    await reach(refused.to, 'sent');
    expect(offeredTo(refused.to).filter(({ verdict }) => verdict === undefined)).toHaveLength(1);
    expect(new Set(offeredTo(refused.to).map(({ mail }) => mail.messageId)).size).toBe(1);
    const { entries } = (await office.visitor.get('/admin/get-log/1')).body;
    const resent = entries.filter(({ action }: { action: string }) => action === 'mail-resent');
    expect(resent).toMatchObject([{ actor: { id: office.id }, subject: { email: refused.to } }]);
  });

  test('has pages of one state', async () => {
    for (let n = 0; n < 3; n += 1) await mailIn('retrying', { code: 451, text: 'try later' });
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page = await list(`?state=retrying&limit=2${next && `&cursor=${next}`}`);
      expect(page.items.length).toBeLessThanOrEqual(2);
      expect(page.items.every(({ state }) => state === 'retrying')).toBe(true);
      seen.push(...page.items.map(({ _id }) => _id));
      ({ next } = page);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(3);
    expect((await office.visitor.get('/admin/mails?state=lost')).status).toBe(400);
  });

  test('never shows a code, and erases it as soon as the mail is sent', async () => {
    const { email, visitor } = await parent(school);
    await reach(email, 'sent');
    verdicts.set(email, { code: 451, text: 'try later' });
    await visitor.post('/user/forget-password', { email });
    await expect.poll(() => offeredTo(email).length).toBe(2);
    const code = /\d{6}/.exec(offeredTo(email)[1]?.mail.subject ?? '')?.[0] ?? 'none';
    await reach(email, 'retrying');
    expect((await office.visitor.get('/admin/mails?limit=100')).text).not.toContain(code);
    expect((await visitor.get('/user/me/export')).text).not.toContain(code);
    expect((await mailTo(email))?.subject).toBe('A code to set a new password');
    verdicts.delete(email);
    await reach(email, 'sent');
    const rows = await school.context.db
      .selectFrom('outbox')
      .selectAll()
      .where('sendTo', '=', email)
      .where('kind', '=', 'code')
      .execute();
    expect(rows).toMatchObject([{ subject: '', text: '', html: '' }]);
  });

  /** What the head of the office and /metrics say. */
  async function problems() {
    const { mails } = (await office.visitor.get('/admin/overview')).body;
    const { text } = await school
      .visitor()
      .send('GET', '/metrics', undefined, { headers: { authorization: `Bearer ${metricsToken}` } });
    const gauge = (name: string) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1]);
    expect([gauge('mail_failed'), gauge('mail_late_codes')]).toEqual([mails.failed, mails.lateCodes]);
    return mails;
  }

  test('tells the owner and /metrics about a code that is not sent after two minutes', async () => {
    const email = newEmail();
    await mailIn('sent', undefined, email);
    await change(email, { createdAt: ago(day) });
    verdicts.set(email, { code: 451, text: 'try later' });
    await school.visitor().post('/user/forget-password', { email });
    await reach(email, 'retrying');
    expect((await problems()).lateCodes).toBe(0);
    await ageCode(email, 121_000);
    expect((await problems()).lateCodes).toBe(1);
    verdicts.delete(email);
    await reach(email, 'sent');
    expect((await problems()).lateCodes).toBe(0);
  });

  test('is not tried again with a code that is no longer valid', async () => {
    const email = newEmail();
    await mailIn('sent', undefined, email);
    await change(email, { createdAt: ago(day) });
    verdicts.set(email, { code: 451, text: 'try later' });
    await school.visitor().post('/user/forget-password', { email });
    await reach(email, 'retrying');
    await ageCode(email, 11 * 60_000);
    const old = await mailTo(email);
    expect(old).toMatchObject({ hasCode: true, canResend: false });
    expect((await resend(old?._id ?? '')).status).toBe(409);
    const { failed } = await problems();
    await reach(email, 'failed');
    expect(await problems()).toEqual({ failed: failed + 1, lateCodes: 0 });
  });

  test('tells the owner of a failed mail until she marks it as done or it is sent', async () => {
    const before = (await problems()).failed;
    const [one, other] = [
      await mailIn('failed', { code: 550, text: 'no such box' }),
      await mailIn('failed', { code: 550, text: 'no such box' }),
    ];
    expect((await problems()).failed).toBe(before + 2);
    expect((await correct(one._id, { isSettled: true })).body.data).toMatchObject({ isSettled: true });
    expect((await problems()).failed).toBe(before + 1);
    await correct(one._id, { isSettled: false });
    expect((await problems()).failed).toBe(before + 2);
    for (const { _id, to } of [one, other]) {
      verdicts.delete(to);
      await resend(_id);
      await reach(to, 'sent');
    }
    expect((await problems()).failed).toBe(before);
  });

  test('is sent again to the corrected address, which its trial class gets too', async () => {
    const wrong = newEmail();
    const right = newEmail();
    verdicts.set(wrong, { code: 550, text: 'no such box' });
    const request = trialRequest({ userEmail: wrong });
    expect((await school.visitor().post('/user/add-trial', request)).status).toBe(201);
    await reach(wrong, 'failed');
    const { _id } = (await mailTo(wrong)) as OfficeMail;
    expect((await correct(_id, { to: 'not an address' })).body.fields).toHaveProperty('to');
    expect((await correct(_id, { to: ` ${right.toUpperCase()}` })).body.data).toMatchObject({ to: right });
    expect((await resend(_id)).status).toBe(200);
    await reach(right, 'sent');
    expect(offeredTo(right)).toHaveLength(1);
    const { items } = (await office.visitor.get('/admin/trials?list=asked')).body;
    expect(items).toMatchObject([{ userEmail: right }]);
  });

  test('goes to another address only after a recent password', async () => {
    const { _id } = await mailIn('failed', { code: 550, text: 'no such box' });
    const late = await admin(school);
    await school.context.db
      .updateTable('sessions')
      .set({ createdAt: ago(31 * 60 * 1000) })
      .where('userId', '=', late.id)
      .execute();
    const send = (body: object) => late.visitor.send('PATCH', `/admin/mails/${_id}`, body);
    const refused = await send({ to: newEmail() });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([403, ['password']]);
    expect((await send({ isSettled: true })).status).toBe(200);
  });

  test('about an account goes to the corrected address without what others with it have asked for', async () => {
    const family = await parent(school);
    await school.visitor().post('/user/add-trial', trialRequest({ userEmail: family.email }));
    await reach(family.email, 'sent');
    const welcome = (await list('?limit=100')).items.find(
      ({ to, subject }) => to === family.email && subject.startsWith('Welcome'),
    );
    expect((await correct(welcome?._id ?? '', { to: newEmail() })).status).toBe(200);
    const { items } = (await office.visitor.get(`/admin/conversations?q=${family.email}`)).body;
    expect(items).toMatchObject([{ kind: 'trial', personEmail: family.email }]);
  });

  test('about the first time of a class does not arrive after it was moved, and is not sent again then', async () => {
    const email = newEmail();
    const greylisted = { code: 451, text: '4.7.1 please try later' };
    verdicts.set(email, greylisted);
    await school.visitor().post('/user/add-trial', trialRequest({ userEmail: email, userName: 'Kamala' }));
    await reach(email, 'retrying');
    const { items: asked } = (await office.visitor.get('/admin/trials?list=asked&limit=100')).body;
    const { _id } = asked.find(({ userEmail }: { userEmail: string }) => userEmail === email);
    const agree = async (inDays: number, version: number) => {
      const startsAt = new Date(Date.now() + inDays * day).toISOString();
      const options = { headers: { 'if-match': `"${version}"` } };
      const reply = await office.visitor.send('PATCH', `/admin/trials/${_id}`, { startsAt }, options);
      expect(reply.status).toBe(200);
      return reply.body.version;
    };
    const second = await agree(3, 1);
    await reach(email, 'retrying');
    await agree(4, second);
    const mails = async () =>
      (await list('?limit=100')).items
        .filter(({ to }) => to === email)
        .map(({ subject, state }) => [subject, state]);
    await expect.poll(async () => (await mails())[0]?.[1]).toBe('retrying');
    verdicts.delete(email);
    await reach(email, 'sent');
    expect(await mails()).toEqual([
      [expect.stringMatching(/has moved to/), 'sent'],
      [expect.stringMatching(/trial class is on/), 'replaced'],
      [expect.stringMatching(/your request/), 'replaced'],
    ]);
    const [, replaced] = (await list('?state=replaced&limit=100')).items
      .filter(({ to }) => to === email)
      .toReversed();
    expect(replaced).toMatchObject({ canResend: false, isSettled: false });
    expect((await resend(replaced?._id ?? '')).status).toBe(409);
    // Nor is it corrected, as if it were still of use, or opened.
    expect((await correct(replaced?._id ?? '', { to: newEmail() })).status).toBe(409);
    expect((await correct(replaced?._id ?? '', { isSettled: false })).status).toBe(409);
    // One that was sent before is not sent again either.
    await school.context.db
      .updateTable('outbox')
      .set({ state: 'sent', replacedBy: null, settledAt: null })
      .where('id', '=', replaced?._id ?? '')
      .execute();
    const again = await resend(replaced?._id ?? '');
    expect([again.status, again.body.message]).toEqual([409, expect.stringMatching(/newer mail/)]);
  });

  test('that waits behind another one goes to the corrected address with it', async () => {
    const [wrong, right] = [newEmail('wrong'), newEmail('right')];
    verdicts.set(wrong, { code: 451, text: '4.7.1 please try later' });
    const write = (userMessage: string) =>
      school.visitor().post('/user/add-lead', { userEmail: wrong, userMessage });
    await write('Is clay taught?');
    await reach(wrong, 'retrying');
    await write('And glass?');
    const [second, first] = (await list('?limit=100')).items.filter(({ to }) => to === wrong);
    expect([second?.state, first?.state]).toEqual(['queued', 'retrying']);
    expect((await correct(first?._id ?? '', { to: right })).status).toBe(200);
    expect((await resend(first?._id ?? '')).status).toBe(200);
    await expect.poll(() => offeredTo(right).length).toBe(2);
    expect((await list('?limit=100')).items.filter(({ to }) => to === wrong)).toEqual([]);
  });

  test('leads to its conversation, also when it is about the time of a class or a decision', async () => {
    const { email, visitor } = await parent(school);
    await visitor.post('/user/add-trial', trialRequest({ userEmail: email }));
    await visitor.post('/user/enroll-user', application());
    const [{ _id: applicationId }] = (await visitor.get('/user/me')).body.applications;
    const [{ _id: trialId }] = (await visitor.get('/user/me/trials')).body.items;
    const change = (path: string, body: object) =>
      office.visitor.send('PATCH', path, body, { headers: { 'if-match': '"1"' } });
    const startsAt = new Date(Date.now() + 3 * day).toISOString();
    expect((await change(`/admin/trials/${trialId}`, { startsAt })).status).toBe(200);
    const mail = { subject: 'A place for Asha', text: 'Please come on Monday.' };
    expect((await change(`/admin/applications/${applicationId}`, { status: 'trial', mail })).status).toBe(
      200,
    );

    const { items: conversations } = (await office.visitor.get(`/admin/conversations?q=${email}`)).body;
    const about = (kind: string) => conversations.find((one: { kind: string }) => one.kind === kind)._id;
    const mails = (await list('?limit=100')).items.filter(({ to }) => to === email);
    const leadsTo = (words: string) => mails.find(({ subject }) => subject.startsWith(words))?.conversationId;
    expect(leadsTo('Welcome')).toBeNull();
    expect(leadsTo('Your trial class')).toBe(about('trial'));
    expect(leadsTo(mail.subject)).toBe(about('application'));
  });

  test('keeps its address while it holds a code', async () => {
    const { email, visitor } = await parent(school);
    await reach(email, 'sent');
    verdicts.set(email, { code: 451, text: 'try later' });
    await visitor.post('/user/forget-password', { email });
    await reach(email, 'retrying');
    const code = (await mailTo(email)) as OfficeMail;
    expect((await correct(code._id, { to: newEmail() })).status).toBe(409);
    expect((await mailTo(email))?.to).toBe(email);
  });

  test('is in the export of the account, and erased with it', async () => {
    const { email, visitor, id } = await parent(school);
    await reach(email, 'sent');
    const { mails } = (await visitor.get('/user/me/export')).body;
    expect(mails).toMatchObject([{ to: email, state: 'sent', text: expect.stringContaining('Asha Verma') }]);
    await office.visitor.send('DELETE', `/admin/users/${id}`);
    expect(await mailTo(email)).toBeUndefined();
  });

  test('is deleted after 90 days, and earlier when the data of families is', async () => {
    const old = await mailIn('sent', undefined);
    const failed = await mailIn('failed', { code: 550, text: 'no such box' });
    await change(old.to, { createdAt: ago(89 * day) });
    await change(failed.to, { createdAt: ago(89 * day) });
    await purge(school.context);
    expect((await mailTo(old.to))?._id).toBe(old._id);
    await change(failed.to, { createdAt: ago(91 * day) });
    await purge(school.context);
    expect(await mailTo(failed.to)).toBeUndefined();
    await purge({ ...school.context, settings: { ...school.context.settings, retentionMonths: 1 } });
    expect(await mailTo(old.to)).toBeUndefined();
  });

  test('is for the owner only', async () => {
    const { visitor } = await teacher(school);
    const replies = [
      await visitor.get('/admin/mails'),
      await visitor.send('PATCH', '/admin/mails/none', { isSettled: true }),
      await visitor.post('/admin/mails/none/resend', undefined),
    ];
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await resend('none')).status).toBe(404);
    expect((await correct('none', { isSettled: true })).status).toBe(404);
    expect((await visitor.get('/admin/overview')).body).toMatchObject({ mails: null });
  });

  test('is in the list of families or in that of the school, by whom it is for', async () => {
    const { to } = await mailIn('sent', undefined);
    const listed = async (readers: string) =>
      (await list(`?to=${readers}&limit=100`)).items.map((mail) => mail.to);
    await school.visitor().post('/user/add-trial', trialRequest({ userEmail: to }));
    expect((await listed('families')).filter((each) => each === schoolEmail)).toEqual([]);
    expect(new Set(await listed('school'))).toEqual(new Set([schoolEmail]));
    expect(await listed('families')).toContain(to);
    expect((await office.visitor.get('/admin/mails?to=nobody')).status).toBe(400);
  });
});
