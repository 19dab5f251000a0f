import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds } from '#test/databases.ts';
import { admin, newEmail, type Account } from '#test/people.ts';
import { openSchool, schoolEmail, type School } from '#test/school.ts';
import { replyAddressOf } from './reply-address.ts';
import { readerFor } from './start-reading.ts';

describe.each(databaseKinds)('a mail to the school on %s', (kind) => {
  let school: School;
  let office: Account;
  let uid = 0;
  beforeAll(async () => {
    school = await openSchool(kind);
    office = await admin(school);
    await readerFor(school.context, 'inbox').begin({ uidValidity: '1', lastUid: 0 });
  });
  afterAll(() => school.close());

  /** Hands a mail over as the mailbox does. */
  async function receive(lines: readonly string[], body = 'Yes, Saturday.', at = (uid += 1)): Promise<void> {
    const source = Buffer.from([...lines, '', body].join('\r\n'));
    await readerFor(school.context, 'inbox').handle(source, { uidValidity: '1', lastUid: at });
  }

  /** A message that the office has answered. @returns its conversation, and the Message-ID of the answer */
  async function answered() {
    const email = newEmail();
    await school.visitor().post('/user/add-lead', { userEmail: email, userMessage: 'Is Saturday free?' });
    const list = await office.visitor.get(`/admin/conversations?q=${encodeURIComponent(email)}`);
    if (list.status !== 200) console.log(school.log.filter((l) => /unexpected/.test(l)).join());
    expect([list.status, list.text]).toEqual([200, expect.stringContaining(email)]);
    const { items } = list.body;
    const path = `/admin/conversations/${items[0]._id}`;
    const { version } = items[0];
    const reply = await office.visitor.send(
      'POST',
      `${path}/replies`,
      { text: 'Yes. Shall we say ten?' },
      {
        headers: { 'if-match': `"${version}"` },
      },
    );
    expect(reply.status).toBe(201);
    const mail = await school.context.db
      .selectFrom('outbox')
      .select('id')
      .where('conversationId', '=', items[0]._id)
      .executeTakeFirstOrThrow();
    const read = async () => (await office.visitor.get(path)).body.conversation;
    return {
      id: items[0]._id as string,
      email,
      messageId: `<${mail.id}@school.test>`,
      mailId: mail.id,
      read,
    };
  }

  const words = (conversation: { entries: { kind: string; text: string }[] }) =>
    conversation.entries.filter((entry) => entry.kind === 'in').map(({ text }) => text);

  const addressOf = (id: string, secret = school.context.secret) =>
    replyAddressOf(schoolEmail, id, secret) ?? '';

  test('to the signed address of a conversation becomes words in it and starts the clock', async () => {
    const { id, email, read } = await answered();
    await receive([`From: Asha <${email}>`, `To: ${addressOf(id)}`]);
    const conversation = await read();
    expect(words(conversation)).toEqual(['Is Saturday free?', 'Yes, Saturday.']);
    expect(conversation).toMatchObject({ status: 'open', needsAnswer: true, lastKind: 'in' });
  });

  test('that answers our mail from the address of the person becomes words too, once', async () => {
    const { email, messageId, read } = await answered();
    const lines = [`From: ${email}`, `To: ${schoolEmail}`, `References: <x@y> ${messageId}`];
    await receive(lines);
    await receive(lines, 'Yes, Saturday.', uid);
    expect(words(await read())).toEqual(['Is Saturday free?', 'Yes, Saturday.']);
  });

  test('to a forged address changes nothing, even as an answer', async () => {
    const { id, email, messageId, read } = await answered();
    const forged = addressOf(id, 'another secret');
    await receive([`From: ${email}`, `To: ${forged}`, `In-Reply-To: ${messageId}`]);
    await receive([`From: ${newEmail('stranger')}`, `To: ${schoolEmail}`, `In-Reply-To: ${messageId}`]);
    await receive([`From: ${email}`, `To: ${schoolEmail}`, `In-Reply-To: <${randomUUID()}@school.test>`]);
    expect(words(await read())).toEqual(['Is Saturday free?']);
  });

  test('of a program is an event and starts no clock', async () => {
    const { id, email, read } = await answered();
    await receive([`From: ${email}`, `To: ${addressOf(id)}`, 'Auto-Submitted: auto-replied'], 'I am away.');
    const conversation = await read();
    expect(words(conversation)).toHaveLength(1);
    expect(conversation).toMatchObject({ status: 'waiting', needsAnswer: false });
    expect(conversation.entries.at(-1).text).toContain('I am away.');
  });

  test('that came back marks the mail as failed, with the reason', async () => {
    const { messageId, mailId, read } = await answered();
    const { db } = school.context;
    await db.updateTable('outbox').set({ state: 'sent' }).where('id', '=', mailId).execute();
    const report = [
      '--b',
      'Content-Type: text/plain',
      '',
      'Sorry.',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mail.test',
      '',
      'Final-Recipient: rfc822; asha@family.test',
      'Action: failed',
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1 no such user',
      '',
      '--b',
      'Content-Type: text/rfc822-headers',
      '',
      `Message-ID: ${messageId}`,
      '',
      '--b--',
      '',
    ];
    const type = 'Content-Type: multipart/report; report-type=delivery-status; boundary=b';
    await receive(['From: mailer-daemon@mail.test', `To: ${schoolEmail}`, type], report.join('\r\n'));
    const mail = await db
      .selectFrom('outbox')
      .select(['state', 'lastError'])
      .where('id', '=', mailId)
      .executeTakeFirst();
    expect(mail).toEqual({ state: 'failed', lastError: '550 5.1.1 no such user' });
    expect((await read()).entries.at(-1)).toMatchObject({ kind: 'event' });
  });

  test('that nobody can understand does not stop the next one', async () => {
    const { id, email, read } = await answered();
    await receive(['\u0000\u0000: =?x?'], '\uFFFF');
    await receive([`From: ${email}`, `To: ${addressOf(id)}`], 'a'.repeat(9000));
    expect(words(await read()).at(-1)).toHaveLength(4000);
  });
});
