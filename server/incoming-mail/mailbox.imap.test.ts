import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMailbox, type Mailbox } from '#test/dovecot.ts';
import { watchMailbox, type Progress } from './mailbox.ts';

const log: string[] = [];
const logger = pino({}, { write: (line: string) => log.push(line) });

let mailbox: Mailbox;
let progress: Progress | undefined;
let subjects: string[];
let failures: number;
let watching: ReturnType<typeof watchMailbox>;

beforeEach(async () => {
  mailbox = await openMailbox();
  progress = undefined;
  subjects = [];
  failures = 0;
});
afterEach(async () => {
  await watching.stop();
  await mailbox.close();
});

const mail = (subject: string, body = 'Yes.') =>
  `From: a@b.test\nTo: office@school.test\nSubject: ${subject}\n\n${body}\n`;

function watch(url = mailbox.url): void {
  watching = watchMailbox(
    url,
    {
      progress: async () => progress,
      begin: async (at) => {
        progress = at;
      },
      handle: async (source, at) => {
        if (failures > 0) {
          failures -= 1;
          throw new Error('the database is away');
        }
        subjects.push(/^Subject: (.*)\r$/m.exec(Buffer.from(source).toString())?.[1] ?? '');
        progress = at;
      },
    },
    logger,
    { pollInterval: 200, reconnectAfter: [100] },
  );
}

test('reads the mails that arrive after the first connection, each once and in order', async () => {
  await mailbox.deliver(mail('old'));
  watch();
  await expect.poll(() => progress).toBeDefined();
  for (const name of ['one', 'two', 'three']) await mailbox.deliver(mail(name));
  await expect.poll(() => subjects).toHaveLength(3);
  expect(subjects.toSorted()).toEqual(['one', 'three', 'two']);
});

test('reads on after the connection was lost, and tries a mail again that could not be stored', async () => {
  watch();
  await expect.poll(() => progress).toBeDefined();
  failures = 2;
  await mailbox.deliver(mail('one'));
  await expect.poll(() => subjects).toEqual(['one']);
  mailbox.interrupt();
  await mailbox.deliver(mail('two'));
  await expect.poll(() => subjects).toEqual(['one', 'two']);
});

test('reads the mails that arrived while nothing was running', async () => {
  watch();
  await expect.poll(() => progress).toBeDefined();
  await watching.stop();
  await mailbox.deliver(mail('meanwhile'));
  watch();
  await expect.poll(() => subjects).toEqual(['meanwhile']);
});

test('reads the beginning of a very large mail', async () => {
  watch();
  await expect.poll(() => progress).toBeDefined();
  await mailbox.deliver(mail('large', 'x'.repeat(70).concat('\n').repeat(60_000)));
  await expect.poll(() => subjects).toEqual(['large']);
});

test('logs a wrong password without the password', async () => {
  watch(mailbox.url.replace('password', 'other'));
  await expect.poll(() => log.join('')).toContain('cannot be read');
  expect(log.join('')).not.toContain('other with');
});
