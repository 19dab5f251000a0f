import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestResetCode, codeMails, expireCodes } from '#test/codes.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { newEmail, signUp } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { unsentMails } from '#test/unsent-mails.ts';

const wrongFor = (otp: string) => (otp === '000000' ? '111111' : '000000');

describe.each(kindsOfThisRun)('the reset code on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind);
  });
  afterAll(() => school.close());

  const verify = (email: string, otp: string, visitor = school.visitor()) =>
    visitor.post('/user/verify-otp', { email, otp });

  test('a code expires', async () => {
    const email = await signUp(school);
    const code = await requestResetCode(school, email);
    await expireCodes(school, email);
    const reply = await verify(email, code);
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.fields)).toEqual(['otp']);
  });

  test('the database does not reveal the code', async () => {
    const email = await signUp(school);
    const code = await requestResetCode(school, email);
    const { db } = school.context;
    const row = await db
      .selectFrom('verifications')
      .select('value')
      .where('identifier', 'like', `%${email}`)
      .executeTakeFirstOrThrow();
    expect(row.value).not.toContain(code);
    await expect.poll(() => unsentMails(db)).toEqual([]);
  });

  test('a code works once', async () => {
    const email = await signUp(school);
    const code = await requestResetCode(school, email);
    expect((await verify(email, code)).status).toBe(200);
    expect((await verify(email, code)).status).toBe(400);
  });

  test('a new code voids the old one', async () => {
    const email = await signUp(school);
    const oldCode = await requestResetCode(school, email);
    const newCode = await requestResetCode(school, email);
    expect((await verify(email, oldCode)).status).toBe(400);
    expect((await verify(email, newCode)).status).toBe(200);
  });

  test('of several codes requested at once only that of the last mail works', async () => {
    const email = await signUp(school);
    await Promise.all([1, 2, 3, 4].map(() => school.visitor().post('/user/forget-password', { email })));
    await expect.poll(() => unsentMails(school.context.db)).toEqual([]);
    const { id } = await school.context.db
      .selectFrom('outbox')
      .select('id')
      .where('sendTo', '=', email)
      .where('kind', '=', 'code')
      .orderBy('place', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const mails = await codeMails(school, email);
    const lastOne = (mail: { messageId: string }) => Number(mail.messageId.includes(id));
    const codes = mails.toSorted((a, b) => lastOne(a) - lastOne(b)).map(({ subject }) => subject.slice(0, 6));
    const statuses: number[] = [];
    for (const code of codes) statuses.push((await verify(email, code)).status);
    // An earlier mail that had not left is not sent.
    expect([statuses.at(-1), statuses.filter((status) => status === 200).length]).toEqual([200, 1]);
  });

  test('a code is valid after four wrong attempts', async () => {
    const email = await signUp(school);
    const code = await requestResetCode(school, email);
    for (let i = 0; i < 4; i += 1) expect((await verify(email, wrongFor(code))).status).toBe(400);
    expect((await verify(email, code)).status).toBe(200);
  });

  test('a code is void after five wrong attempts', async () => {
    const email = await signUp(school);
    const code = await requestResetCode(school, email);
    for (let i = 0; i < 5; i += 1) expect((await verify(email, wrongFor(code))).status).toBe(400);
    expect((await verify(email, code)).status).toBe(400);
  });

  test('a code is void after twenty concurrent wrong attempts', async () => {
    const email = await signUp(school);
    const code = await requestResetCode(school, email);
    const replies = await Promise.all(Array.from({ length: 20 }, () => verify(email, wrongFor(code))));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([400]));
    expect((await verify(email, code)).status).toBe(400);
  });

  test('the right code succeeds at most once in twenty concurrent attempts', async () => {
    const email = await signUp(school);
    const code = await requestResetCode(school, email);
    const replies = await Promise.all(Array.from({ length: 20 }, () => verify(email, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('reveals no account, and sends no mail to an unknown address', async () => {
    const stranger = newEmail('stranger');
    const known = await signUp(school);
    const replies = await Promise.all(
      [stranger, known].map((email) => school.visitor().post('/user/forget-password', { email })),
    );
    expect(replies[0]?.status).toBe(200);
    expect(replies[0]?.text).toBe(replies[1]?.text);
    await school.mail(known, /\d{6}/);
    expect((await school.mails()).filter(({ to }) => to === stranger)).toEqual([]);
    const { db } = school.context;
    await expect.poll(() => unsentMails(db)).toEqual([]);
    const attempts = [await verify(stranger, '000000'), await verify(known, '000000')];
    expect(attempts.map(({ status }) => status)).toEqual([400, 400]);
    expect(attempts[0]?.text).toBe(attempts[1]?.text);
  });

  test.each([
    ['/user/forget-password', {}, 'email'],
    ['/user/forget-password', { email: 'nobody' }, 'email'],
    ['/user/forget-password', { email: 3 }, 'email'],
    ['/user/verify-otp', { email: 'a@b.test', otp: '12345' }, 'otp'],
    ['/user/verify-otp', { email: 'a@b.test', otp: 123456 }, 'otp'],
    ['/user/verify-otp', { email: 'a@b.test', otp: '12345a' }, 'otp'],
    ['/user/verify-otp', { email: 'a@b.test', otp: '१२३४५' }, 'otp'],
    ['/user/verify-otp', { otp: '123456' }, 'email'],
    ['/user/reset-password', { email: 'a@b.test', newpassword: '12345' }, 'newpassword'],
    ['/user/reset-password', { email: 'a@b.test' }, 'newpassword'],
    ['/user/reset-password', { newpassword: '123456' }, 'email'],
  ])('%s rejects %j with an error for its field', async (path, body, field) => {
    const reply = await school.visitor().post(path, body);
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.fields)).toEqual([field]);
  });
});
