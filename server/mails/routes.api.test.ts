import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OfficeMail } from '#contract/mails.ts';
import { purge } from '#server/operations/maintenance.ts';
import { databaseKinds } from '#test/databases.ts';
import { openMailServer, type MailServer, type Verdict } from '#test/mail-server.ts';
import { admin, newEmail, parent, signUp, teacher, type Account } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

const day = 24 * 60 * 60 * 1000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
const metricsToken = 'a token that only the tests know of';

describe.each(databaseKinds)('the mails of the office on %s', (kind) => {
  const verdicts = new Map<string, Verdict>();
  let server: MailServer;
  let school: School;
  let office: Account;
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

  const list = async (query = ''): Promise<{ items: OfficeMail[]; next: string | null; counts: object }> =>
    (await office.visitor.get(`/admin/mails${query}`)).body;
  const mailTo = async (email: string) => (await list('?limit=100')).items.find(({ to }) => to === email);
  const resend = (id: string, { visitor } = office) => visitor.post(`/admin/mails/${id}/resend`, undefined);
  const offeredTo = (email: string) => server.offered.filter(({ recipients }) => recipients.includes(email));
  const change = (email: string, values: { createdAt?: Date; nextAttemptAt?: Date }) =>
    school.context.db.updateTable('outbox').set(values).where('sendTo', '=', email).execute();

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
    expect(mail).toMatchObject({ attempts: 1, reason: null, nextAttemptAt: null, canResend: false });
    expect(mail.subject).toMatch(/^Welcome to/);
    expect(mail.sentAt).toMatch(/Z$/);
    expect((await resend(mail._id)).status).toBe(409);
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
    verdicts.delete(refused.to);
    const replies = await Promise.all([1, 2, 3].map(() => resend(refused._id)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await reach(refused.to, 'sent');
    expect(offeredTo(refused.to).filter(({ verdict }) => verdict === undefined)).toHaveLength(1);
    expect(new Set(offeredTo(refused.to).map(({ mail }) => mail.messageId)).size).toBe(1);
    const { entries } = (await office.visitor.get('/admin/get-log/1')).body;
    const resent = entries.filter(({ action }: { action: string }) => action === 'mail-resent');
    expect(resent).toMatchObject([{ who: { id: office.id }, whose: { email: refused.to } }]);
  });

  test('counts what is not sent, and has pages of one state', async () => {
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
    expect((await list()).counts).toMatchObject({ retrying: seen.length, queued: 0 });
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
    for (const path of ['/admin/mails?limit=100', '/admin/late-codes']) {
      expect((await office.visitor.get(path)).text).not.toContain(code);
    }
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

  test('tells the owner and /metrics about a code that is not sent after two minutes', async () => {
    const late = async () => {
      const { items } = (await office.visitor.get('/admin/late-codes')).body;
      const { text } = await school
        .visitor()
        .send('GET', '/metrics', undefined, { headers: { authorization: `Bearer ${metricsToken}` } });
      return [items.map(({ to }: { to: string }) => to), /^mail_late_codes (\d+)/m.exec(text)?.[1]];
    };
    const email = newEmail();
    await mailIn('sent', undefined, email);
    await change(email, { createdAt: ago(day) });
    verdicts.set(email, { code: 451, text: 'try later' });
    await school.visitor().post('/user/forget-password', { email });
    await reach(email, 'retrying');
    expect(await late()).toEqual([[], '0']);
    await change(email, { createdAt: ago(121_000) });
    expect(await late()).toEqual([[email], '1']);
    // After ten minutes the code is of no use.
    await change(email, { createdAt: ago(11 * 60_000) });
    const [code] = (await list('?state=retrying&limit=100')).items.filter(({ to }) => to === email);
    expect(code).toMatchObject({ canResend: false });
    expect((await resend(code?._id ?? '')).status).toBe(409);
    verdicts.delete(email);
    await reach(email, 'sent');
    expect(await late()).toEqual([[], '0']);
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
      await visitor.get('/admin/late-codes'),
      await visitor.post('/admin/mails/none/resend', undefined),
    ];
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await resend('none')).status).toBe(404);
  });
});
