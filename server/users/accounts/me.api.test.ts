import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { privacyNoticeVersion } from '#contract/school/application.ts';
import { keptAfterErasure } from '#contract/school/kept-after-erasure.ts';
import { record } from '#server/operations/audit/queries.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { admin, application, parent, password, signIn } from '#test/people.ts';
import { openSchool, schoolEmail, type School } from '#test/school.ts';

describe.each(kindsOfThisRun)('the caller’s own account on %s', (kind) => {
  let school: School;

  beforeAll(async () => {
    school = await openSchool(kind);
  });
  afterAll(() => school.close());

  test.each([
    ['GET', '/user/me', undefined],
    ['PATCH', '/user/me', { fullName: 'Asha' }],
    ['GET', '/user/me/export', undefined],
    ['DELETE', '/user/me', { password }],
  ])('%s %s needs a session', async (method, path, body) => {
    const reply = await school.visitor().send(method, path, body);
    expect(reply.status).toBe(401);
    expect(reply.body).toEqual({ message: 'Please sign in first.' });
  });

  test('accepts a new name in any script', async () => {
    const { visitor, email } = await parent(school);
    const reply = await visitor.send('PATCH', '/user/me', { fullName: '  आशा वर्मा  ' });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      message: 'Your name is changed.',
      user: { fullName: 'आशा वर्मा', userEmail: email },
    });
    expect((await visitor.get('/user/me')).body.user.fullName).toBe('आशा वर्मा');
  });

  test('refuses what it does not change, instead of dropping it with a reply that it is changed', async () => {
    const { visitor, email } = await parent(school);
    const change = { fullName: 'Asha Rao', userEmail: 'other@family.test', role: 'admin' };
    const { status, body } = await visitor.send('PATCH', '/user/me', change);
    const message = 'This cannot be changed here.';
    expect([status, body.fields]).toEqual([400, { userEmail: message, role: message }]);
    const { user } = (await visitor.get('/user/me')).body;
    expect(user).toMatchObject({ fullName: 'Asha Verma', userEmail: email, role: 'user' });
  });

  test.each([{}, { fullName: '' }, { fullName: 5 }, { fullName: 'a'.repeat(101) }])(
    'refuses the change %j',
    async (change) => {
      const { visitor } = await parent(school);
      const reply = await visitor.send('PATCH', '/user/me', change);
      expect(reply.status).toBe(400);
      expect(Object.keys(reply.body.fields)).toEqual(['fullName']);
    },
  );

  test('exports everything stored about the account as a file, without secrets', async () => {
    const { visitor, email } = await parent(school);
    await visitor.post('/user/enroll-user', application({ fullName: 'Meera' }));
    await visitor.post('/user/enroll-user', application({ fullName: 'Rohan' }));
    const reply = await visitor.get('/user/me/export');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.json"$/);
    expect(reply.body.exportedAt).toMatch(/Z$/);
    expect(reply.body.user.userEmail).toBe(email);
    expect(reply.body.user.enrollments.map(({ fullName }: { fullName: string }) => fullName)).toEqual([
      'Rohan',
      'Meera',
    ]);
    expect(reply.body.user.enrollments[0]).toMatchObject({
      status: 'new',
      privacyNotice: privacyNoticeVersion,
    });
    expect(reply.body.sessions).toEqual([expect.objectContaining({ browser: 'A browser', isThis: true })]);
    expect(reply.body).toMatchObject({ hasSecondFactor: false, officeLog: [] });
    expect(reply.text).not.toMatch(/argon2|token|hash/i);
  });

  test('exports every column of an application except folded name and phone, and the course’s id', async () => {
    const { visitor, id } = await parent(school);
    await visitor.post('/user/enroll-user', application());
    const row = await school.context.db
      .selectFrom('applications')
      .selectAll()
      .where('userId', '=', id)
      .executeTakeFirstOrThrow();
    const { text } = await visitor.get('/user/me/export');
    for (const [column, value] of Object.entries(row)) {
      const stored = value instanceof Date ? value.toISOString() : value;
      expect([column, text.includes(JSON.stringify(stored))]).toEqual([
        column,
        // The name and the phone again in another spelling, and the id of a course whose name is exported.
        !['nameKey', 'phoneKey', 'courseId'].includes(column),
      ]);
    }
  });

  test('exports an admin’s own entries of the audit log', async () => {
    const { visitor } = await admin(school);
    const { officeLog } = (await visitor.get('/user/me/export')).body;
    expect(officeLog.map(({ action }: { action: string }) => action)).toContain('signed-in');
  });

  test('exports audit entries about a parent’s account without data of the admin', async () => {
    const { visitor, id, email } = await parent(school);
    const { id: actor } = await admin(school);
    const entry = { action: 'second-factor-reset', actor, subject: id, address: '192.0.2.1' } as const;
    await record(school.context.db, entry);
    const { officeLog } = (await visitor.get('/user/me/export')).body;
    expect(officeLog).toEqual([
      {
        action: 'second-factor-reset',
        createdAt: expect.stringMatching(/Z$/),
        by: 'the office',
        name: 'Asha Verma',
        email,
        from: null,
      },
    ]);
  });

  test('forbids caches to store replies about an account', async () => {
    const { visitor } = await parent(school);
    for (const path of ['/user/me', '/user/me/export']) {
      expect((await visitor.get(path)).headers.get('cache-control')).toBe('no-store');
    }
  });

  test('refuses to delete the account with a wrong password, with an error for the field', async () => {
    const { visitor } = await parent(school);
    const reply = await visitor.send('DELETE', '/user/me', { password: 'not this one' });
    expect(reply.status).toBe(403);
    expect(reply.body).toEqual({
      message: 'That is not your password.',
      fields: { password: 'That is not your password.' },
    });
    expect((await visitor.get('/user/me')).status).toBe(200);
    expect((await visitor.send('DELETE', '/user/me', {})).status).toBe(400);
  });

  test('deletes every row of the account', async () => {
    const { visitor, email, id } = await parent(school);
    const otherBrowser = await signIn(school, email);
    await visitor.post('/user/enroll-user', application());
    await visitor.post('/user/forget-password', { email });
    const { db } = school.context;
    const verified = kind === 'postgres' ? true : 1;
    await db
      .insertInto('twoFactors')
      .values({ id: randomUUID(), userId: id, secret: 'x', backupCodes: 'x', verified })
      .execute();
    const reply = await visitor.send('DELETE', '/user/me', { password });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      message: 'Your account and its applications are deleted.',
      kept: keptAfterErasure,
    });
    expect(visitor.cookies.has('signed-in')).toBe(false);
    expect((await otherBrowser.visitor.get('/user/me')).status).toBe(401);
    expect(await db.selectFrom('users').select('id').where('id', '=', id).execute()).toEqual([]);
    for (const table of ['sessions', 'accounts', 'applications', 'twoFactors'] as const) {
      expect(await db.selectFrom(table).select('id').where('userId', '=', id).execute()).toEqual([]);
    }
    const codes = await db.selectFrom('verifications').select(['identifier', 'value']).execute();
    expect(codes.filter((code) => JSON.stringify(code).includes(email))).toEqual([]);
  });

  test('deletes the queued mails about the account, also those to the school, and no others', async () => {
    const waiting = await openSchool(kind);
    await waiting.context.outbox.stop();
    const leaving = await parent(waiting);
    const staying = await parent(waiting);
    for (const { visitor, email } of [leaving, staying]) {
      await visitor.post('/user/enroll-user', application());
      await visitor.post('/user/forget-password', { email });
    }
    const queued = async (userId: string) =>
      (
        await waiting.context.db.selectFrom('outbox').select('sendTo').where('userId', '=', userId).execute()
      ).map(({ sendTo }) => sendTo);
    const ofEach = (email: string) => [email, email, email, schoolEmail].toSorted();
    expect((await queued(leaving.id)).toSorted()).toEqual(ofEach(leaving.email));
    await leaving.visitor.send('DELETE', '/user/me', { password });
    const remaining = await waiting.context.db.selectFrom('outbox').select(['sendTo', 'text']).execute();
    expect(remaining.map(({ sendTo }) => sendTo).toSorted()).toEqual(ofEach(staying.email));
    expect(JSON.stringify(remaining)).not.toContain(leaving.email);
    await waiting.close();
  });

  test('allows a new, empty account with the email of a deleted one', async () => {
    const { visitor, email } = await parent(school);
    await visitor.post('/user/enroll-user', application());
    await visitor.send('DELETE', '/user/me', { password });
    const newAccount = await parent(school, email);
    expect((await newAccount.visitor.get('/user/me')).body.user.enrollments).toEqual([]);
  });

  test('keeps the reset codes of other accounts when one is deleted, whatever their emails look like', async () => {
    const tag = Date.now().toString(36);
    const leaving = await parent(school, `a_c.${tag}@family.test`);
    const staying = await parent(school, `abc.${tag}@family.test`);
    await staying.visitor.post('/user/forget-password', { email: staying.email });
    const mail = await school.mail(staying.email, /\d{6}/);
    await leaving.visitor.send('DELETE', '/user/me', { password });
    const otp = /\d{6}/.exec(mail.subject)?.[0];
    expect((await staying.visitor.post('/user/verify-otp', { email: staying.email, otp })).status).toBe(200);
  });

  test('refuses to delete an admin account without revealing whether the password is right', async () => {
    const { visitor } = await admin(school);
    const replies = await Promise.all(
      [password, 'not this one'].map((givenPassword) =>
        visitor.send('DELETE', '/user/me', { password: givenPassword }),
      ),
    );
    expect(replies.map(({ status, text }) => [status, text])).toEqual(
      Array.from({ length: 2 }, () => [409, replies[0]?.text]),
    );
  });

  test('counts a wrong password for the deletion like any other', async () => {
    const limited = await openSchool(kind, { RATE_LIMITS: 'on' });
    try {
      const { visitor } = await parent(limited);
      const statuses: number[] = [];
      for (let i = 0; i < 12; i += 1)
        statuses.push((await visitor.send('DELETE', '/user/me', { password: 'not this one' })).status);
      expect(statuses).toEqual([...Array<number>(10).fill(403), 429, 429]);
      expect((await visitor.post('/user/confirm-password', { password })).status).toBe(429);
    } finally {
      await limited.close();
    }
  });

  test('does not let an admin delete the own account', async () => {
    const { visitor } = await admin(school);
    const reply = await visitor.send('DELETE', '/user/me', { password });
    expect(reply.status).toBe(409);
    expect((await visitor.get('/user/me')).status).toBe(200);
  });
});
