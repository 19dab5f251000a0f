import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { maxInClass } from '#contract/school/photo-consent.ts';
import { yearAfter, type ApplicationStatus } from '#contract/school/application-status.ts';
import { momentOf } from '#contract/school-time.ts';
import { classDay } from '#test/class-days.ts';
import { seeker, special } from '#test/courses.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { admin, application, parent, trialRequest, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

const timeZone = 'Asia/Kolkata';
/** A moment on the clocks of the school, so many days after a Saturday. */
const at = (daysLater: number, time: string) => momentOf({ day: classDay(daysLater), time }, timeZone);
const [friday, saturday, sunday, monday, tuesday, wednesday] = [-1, 0, 1, 2, 3, 4] as const;

/*
 * The timetable of the tests: Junior Beginner on Saturday and Sunday at 9:30, Senior Seeker on Saturday at 15:15 and on Sunday at 11:00, Special classes on
 * Saturday at 13:30 in a class of two courses.
 */
describe.each(kindsOfThisRun)('the children in class on %s', (kind) => {
  let school: School;
  let office: TestUser;
  beforeEach(async () => {
    school = await openSchool(kind);
    office = await admin(school);
  });
  afterEach(() => school.close());

  async function inClass(moment: Date, { visitor } = office) {
    const { now } = school.context;
    school.context.now = () => moment;
    const { status, body } = await visitor.get('/admin/children/in-class');
    school.context.now = now;
    expect(status).toBe(200);
    return body;
  }
  const namesAt = async (moment: Date): Promise<string[]> =>
    (await inClass(moment)).items.map(({ fullName }: { fullName: string }) => fullName);

  async function change(id: string, body: object): Promise<void> {
    const { headers } = await office.visitor.get(`/admin/applications/${id}`);
    const ifMatch = { 'if-match': headers.get('etag') ?? '' };
    const reply = await office.visitor.send('PATCH', `/admin/applications/${id}`, body, { headers: ifMatch });
    expect(reply.status).toBe(200);
  }
  /** A child with an application, and the steps of the application. @returns the id of the application */
  async function child(
    fullName: string,
    {
      steps = [],
      family,
      ...answers
    }: {
      steps?: (ApplicationStatus | { startsAt: Date })[];
      family?: TestUser;
      course?: string;
      dob?: string;
    } = {},
  ): Promise<string> {
    const user = family ?? (await parent(school));
    const sent = await user.visitor.post('/user/enroll-user', application({ fullName, ...answers }));
    expect(sent.status).toBe(201);
    const { applications } = (await user.visitor.get('/user/me')).body;
    const [{ _id: id }] = applications;
    for (const step of steps)
      await change(
        id,
        typeof step === 'string'
          ? { status: step }
          : { status: 'trial', trial: { startsAt: step.startsAt.toISOString(), minutes: 60 } },
      );
    return id;
  }
  /** The year of a child ends. */
  const endYear = (id: string, enrolledUntil: Date) =>
    school.context.db.updateTable('applications').set({ enrolledUntil }).where('id', '=', id).execute();
  /** Lets the year of an enrolment begin a day before the classes of the tests. */
  async function enrolled(fullName: string, more: Parameters<typeof child>[1] = {}): Promise<string> {
    const id = await child(fullName, { ...more, steps: [...(more.steps ?? []), 'enrolled'] });
    await endYear(id, yearAfter(at(friday, '10:00')));
    return id;
  }
  const trialsOf = async ({ visitor }: TestUser) => (await visitor.get('/user/me/trials')).body.items;
  async function changeTrial(id: string, body: object): Promise<void> {
    const { headers } = await office.visitor.get(`/admin/trials/${id}`);
    const ifMatch = { 'if-match': headers.get('etag') ?? '' };
    const reply = await office.visitor.send('PATCH', `/admin/trials/${id}`, body, { headers: ifMatch });
    expect(reply.status).toBe(200);
  }

  test('are those of a trial class first, then those of the courses by name, each once', async () => {
    const evening = { startsAt: at(saturday, '16:00') };
    await enrolled('Zoya Khan');
    await enrolled('Kabir Verma', { course: special });
    await child('Tara Rao', { course: seeker, steps: [evening] });
    const asha = await parent(school);
    await enrolled('Meera Verma', { family: asha, course: special });
    await enrolled('Meera Verma', { family: asha, steps: [evening] });
    const expected = ['Meera Verma', 'Tara Rao', 'Kabir Verma', 'Zoya Khan'];
    const reply = await inClass(at(saturday, '20:00'));
    expect(reply).toMatchObject({ day: classDay(), isToday: true });
    expect(reply.items.map(({ fullName }: { fullName: string }) => fullName)).toEqual(expected);
    expect(reply.items[0]).toMatchObject({ familyName: 'Asha Verma', consent: { work: 'not answered' } });
    const [found] = (await office.visitor.get('/admin/children?q=tara')).body.items;
    expect(reply.items[1]).toMatchObject({ ...found, age: expect.any(Number) });
  });

  test('are of the latest of three days on which a class of a child has begun', async () => {
    await enrolled('Zoya Khan');
    await enrolled('Tara Rao', { course: seeker });
    for (const [day, time, names, of] of [
      [friday, '20:00', [], null],
      [saturday, '00:00', [], null],
      [saturday, '09:29', [], null],
      [saturday, '09:30', ['Zoya Khan'], classDay()],
      [saturday, '15:15', ['Tara Rao', 'Zoya Khan'], classDay()],
      [saturday, '23:59', ['Tara Rao', 'Zoya Khan'], classDay()],
      [sunday, '00:00', ['Tara Rao', 'Zoya Khan'], classDay()],
      [sunday, '10:59', ['Zoya Khan'], classDay(1)],
      [monday, '09:00', ['Tara Rao', 'Zoya Khan'], classDay(1)],
      [tuesday, '23:59', ['Tara Rao', 'Zoya Khan'], classDay(1)],
      [wednesday, '00:00', [], null],
    ] as const) {
      const { items, ...reply } = await inClass(at(day, time));
      const found = items.map(({ fullName }: { fullName: string }) => fullName);
      const isToday = of === classDay(day);
      expect([day, time, found, reply]).toEqual([day, time, names, { day: of, isToday }]);
    }
  });

  describe('with a trial class', () => {
    const weekday = { startsAt: at(monday, '16:00') };
    const evening = () => namesAt(at(monday, '20:00'));

    test.each([
      ['that was agreed', 'agreed', ['Tara Rao']],
      ['to which the child came', 'came', ['Tara Rao']],
      ['after which it enrols', 'enrolled', ['Tara Rao']],
      ['that it missed', 'missed', []],
      ['that was cancelled', 'cancelled', []],
    ] as const)('%s', async (_, status, names) => {
      const family = await parent(school);
      await child('Tara Rao', { family, steps: [weekday] });
      const [{ _id: id }] = await trialsOf(family);
      const { now } = school.context;
      // What came of a class is noted after its beginning.
      if (status !== 'cancelled') school.context.now = () => at(monday, '18:00');
      if (status !== 'agreed') await changeTrial(id, { status });
      school.context.now = now;
      expect(await evening()).toEqual(names);
      expect(await namesAt(at(monday, '15:59'))).toEqual([]);
    });

    test('without an application are the children of that age, unless nobody is known', async () => {
      const family = await parent(school);
      await child('Tara Rao', { family, dob: '2015-06-01' });
      await child('Kabir Rao', { family, dob: '2011-06-01' });
      const agree = async (id: string) => changeTrial(id, { startsAt: weekday.startsAt.toISOString() });
      const childAge = (await office.visitor.get('/admin/children?q=tara')).body.items[0].age;
      await family.visitor.post('/user/add-trial', trialRequest({ childAge }));
      await agree((await trialsOf(family))[0]._id);
      await school.visitor().post('/user/add-trial', trialRequest({ childAge }));
      const [{ _id: unknown }] = (await office.visitor.get('/admin/trials?list=asked')).body.items;
      await agree(unknown);
      expect(await evening()).toEqual(['Tara Rao']);
    });
  });

  test('are not those who left, whose year is over, who only applied, or who are erased', async () => {
    const [gone, left] = [await parent(school), await parent(school)];
    const evening = { startsAt: at(saturday, '16:00') };
    await enrolled('Erased Child', { family: gone });
    expect((await office.visitor.send('DELETE', `/admin/users/${gone.id}`)).status).toBe(200);
    await enrolled('Left Child', { family: left, steps: ['trial'] });
    await change((await left.visitor.get('/user/me')).body.applications[0]._id, { status: 'withdrawn' });
    await child('Declined Child', { steps: [evening, 'declined'] });
    await child('New Child');
    await child('Waiting Child', { steps: ['waiting'] });
    await endYear(await enrolled('Last Year'), at(saturday, '00:00'));
    await endYear(await enrolled('Last Day'), at(saturday, '08:00'));
    expect(await namesAt(at(saturday, '20:00'))).toEqual(['Last Day']);
  });

  test('are at most 24, and of the same name each one', async () => {
    const { db } = school.context;
    const asha = await parent(school);
    await enrolled('मीरा वर्मा', { family: asha, dob: '2016-01-02' });
    await enrolled('मीरा वर्मा', { family: asha, dob: '2018-01-02' });
    await enrolled('میرا ورما');
    const { items } = await inClass(at(saturday, '20:00'));
    expect(
      new Set(items.map(({ fullName, age }: Record<string, unknown>) => `${fullName} ${age}`)).size,
    ).toBe(3);
    const [row] = await db.selectFrom('applications').selectAll().limit(1).execute();
    const [known] = await db.selectFrom('children').selectAll().limit(1).execute();
    if (row === undefined || known === undefined) throw new Error('nobody has applied');
    const many = Array.from({ length: 200 }, (_, n) => `child ${String(n).padStart(3, '0')}`);
    const each = (fullName: string) => ({ id: fullName, fullName, nameKey: fullName });
    await db
      .insertInto('applications')
      .values(many.map((name) => ({ ...row, ...each(name) })))
      .execute();
    await db
      .insertInto('children')
      .values(many.map((name) => ({ ...known, ...each(name) })))
      .execute();
    expect(await namesAt(at(saturday, '20:00'))).toEqual(many.slice(0, maxInClass));
  });

  test('are for the office only', async () => {
    const asha = await parent(school);
    expect((await asha.visitor.get('/admin/children/in-class')).status).toBe(403);
    expect((await school.visitor().get('/admin/children/in-class')).status).toBe(401);
  });
});
