/**
 * The anchor of writes: a bare node:http server that stores the same rows as the site does with RATE_LIMITS=off, in one
 * transaction for each request: the message or application, its conversation and two mails, and the counters of repeated messages and of copies.
 * It checks nothing and sends no mail. Run: node bare-writes.ts DATABASE PORT
 */
import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { defaultTimeZone } from '#contract/school-time.ts';
import { privacyNoticeVersion } from '#contract/school/application.ts';
import { defaultContent, makeEdition } from '#server/site/content/edition.ts';
import type { Message } from '#server/mail/compose.ts';
import { applicationCopy } from '#server/school/emails/application-copy.ts';
import { applicationToSchool } from '#server/school/emails/application-to-school.ts';
import { messageCopy } from '#server/school/emails/message-copy.ts';
import { messageToSchool } from '#server/school/emails/message-to-school.ts';
import { senderOf } from '#server/mail/sender.ts';
import { sampleApplication, sampleMessage } from '../server/write-requests.ts';
import type { Run } from './statements.ts';
import { sqliteStore } from './store.ts';

const [database = '', port = ''] = process.argv.slice(2);
const store = sqliteStore(database);

const { documents, courses } = makeEdition(0, defaultContent);
const [course] = courses;
if (course === undefined) throw new Error('The default content has no course.');
const sender = senderOf(documents, {
  schoolEmail: undefined,
  mailFrom: undefined,
  publicUrl: `http://localhost:${port}`,
  schoolTimezone: defaultTimeZone,
});
// The same mails for each request: the site composes its own ones, but the anchor only stores as many bytes.
const messageMails = [
  messageToSchool(sender, { message: sampleMessage, conversationId: randomUUID() }),
  messageCopy(sender, sampleMessage),
] as const;
const applied = { application: sampleApplication, course, email: sampleMessage.userEmail };
const applicationMails = [
  applicationCopy(sender, { ...applied, isNoted: false }),
  applicationToSchool(sender, { ...applied, conversationId: randomUUID() }),
] as const;

const hour = 3_600_000;
const counterKey = (text: string) => createHmac('sha256', 'bench').update(text).digest('base64url');
const countHit = (run: Run, text: string, now: Date) =>
  run('countHit', counterKey(text), new Date(now.getTime() + hour).toISOString(), now.toISOString());

function storeMails(
  run: Run,
  [first, second]: readonly [Message, Message],
  userId: string | null,
  conversationId: string,
  at: string,
) {
  const values = ({ to, replyTo, subject, text, html }: Message) =>
    [randomUUID(), to, replyTo, subject, text, html] as const;
  return run('insertMails', ...values(first), userId, conversationId, at, ...values(second));
}

interface Words {
  kind: 'message' | 'application';
  userId: string | null;
  name: string;
  email: string;
  phone: string;
  applicationId: string | null;
  text: string;
}

/** @returns the id of the conversation */
async function storeWords(run: Run, words: Words, now: Date): Promise<string> {
  const { kind, userId, name, email, phone, applicationId, text } = words;
  const id = randomUUID();
  const key = userId === null ? `e:${email}` : `u:${userId}`;
  const dueAt = new Date(now.getTime() + 24 * hour).toISOString();
  const person = [key, userId, name, email, phone] as const;
  await run('insertConversation', id, kind, ...person, applicationId, dueAt, text, now.toISOString());
  await run('insertEntry', randomUUID(), id, text, now.toISOString());
  return id;
}

async function addMessage(_request: IncomingMessage, body: typeof sampleMessage): Promise<void> {
  const now = new Date();
  const { userName, userEmail, userNumber, userMessage } = body;
  await store.inTransaction(async (run) => {
    await countHit(run, JSON.stringify([userName, userEmail, userNumber, userMessage]), now);
    await countHit(run, userEmail, now);
    const person = { name: userName, email: userEmail, phone: userNumber };
    const words = {
      kind: 'message',
      userId: null,
      ...person,
      applicationId: null,
      text: userMessage,
    } as const;
    const conversationId = await storeWords(run, words, now);
    await storeMails(run, messageMails, null, conversationId, now.toISOString());
  });
}

async function addApplication({ headers }: IncomingMessage, body: typeof sampleApplication): Promise<void> {
  const now = new Date();
  const at = now.toISOString();
  const [, token = ''] = /session_token=([^;]+)/.exec(headers.cookie ?? '') ?? [];
  const [session] = await store.run('findSession', token.split('.')[0] ?? '', at);
  if (session === undefined || course === undefined) throw new Error('Nobody is signed in.');
  const [userId, email] = [String(session.id), String(session.email)];
  const { fullName, gender, dob, phone, address, parentName, relation, schoolName, board, classGrade } = body;
  const person = [
    fullName,
    fullName.toLowerCase(),
    gender,
    dob,
    phone,
    address,
    parentName,
    relation,
  ] as const;
  await store.inTransaction(async (run) => {
    await run('countOpen', userId);
    const school = [
      schoolName,
      board,
      classGrade,
      course.id,
      course.courseName,
      course.price,
      course.period,
    ] as const;
    const applicationId = randomUUID();
    await run(
      'insertApplication',
      applicationId,
      userId,
      email,
      ...person,
      ...school,
      privacyNoticeVersion,
      at,
    );
    await countHit(run, email, now);
    const text = `Application of ${fullName} for ${course.courseName}.`;
    const words = {
      kind: 'application',
      userId,
      name: parentName,
      email,
      phone,
      applicationId,
      text,
    } as const;
    const conversationId = await storeWords(run, words, now);
    await storeMails(run, applicationMails, userId, conversationId, at);
  });
}

const handlers: Readonly<Record<string, (request: IncomingMessage, body: never) => Promise<void>>> = {
  '/user/add-lead': addMessage,
  '/user/enroll-user': addApplication,
};
const reply = JSON.stringify({
  message: `Thank you. Your message has reached us: we reply within ${sender.replyTime}.`,
});
const replyHeaders = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(reply) };

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = JSON.parse(Buffer.concat(chunks).toString()) as never;
    Promise.resolve(handlers[request.url ?? '']?.(request, body)).then(
      () => response.writeHead(201, replyHeaders).end(reply),
      (error: unknown) => {
        console.error(error);
        response.writeHead(500, { 'content-length': 0 }).end();
      },
    );
  });
}).listen(Number(port), '127.0.0.1', () => console.log(`ready on http://localhost:${port}`));
