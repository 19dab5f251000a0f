import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  applicationStatuses,
  nextStatuses,
  type ApplicationStatus,
} from '#contract/school/application-status.ts';
import { tooManyInAll } from '#contract/school/application.ts';
import type { OfficeApplication } from '#contract/school/office-application.ts';
import { maxApplications } from '#server/http/limits.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { admin, application, parent, teacher, type TestUser } from '#test/people.ts';
import { openSchool, schoolEmail, type School } from '#test/school.ts';
import { unsentMails } from '#test/unsent-mails.ts';

/** How to get from a new application to each state. */
const ways: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  new: [],
  trial: ['trial'],
  offered: ['trial', 'offered'],
  enrolled: ['trial', 'offered', 'enrolled'],
  waiting: ['waiting'],
  declined: ['declined'],
  withdrawn: ['withdrawn'],
};
const pairs = applicationStatuses.flatMap((from) => applicationStatuses.map((to) => [from, to] as const));
const isAllowed = (from: ApplicationStatus, to: ApplicationStatus) => nextStatuses[from].includes(to);

describe.each(kindsOfThisRun)('the status of an application on %s', (kind) => {
  let school: School;
  let office: TestUser;
  let colleague: TestUser;
  beforeAll(async () => {
    school = await openSchool(kind);
    office = await admin(school);
    colleague = await teacher(school);
  });
  afterAll(() => school.close());

  /** A family that has applied, and its application. */
  async function applied(changes = {}) {
    const family = await parent(school);
    await family.visitor.post('/user/enroll-user', application(changes));
    const [{ _id: id }] = (await family.visitor.get('/user/me')).body.applications;
    return { family, id: id as string };
  }

  const read = async (id: string, { visitor } = office) => visitor.get(`/admin/applications/${id}`);
  const change = (id: string, etag: string | null, body: object, { visitor } = office) =>
    visitor.send('PATCH', `/admin/applications/${id}`, body, {
      headers: etag === null ? {} : { 'if-match': etag },
    });

  /** Changes the status with the present ETag. */
  async function set(id: string, body: object, account = office) {
    return change(id, (await read(id, account)).headers.get('etag'), body, account);
  }

  /** Takes all steps to a state, as another account than `office`, which therefore cannot take the last one back. */
  async function bring(id: string, status: ApplicationStatus) {
    for (const step of ways[status]) expect((await set(id, { status: step }, colleague)).status).toBe(200);
  }

  const own = async ({ visitor }: TestUser) => (await visitor.get('/user/me')).body;

  /** Lets the time pass after which a mail cannot be taken back. */
  async function sendWaitingMails(): Promise<void> {
    const { db, outbox } = school.context;
    // Row by row: an update of all rows can deadlock with the outbox, which deletes a mail and takes the next.
    for (const { id } of await unsentMails(db))
      await db.updateTable('outbox').set({ nextAttemptAt: new Date() }).where('id', '=', id).execute();
    outbox.nudge();
  }

  const mailsTo = async (email: string) => (await school.mails()).filter(({ to }) => to === email);

  test.each(pairs.filter(([from, to]) => isAllowed(from, to)))(
    'may change from %s to %s',
    async (from, to) => {
      const { family, id } = await applied();
      await bring(id, from);
      const reply = await set(id, { status: to });
      expect([reply.status, reply.body.status]).toEqual([200, to]);
      expect((await own(family)).user.enrollmentData.status).toBe(to);
    },
  );

  test.each(pairs.filter(([from, to]) => !isAllowed(from, to)))(
    'does not change from %s to %s',
    async (from, to) => {
      const { id } = await applied();
      await bring(id, from);
      const reply = await set(id, { status: to });
      expect(reply.status).toBe(409);
      expect((await read(id)).body.status).toBe(from);
    },
  );

  test('is read with its history, the next steps and a mail for each of them', async () => {
    const { id } = await applied();
    await set(id, { status: 'trial', reason: 'Saturday suits them' });
    const { status, headers, body } = await read(id);
    expect([status, headers.get('etag')]).toEqual([200, '"2"']);
    expect(body).toMatchObject({
      _id: id,
      fullName: 'Meera Verma',
      status: 'trial',
      version: 2,
      history: [
        {
          from: 'new',
          to: 'trial',
          by: 'office',
          byName: 'Kavita Rao',
          reason: 'Saturday suits them',
          isTakenBack: false,
        },
      ],
    });
    const { nextSteps } = body as OfficeApplication;
    expect(nextSteps.map((step) => step.status)).toEqual(nextStatuses.trial);
    for (const { mail } of nextSteps) {
      expect(mail.subject).toContain('Meera Verma');
      expect(mail.text).toContain('Dear Asha Verma,');
    }
    expect(nextSteps.find((step) => step.status === 'declined')?.mail.text).toContain('apply again');
  });

  test('needs If-Match', async () => {
    const { id } = await applied();
    expect((await change(id, null, { status: 'trial' })).status).toBe(428);
  });

  test('is 404 for an unknown application', async () => {
    expect((await read('nobody')).status).toBe(404);
    expect((await change('nobody', '"1"', { status: 'trial' })).status).toBe(404);
  });

  test.each([
    { status: 'closed' },
    {},
    { status: 'trial', reason: 'x'.repeat(301) },
    { status: 'trial', mail: { subject: '', text: 'Hello' } },
    { status: 'trial', mail: { subject: 'Hello', text: ' ' } },
    { status: 'trial', mail: { subject: 'Two\r\nBcc: lines', text: 'Hello' } },
  ])('refuses the body %j', async (body) => {
    const { id } = await applied();
    expect((await change(id, '"1"', body)).status).toBe(400);
  });

  test('is changed by one of two who change it at once; the other gets the present state', async () => {
    const { id } = await applied();
    const replies = await Promise.all([
      change(id, '"1"', { status: 'trial' }),
      change(id, '"1"', { status: 'declined' }, colleague),
    ]);
    const [changed, late] = replies.toSorted((one, other) => one.status - other.status);
    expect([changed?.status, late?.status]).toEqual([200, 412]);
    expect(late?.headers.get('etag')).toBe('"2"');
    expect(late?.body.current).toMatchObject({ _id: id, version: 2, status: changed?.body.status });
    expect((await read(id)).body.history).toHaveLength(1);
  });

  test('is written to the audit log with the name of the family', async () => {
    const { family, id } = await applied();
    await set(id, { status: 'trial' }, colleague);
    const { entries } = (await office.visitor.get('/admin/get-log/1')).body;
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'application-status-changed',
        actor: expect.objectContaining({ id: colleague.id }),
        subject: expect.objectContaining({ id: family.id }),
      }),
    );
  });

  describe('and the mail about a change', () => {
    const mail = { subject: 'A place for Meera on Sundays', text: 'Dear Asha,\n\nshe may come on Sunday.' };

    test('arrives with the words of the office', async () => {
      const { family, id } = await applied();
      expect((await set(id, { status: 'offered', mail })).status).toBe(200);
      await sendWaitingMails();
      const sent = await school.mail(family.email, /Sundays/);
      expect(sent.text).toContain('she may come on Sunday.');
    });

    test('waits as long as the change can be taken back', async () => {
      const { family, id } = await applied();
      await set(id, { status: 'offered', mail });
      const waiting = await school.context.db
        .selectFrom('outbox')
        .selectAll()
        .where('userId', '=', family.id)
        .where('subject', '=', mail.subject)
        .executeTakeFirstOrThrow();
      const wait = new Date(waiting.nextAttemptAt).getTime() - new Date(waiting.createdAt).getTime();
      expect(wait).toBeGreaterThan(10_000);
      await sendWaitingMails();
    });

    test.each([{ mail: null }, {}])('is left out with %j', async (without) => {
      const { family, id } = await applied();
      await set(id, { status: 'declined', ...without });
      await sendWaitingMails();
      await school.mail(family.email, /We have the application/);
      await expect.poll(() => unsentMails(school.context.db)).toEqual([]);
      // The mail of sign-up and the one of the application.
      expect(await mailsTo(family.email)).toHaveLength(2);
    });

    test('is not sent when the change is taken back', async () => {
      const { family, id } = await applied();
      const changed = await set(id, { status: 'declined', mail });
      expect(changed.body.undo).toMatchObject({ status: 'new' });
      const undone = await set(id, { status: 'new' });
      expect([undone.status, undone.body.status, undone.body.undo]).toEqual([200, 'new', null]);
      expect(undone.body.history.map((each: { isTakenBack: boolean }) => each.isTakenBack)).toEqual([
        true,
        true,
      ]);
      await sendWaitingMails();
      await expect.poll(() => unsentMails(school.context.db)).toEqual([]);
      expect((await mailsTo(family.email)).map(({ subject }) => subject)).not.toContain(mail.subject);
    });
  });

  test('a mail that a later step has replaced is sent when that step is taken back', async () => {
    const { family, id } = await applied();
    const mailOf = (subject: string) => ({ subject, text: 'Please read.' });
    await set(id, { status: 'waiting', mail: mailOf('The list') });
    await set(id, { status: 'offered', mail: mailOf('The place') });
    await set(id, { status: 'waiting' });
    await sendWaitingMails();
    await expect.poll(() => unsentMails(school.context.db)).toEqual([]);
    const subjects = new Set((await mailsTo(family.email)).map(({ subject }) => subject));
    expect([subjects.has('The list'), subjects.has('The place')]).toEqual([true, false]);
  });

  test('goes on from the day of enrolment, however often its end is taken back', async () => {
    const { id } = await applied();
    await bring(id, 'enrolled');
    const until = async () => (await read(id)).body.enrolledUntil;
    const first = await until();
    const { now } = school.context;
    for (let day = 1; day < 3; day += 1) {
      school.context.now = () => new Date(now().getTime() + day * 5 * 60 * 1000);
      expect((await set(id, { status: 'withdrawn' })).body.enrolledUntil).toBeNull();
      expect((await set(id, { status: 'enrolled' })).status).toBe(200);
      expect(await until()).toBe(first);
    }
    school.context.now = now;
  });

  describe('is not taken back', () => {
    test('by another account', async () => {
      const { id } = await applied();
      await set(id, { status: 'declined' });
      expect((await read(id, colleague)).body.undo).toBeNull();
      expect((await set(id, { status: 'new' }, colleague)).status).toBe(409);
    });

    test('later', async () => {
      const { family, id } = await applied();
      const before = { id: `h${id}`, applicationId: id, version: 2, from: 'new', to: 'declined' } as const;
      const { db } = school.context;
      await db
        .updateTable('applications')
        .set({ status: 'declined', version: 2 })
        .where('id', '=', id)
        .execute();
      const at = new Date(Date.now() - 60_000);
      await db
        .insertInto('applicationHistory')
        .values({ ...before, at, by: office.id, byName: 'Kavita Rao' })
        .execute();
      expect((await read(id)).body.undo).toBeNull();
      expect((await set(id, { status: 'new' })).status).toBe(409);
      expect((await own(family)).user.enrollmentData.status).toBe('declined');
    });

    test('when the child has applied again since', async () => {
      const { family, id } = await applied();
      await set(id, { status: 'declined' });
      expect((await family.visitor.post('/user/enroll-user', application())).status).toBe(201);
      const reply = await set(id, { status: 'new' });
      expect([reply.status, reply.body.message]).toEqual([409, expect.stringContaining('applied again')]);
    });
  });

  test.each(['declined', 'withdrawn'] as const)(
    '%s lets the child apply for the course again',
    async (status) => {
      const { family, id } = await applied();
      await bring(id, status);
      expect((await family.visitor.post('/user/enroll-user', application())).status).toBe(201);
      const { enrollments } = (await own(family)).user;
      expect(enrollments.map((each: { status: string }) => each.status)).toEqual(['new', status]);
    },
  );

  test.each(['trial', 'offered', 'enrolled', 'waiting'] as const)(
    '%s blocks another application of the child for the course',
    async (status) => {
      const { family, id } = await applied();
      await bring(id, status);
      expect((await family.visitor.post('/user/enroll-user', application())).status).toBe(409);
    },
  );

  test('closed does not count for the limit of open applications', async () => {
    const { family, id } = await applied();
    for (let child = 1; child < maxApplications.open; child += 1)
      await family.visitor.post('/user/enroll-user', application({ fullName: `Child ${child}` }));
    const another = application({ fullName: 'Child Last' });
    expect((await family.visitor.post('/user/enroll-user', another)).status).toBe(409);
    await bring(id, 'declined');
    expect((await family.visitor.post('/user/enroll-user', another)).status).toBe(201);
  });

  test('is not opened again by an undo when the family has as many open ones as it may have', async () => {
    const { family, id } = await applied();
    for (let child = 1; child < maxApplications.open; child += 1)
      await family.visitor.post('/user/enroll-user', application({ fullName: `Child ${child}` }));
    await set(id, { status: 'declined' });
    const another = application({ fullName: 'Child Last' });
    expect((await family.visitor.post('/user/enroll-user', another)).status).toBe(201);
    const undone = await set(id, { status: 'new' });
    expect([undone.status, (await read(id)).body.status]).toEqual([409, 'declined']);
  });

  test('has a limit for a day and one in all, which closed applications do not lower', async () => {
    const { family, id } = await applied();
    const { db } = school.context;
    const row = await db
      .selectFrom('applications')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const addClosed = (count: number, createdAt: Date) =>
      db
        .insertInto('applications')
        .values(
          Array.from({ length: count }, (_, n) => ({
            ...row,
            id: randomUUID(),
            status: 'withdrawn' as const,
            nameKey: `child ${n} ${createdAt.toISOString()}`,
            createdAt,
          })),
        )
        .execute();
    const another = () =>
      family.visitor.post('/user/enroll-user', application({ fullName: 'Another Child' }));
    await addClosed(maxApplications.perDay - 1, new Date());
    const today = await another();
    expect([today.status, today.body.message]).toEqual([409, tooManyInAll]);
    await db
      .updateTable('applications')
      .set({ createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000) })
      .where('userId', '=', family.id)
      .execute();
    await addClosed(maxApplications.inAll - maxApplications.perDay, new Date(0));
    expect((await another()).status).toBe(409);
  });

  test('is read by the office with an entry in the log, one in ten minutes', async () => {
    const { family, id } = await applied();
    for (const reader of [colleague, colleague, office]) await read(id, reader);
    const rows = await school.context.db
      .selectFrom('auditLog')
      .select(['actor', 'subject'])
      .where('action', '=', 'application-read')
      .where('subject', '=', family.id)
      .execute();
    expect(rows.map(({ actor }) => actor).toSorted()).toEqual([colleague.id, office.id].toSorted());
  });

  test('has no other states in its history', async () => {
    const { id } = await applied();
    await set(id, { status: 'offered' });
    const { db } = school.context;
    const entry = await db
      .selectFrom('applicationHistory')
      .selectAll()
      .where('applicationId', '=', id)
      .executeTakeFirstOrThrow();
    const forged = { ...entry, id: randomUUID(), version: 9, to: 'superstate' as 'new' };
    await expect(db.insertInto('applicationHistory').values(forged).execute()).rejects.toThrow(
      /applicationHistoryStatuses/,
    );
  });

  describe('for its family', () => {
    const withdraw = ({ visitor }: TestUser, id: string) =>
      visitor.send('PATCH', `/user/me/applications/${id}`, { status: 'withdrawn' });

    test('is shown with its history in plain words', async () => {
      const { family, id } = await applied();
      await set(id, { status: 'offered', reason: 'A place became free' });
      const { applications } = await own(family);
      expect(applications).toEqual([
        {
          _id: id,
          status: 'offered',
          words: expect.stringContaining('We have a place for Meera Verma'),
          history: [
            {
              _id: expect.any(String),
              words: 'A place was offered',
              at: expect.stringMatching(/Z$/),
              by: 'the school',
              reason: 'A place became free',
              isTakenBack: false,
            },
          ],
        },
      ]);
    });

    test('is withdrawn, and the school hears of it', async () => {
      const { family, id } = await applied({ fullName: 'Tara Verma' });
      const reply = await withdraw(family, id);
      expect([reply.status, reply.body.user.enrollmentData.status]).toEqual([200, 'withdrawn']);
      expect(reply.body.applications[0].history).toMatchObject([{ words: 'Withdrawn', by: 'you' }]);
      expect((await school.mail(schoolEmail, /Withdrawn: Tara/)).text).toContain(family.email);
      expect((await read(id)).body).toMatchObject({
        status: 'withdrawn',
        version: 2,
        undo: null,
        history: [{ by: 'family', byName: 'Asha Verma' }],
      });
    });

    test('takes back the mail about the state before, if it has not left', async () => {
      const { family, id } = await applied();
      const mail = { subject: 'A place is free', text: 'Would you like it?' };
      await set(id, { status: 'offered', mail });
      expect((await withdraw(family, id)).status).toBe(200);
      await sendWaitingMails();
      await expect.poll(() => unsentMails(school.context.db)).toEqual([]);
      expect((await mailsTo(family.email)).map(({ subject }) => subject)).not.toContain(mail.subject);
    });

    test.each(['declined', 'withdrawn'] as const)('is not withdrawn when it is %s', async (status) => {
      const { family, id } = await applied();
      await bring(id, status);
      expect((await withdraw(family, id)).status).toBe(409);
    });

    test.each(['new', 'enrolled', 'declined'])('is not changed to %s by the family', async (status) => {
      const { family, id } = await applied();
      const { visitor } = family;
      const reply = await visitor.send('PATCH', `/user/me/applications/${id}`, { status });
      expect([reply.status, (await own(family)).user.enrollmentData.status]).toEqual([400, 'new']);
    });

    test('is 404 for a stranger, also one of the office, and stays as it is', async () => {
      const { family, id } = await applied();
      for (const stranger of [await parent(school), office, colleague])
        expect((await withdraw(stranger, id)).status).toBe(404);
      expect((await withdraw(family, 'nobody')).status).toBe(404);
      expect((await own(family)).user.enrollmentData.status).toBe('new');
    });

    test('is in the export with its history', async () => {
      const { family, id } = await applied();
      await set(id, { status: 'declined', reason: 'The group is full' });
      const exported = (await family.visitor.get('/user/me/export')).body;
      expect(exported.applications).toEqual((await own(family)).applications);
      expect(JSON.stringify(exported.applications)).toContain('The group is full');
    });
  });

  describe('keeps a history', () => {
    const rowsOf = (id: string) =>
      school.context.db
        .selectFrom('applicationHistory')
        .selectAll()
        .where('applicationId', '=', id)
        .execute();

    test('that is never changed and not deleted alone', async () => {
      const { id } = await applied();
      await set(id, { status: 'trial' });
      const { db } = school.context;
      const rows = await rowsOf(id);
      const isRefused = expect.stringContaining('append-only');
      const update = db
        .updateTable('applicationHistory')
        .set({ reason: 'x' })
        .where('applicationId', '=', id);
      await expect(update.execute()).rejects.toMatchObject({ message: isRefused });
      const remove = db.deleteFrom('applicationHistory').where('applicationId', '=', id);
      await expect(remove.execute()).rejects.toMatchObject({ message: isRefused });
      expect(await rowsOf(id)).toEqual(rows);
    });

    test('that goes with an erased account', async () => {
      const { family, id } = await applied();
      await set(id, { status: 'trial' });
      expect((await office.visitor.send('DELETE', `/admin/users/${family.id}`)).status).toBe(200);
      expect(await rowsOf(id)).toEqual([]);
    });

    test('that goes with an old application', async () => {
      const { id } = await applied();
      await set(id, { status: 'trial' });
      await school.context.db.deleteFrom('applications').where('id', '=', id).execute();
      expect(await rowsOf(id)).toEqual([]);
    });
  });
});
