import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purge } from '#server/tasks/maintenance/maintenance.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { messagesIn } from '#test/messages.ts';
import { newEmail } from '#test/people.ts';
import { openSchool, schoolEmail, type School } from '#test/school.ts';
import { unsentMails } from '#test/unsent-mails.ts';

const thanks = { message: 'Thank you. Your message has reached us: we reply within 24 hours.' };

describe.each(kindsOfThisRun)('messages to the school on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind);
  });
  afterAll(() => school.close());

  const write = (body: unknown) => school.visitor().post('/user/add-lead', body);
  const stored = () => messagesIn(school.context.db);

  test.each([
    {},
    { userName: '', userEmail: '', userNumber: '', userMessage: '' },
    { userMessage: '  \n ' },
    { website: 'https://spam.test' },
  ])('rejects the empty message %j', async (body) => {
    const before = await stored();
    const reply = await write(body);
    expect(reply.status).toBe(400);
    expect(reply.body.message).toBe('Please write a few words before you send.');
    expect(await stored()).toEqual(before);
  });

  test.each([
    ['userName', 'Asha'],
    ['userEmail', 'asha@family.test'],
    ['userNumber', '98765 43210'],
    ['userMessage', 'Do you teach clay?'],
  ])('accepts a message with only %s', async (field, value) => {
    const reply = await write({ [field]: value });
    expect([reply.status, reply.body]).toEqual([201, thanks]);
  });

  test.each([
    ['userName', 'a'.repeat(101)],
    ['userName', 'Asha\u0000'],
    ['userName', 5],
    ['userEmail', 'asha'],
    ['userEmail', 'a@b.test\r\nBcc: c@d.test'],
    ['userEmail', null],
    ['userNumber', '1'.repeat(31)],
    ['userMessage', 'a'.repeat(4001)],
    ['userMessage', 'a\u0007b'],
    ['userMessage', { text: 'hello' }],
  ])('rejects %s = %j with a message for the field', async (field, value) => {
    const reply = await write({ userName: 'Asha', [field]: value });
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, [field]]);
  });

  test('stores text unchanged, with line breaks and all scripts', async () => {
    const message = {
      userName: `आशा ${randomUUID()}`,
      userEmail: newEmail(),
      userNumber: '+91 98765 43210',
      userMessage: 'नमस्ते 🎨\n\nDo you teach <b>clay</b>?\n — Asha',
    };
    expect((await write(message)).status).toBe(201);
    expect((await stored()).find(({ userName }) => userName === message.userName)).toMatchObject(message);
  });

  test('mails the message to the school and a copy to the sender', async () => {
    const userName = `Asha ${randomUUID()}`;
    const userEmail = newEmail();
    await write({ userName, userEmail, userMessage: 'Do you teach clay?' });
    const toSchool = await school.mail(schoolEmail, new RegExp(userName));
    expect(toSchool.subject).toBe(`Message from ${userName}`);
    expect(toSchool.text).toContain('Message: Do you teach clay?');
    expect(toSchool.text).not.toContain('Phone:');
    const copy = await school.mail(userEmail);
    expect(copy.subject).toBe('We have your message');
    for (const part of [copy.text, copy.html]) {
      expect(part).toContain(userName);
      expect(part).toContain('Do you teach clay?');
    }
  });

  test.each([
    'Buy clay at https://evil.test',
    'evilclay.com has it',
    'see goodclay.shop',
    'clay at BIT.LY/x1',
    'cheapclay.in now',
    'T.ME/clay',
    'cheapclay\uFF0Ecom',
    'cheapclay\u3002com',
    'cheapclay.\u200Bcom',
    'win@cheapclay.in',
    'write to clay@localhost',
  ])('a copy contains no web address, because the e-mail is unverified: %s', async (userMessage) => {
    const userEmail = newEmail();
    const userName = `Asha ${randomUUID()}`;
    await write({ userName, userEmail, userMessage });
    const shown = userMessage.replaceAll('\u200B', '');
    expect((await school.mail(schoolEmail, new RegExp(userName))).text).toContain(shown);
    const copy = await school.mail(userEmail);
    for (const part of [copy.text, copy.html]) {
      expect(part).not.toContain('clay');
      expect(part).not.toContain(userName);
    }
  });

  test('sends at most three copies a day to one mailbox, and every message to the school', async () => {
    const userEmail = newEmail();
    const names = [1, 2, 3, 4, 5].map((index) => `Asha ${index} ${randomUUID()}`);
    for (const userName of names) await write({ userName, userEmail: userEmail.toUpperCase() });
    for (const name of names) await school.mail(schoolEmail, new RegExp(name));
    const copies = (await school.mails()).filter(({ to }) => to === userEmail);
    expect(copies).toHaveLength(3);
  });

  test('stores one of many concurrent equal messages, and sends three copies of different ones', async () => {
    const userName = `Asha ${randomUUID()}`;
    await Promise.all(Array.from({ length: 12 }, () => write({ userName, userMessage: 'Clay?' })));
    expect((await stored()).filter((one) => one.userName === userName)).toHaveLength(1);

    const name = `asha.${randomUUID().slice(0, 8)}`;
    const spellings = [name, `${name}+a`, `${name}+b`, name.toUpperCase(), name.replace('.', '')];
    await Promise.all(
      Array.from({ length: 15 }, (_, index) =>
        write({
          userName: `${userName} ${index}`,
          userEmail: `${spellings[index % spellings.length]}@${index % 2 ? 'gmail' : 'googlemail'}.com`,
        }),
      ),
    );
    const copies = async () => {
      const waiting = await unsentMails(school.context.db);
      const sent = (await school.mails()).map(({ to }) => to);
      return [waiting.map(({ sendTo }) => sendTo), sent]
        .flat()
        .filter((to) => /@(?:gmail|googlemail)\.com$/.test(to));
    };
    await expect.poll(async () => new Set(await copies()).size > 0 && (await copies()).length).toBe(3);
  });

  test('a repeated message is accepted, stored once and mailed once', async () => {
    const message = {
      userName: `Asha ${randomUUID()}`,
      userEmail: newEmail(),
      userMessage: 'Do you teach clay?',
    };
    const storedWithSameName = async () =>
      (await stored()).filter(({ userName }) => userName === message.userName);
    const toSchool = async () =>
      (await school.mails()).filter(({ to, text }) => to === schoolEmail && text.includes(message.userName));
    for (const _ of [1, 2]) {
      const reply = await write(message);
      expect([reply.status, reply.body]).toEqual([201, thanks]);
    }
    expect(await storedWithSameName()).toHaveLength(1);
    await write({ ...message, userMessage: 'And how late?' });
    await expect.poll(toSchool).toHaveLength(2);

    // Much later the same text is a new message.
    const { db } = school.context;
    await db
      .updateTable('rateLimits')
      .set({ resetsAt: new Date(Date.now() - 1000) })
      .execute();
    await write(message);
    expect(await storedWithSameName()).toHaveLength(3);
    await expect.poll(toSchool).toHaveLength(3);
  });

  test('counters from a clock that was ahead suppress no later message and no copy', async () => {
    const message = { userName: `Asha ${randomUUID()}`, userEmail: newEmail() };
    for (const userMessage of ['one', 'two', 'three']) await write({ ...message, userMessage });
    await school.context.db
      .updateTable('rateLimits')
      .set({ resetsAt: new Date(Date.now() + 365 * 24 * 60 * 60_000) })
      .execute();
    await purge(school.context);
    await write({ ...message, userMessage: 'one' });
    expect((await stored()).filter(({ userName }) => userName === message.userName)).toHaveLength(4);
    const copies = async () => (await school.mails()).filter(({ to }) => to === message.userEmail);
    await expect.poll(copies).toHaveLength(4);
  });

  test('mails a message without an e-mail only to the school', async () => {
    const userName = `Asha ${randomUUID()}`;
    await write({ userName, userNumber: '98765' });
    await school.mail(schoolEmail, new RegExp(userName));
    const waiting = await unsentMails(school.context.db);
    expect(waiting.map(({ sendTo }) => sendTo)).not.toContain('');
    expect((await school.mails()).map(({ to }) => to)).not.toContain('');
  });

  test.each(['https://spam.test', 'a'.repeat(2000), 'two\nlines\u202E'])(
    'a message with the hidden field filled in is kept and marked, and mailed to the school only: %j',
    async (website) => {
      const userEmail = newEmail('robot');
      const userName = `Robot ${randomUUID()}`;
      const message = { userName, userEmail, userMessage: 'Do you teach clay?' };
      const reply = await write({ ...message, website });
      expect([reply.status, reply.body]).toEqual([201, thanks]);
      expect((await stored()).find((one) => one.userName === userName)).toMatchObject({
        ...message,
        userNumber: '',
        maybeSpam: 1,
      });
      const toSchool = await school.mail(schoolEmail, new RegExp(userName));
      expect(toSchool.subject).toBe(`Maybe spam: Message from ${userName}`);
      for (const part of [toSchool.text, toSchool.html]) {
        expect(part).toContain('This may be spam');
        expect(part).toContain(message.userMessage);
      }
      const queued = await school.context.db
        .selectFrom('outbox')
        .select('id')
        .where('sendTo', '=', userEmail)
        .execute();
      expect(queued).toEqual([]);
      expect((await school.mails()).filter(({ to }) => to === userEmail)).toEqual([]);
    },
  );

  test.each(['', '  ', undefined])('a message with the hidden field %j is not marked', async (website) => {
    const userName = `Asha ${randomUUID()}`;
    await write({ userName, website });
    expect((await stored()).find((one) => one.userName === userName)?.maybeSpam).toBe(0);
    expect((await school.mail(schoolEmail, new RegExp(userName))).subject).toBe(`Message from ${userName}`);
  });
});
