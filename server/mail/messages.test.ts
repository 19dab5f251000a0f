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
import {
  applicationMessages,
  codeMessage,
  messageCopy,
  messageToSchool,
  welcomeMessage,
} from './messages.ts';
import type { Message } from './compose.ts';
import { senderOf } from './sender.ts';
import { createMailTransport, type MailTransport } from './transport.ts';

const sender = {
  schoolName: 'Showcase Art',
  schoolEmail: 'office@school.test',
  mailFrom: 'Showcase Art <post@school.test>',
  publicUrl: 'https://school.test',
  place: '14, Gulmohar Road, Bhopal',
  city: 'Bhopal',
  bring: 'Bring a sketchbook.',
  replyTime: '24 hours',
  answerHours: 24,
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
const applied = { email: 'asha@family.test', conversationId: 'c' };
const all: [string, Message][] = [
  ['the code', codeMessage(sender, 'asha@family.test', '042137')],
  ['the welcome', welcomeMessage(sender, 'asha@family.test', `आशा ${hostile}`)],
  ...[false, true]
    .flatMap((isNoted) => applicationMessages(sender, application, course, { ...applied, isNoted }))
    .map((message) => [`the application to ${message.to}`, message] as [string, Message]),
  [
    'the message to the school',
    messageToSchool(
      sender,
      sentMessage.parse({
        userName: hostile,
        userEmail: 'asha@family.test',
        userMessage: `नमस्ते\n${hostile}`,
      }),
      'c',
    ),
  ],
  [
    'the copy of a message',
    messageCopy(
      sender,
      sentMessage.parse({ userName: 'Asha', userEmail: 'asha@family.test', userMessage: 'नमस्ते <b>' }),
    ),
  ],
];

test('the mail about an application names the fee of the site', () => {
  const [toFamily] = applicationMessages(sender, application, course, applied);
  expect(toFamily.text).toContain('The application fee is Rs.150.');
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

  test.each(all)('%s has text and HTML parts with the same content', async (name, message) => {
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
      await send(welcomeMessage(sender, 'asha@family.test', 'Asha'), 'sender');
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
    expect(head).toMatch(/^Auto-Submitted: auto-generated$/m);
    for (const line of head.split(/\r?\n/)) expect(line.length).toBeLessThanOrEqual(998);
  });

  test('the lines of a message and of a value are lines in HTML without styles', () => {
    const { html } = messageToSchool(
      sender,
      sentMessage.parse({
        userName: 'Asha',
        userEmail: 'asha@family.test',
        userMessage: 'One\nTwo\r\nThree',
      }),
      'c',
    );
    expect(html).toContain('>One<br>Two<br>Three<');
    const [withAddress] = applicationMessages(
      sender,
      { ...application, address: '3, Neem Lane\nAndheri' },
      course,
      applied,
    ).filter((message) => message.html.includes('Neem'));
    expect(withAddress?.html).toContain('>3, Neem Lane<br>Andheri<');
  });

  test.each([
    '\r\nBcc: thief@evil.test',
    '\nBcc: thief@evil.test',
    '\rBcc: thief@evil.test',
    '\u2028Bcc: thief@evil.test',
    '\r\n\r\nbody',
  ])('a subject cannot add a header: %j', async (break_) => {
    const message = { ...codeMessage(sender, 'asha@family.test', '042137'), subject: `Hello${break_}` };
    const { mail, head } = await sent(message, `break-${encodeURIComponent(break_).replaceAll(/\W/g, '')}`);
    expect(mail.bcc).toBeUndefined();
    expect(head).not.toMatch(/^Bcc:/im);
    expect(mail.text).toContain('042137');
  });

  test('the code is in the subject and in both parts', () => {
    const { subject, text, html } = codeMessage(sender, 'asha@family.test', '042137');
    for (const part of [subject, text, html]) expect(part).toContain('042137');
    expect(text).toContain('10 minutes');
  });
});
