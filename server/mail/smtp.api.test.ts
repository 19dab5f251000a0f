import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindsOfThisRun } from '#test/databases.ts';
import { openMailServer, type MailServer, type Verdict } from '#test/mail-server.ts';
import { newEmail, signUp } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { unsentMails } from '#test/unsent-mails.ts';

describe.each(kindsOfThisRun)('mail by SMTP on %s', (kind) => {
  const verdicts = new Map<string, Verdict[]>();
  let server: MailServer;
  let school: School;
  beforeAll(async () => {
    server = await openMailServer((mail) => verdicts.get(mail.to)?.shift());
    school = await openSchool(kind, { SMTP_URL: server.url, MAIL_FROM: 'Showcase Art <post@school.test>' });
  });
  afterAll(async () => {
    await school.close();
    await server.close();
  });

  const offeredTo = (email: string) => server.offered.filter(({ recipients }) => recipients.includes(email));
  const queuedFor = async (email: string) =>
    (await unsentMails(school.context.db)).filter(({ sendTo }) => sendTo === email);
  async function makeDue(): Promise<void> {
    await school.context.db.updateTable('outbox').set({ nextAttemptAt: new Date() }).execute();
    school.context.outbox.nudge();
  }

  test('is sent from MAIL_FROM to one recipient and leaves the queue', async () => {
    const email = await signUp(school);
    await expect.poll(() => queuedFor(email)).toEqual([]);
    const [first, ...others] = offeredTo(email);
    expect(others).toEqual([]);
    expect(first?.from).toBe('post@school.test');
    expect(first?.recipients).toEqual([email]);
    expect(first?.mail.source).toMatch(/^From: Showcase Art <post@school\.test>/m);
    expect(first?.mail.messageId).toMatch(/^<[\w-]+@school\.test>$/);
  });

  test('is sent again later with the same Message-ID after a temporary error', async () => {
    const email = newEmail();
    verdicts.set(email, [
      { code: 451, text: 'try later' },
      { code: 421, text: 'busy' },
    ]);
    const start = Date.now();
    await signUp(school, email);
    await expect.poll(() => offeredTo(email).length).toBe(1);
    await expect.poll(async () => (await queuedFor(email))[0]?.attempts).toBe(1);
    // The lease is shorter than 30 s, the wait after the first failure.
    const due = async () => new Date((await queuedFor(email))[0]?.nextAttemptAt ?? 0).getTime() - start;
    await expect.poll(due).toBeGreaterThanOrEqual(30_000);
    expect(await due()).toBeLessThan(120_000);
    await makeDue();
    await expect.poll(() => offeredTo(email).length).toBe(2);
    await expect.poll(async () => (await queuedFor(email))[0]?.attempts).toBe(2);
    await expect.poll(due).toBeGreaterThanOrEqual(120_000);
    expect(await due()).toBeLessThan(600_000);
    await makeDue();
    await expect.poll(() => queuedFor(email)).toEqual([]);
    const attempts = offeredTo(email);
    expect(attempts.map(({ verdict }) => verdict?.code)).toEqual([451, 421, undefined]);
    expect(new Set(attempts.map(({ mail }) => mail.messageId)).size).toBe(1);
  });

  test('is not delayed by another mail that is not accepted', async () => {
    const rejectedEmail = newEmail();
    verdicts.set(rejectedEmail, [{ code: 451, text: 'try later' }]);
    await signUp(school, rejectedEmail);
    const other = await signUp(school);
    await expect.poll(() => offeredTo(other).length).toBe(1);
    await expect.poll(() => queuedFor(other)).toEqual([]);
    expect(await queuedFor(rejectedEmail)).toHaveLength(1);
  });

  test('is logged by its id and without an address when it is not accepted', async () => {
    const rejectedEmail = newEmail();
    verdicts.set(rejectedEmail, [{ code: 550, text: `no such box ${rejectedEmail}` }]);
    await signUp(school, rejectedEmail);
    await expect.poll(() => school.log.some((line) => line.includes('mail not accepted'))).toBe(true);
    expect(school.log.join('')).not.toContain(rejectedEmail);
  });

  test('waits while the mail server is down', async () => {
    const down = await openMailServer();
    const waiting = await openSchool(kind, { SMTP_URL: down.url, MAIL_FROM: 'post@school.test' });
    try {
      await down.close();
      const email = await signUp(waiting);
      await expect.poll(() => waiting.log.some((line) => line.includes('mail not accepted'))).toBe(true);
      const rows = await waiting.context.db.selectFrom('outbox').select('sendTo').execute();
      expect(rows).toEqual([{ sendTo: email }]);
    } finally {
      await waiting.close();
    }
  });
});
