import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { overviewAnswers, type Overview } from '#contract/school/overview.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { admin, application, parent, teacher, trialRequest, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Wednesday, 15:30 on the clocks of the school. */
const present = new Date('2026-11-25T10:00:00Z');
const after = (milliseconds: number) => new Date(present.getTime() + milliseconds);

describe.each(kindsOfThisRun)('the overview on %s', (kind) => {
  let school: School;
  let owner: TestUser;
  let people = 0;
  beforeEach(async () => {
    school = await openSchool(kind);
    at(present);
    owner = await admin(school);
  });
  afterEach(() => school.close());

  const at = (moment: Date) => {
    school.context.now = () => moment;
  };
  const read = async (account = owner): Promise<Overview> =>
    (await account.visitor.get('/admin/overview')).body;

  /** Somebody writes to the school at a moment; an answer is due a day later. */
  async function write(moment: Date, userName: string): Promise<void> {
    at(moment);
    people += 1;
    const words = { userName, userEmail: '', userNumber: `98765 ${10_000 + people}`, userMessage: 'Hello' };
    expect((await school.visitor().post('/user/add-lead', words)).status).toBe(201);
    at(present);
  }

  /** A family asks for a trial class, and the office agrees on one. */
  async function agree(userName: string, startsAt: Date): Promise<string> {
    at(after(-5 * day));
    const asked = await school.visitor().post('/user/add-trial', trialRequest({ userName }));
    expect(asked.status).toBe(201);
    const { id } = await school.context.db
      .selectFrom('trials')
      .select('id')
      .where('userName', '=', userName)
      .executeTakeFirstOrThrow();
    const headers = { 'if-match': '"1"' };
    const body = { startsAt: startsAt.toISOString() };
    const agreed = await owner.visitor.send('PATCH', `/admin/trials/${id}`, body, { headers });
    expect(agreed.status).toBe(200);
    at(present);
    return id;
  }

  async function apply(family: TestUser, fullName: string): Promise<void> {
    expect((await family.visitor.post('/user/enroll-user', application({ fullName }))).status).toBe(201);
  }

  const namesOf = ({ items }: Overview['now']['toAnswer']) => items.map(({ personName }) => personName);

  test('lists all that wait for an answer by the time left, however late it is due', async () => {
    await write(after(-day), 'Now');
    await write(after(-day - minute), 'Late');
    await write(after(-day + minute), 'Soon');
    await write(new Date('2026-11-24T18:29:59Z'), 'Before midnight');
    await write(new Date('2026-11-24T18:30:00Z'), 'Tomorrow');
    const { inbox, now } = await read();
    expect(namesOf(now.toAnswer)).toEqual(['Late', 'Now', 'Soon', 'Before midnight', 'Tomorrow']);
    expect(now.toAnswer.count).toBe(5);
    expect(inbox).toEqual({ open: 5, overdue: 2 });
  });

  test.each(['failed', 'retrying'] as const)(
    'lists an answer that the mail server refused (%s) before all that wait, until it is marked as done',
    async (state) => {
      await write(after(-day), 'Late');
      const words = { userName: 'Asha', userEmail: 'asha@example.in', userMessage: 'When does it begin?' };
      expect((await school.visitor().post('/user/add-lead', words)).status).toBe(201);
      const asha = (await read()).now.toAnswer.items.find(({ personName }) => personName === 'Asha');
      const path = `/admin/conversations/${asha?._id}/replies`;
      const headers = { 'if-match': `"${asha?.version}"` };
      const reply = { text: 'On Saturday.' };
      expect((await owner.visitor.send('POST', path, reply, { headers })).status).toBe(201);
      const { toAnswer } = (await read()).now;
      expect([toAnswer.count, namesOf(toAnswer)]).toEqual([1, ['Late']]);

      // Its mails are those to Asha and to the school.
      const mails = school.context.db.updateTable('outbox').where('conversationId', '=', asha?._id ?? '');
      await mails.set({ state }).execute();
      const { count, items } = (await read(await teacher(school))).now.toAnswer;
      expect([count, items.map(({ personName }) => personName)]).toEqual([2, ['Asha', 'Late']]);
      expect(items.map(({ mailProblem }) => mailProblem)).toEqual([state, null]);

      await mails.set({ settledAt: present }).execute();
      expect(namesOf((await read()).now.toAnswer)).toEqual(['Late']);
    },
  );

  test('lists the first conversations and counts the others', async () => {
    for (let number = 0; number < overviewAnswers + 2; number += 1)
      await write(after(-day), `Late ${number}`);
    const { toAnswer } = (await read()).now;
    expect([toAnswer.count, toAnswer.items.length]).toEqual([overviewAnswers + 2, overviewAnswers]);
  });

  test('lists the trial classes of today and tomorrow, and those to be noted', async () => {
    await agree('Yesterday', after(-day));
    const id = await agree('Today', after(minute));
    await agree('Tomorrow', new Date('2026-11-26T18:29:00Z'));
    await agree('Later', new Date('2026-11-26T18:30:00Z'));
    const { trials, trialsToNote } = (await read()).now;
    expect(trials.items.map(({ userName }) => userName)).toEqual(['Today', 'Tomorrow']);
    expect(trialsToNote.items.map(({ userName }) => userName)).toEqual(['Yesterday']);
    const [today] = trials.items;
    expect(today).toMatchObject({ _id: id, startsAt: after(minute).toISOString() });
    const conversation = await owner.visitor.get(`/admin/conversations/${today?.conversationId}`);
    expect(conversation.body).toMatchObject({ trialId: id });
  });

  test('lists a new application once: while its answer is due as a conversation, then until it has a decision', async () => {
    const family = await parent(school);
    at(after(-day));
    await apply(family, 'Mira');
    at(present);
    const [conversation] = (await read()).now.toAnswer.items;
    expect((await read()).now.applications.count).toBe(0);

    const path = `/admin/conversations/${conversation?._id}`;
    const headers = { 'if-match': `"${conversation?.version}"` };
    const reply = { text: 'Thank you. I will call you on Friday.' };
    expect((await owner.visitor.send('POST', `${path}/replies`, reply, { headers })).status).toBe(201);
    const { toAnswer, applications } = (await read()).now;
    expect([toAnswer.count, applications.count]).toEqual([0, 1]);
    expect(applications.items).toMatchObject([{ childName: 'Mira', conversationId: conversation?._id }]);

    const { applicationId } = (await owner.visitor.get(path)).body;
    const change = { status: 'trial', mail: null };
    const changed = await owner.visitor.send('PATCH', `/admin/applications/${applicationId}`, change, {
      headers: { 'if-match': '"1"' },
    });
    expect(changed.status).toBe(200);
    expect((await read()).now.applications.count).toBe(0);
  });

  test('counts this week and the last one, from Monday on', async () => {
    const monday = new Date('2026-11-22T18:30:00Z');
    await write(monday, 'This week');
    await write(new Date(monday.getTime() - 1), 'Last week');
    await write(new Date(monday.getTime() - 7 * day), 'Last week');
    await write(new Date(monday.getTime() - 7 * day - 1), 'Before');
    await agree('Saturday', after(3 * day));
    await agree('Next week', after(10 * day));
    const { thisWeek, lastWeek } = (await read()).weeks;
    expect(thisWeek).toEqual({ enquiries: 1, trials: 1, applications: 0, enrolled: 0 });
    // The requests for trial classes came then.
    expect(lastWeek).toEqual({ enquiries: 4, trials: 0, applications: 0, enrolled: 0 });
  });

  test('counts applications and places, without a place that was taken back', async () => {
    // The history of an application has the time of the server.
    at(new Date());
    const family = await parent(school);
    const ids: string[] = [];
    for (const child of ['Mira', 'Dev']) {
      await apply(family, child);
      const { id } = await school.context.db
        .selectFrom('applications')
        .select('id')
        .where('fullName', '=', child)
        .executeTakeFirstOrThrow();
      ids.push(id);
    }
    const change = (id: string | undefined, status: string, version: number) =>
      owner.visitor.send(
        'PATCH',
        `/admin/applications/${id}`,
        { status, mail: null },
        {
          headers: { 'if-match': `"${version}"` },
        },
      );
    const [mira, dev] = ids;
    expect((await change(mira, 'offered', 1)).status).toBe(200);
    expect((await change(mira, 'enrolled', 2)).status).toBe(200);
    expect((await change(dev, 'offered', 1)).status).toBe(200);
    expect((await change(dev, 'enrolled', 2)).status).toBe(200);
    expect((await change(dev, 'offered', 3)).status).toBe(200);
    expect((await read()).weeks.thisWeek).toMatchObject({ applications: 2, enrolled: 1 });
  });

  test('tells the owner of a school that nobody has written to what to do first', async () => {
    const steps = { hasOwnWords: false, hasBuiltInWorks: true, hasSecondFactor: false, hasColleague: false };
    expect((await read()).firstSteps).toEqual(steps);
    const ravi = await teacher(school);
    expect((await read()).firstSteps).toEqual({ ...steps, hasColleague: true });
    expect((await read(ravi)).firstSteps).toBeNull();
    await write(present, 'Asha');
    expect((await read()).firstSteps).toBeNull();
  });

  test('tells a teacher nothing of mails', async () => {
    expect((await read()).mails).toEqual({ failed: 0, lateCodes: 0 });
    expect((await read(await teacher(school))).mails).toBeNull();
  });
});
