import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { facts } from '#test/content.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { newEmail, password, signIn, signUp } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

const noName = 'Please write only the name.';

describe.each(kindsOfThisRun)('signing up on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind);
  });
  afterAll(() => school.close());

  const add = (body: unknown) => school.visitor().post('/user/add-user', body);

  test('creates an account, replies with a greeting and sends a welcome mail', async () => {
    const userEmail = newEmail();
    const reply = await add({ fullName: 'Asha Verma', userEmail, password });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({ message: expect.stringContaining('Asha Verma') });
    const mail = await school.mail(userEmail);
    expect(mail.subject).toBe(`Welcome to ${facts.name}`);
    expect(mail.text).toContain('http://school.test/Formenroll');
  });

  test('sets no session cookie', async () => {
    const reply = await add({ fullName: 'Asha', userEmail: newEmail(), password });
    expect(reply.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ['fullName', '', 'Please enter a valid username.'],
    ['fullName', '   ', 'Please enter a valid username.'],
    ['fullName', 7, 'Please enter a valid username.'],
    ['fullName', null, 'Please enter a valid username.'],
    ['fullName', undefined, 'Please enter a valid username.'],
    ['fullName', 'a'.repeat(101), 'Please use at most 100 characters.'],
    ['fullName', 'Asha\r\nBcc: x@y.test', 'Please use one line.'],
    ['fullName', 'Asha\u0007', 'Please remove the hidden character after “Asha”.'],
    ['fullName', 'Win money BIT.LY/x1', noName],
    ['fullName', 'cheapmeds\uFF0Ecom', noName],
    ['fullName', 'cheapmeds.in now', noName],
    ['fullName', 'win@cheapmeds.in', noName],
    ['userEmail', 'asha', 'Please enter a valid email.'],
    ['userEmail', 'asha@', 'Please enter a valid email.'],
    ['userEmail', 'asha@school-.example', 'Please enter a valid email.'],
    ['userEmail', 'asha@localhost', 'Please enter a valid email.'],
    ['userEmail', '', 'Please enter a valid email.'],
    ['userEmail', ['asha@family.test'], 'Please enter a valid email.'],
    ['userEmail', undefined, 'Please enter a valid email.'],
    ['userEmail', `${'a'.repeat(250)}@family.test`, 'Please enter a valid email.'],
    ['password', '', 'Please enter a valid password.'],
    ['password', undefined, 'Please enter a valid password.'],
    ['password', 123456, 'Please enter a valid password.'],
    ['password', '12345', 'Password must be at least 6 characters long.'],
    ['password', 'p'.repeat(129), 'Please enter a valid password.'],
  ])('rejects %s = %j with an error for the field', async (field, value, message) => {
    const reply = await add({ fullName: 'Asha', userEmail: newEmail(), password, [field]: value });
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({ message, fields: { [field]: message } });
  });

  test('mails a name with a dot inside so that no mail program makes a link of it', async () => {
    const userEmail = newEmail();
    expect((await add({ fullName: 'Md.Rafi', userEmail, password })).status).toBe(201);
    const { text, html } = await school.mail(userEmail);
    for (const part of [text, html]) expect(part).toContain('Dear Md. Rafi,');
    const { visitor } = await signIn(school, userEmail);
    expect((await visitor.get('/user/me')).body.user.fullName).toBe('Md.Rafi');
  });

  test('uses all 128 characters of a password: a different last one is wrong', async () => {
    const userEmail = newEmail();
    const long = 'p'.repeat(127);
    expect((await add({ fullName: 'Asha', userEmail, password: `${long}a` })).status).toBe(201);
    const signInWith = (givenPassword: string) =>
      school.visitor().post('/user/auth-user', { userEmail, password: givenPassword });
    expect((await signInWith(`${long}b`)).status).toBe(401);
    expect((await signInWith(`${long}a`)).status).toBe(200);
  });

  test('reports every wrong field at once', async () => {
    const reply = await add({});
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.fields)).toEqual(['fullName', 'userEmail', 'password']);
  });

  test('accepts a password of six characters in any script', async () => {
    const userEmail = newEmail();
    const hindi = 'नमस्ते';
    expect((await add({ fullName: 'Asha', userEmail, password: hindi.normalize('NFD') })).status).toBe(201);
    const reply = await school
      .visitor()
      .post('/user/auth-user', { userEmail, password: hindi.normalize('NFC') });
    expect(reply.status).toBe(200);
  });

  test.each(['मीरा वर्मा', 'Zoë Müller', '李小龍', 'Asha 🎨👩🏽‍🎨', "O'Neil-D’Souza", '<b>Asha</b> & "co"'])(
    'stores the name %s unchanged',
    async (fullName) => {
      const email = await signUp(school, newEmail(), fullName);
      const { visitor } = await signIn(school, email);
      expect((await visitor.get('/user/me')).body.user.fullName).toBe(fullName);
      expect((await school.mail(email)).text).toContain(`Dear ${fullName},`);
    },
  );

  test.each(['Meera \uD83D', '\u200B\u200B', '\u2060', '\u3164'])(
    'rejects the name %j, which cannot be displayed',
    async (fullName) => {
      const reply = await add({ fullName, userEmail: newEmail(), password });
      expect(reply.status).toBe(400);
    },
  );

  test('rejects a taken email in any letter case and leaves its account unchanged', async () => {
    const email = await signUp(school);
    const reply = await add({
      fullName: 'Somebody else',
      userEmail: ` ${email.toUpperCase()} `,
      password: 'another-one',
    });
    expect(reply.status).toBe(409);
    expect(reply.body.fields).toEqual({ userEmail: 'There is already an account with this email.' });
    const { visitor } = await signIn(school, email);
    expect((await visitor.get('/user/me')).body.user.fullName).toBe('Asha Verma');
  });

  test.each([1, 2, 3, 4, 5])(
    'accepts exactly one of two concurrent sign-ups with one email (%i)',
    async () => {
      const userEmail = newEmail();
      const replies = await Promise.all([
        add({ fullName: 'First', userEmail, password }),
        add({ fullName: 'Second', userEmail: userEmail.toUpperCase(), password }),
      ]);
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      const users = await school.context.db
        .selectFrom('users')
        .selectAll()
        .where('email', '=', userEmail)
        .execute();
      expect(users).toHaveLength(1);
      const accounts = await school.context.db
        .selectFrom('accounts')
        .selectAll()
        .where('userId', '=', users[0]?.id ?? '')
        .execute();
      expect(accounts).toHaveLength(1);
    },
  );

  test('ignores a role in the request', async () => {
    const userEmail = newEmail();
    await add({ fullName: 'Asha', userEmail, password, role: 'admin', emailVerified: true, _id: 'mine' });
    const { visitor } = await signIn(school, userEmail);
    const { user } = (await visitor.get('/user/me')).body;
    expect(user.role).toBe('user');
    expect(user).toMatchObject({ _id: expect.not.stringMatching(/^mine$/) });
  });

  test('stores the password only as an argon2id hash', async () => {
    const email = await signUp(school);
    const row = await school.context.db
      .selectFrom('accounts')
      .innerJoin('users', 'users.id', 'accounts.userId')
      .select('accounts.password')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(row.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
