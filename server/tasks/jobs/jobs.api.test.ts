import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Trial } from '#contract/school/trial.ts';
import { closeContext, openContext, type Context } from '#server/context.ts';
import { classDay, wordsOfDay, summerDay } from '#test/class-days.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { application, newEmail, parent, teacher, trialRequest, type TestUser } from '#test/people.ts';
import { openSchool, schoolEmail, type School } from '#test/school.ts';
import { unsentMails } from '#test/unsent-mails.ts';
import { runDueJobs } from './run-due-jobs.ts';

/** A moment on the clocks of India. */
const india = (text: string) => new Date(`${text}:00+05:30`);
const startsAt = india(`${classDay()}T11:00`).toISOString();

describe.each(kindsOfThisRun)('timed jobs on %s', (kind) => {
  let school: School;
  let office: TestUser;
  const others: Context[] = [];

  async function open(environment: Record<string, string> = {}): Promise<void> {
    school = await openSchool(kind, environment);
    office = await teacher(school);
  }
  beforeEach(() => open());
  afterEach(async () => {
    for (const context of others.splice(0)) await closeContext(context);
    await school.close();
  });

  /** Another instance of the server on the same database. */
  async function startAnother(): Promise<Context> {
    const context = await openContext(school.context.settings, school.context.log);
    others.push(context);
    return context;
  }

  const run = (now: Date, context = school.context) => runDueJobs(context, now);

  /** Mails to an address with this subject, sent or queued. */
  async function mailsTo(to: string, subject: RegExp): Promise<string[]> {
    await expect.poll(() => unsentMails(school.context.db), { timeout: 20_000 }).toEqual([]);
    return (await school.mails())
      .filter((mail) => mail.to === to && subject.test(mail.subject))
      .map(({ text }) => text);
  }
  const reminders = (to: string) => mailsTo(to, /^Reminder/);
  const summaries = () => mailsTo(schoolEmail, /What is open/);

  async function change(id: string, body: unknown): Promise<Trial> {
    const { version } = (await office.visitor.get(`/admin/trials/${id}`)).body;
    const headers = { 'if-match': `"${version}"` };
    const reply = await office.visitor.send('PATCH', `/admin/trials/${id}`, body, { headers });
    expect(reply.status).toBe(200);
    return reply.body;
  }

  async function ask(userEmail = newEmail()): Promise<string> {
    await school.visitor().post('/user/add-trial', trialRequest({ userEmail }));
    const { id } = await school.context.db
      .selectFrom('trials')
      .select('id')
      .where('userEmail', '=', userEmail)
      .executeTakeFirstOrThrow();
    return id;
  }

  describe('the reminder', () => {
    let email: string;
    let id: string;
    beforeEach(async () => {
      email = newEmail();
      id = await ask(email);
      await change(id, { startsAt });
    });

    test('comes once, at 18:00 school time on the evening before', async () => {
      await run(india(`${classDay(-1)}T17:59`));
      expect(await reminders(email)).toEqual([]);
      await run(india(`${classDay(-1)}T18:00`));
      expect(await reminders(email)).toEqual([
        expect.stringContaining(`${wordsOfDay(classDay())} at 11:00 am`),
      ]);
      for (const now of [
        `${classDay(-1)}T18:01`,
        `${classDay(-1)}T23:59`,
        `${classDay()}T00:01`,
        `${classDay()}T18:00`,
      ])
        await run(india(now));
      expect(await reminders(email)).toHaveLength(1);
    });

    test('comes once with two instances at the same moment, and after a restart', async () => {
      const other = await startAnother();
      const now = india(`${classDay(-1)}T18:00`);
      await Promise.all([run(now), run(now, other), run(now), run(now, other)]);
      await run(india(`${classDay(-1)}T18:05`), await startAnother());
      expect(await reminders(email)).toHaveLength(1);
    });

    test('comes later when the site was off, but not after the class has begun', async () => {
      await run(india(`${classDay()}T09:00`));
      expect(await reminders(email)).toHaveLength(1);
      const late = newEmail();
      await change(await ask(late), { startsAt });
      await school.context.db.deleteFrom('jobRuns').execute();
      await run(india(`${classDay()}T11:00`));
      expect(await reminders(late)).toEqual([]);
    });

    test('comes again for the new day when the class was moved, and never for a cancelled one', async () => {
      await run(india(`${classDay(-1)}T18:00`));
      expect(await reminders(email)).toHaveLength(1);
      await change(id, { startsAt: india(`${classDay(7)}T11:00`).toISOString() });
      await run(india(`${classDay(6)}T18:00`));
      expect(await reminders(email)).toHaveLength(2);
      await change(id, { startsAt: india(`${classDay(14)}T11:00`).toISOString() });
      await change(id, { status: 'cancelled' });
      await run(india(`${classDay(13)}T18:00`));
      expect(await reminders(email)).toHaveLength(2);
    });

    test('is not lost when its transaction fails', async () => {
      const { outbox } = school.context;
      const broken = { ...school.context, sender: undefined } as unknown as Context;
      const now = india(`${classDay(-1)}T18:00`);
      await expect(run(now, broken)).rejects.toThrow();
      await run(now, { ...school.context, sender: school.context.sender, outbox });
      expect(await reminders(email)).toHaveLength(1);
    });
  });

  test('the reminder follows the clocks of the school when they change', async () => {
    await school.close();
    await open({ SCHOOL_TIMEZONE: 'Europe/Berlin' });
    const email = newEmail();
    const dayBefore = new Date(Date.parse(summerDay) - 1).toISOString().slice(0, 10);
    await change(await ask(email), { startsAt: `${summerDay}T08:00:00.000Z` });
    await run(new Date(`${dayBefore}T16:59:00Z`));
    expect(await reminders(email)).toEqual([]);
    await run(new Date(`${dayBefore}T17:00:00Z`));
    expect(await reminders(email)).toEqual([expect.stringContaining(`${wordsOfDay(summerDay)} at 10:00 am`)]);
    await run(new Date(`${summerDay}T05:59:00Z`));
    // That of the day before, which came late because the site was off.
    expect(await summaries()).toHaveLength(1);
    await run(new Date(`${summerDay}T06:00:00Z`));
    expect(await summaries()).toHaveLength(2);
  });

  describe('the daily summary', () => {
    test('is not sent on a day when nothing is open', async () => {
      await run(india(`${classDay(-1)}T08:00`));
      expect(await summaries()).toEqual([]);
    });

    test('lists what is open at 8:00 school time, once', async () => {
      const { visitor } = await parent(school);
      await visitor.post('/user/enroll-user', application());
      await ask();
      await change(await ask(), { startsAt });
      await change(await ask(), { startsAt: india(`${classDay(1)}T00:00`).toISOString() });
      await change(await ask(), { startsAt: india(`${classDay(-1)}T11:00`).toISOString() });
      await run(india(`${classDay()}T07:59`));
      expect(await summaries()).toEqual([]);
      await run(india(`${classDay()}T08:00`), await startAnother());
      await run(india(`${classDay()}T08:00`));
      await run(india(`${classDay()}T20:00`), await startAnother());
      const [summary = '', ...more] = await summaries();
      expect(more).toEqual([]);
      for (const line of [
        // The application, and the request without a date.
        'Late answers: 2',
        'Trial classes today: 11:00 am',
        'Trial classes tomorrow: 12:00 am',
        'or enrols: 1',
      ])
        expect(summary).toContain(line);
      await run(india(`${classDay(1)}T08:00`));
      expect(await summaries()).toHaveLength(2);
    });

    test('of a day that is over is not sent', async () => {
      await ask();
      await run(india(`${classDay(1)}T00:01`));
      await run(india(`${classDay(1)}T07:59`));
      expect(await summaries()).toEqual([]);
    });
  });
});
