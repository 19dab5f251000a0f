import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tooManyApplications } from '#contract/admission.ts';
import { databaseKinds } from '#test/databases.ts';
import { learner, special } from '#test/courses.ts';
import { application, parent, type Account } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

const enrol = async ({ visitor }: Account, changes = {}) =>
  (await visitor.post('/user/enroll-user', application(changes))).status;

const names = async ({ visitor }: Account) =>
  (await visitor.get('/user/me')).body.user.enrollments.map(({ fullName }: { fullName: string }) => fullName);

describe.each(databaseKinds)('children of one account on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind);
  });
  afterAll(() => school.close());

  test('each child has an application of its own, the latest first', async () => {
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
    'the same child and course again, written %j, is refused in kind words',
    async (fullName) => {
      const asha = await parent(school);
      expect(await enrol(asha)).toBe(201);
      const reply = await asha.visitor.post('/user/enroll-user', application({ fullName }));
      expect(reply.status).toBe(409);
      expect(reply.body.message).toContain('already have an open application');
      expect(await names(asha)).toEqual(['Meera Verma']);
    },
  );

  test('accents written in two ways are one name', async () => {
    const asha = await parent(school);
    expect(await enrol(asha, { fullName: 'Zoë' })).toBe(201);
    expect(await enrol(asha, { fullName: 'Zoe\u0308' })).toBe(409);
  });

  test('a refused application sends no mail', async () => {
    const asha = await parent(school);
    await enrol(asha);
    await school.mail(asha.email, /application/);
    expect(await enrol(asha)).toBe(409);
    await expect.poll(() => school.context.db.selectFrom('outbox').select('id').execute()).toEqual([]);
    expect(
      (await school.mails()).filter(({ to, subject }) => to === asha.email && /application/.test(subject)),
    ).toHaveLength(1);
  });

  test('a closed application makes room for a new one', async () => {
    const asha = await parent(school);
    await enrol(asha);
    await school.context.db
      .updateTable('applications')
      .set({ status: 'closed' })
      .where('userId', '=', asha.id)
      .execute();
    expect(await enrol(asha)).toBe(201);
    expect(await enrol(asha)).toBe(409);
  });

  test('an account has thirty open applications at most; a closed one makes room', async () => {
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
    await db.updateTable('applications').set({ status: 'closed' }).where('id', '=', first.id).execute();
    expect(await enrol(asha, { fullName: 'Child 30' })).toBe(201);
  });

  test.each([1, 2, 3])(
    'of two applications for one child at the same moment one is stored (%i)',
    async () => {
      const asha = await parent(school);
      const statuses = await Promise.all([enrol(asha), enrol(asha, { fullName: 'meera verma' })]);
      expect(statuses.toSorted()).toEqual([201, 409]);
      expect(await names(asha)).toHaveLength(1);
    },
  );

  test('of many applications at the same moment thirty are taken', async () => {
    const asha = await parent(school);
    const statuses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => enrol(asha, { fullName: `Child ${index}` })),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    expect(await names(asha)).toHaveLength(30);
  });
});
