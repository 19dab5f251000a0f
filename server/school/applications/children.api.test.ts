import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tooManyApplications } from '#contract/school/application.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { learner, special } from '#test/courses.ts';
import { application, parent, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { unsentMails } from '#test/unsent-mails.ts';

const enrol = async ({ visitor }: TestUser, changes = {}) =>
  (await visitor.post('/user/enroll-user', application(changes))).status;

const names = async ({ visitor }: TestUser) =>
  (await visitor.get('/user/me')).body.user.enrollments.map(({ fullName }: { fullName: string }) => fullName);

describe.each(kindsOfThisRun)('children of one account on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind);
  });
  afterAll(() => school.close());

  test('returns one application for each child, the latest first', async () => {
    const asha = await parent(school);
    expect(await enrol(asha, { fullName: 'Meera' })).toBe(201);
    expect(await enrol(asha, { fullName: 'Rohan', dob: '2014-01-02', course: learner })).toBe(201);
    expect(await names(asha)).toEqual(['Rohan', 'Meera']);
    expect((await asha.visitor.get('/user/me')).body.user.enrollmentData.fullName).toBe('Rohan');
  });

  test('twins may apply for one course', async () => {
    const asha = await parent(school);
    expect(await enrol(asha, { fullName: 'Meera' })).toBe(201);
    expect(await enrol(asha, { fullName: 'Mira' })).toBe(201);
  });

  test('one child may apply for two courses', async () => {
    const asha = await parent(school);
    expect(await enrol(asha)).toBe(201);
    expect(await enrol(asha, { course: special })).toBe(201);
  });

  test('children of two families may share name and birthday', async () => {
    expect(await enrol(await parent(school))).toBe(201);
    expect(await enrol(await parent(school))).toBe(201);
  });

  test.each(['Meera Verma', 'MEERA VERMA', '  Meera   Verma ', 'Meera\u00A0Verma', 'Ｍｅｅｒａ Ｖｅｒｍａ'])(
    'rejects a second application for the same child and course, written %j, with 409',
    async (fullName) => {
      const asha = await parent(school);
      expect(await enrol(asha)).toBe(201);
      const reply = await asha.visitor.post('/user/enroll-user', application({ fullName }));
      expect(reply.status).toBe(409);
      expect(reply.body.message).toContain('already have an open application');
      expect(await names(asha)).toEqual(['Meera Verma']);
    },
  );

  test('treats a precomposed and a decomposed accent as the same name', async () => {
    const asha = await parent(school);
    expect(await enrol(asha, { fullName: 'Zoë' })).toBe(201);
    expect(await enrol(asha, { fullName: 'Zoe\u0308' })).toBe(409);
  });

  test.each([
    ['Maya D\u2019Souza', "Maya D'Souza"],
    ['Anne\u2011Marie', 'anne-marie'],
    ['\u0930\u093E\u091C\u200D', '\u0930\u093E\u091C'],
    ['José', 'Jose\u0301'],
  ])('stores %j as typed, and takes %j for the same child', async (fullName, again) => {
    const asha = await parent(school);
    expect(await enrol(asha, { fullName })).toBe(201);
    expect(await enrol(asha, { fullName: again })).toBe(409);
    expect(await names(asha)).toEqual([fullName]);
  });

  test('a rejected application sends no mail', async () => {
    const asha = await parent(school);
    await enrol(asha);
    await school.mail(asha.email, /application/);
    expect(await enrol(asha)).toBe(409);
    await expect.poll(() => unsentMails(school.context.db)).toEqual([]);
    expect(
      (await school.mails()).filter(({ to, subject }) => to === asha.email && /application/.test(subject)),
    ).toHaveLength(1);
  });

  test('rejects the 31st open application of an account', async () => {
    const asha = await parent(school);
    await enrol(asha, { fullName: 'Child 0' });
    const { db } = school.context;
    const first = await db
      .selectFrom('applications')
      .selectAll()
      .where('userId', '=', asha.id)
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: 29 }, (_, index) => ({
      ...first,
      id: `${first.id}-${index}`,
      nameKey: `child ${index + 1}`,
    }));
    await db.insertInto('applications').values(others).execute();
    const reply = await asha.visitor.post('/user/enroll-user', application({ fullName: 'Child 30' }));
    expect([reply.status, reply.body.message]).toEqual([409, tooManyApplications]);
  });

  test.each([1, 2, 3])('stores one of two concurrent applications for the same child (%i)', async () => {
    const asha = await parent(school);
    const statuses = await Promise.all([enrol(asha), enrol(asha, { fullName: 'meera verma' })]);
    expect(statuses.toSorted()).toEqual([201, 409]);
    expect(await names(asha)).toHaveLength(1);
  });

  test('accepts 30 of 40 concurrent applications of an account', async () => {
    const asha = await parent(school);
    const statuses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => enrol(asha, { fullName: `Child ${index}` })),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    expect(await names(asha)).toHaveLength(30);
  });
});
