import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindsOfThisRun } from '#test/databases.ts';
import { openMailServer, type MailServer } from '#test/mail-server.ts';
import { application, newEmail, parent } from '#test/people.ts';
import { openSchool, schoolEmail, type School } from '#test/school.ts';
import { unsentMails } from '#test/unsent-mails.ts';

const headOf = (source: string) => source.split(/\r?\n\r?\n/, 1)[0] ?? '';
/** The unfolded headers by name. */
const headerNames = (source: string) =>
  headOf(source)
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .map((line) => line.split(':', 1)[0]?.toLowerCase() ?? '');
const expectedHeaders = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

describe.each(kindsOfThisRun)('mails with hostile text on %s', (kind) => {
  let server: MailServer;
  let school: School;
  beforeAll(async () => {
    server = await openMailServer();
    school = await openSchool(kind, { SMTP_URL: server.url, MAIL_FROM: 'Showcase Art <post@school.test>' });
  });
  afterAll(async () => {
    await school.close();
    await server.close();
  });

  /** Waits for this number of mails that contain the marker. */
  async function mailsWith(marker: string, count: number) {
    const found = () => server.offered.filter(({ mail }) => mail.text.includes(marker));
    await expect.poll(() => found().length).toBe(count);
    return found();
  }

  const mailsTo = (email: string) => server.offered.filter(({ recipients }) => recipients.includes(email));

  /** Names that a parser could take for header syntax: OWASP ASVS 5.0, 1.3.11. */
  test.each([
    'Verma, Asha',
    'Asha <thief@evil.test>',
    '"Asha" <thief@evil.test>, thief@evil.test',
    'Asha; Bcc: thief@evil.test',
    'Bcc: thief@evil.test',
    '=?utf-8?Q?Asha=0D=0ABcc:_thief=40evil.test?=',
    '=?utf-8?B?QmNjOiB0aGllZkBldmlsLnRlc3Q=?=',
    '%0d%0aBcc: thief@evil.test',
    String.raw`Asha\r\nBcc: thief@evil.test`,
    'आशा वर्मा, =?x?Q?y?=',
    '👩🏽‍🎨'.repeat(14),
  ])('the name %j adds no header and no recipient to the mails about a message', async (userName) => {
    const marker = randomUUID();
    const userEmail = newEmail();
    const reply = await school.visitor().post('/user/add-lead', { userName, userEmail, userMessage: marker });
    expect(reply.status).toBe(201);
    // In any order: both were queued in the same moment.
    await expect.poll(() => mailsTo(userEmail).length).toBe(1);
    const ofSchool = () => mailsTo(schoolEmail).filter(({ mail }) => mail.text.includes(marker));
    await expect.poll(() => ofSchool().length).toBe(1);
    const [toSchool] = ofSchool();
    const [toSender] = mailsTo(userEmail);
    for (const received of [toSchool, toSender]) {
      expect(received?.from).toBe('post@school.test');
      expect(received?.recipients).toHaveLength(1);
      expect(headerNames(received?.mail.source ?? '').toSorted()).toEqual(expectedHeaders);
    }
    expect(toSchool?.recipients).toEqual([schoolEmail]);
    expect(toSchool?.mail.subject).toBe(`Message from ${userName}`);
    expect(toSchool?.mail.text).toContain(`Name: ${userName}`);
  });

  test('a child’s name adds no header and no recipient to the mails about an application', async () => {
    const { visitor, email } = await parent(school);
    const fullName = `Meera, "Asha" (${randomUUID().slice(0, 8)})`;
    const hostile = 'Meera <thief@evil.test> =?utf-8?Q?=0D=0A?=';
    const reply = await visitor.post('/user/enroll-user', application({ fullName: hostile }));
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ['fullName']]);
    const schoolName = `${hostile} ${fullName}`;
    expect((await visitor.post('/user/enroll-user', application({ fullName, schoolName }))).status).toBe(201);
    const mails = await mailsWith(fullName, 2);
    expect(mails.map(({ recipients }) => recipients.join()).toSorted()).toEqual(
      [email, schoolEmail].toSorted(),
    );
    for (const { mail } of mails) {
      expect(headerNames(mail.source).toSorted()).toEqual(expectedHeaders);
      expect(mail.subject).toContain(fullName);
    }
  });

  test.each([
    ['userName', 'Asha\r\nBcc: thief@evil.test'],
    ['userName', 'Asha\nBcc: thief@evil.test'],
    ['userEmail', 'asha@family.test\r\nRCPT TO:<thief@evil.test>'],
    ['userEmail', 'asha@family.test,thief@evil.test'],
    ['userEmail', 'asha@family.test thief@evil.test'],
    ['userEmail', '<asha@family.test>'],
    ['userEmail', '"asha\\"@family.test'],
    ['userEmail', 'asha@[127.0.0.1]'],
    ['userEmail', 'asha@family.test\u0000'],
    ['userEmail', 'asha%evil.test@family.test '.repeat(20)],
  ])('rejects %s = %j and sends nothing', async (field, value) => {
    const before = server.offered.length;
    const reply = await school.visitor().post('/user/add-lead', { userName: 'Asha', [field]: value });
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, [field]]);
    expect(await unsentMails(school.context.db)).toEqual([]);
    expect(server.offered.length).toBe(before);
  });

  /** An address, and where it differs, the form that the mail server of the test shows. */
  test.each([
    ['r&d@school.example'],
    ['asha%evil.test@school.example'],
    ['evil.test!asha@school.example'],
    ["o'neil{|}~`^@school.example"],
    ['=?utf-8?q?a=2ccc=3athief=40evil.test?=@school.example'],
    ['asha@x.xn--h2brj9c', 'asha@x.भारत'],
  ])('mails to %s go to this address and no other', async (userEmail, shown = userEmail) => {
    const marker = randomUUID();
    const reply = await school.visitor().post('/user/add-lead', { userEmail, userMessage: marker });
    expect(reply.status).toBe(201);
    const mails = await mailsWith(marker, 2);
    expect(mails.flatMap(({ recipients }) => recipients).toSorted()).toEqual([schoolEmail, shown].toSorted());
    for (const { mail } of mails) expect(headerNames(mail.source).toSorted()).toEqual(expectedHeaders);
    const heads = mails.map(({ mail }) => headOf(mail.source).split(/\r?\n/));
    expect(heads).toEqual(
      expect.arrayContaining([
        expect.arrayContaining([`To: ${userEmail}`]),
        expect.arrayContaining([`To: ${schoolEmail}`, `Reply-To: ${userEmail}`]),
      ]),
    );
  });

  test('a line with a single dot does not end a mail, and the lines after it start no other', async () => {
    const marker = randomUUID();
    const userMessage = `${marker}\n.\nMAIL FROM:<thief@evil.test>\r\n.\r\nQUIT\n\u2028Bcc: x@evil.test`;
    expect((await school.visitor().post('/user/add-lead', { userMessage })).status).toBe(201);
    const [mailToSchool] = await mailsWith(marker, 1);
    expect(mailToSchool?.recipients).toEqual([schoolEmail]);
    for (const line of ['MAIL FROM:<thief@evil.test>', 'QUIT', 'Bcc: x@evil.test'])
      expect(mailToSchool?.mail.text).toContain(line);
    expect(headerNames(mailToSchool?.mail.source ?? '').toSorted()).toEqual(expectedHeaders);
  });
});
