import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Overview } from '#contract/overview.ts';
import { databaseKinds } from '#test/databases.ts';
import { admin, application, parent, teacher, type Account } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

describe.each(databaseKinds)('the overview on %s', (kind) => {
  let school: School;
  let owner: Account;
  // Wednesday, 15:30 of the school.
  const present = new Date('2026-11-25T10:00:00Z');
  const after = (time: number) => new Date(present.getTime() + time);
  beforeEach(async () => {
    school = await openSchool(kind);
    owner = await admin(school);
    school.context.now = () => present;
  });
  afterEach(() => school.close());

  const read = async (account = owner): Promise<Overview> =>
    (await account.visitor.get('/admin/overview')).body;

  /** Stores a conversation whose answer is due at a time, and was asked for a day before. */
  async function addConversation(respondBy: Date, values: object = {}): Promise<string> {
    const id = randomUUID();
    const createdAt = new Date(respondBy.getTime() - day);
    await school.context.db
      .insertInto('conversations')
      .values({
        id,
        kind: 'message',
        status: 'open',
        personKey: '',
        personName: 'Asha Verma',
        personEmail: 'asha@family.test',
        personPhone: '',
        excerpt: 'When does the class begin?',
        lastKind: 'in',
        lastAt: createdAt,
        waitingSince: createdAt,
        respondBy,
        place: respondBy,
        version: 1,
        createdAt,
        ...values,
      })
      .execute();
    return id;
  }

  const addTrial = (startsAt: Date, values: object = {}) =>
    school.context.db
      .insertInto('trials')
      .values({
        id: randomUUID(),
        userName: 'Neha',
        userEmail: 'neha@family.test',
        userNumber: '',
        courseId: 'beginner',
        courseName: 'Beginner',
        childAge: 7,
        wishedDay: 'Saturday',
        status: 'agreed',
        startsAt,
        endsAt: new Date(startsAt.getTime() + hour),
        listedAt: startsAt,
        createdAt: after(-day),
        ...values,
      })
      .execute();

  test('of an empty school tells the owner the first steps, which disappear with the first message', async () => {
    expect((await read()).firstSteps).toEqual({ hasSecondFactor: false, hasColleague: false });
    const ravi = await teacher(school);
    expect((await read()).firstSteps).toEqual({ hasSecondFactor: false, hasColleague: true });
    expect((await read(ravi)).firstSteps).toBeNull();
    await school.visitor().post('/user/add-lead', { userMessage: 'Hello' });
    expect((await read()).firstSteps).toBeNull();
  });

  test('lists what is overdue and what is due until midnight of the school', async () => {
    const late = await addConversation(after(-1));
    const now = await addConversation(present);
    const evening = await addConversation(new Date('2026-11-25T18:30:00Z'));
    await addConversation(new Date('2026-11-25T18:30:01Z'));
    await addConversation(after(-hour), { status: 'closed', place: after(9e12) });
    await addConversation(after(-hour), { snoozedUntil: after(hour) });
    const woken = await addConversation(after(-2 * hour), { snoozedUntil: after(-hour) });
    const { overdue, dueToday } = (await read()).now;
    expect(overdue.items.map(({ _id }) => _id)).toEqual([woken, late, now]);
    expect(overdue.items[1]).toEqual({
      _id: late,
      personName: 'Asha Verma',
      excerpt: 'When does the class begin?',
      respondBy: after(-1).toISOString(),
    });
    expect(dueToday).toMatchObject({ count: 1, items: [{ _id: evening }] });
  });

  test('lists five of each kind and counts the rest', async () => {
    for (let number = 0; number < 7; number += 1) await addConversation(after(-hour));
    const { overdue } = (await read()).now;
    expect([overdue.count, overdue.items.length]).toEqual([7, 5]);
  });

  test('lists the trial classes of today and tomorrow', async () => {
    await addTrial(new Date('2026-11-24T18:29:00Z'));
    await addTrial(new Date('2026-11-24T18:30:00Z'), { userName: 'Today' });
    await addTrial(new Date('2026-11-26T18:29:00Z'), { userName: 'Tomorrow' });
    await addTrial(new Date('2026-11-26T18:30:00Z'));
    await addTrial(after(hour), { status: 'cancelled' });
    const { trials } = (await read()).now;
    expect(trials.items.map(({ personName }) => personName)).toEqual(['Today', 'Tomorrow']);
  });

  test('lists new applications, until somebody has answered them', async () => {
    const family = await parent(school);
    await family.visitor.post('/user/enroll-user', application());
    const { applications } = (await read()).now;
    expect(applications).toMatchObject({ count: 1, items: [{ childName: application().fullName }] });
    await school.context.db.updateTable('applications').set({ status: 'trial' }).execute();
    expect((await read()).now.applications.count).toBe(0);
  });

  test('counts the mails that could not be sent, for owners', async () => {
    const mail = { sendTo: 'a@b.test', replyTo: '', subject: '', text: '', html: '', nextAttemptAt: present };
    for (const state of ['failed', 'sent'])
      await school.context.db
        .insertInto('outbox')
        .values({ id: randomUUID(), createdAt: present, state, ...mail })
        .execute();
    expect((await read()).now.failedMails).toBe(1);
    expect((await read(await teacher(school))).now.failedMails).toBeNull();
  });

  describe('of twelve weeks', () => {
    const weekBefore = (weeks: number) => after(-weeks * 7 * day);

    test('counts enquiries and trial classes by course', async () => {
      const [offered] = school.context.content.edition.courses;
      const course = { courseId: offered?.id ?? '', courseName: offered?.courseName ?? '' };
      await addConversation(after(day));
      await addConversation(after(day), { kind: 'trial', ...course });
      await addConversation(after(day), { kind: 'application', ...course });
      await addConversation(new Date(weekBefore(11).getTime() + day), { kind: 'doubt' });
      await addConversation(new Date(weekBefore(12).getTime() + day));
      await addTrial(after(hour), { status: 'came', ...course });
      await addTrial(after(hour), { status: 'asked' });
      const { starts, total, courses } = (await read()).weeks;
      expect([starts.length, starts[0], starts.at(-1)]).toEqual([12, '2026-09-07', '2026-11-23']);
      expect([total.enquiries[0], total.enquiries.at(-1)]).toEqual([1, 2]);
      expect(total.enquiries.reduce((sum, count) => sum + count)).toBe(3);
      expect(total.trials.at(-1)).toBe(1);
      const counted = courses.find(({ _id }) => _id === course.courseId);
      expect([counted?.enquiries.at(-1), counted?.trials.at(-1)]).toEqual([1, 1]);
    });

    test('counts applications and enrolments, without those that were taken back', async () => {
      const { db } = school.context;
      const family = await parent(school);
      await family.visitor.post('/user/enroll-user', application());
      await family.visitor.post('/user/enroll-user', application({ fullName: 'Bina' }));
      await db.updateTable('applications').set({ createdAt: present }).execute();
      const [first, second] = await db.selectFrom('applications').select(['id', 'courseId']).execute();
      const change = { from: 'new', at: present, byName: 'Kavita', by: null, reason: null } as const;
      const undone = randomUUID();
      await db
        .insertInto('applicationHistory')
        .values([
          { ...change, id: randomUUID(), applicationId: first?.id ?? '', version: 2, to: 'enrolled' },
          { ...change, id: undone, applicationId: second?.id ?? '', version: 2, to: 'enrolled' },
          {
            ...change,
            id: randomUUID(),
            applicationId: second?.id ?? '',
            version: 3,
            from: 'enrolled',
            to: 'new',
            undoes: undone,
          },
        ])
        .execute();
      const { total, courses } = (await read()).weeks;
      expect([total.applications.at(-1), total.enrolments.at(-1)]).toEqual([2, 1]);
      expect(courses.find(({ _id }) => _id === first?.courseId)?.enrolments.at(-1)).toBe(1);
    });

    test('has the median time to answer, of answers that were not taken back', async () => {
      const conversationId = await addConversation(after(day));
      const answer = (minutes: number, values: object = {}) => ({
        id: randomUUID(),
        conversationId,
        kind: 'out' as const,
        text: 'Yes.',
        at: present,
        before: JSON.stringify({
          status: 'open',
          waitingSince: after(-minutes * 60_000),
          respondBy: after(day),
        }),
        ...values,
      });
      await school.context.db
        .insertInto('conversationEntries')
        .values([answer(10), answer(30), answer(90), answer(1000, { undoneAt: present })])
        .execute();
      const { medianMinutes } = (await read()).weeks;
      expect([medianMinutes.at(-1), medianMinutes.at(-2)]).toEqual([30, null]);
    });
  });
});
