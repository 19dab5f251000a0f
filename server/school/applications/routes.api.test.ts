import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courses } from '#test/content.ts';
import { privacyNoticeVersion } from '#contract/school/application.ts';
import { birthDateMessages } from '#contract/school/birth-date-messages.ts';
import { premium } from '#test/courses.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { answers, application, parent, type TestUser } from '#test/people.ts';
import { openSchool, schoolEmail, type School } from '#test/school.ts';
import { unsentMails } from '#test/unsent-mails.ts';

/** The course of `application()`. */
const { courseName, price, period, ageMin, ageMax, days } = courses[0]!;
const ownCourse = { courseName, price, period, ageMin, ageMax };

const fields = Object.keys(application()) as (keyof ReturnType<typeof application>)[];
const isoDay = (offset: number) =>
  new Date(Date.now() + offset * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const mine = async (account: TestUser) => (await account.visitor.get('/user/me')).body.user;

describe.each(kindsOfThisRun)('applications on %s', (kind) => {
  let school: School;
  let asha: TestUser;
  beforeAll(async () => {
    school = await openSchool(kind);
    asha = await parent(school);
  });
  afterAll(() => school.close());

  const enrol = (body: unknown, account = asha) => account.visitor.post('/user/enroll-user', body);

  test('need a session', async () => {
    const reply = await school.visitor().post('/user/enroll-user', application());
    expect([reply.status, reply.body]).toEqual([401, { message: 'Please sign in first.' }]);
  });

  test('are stored, shown to the sender and thanked for by name', async () => {
    const account = await parent(school);
    const reply = await enrol(application(), account);
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({ message: expect.stringContaining('Meera Verma') });
    const user = await mine(account);
    expect(user.enrollmentData).toEqual({
      ...answers,
      _id: expect.any(String),
      email: account.email,
      course: application().course,
      courseDetail: ownCourse,
      status: 'new',
      privacyNotice: privacyNoticeVersion,
      notedBy: null,
      createdAt: expect.stringMatching(/Z$/),
      enrolledUntil: null,
    });
    expect(user.enrollments).toEqual([user.enrollmentData]);
  });

  test('keep the version of the privacy notice', async () => {
    const account = await parent(school);
    await enrol(application(), account);
    const row = await school.context.db
      .selectFrom('applications')
      .select('privacyNotice')
      .where('userId', '=', account.id)
      .executeTakeFirstOrThrow();
    expect(row.privacyNotice).toBe(privacyNoticeVersion);
  });

  test('change the time of the account’s last update', async () => {
    const account = await parent(school);
    const before = (await mine(account)).updatedAt;
    await enrol(application(), account);
    expect((await mine(account)).updatedAt > before).toBe(true);
  });

  test.each(fields)('need %s', async (field) => {
    for (const value of [undefined, null, '', '   ', 5, ['x'], {}]) {
      const reply = await enrol({ ...application(), [field]: value });
      expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, [field]]);
    }
  });

  test.each(fields)('have a maximum length of %s', async (field) => {
    const reply = await enrol({ ...application(), [field]: '1'.repeat(301) });
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, [field]]);
  });

  test.each([
    ['tomorrow', 'missing'],
    [isoDay(0), 'notPast'],
    [isoDay(1), 'notPast'],
    ['2017-02-30', 'missing'],
    ['2017-13-01', 'missing'],
    ['14/05/2017', 'missing'],
    ['2017-5-14', 'missing'],
    ['1900-01-01', 'tooLongAgo'],
    ['0000-00-00', 'missing'],
    ['2017-05-14T00:00:00Z', 'missing'],
    ['+002017-05-14', 'missing'],
  ] as const)('are rejected with the birth date %s and the message: %s', async (dob, wrong) => {
    const reply = await enrol(application({ dob }));
    expect([reply.status, reply.body.fields]).toEqual([400, { dob: birthDateMessages[wrong] }]);
  });

  test.each([isoDay(-1), '2016-02-29', '1900-01-02', '1950-06-01'])(
    'may have the birth date %s',
    async (dob) => {
      expect((await enrol(application({ dob }))).status).toBe(201);
    },
  );

  test.each([
    ['\u202A+91 98765 43210\u202C', '+91 98765 43210'],
    ['98765\u201143210', '98765-43210'],
    ['\u200E9876543210', '9876543210'],
    ['९८७६५४३२१०', '9876543210'],
    ['0755 2761234 ext 12', '0755 2761234 ext 12'],
  ])('are stored with the copied phone number %j as %s', async (phone, stored) => {
    const account = await parent(school);
    expect((await enrol(application({ phone }), account)).status).toBe(201);
    expect((await mine(account)).enrollmentData.phone).toBe(stored);
  });

  test.each(['123456', '1234567890123456', '12345a7', '98765-', '++919876543210', '९८७६५'])(
    'are rejected with the phone number %s',
    async (phone) => {
      const reply = await enrol(application({ phone }));
      expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ['phone']]);
    },
  );

  test.each(['Female', 'unknown', ''])('are rejected with the gender %j', async (gender) => {
    const reply = await enrol({ ...application(), gender });
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ['gender']]);
  });

  test.each(['Junior', 'junior beginner', 'constructor', '__proto__'])(
    'are rejected with the unknown course %s',
    async (course) => {
      const reply = await enrol(application({ course }));
      expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ['course']]);
    },
  );

  test.each([
    ['a made-up e-mail and course', { courseName: premium, price: 1, ageMax: 99 }],
    ['another course of the school', { courseName: premium, price: 6000, pigment: 'jamun' }],
    ['a course with unknown fields', { courseName, price: 1, teacher: 'Somebody' }],
    ['no course', null],
  ])('have the e-mail of the session and the course of the school, with %s', async (_, courseDetail) => {
    const account = await parent(school);
    const email = `${account.id}@else.test`;
    const reply = await enrol(
      { ...application(), email, userId: 'another', status: 'closed', courseDetail },
      account,
    );
    expect(reply.status).toBe(201);
    const { enrollmentData } = await mine(account);
    expect(enrollmentData).toMatchObject({ email: account.email, status: 'new', courseDetail: ownCourse });
    await school.mail(account.email, /application/);
    expect((await school.mails()).filter(({ to, text }) => `${to} ${text}`.includes(email))).toEqual([]);
  });

  test('are accepted with the e-mail of the account and the course from the list, as the browser sends them', async () => {
    const account = await parent(school);
    const { CoursesData } = (await account.visitor.get('/admin/get-course')).body;
    const reply = await enrol(
      { ...application(), email: account.email, courseDetail: CoursesData[0] },
      account,
    );
    expect(reply.status).toBe(201);
    expect((await mine(account)).enrollmentData.courseDetail).toEqual(ownCourse);
  });

  test.each([
    ['email', 5],
    ['email', ['asha@family.test']],
    ['email', 'a'.repeat(255)],
    ['courseDetail', courseName],
    ['courseDetail', { courseName: 'a'.repeat(61) }],
    ['courseDetail', { detail: 'a'.repeat(301) }],
    ['courseDetail', { price: '2500/-' }],
    ['courseDetail', { _id: 'a'.repeat(61) }],
  ])('are rejected with %s of a wrong type or size: %j', async (field, value) => {
    const reply = await enrol({ ...application(), [field]: value });
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, [field]]);
  });

  test('keep price and ages of the course as they were', async () => {
    const account = await parent(school);
    await enrol(application(), account);
    await school.context.db
      .updateTable('applications')
      .set({ coursePrice: 2300, coursePeriod: 'year', courseAgeMax: 7 })
      .where('userId', '=', account.id)
      .execute();
    expect((await mine(account)).enrollmentData.courseDetail).toEqual({
      ...ownCourse,
      price: 2300,
      period: 'year',
      ageMax: 7,
    });
  });

  test('are stored unchanged in all scripts', async () => {
    const account = await parent(school);
    const fields = {
      fullName: 'मीरा वर्मा 🎨',
      parentName: 'आशा वर्मा',
      address: '३, नीम गली, भोपाल <b>',
      schoolName: 'St. Mary\'s "A" & B',
      board: 'म.प्र. बोर्ड',
      classGrade: '३',
      relation: 'माँ',
    };
    expect((await enrol(application(fields), account)).status).toBe(201);
    expect((await mine(account)).enrollmentData).toMatchObject(fields);
  });

  test('are copied to one mailbox at most ten times a day, and all mailed to the school', async () => {
    const name = `asha.${randomUUID().slice(0, 8)}`;
    const fullName = `Meera ${randomUUID().slice(0, 8)}`;
    for (const label of ['a', 'b']) {
      const account = await parent(school, `${name}+${label}@family.test`);
      for (const child of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
        expect((await enrol(application({ fullName: `${fullName} ${child}` }), account)).status).toBe(201);
    }
    const sent = async () => (await school.mails()).filter(({ subject }) => subject.includes(fullName));
    await expect.poll(() => unsentMails(school.context.db)).toEqual([]);
    const recipients = (await sent()).map(({ to }) => to);
    expect(recipients.filter((to) => to === schoolEmail)).toHaveLength(14);
    expect(recipients.filter((to) => to.startsWith(name))).toHaveLength(10);
  });

  test('are mailed to the applicant and the school', async () => {
    const account = await parent(school);
    const fullName = `मीरा ${account.id.slice(0, 6)}`;
    await enrol(application({ fullName }), account);
    const [toParent, toSchool] = await Promise.all([
      school.mail(account.email, /application/),
      school.mail(schoolEmail, new RegExp(fullName)),
    ]);
    expect(toParent.subject).toBe(`We have the application for ${fullName}`);
    expect(toSchool.subject).toBe(`Application: ${fullName}, ${courseName}`);
    for (const mail of [toParent, toSchool]) {
      expect(mail.text).toContain(`Student: ${fullName}`);
      expect(mail.text).toContain(`Course: ${courseName}, Rs. ${price}/- a ${period}`);
      expect(mail.text).toContain(`Days: ${days}`);
      expect(mail.text).toContain(`Email: ${account.email}`);
    }
  });

  test('accept any address and school, and mail them to the school only, as the applicant’s address is unproven', async () => {
    const account = await parent(school);
    const texts = { address: 'h.no/45, gali no 3', schoolName: 'govt.hss/arera', classGrade: '12th.com' };
    const fullName = `Meera ${account.id.slice(0, 6)}`;
    expect((await enrol(application({ fullName, relation: 'see evil.com', ...texts }), account)).status).toBe(
      201,
    );
    const toSchool = await school.mail(schoolEmail, new RegExp(fullName));
    const toParent = await school.mail(account.email, /application/);
    for (const text of [...Object.values(texts), 'see evil.com']) {
      expect(toSchool.text).toContain(text);
      for (const part of [toParent.subject, toParent.text, toParent.html]) expect(part).not.toContain(text);
    }
    expect((await mine(account)).enrollmentData).toMatchObject(texts);
  });
});
