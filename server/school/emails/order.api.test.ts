import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Sender } from '#server/mail/sender.ts';
import { emailsOfAgreement, emailsOfCancellation } from '#server/school/trials/trial-emails.ts';
import type { ConversationState } from '#server/school/conversations/state.ts';
import { connect, type Database } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import type { StoredTrial } from '#server/school/trials/queries.ts';
import { kindsOfThisRun, makeDatabase } from '#test/databases.ts';
import { application as anApplication } from '#test/people.ts';
import { unsentMails } from '#test/unsent-mails.ts';
import type { Message } from '#server/mail/compose.ts';
import { enqueue, startOutbox } from '#server/mail/outbox.ts';
import { takeBackMail } from '#server/mail/queries.ts';
import type { MailTransport } from '#server/mail/transport.ts';
import { addressGiven } from './address-given.ts';
import { answerOfFamily } from './answer-of-family.ts';
import { applicationCopy } from './application-copy.ts';
import { applicationStatus } from './application-status.ts';
import { applicationToSchool } from './application-to-school.ts';
import { applyLink } from './apply-link.ts';
import { classReminder } from './class-reminder.ts';
import { emailChanged, emailChangedFormer } from './email-changed.ts';
import { emailCode } from './email-code.ts';
import { invitation } from './invitation.ts';
import { messageCopy } from './message-copy.ts';
import { messageToSchool } from './message-to-school.ts';
import { reply as replyEmail } from './reply.ts';
import { resetCode } from './reset-code.ts';
import { trialRequestCopy } from './trial-request-copy.ts';
import { trialRequest } from './trial-request.ts';
import { withdrawal } from './withdrawal.ts';

const log = pino({ level: 'silent' });
const family = 'asha@family.test';
const schoolEmail = 'office@school.test';
const sender = {
  schoolName: 'Showcase Art',
  schoolEmail,
  publicUrl: 'http://school.test',
  place: '14, Gulmohar Road, Bhopal',
  bring: 'Please bring nothing.',
  replyTime: '24 hours',
  timeZone: 'Asia/Kolkata',
  classPlace: 'Showcase Art, 14 Gulmohar Road, Bhopal 462016',
} as Sender;

const friday = new Date('2026-12-04T11:00:00Z');
const saturday = new Date('2026-12-05T11:00:00Z');
const now = new Date('2026-11-29T11:00:00Z');
const trial = {
  _id: 'a-trial',
  userName: 'Asha Verma',
  userEmail: family,
  userNumber: '98765 43210',
  courseId: 'clay',
  courseName: 'Clay',
  childAge: 7,
  wishedDay: 'Friday',
  status: 'agreed',
  startsAt: friday,
  endsAt: new Date('2026-12-04T12:00:00Z'),
  sequence: 0,
} as unknown as StoredTrial;
const moved = { ...trial, startsAt: saturday, endsAt: new Date('2026-12-05T12:00:00Z'), sequence: 1 };
const conversation = {
  id: 'a-thing',
  kind: 'message',
  personEmail: family,
  personName: 'Asha',
  childName: null,
};
const reply = (text: string) => replyEmail(sender, { conversation: conversation as ConversationState, text });
const answer = (text: string) =>
  answerOfFamily(sender, { conversation: conversation as ConversationState, email: family, text });
const sentMessage = (userMessage: string) => ({
  userName: 'Asha',
  userEmail: family,
  userNumber: '',
  userMessage,
  website: '',
});
const application = { ...anApplication(), email: family };
const course = { courseName: 'Clay', price: 2500, period: 'month', days: 'Saturday' };
const applied = { application: application as never, course: course as never, email: family };
const [agreedToSchool, agreedToFamily] = emailsOfAgreement(sender, {
  trial,
  startsAt: friday,
  before: null,
  now,
}) as [Message, Message];
const [movedToSchool, movedToFamily] = emailsOfAgreement(sender, {
  trial: moved,
  startsAt: saturday,
  before: friday,
  now,
}) as [Message, Message];
const [offToSchool, offToFamily] = emailsOfCancellation(sender, { trial: moved, by: 'office', now }) as [
  Message,
  Message,
];
const withoutTime = { ...trial, startsAt: null, endsAt: null };

/** All mails about one thing, by recipient and thing. */
const things: Record<string, Message[]> = {
  'a trial class, to the family': [
    trialRequestCopy(sender, trial),
    agreedToFamily,
    movedToFamily,
    offToFamily,
    emailsOfCancellation(sender, { trial: withoutTime, by: 'office', now })[0] as Message,
    classReminder(sender, { trial, startsAt: friday }),
    applyLink(sender, { trial, slug: 'clay' }),
    reply('Friday suits us.'),
  ],
  'a trial class, to the school': [
    trialRequest(sender, { trial, maybeSpam: false }),
    agreedToSchool,
    movedToSchool,
    offToSchool,
    emailsOfCancellation(sender, { trial: withoutTime, by: 'family', now })[0] as Message,
    answer('Saturday is better.'),
  ],
  'an application, to the family': [
    applicationCopy(sender, { ...applied, isNoted: false }),
    ...['offered', 'declined'].map((status) =>
      applicationStatus(sender, { to: family, subject: status, text: status }),
    ),
    reply('Meera is welcome.'),
  ],
  'an application, to the school': [
    applicationToSchool(sender, { ...applied, conversationId: 'a-thing' }),
    withdrawal(sender, application as never),
    answer('We cannot come.'),
  ],
  'a conversation, to the family': [
    messageCopy(sender, sentMessage('Is clay taught?')),
    messageCopy(sender, sentMessage('And glass?')),
    reply('Yes.'),
    reply('Glass, too.'),
  ],
  'a conversation, to the school': [
    messageToSchool(sender, { message: sentMessage('Is clay taught?'), conversationId: 'a-thing' }),
    answer('Thank you.'),
  ],
  'a code': [
    resetCode(sender, { to: family, code: '111111' }),
    resetCode(sender, { to: family, code: '222222' }),
  ],
  'a code for another address': [
    emailCode(sender, { userId: 'asha', to: family, code: '111111' }),
    emailCode(sender, { userId: 'asha', to: family, code: '222222' }),
  ],
  'the address of an account': [
    addressGiven(sender, { userId: 'asha', to: family }),
    emailChangedFormer(sender, { userId: 'asha', from: family }),
    emailChanged(sender, { userId: 'asha', to: family }),
  ],
  'an invitation': (['teacher', 'admin'] as const).map((role) =>
    invitation(sender, { userId: 'ravi', to: family, role, invitedBy: 'Kavita', hasPassword: false }),
  ),
};

describe.each(kindsOfThisRun)('mails about one thing to one person on %s', (kind) => {
  let dataDir: string;
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let one: Database;
  let two: Database;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'school-order-'));
    database = await makeDatabase(kind);
    one = connect({ databaseUrl: database.url, dataDir });
    await migrate(one);
    two = connect({ databaseUrl: database.url, dataDir });
  });
  beforeEach(() => one.deleteFrom('outbox').execute());
  afterAll(async () => {
    await Promise.all([one.destroy(), two.destroy()]);
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Every mail is of the same conversation, unless it says what it is about. */
  const prepared = (mail: Message, id: string) => ({
    ...mail,
    id,
    conversationId: null,
    about: mail.about ?? 'a-thing',
  });
  const stateOf = async (id: string) =>
    (await one.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  const greylisted = () => Object.assign(new Error('451 4.7.1 try again later'), { responseCode: 451 });
  const makeDue = () =>
    one.updateTable('outbox').set({ nextAttemptAt: new Date() }).where('state', '=', 'retrying').execute();

  /** Sends with two instances until nothing waits. @returns the ids in the order in which the mail server accepted them */
  async function sendAll(): Promise<string[]> {
    const sent: string[] = [];
    const transport: MailTransport = async (_, id) => void sent.push(id);
    const outboxes = [startOutbox(one, transport, log), startOutbox(two, transport, log)];
    await expect
      .poll(async () => {
        for (const outbox of outboxes) outbox.nudge();
        return unsentMails(one);
      })
      .toEqual([]);
    await Promise.all(outboxes.map((outbox) => outbox.stop()));
    return sent;
  }

  /** All pairs, each about a thing of its own. */
  const pairs = Object.entries(things).flatMap(([thing, mails]) =>
    mails.flatMap((first, at) =>
      mails.map((second, to) => {
        const own = (mail: Message, name: string) => ({
          ...prepared(mail, `${name} of ${thing} ${at} ${to}`),
          about: `${mail.about ?? 'a-thing'} ${at} ${to} ${thing}`,
        });
        return { first: own(first, 'first'), second: own(second, 'second') };
      }),
    ),
  );

  test.each(['put off before the second is queued', 'being sent while the second is queued'])(
    'leave in their order, or the newer takes the place of the older, when the first is %s',
    async (when) => {
      await enqueue(
        one,
        pairs.map(({ first }) => first),
      );
      const secondOf = new Map(pairs.map(({ first, second }) => [first.id, second]));
      const isQueuedWhileSending = when.startsWith('being');
      const outbox = startOutbox(
        one,
        async (_, id) => {
          const second = secondOf.get(id);
          if (isQueuedWhileSending && second !== undefined) await enqueue(two, [second]);
          throw greylisted();
        },
        log,
      );
      await expect
        .poll(async () =>
          (await unsentMails(one)).filter(({ id, attempts }) => secondOf.has(id) && attempts === 0),
        )
        .toEqual([]);
      await outbox.stop();
      if (!isQueuedWhileSending) await enqueue(two, [...secondOf.values()]);
      await makeDue();
      const sent = await sendAll();
      for (const { first, second } of pairs) {
        const isOut = second.standing === 'state' && (first.standing ?? 'kept') !== 'kept';
        const ids = sent.filter((id) => id === first.id || id === second.id);
        expect([first.subject, second.subject, ids]).toEqual([
          first.subject,
          second.subject,
          isOut ? [second.id] : [first.id, second.id],
        ]);
      }
    },
  );

  test('that are kept wait behind one that is tried again, and others do not', async () => {
    await enqueue(one, [prepared(reply('First.'), 'a')]);
    await one
      .updateTable('outbox')
      .set({ state: 'retrying', attempts: 1, nextAttemptAt: new Date(Date.now() + 3_600_000) })
      .execute();
    await enqueue(one, [
      prepared(reply('Second.'), 'b'),
      { ...prepared(reply('Another thing.'), 'c'), about: 'another' },
      { ...prepared(reply('Another person.'), 'd'), to: 'bina@family.test' },
    ]);
    const sent: string[] = [];
    const outbox = startOutbox(two, async (_, id) => void sent.push(id), log);
    await expect.poll(() => sent.toSorted()).toEqual(['c', 'd']);
    await outbox.stop();
    expect((await unsentMails(one)).map(({ id }) => id).toSorted()).toEqual(['a', 'b']);
  });

  test('come back when the mail that has replaced them is taken back', async () => {
    await enqueue(one, [prepared(agreedToFamily, 'a')]);
    await enqueue(one, [{ ...prepared(movedToFamily, 'b'), notBefore: new Date(Date.now() + 60_000) }]);
    expect(await stateOf('a')).toMatchObject({ state: 'failed', replacedBy: 'b' });
    expect(await takeBackMail(one, 'b')).toBe(true);
    expect(await sendAll()).toEqual(['a']);
  });

  test('lose a code when they are replaced', async () => {
    await enqueue(one, [prepared(resetCode(sender, { to: family, code: '111111' }), 'a')]);
    await enqueue(one, [prepared(resetCode(sender, { to: family, code: '222222' }), 'b')]);
    expect(JSON.stringify(await stateOf('a'))).not.toContain('111111');
  });

  test('of ten thousand conversations leave without a wait for those of others', async () => {
    const mailsOf = (count: number, name: string) =>
      Array.from({ length: count }, (_, at) => ({
        ...prepared(reply('Hello'), `${name}${at}`),
        about: `thing ${at}`,
      }));
    const waiting = mailsOf(10_000, 'older');
    for (let at = 0; at < waiting.length; at += 1000) await enqueue(one, waiting.slice(at, at + 1000));
    await one
      .updateTable('outbox')
      .set({ state: 'retrying', attempts: 1, nextAttemptAt: new Date(Date.now() + 3_600_000) })
      .execute();
    await enqueue(one, mailsOf(1000, 'newer'));
    await enqueue(one, [{ ...prepared(reply('Now'), 'now'), about: 'today' }]);
    const sent: string[] = [];
    const outbox = startOutbox(two, async (_, id) => void sent.push(id), log);
    await expect.poll(() => sent).toEqual(['now']);
    await outbox.stop();
  });
});
