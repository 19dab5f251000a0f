import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { simpleParser } from 'mailparser';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courses, edition } from '#test/content.ts';
import { answers } from '#test/people.ts';
import { sentMessage } from '#contract/school/message.ts';
import { readSettings } from '#server/env.ts';
import { visibleText } from '#test/visible-text.ts';
import type { Message } from '#server/mail/compose.ts';
import { senderOf } from '#server/mail/sender.ts';
import { createMailTransport, type MailTransport } from '#server/mail/transport.ts';
import { applicationCopy } from './application-copy.ts';
import { applicationToSchool } from './application-to-school.ts';
import { emails } from './list.ts';
import { messageCopy } from './message-copy.ts';
import { messageToSchool } from './message-to-school.ts';
import { resetCode } from './reset-code.ts';
import { welcome } from './welcome.ts';

const sender = {
  ...senderOf(edition.documents, {
    schoolEmail: 'office@school.test',
    mailFrom: 'Showcase Art <post@school.test>',
    publicUrl: 'https://school.test',
    schoolTimezone: 'Asia/Kolkata',
  }),
  applicationFee: 'Rs.150',
};
const hostile = '<img src=x onerror=alert(1)>"&\'';
const [course] = courses;
if (course === undefined) throw new Error('there is no course');
const application = {
  ...answers,
  course: course.courseName,
  fullName: `मीरा ${hostile}`,
  address: `3, Neem Lane ${hostile}`,
  parentName: 'आशा',
};
const applied = { application, course, email: 'asha@family.test' };
const written = (userMessage: string) =>
  sentMessage.parse({ userName: hostile, userEmail: 'asha@family.test', userMessage });
const code = resetCode(sender, { to: 'asha@family.test', code: '042137' });

/** The samples of all emails, and some with hostile words in them. */
const all: [string, Message][] = [
  ...Object.entries(emails).flatMap(([name, { samples }]) =>
    samples(sender).map((message, at): [string, Message] => [`${name} ${at + 1}`, message]),
  ),
  ['a hostile welcome', welcome(sender, { to: 'asha@family.test', fullName: `आशा ${hostile}` })],
  ['a hostile application', applicationCopy(sender, { ...applied, isNoted: false })],
  ['the same to the school', applicationToSchool(sender, { ...applied, conversationId: 'c' })],
  ['a hostile message', messageCopy(sender, written('नमस्ते <b>'))],
  [
    'the same to the school, a message',
    messageToSchool(sender, { message: written(`नमस्ते\n${hostile}`), conversationId: 'c' }),
  ],
];
/** A reply of the office is plain text. */
const composed = all.filter(([, { html }]) => html !== '');

test('every file with an email is in the list, and each email has samples', () => {
  const modules = globSync('*.ts', { cwd: import.meta.dirname }).filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('= defineEmail<'),
  );
  const list = readFileSync(path.join(import.meta.dirname, 'list.ts'), 'utf8');
  expect(modules.filter((file) => !list.includes(`'./${file}'`))).toEqual([]);
  for (const [name, { samples, sentWhen }] of Object.entries(emails))
    expect([name, samples(sender).length > 0, sentWhen !== '']).toEqual([name, true, true]);
});

test.each(all)('%s says nothing that is missing', (_, { subject, text, to }) => {
  expect(to).toContain('@');
  for (const part of [subject, text]) expect(part).not.toMatch(/undefined|null|NaN|\[object|\{\w/);
});

test('the mail about an application names the fee of the site', () => {
  expect(applicationCopy(sender, { ...applied, isNoted: false }).text).toContain(
    'The application fee is Rs.150.',
  );
});

describe('the mails', () => {
  let dataDir: string;
  let transport: MailTransport;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'school-mail-'));
    const settings = readSettings({ DATA_DIR: dataDir, PUBLIC_URL: 'https://school.test' });
    transport = createMailTransport(settings, () => sender.mailFrom, pino({ level: 'silent' }));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  async function sent(message: Message, id: string) {
    await transport(message, id);
    const source = await readFile(path.join(dataDir, 'outbox', `${id}.eml`), 'utf8');
    return { source, head: source.split(/\r?\n\r?\n/, 1)[0] ?? '', mail: await simpleParser(source) };
  }

  test.each(composed)('%s has text and HTML parts with the same content', async (name, message) => {
    const { mail } = await sent(message, `both-${name.replaceAll(/\W/g, '-')}`);
    expect(mail.text?.trim()).toBe(message.text.trim());
    expect(mail.html).toContain('<html lang="en">');
    const shown = visibleText(mail.html || '');
    for (const line of message.text.split(/\n+|: /)) expect(shown).toContain(line);
  });

  test.each(['Rang: Art School', 'Colours (Kids)', 'रंग, Art <School>'])(
    'the sender is the school, also with the name %s',
    async (name) => {
      const settings = readSettings({ DATA_DIR: dataDir, PUBLIC_URL: 'https://school.test' });
      const { mailFrom } = senderOf(
        {
          ...edition.documents,
          school: { ...edition.documents.school, name, email: 'post@school.test' },
        },
        settings,
      );
      const send = createMailTransport(settings, () => mailFrom, pino({ level: 'silent' }));
      await send(welcome(sender, { to: 'asha@family.test', fullName: 'Asha' }), 'sender');
      const { from } = await simpleParser(await readFile(path.join(dataDir, 'outbox', 'sender.eml'), 'utf8'));
      expect(from?.value).toEqual([{ name, address: 'post@school.test' }]);
    },
  );

  test.each(all)('%s loads no resource and runs no script', (_, { html }) => {
    expect(html).not.toMatch(
      /<(?:img|script|link|iframe|object|svg|video|base|form)\b|url\(|@import|\son\w+="/i,
    );
  });

  test.each(all)('%s has ASCII headers, a readable subject and one recipient', async (name, message) => {
    const { head, mail } = await sent(message, `head-${name.replaceAll(/\W/g, '-')}`);
    // oxlint-disable-next-line no-control-regex -- every byte of a header
    expect(head).toMatch(/^[\x00-\x7F]*$/);
    expect(mail.subject).toBe(message.subject);
    expect(head.match(/^(?:To|Cc|Bcc):.*/gim)).toEqual([`To: ${message.to}`]);
    expect(head).toMatch(/^Message-ID: <head-[\w-]+@school\.test>$/m);
    // A reply of the office is none of a machine.
    if (message.html !== '') expect(head).toMatch(/^Auto-Submitted: auto-generated$/m);
    for (const line of head.split(/\r?\n/)) expect(line.length).toBeLessThanOrEqual(998);
  });

  test('the lines of a message and of a value are lines in HTML without styles', () => {
    const message = written('One\nTwo\r\nThree');
    const { html } = messageToSchool(sender, { message, conversationId: 'c' });
    expect(html).toContain('>One<br>Two<br>Three<');
    const address = '3, Neem Lane\nAndheri';
    const withAddress = { ...applied, application: { ...application, address }, conversationId: 'c' };
    expect(applicationToSchool(sender, withAddress).html).toContain('>3, Neem Lane<br>Andheri<');
  });

  test.each([
    '\r\nBcc: thief@evil.test',
    '\nBcc: thief@evil.test',
    '\rBcc: thief@evil.test',
    '\u2028Bcc: thief@evil.test',
    '\r\n\r\nbody',
  ])('a subject cannot add a header: %j', async (break_) => {
    const message = { ...code, subject: `Hello${break_}` };
    const { mail, head } = await sent(message, `break-${encodeURIComponent(break_).replaceAll(/\W/g, '')}`);
    expect(mail.bcc).toBeUndefined();
    expect(head).not.toMatch(/^Bcc:/im);
    expect(mail.text).toContain('042137');
  });

  test('the code is in the subject and in both parts', () => {
    const { subject, text, html } = code;
    for (const part of [subject, text, html]) expect(part).toContain('042137');
    expect(text).toContain('10 minutes');
  });
});
