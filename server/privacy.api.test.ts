import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keptInLog } from '#contract/kept-after-erasure.ts';
import { storedData } from '#content/stored-data.ts';
import { defaultContent } from '#server/content/edition.ts';
import { content } from '#test/content.ts';
import { databaseKinds } from '#test/databases.ts';
import { admin, application, parent, trialRequest } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

/** Columns with nothing of a person in them, and why. */
const notPersonal: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'users',
      'sessions',
      'accounts',
      'verifications',
      'applications',
      'applicationHistory',
      'conversations',
      'conversationEntries',
      'savedReplies',
      'outbox',
      'twoFactors',
      'auditLog',
      'trials',
    ].map((table) => [`${table}.id`, 'a random number']),
  ),
  ...Object.fromEntries(
    ['sessions', 'accounts', 'applications', 'outbox', 'twoFactors', 'trials'].map((table) => [
      `${table}.userId`,
      'whose it is, by the random number',
    ]),
  ),
  'users.emailVerified': 'whether the password was set by a code or at the server’s own terminal',
  'sessions.token': 'random; what the cookie holds',
  'accounts.accountId': 'the random number of the account once more',
  'accounts.providerId': 'always the same word',
  'trials.list': 'its status once more, for the order of lists',
  'trials.listedAt': 'its start or its request once more, for the order of lists',
  'trials.sequence': 'how often it was moved',
  'trials.version': 'how often it was changed',
  ...Object.fromEntries(
    ['job', 'dueAt', 'startedAt'].map((column) => [`jobRuns.${column}`, 'when a timed job ran']),
  ),
  'applications.version': 'how often the state of an application changed',
  'applicationHistory.applicationId': 'whose application it is, by the random number',
  'applicationHistory.version': 'a count',
  'applicationHistory.undoes': 'the change that it takes back, by the random number',
  ...Object.fromEntries(
    [
      'conversations.userId',
      'conversations.applicationId',
      'conversations.trialId',
      'conversations.assigneeId',
      'conversationEntries.conversationId',
      'conversationEntries.authorId',
      'conversationEntries.mailId',
      'outbox.conversationId',
      'outbox.threadReferences',
    ].map((column) => [column, 'a random number']),
  ),
  'conversations.place': 'the order of the list, from times that are on the page',
  'conversations.version': 'a count of changes',
  'savedReplies.name': 'words of the school',
  'savedReplies.text': 'words of the school',
  'conversations.maybeSpam': 'whether the hidden field of the form was filled in',
  'outbox.attempts': 'how often a mail was tried',
  'outbox.nextAttemptAt': 'when it is tried next',
  'outbox.kind': 'whether a mail holds a code',
  'outbox.settledAt': 'when the office marked a failed mail as done',
  'retention.id': 'always 1',
  'retention.seenAt': 'what the server’s clock said',
  'retention.purgedAt': 'when old data was last deleted',
  'retention.waitingSince': 'since when old data waits to be deleted',
  'rateLimits.key':
    'a keyed fingerprint of a network, a browser, an address or a message, on the page in words of its own',
  'rateLimits.hits': 'a count',
  ...Object.fromEntries(
    ['type', 'key', 'version', 'data', 'createdAt', 'publishedAt'].map((column) => [
      `documentVersions.${column}`,
      'the published words of the school',
    ]),
  ),
  ...Object.fromEntries(
    ['type', 'key', 'data', 'revision', 'updatedAt', 'publishAt', 'failure'].map((column) => [
      `drafts.${column}`,
      'words of the school that are not published yet',
    ]),
  ),
  ...Object.fromEntries(
    ['number', 'publishedAt'].map((column) => [`editions.${column}`, 'when the words were published']),
  ),
  ...Object.fromEntries(
    ['id', 'tokenHash', 'isShared', 'createdAt', 'expiresAt'].map((column) => [
      `previews.${column}`,
      'a link to words of the school that are not published yet',
    ]),
  ),
  ...Object.fromEntries(
    [
      'documentVersions.author',
      'drafts.author',
      'drafts.scheduledBy',
      'editions.author',
      'previews.author',
    ].map((column) => [column, 'an admin by the random number, or always the same words']),
  ),
  ...Object.fromEntries(
    Object.keys({ ...defaultContent.courses[0], position: 0 }).map((column) => [
      `courses.${column}`,
      'the course list on the public pages',
    ]),
  ),
  'rateLimits.resetsAt': 'when the count ends',
};

/** On SQLite only: counts, and the search index, whose words are those of the conversations. */
const onlyOnSqlite = [
  'erasures.id',
  'erasures.erased',
  'erasures.rebuilt',
  'conversationNumbers.number',
  'conversationNumbers.sourceId',
  'conversationNumbers.conversationId',
  'conversationWords.words',
];
/** The tables that SQLite makes for a search index. */
const searchIndexPart = /^conversationWords_/;

/** Columns that better-auth asks for and that stay empty here. */
const empty = [
  'users.image',
  'sessions.ipAddress',
  'sessions.impersonatedBy',
  'accounts.accessToken',
  'accounts.refreshToken',
  'accounts.idToken',
  'accounts.accessTokenExpiresAt',
  'accounts.refreshTokenExpiresAt',
  'accounts.scope',
];

const onThePage = storedData.flatMap(({ columns }) => columns);

describe.each(databaseKinds)('the list of stored data on the privacy page, on %s,', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind);
  });
  afterAll(() => school.close());

  test('names every column with personal data', async () => {
    const tables = await school.context.db.introspection.getTables();
    const columns = tables
      .filter(({ name }) => !searchIndexPart.test(name))
      .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
    const counts = kind === 'sqlite' ? onlyOnSqlite : [];
    expect([...onThePage, ...Object.keys(notPersonal), ...empty, ...counts].toSorted()).toEqual(
      columns.toSorted(),
    );
  });

  test('omits only columns that always stay empty', async () => {
    const account = await parent(school);
    await account.visitor.post('/user/enroll-user', application());
    await account.visitor.post('/user/forget-password', { email: account.email });
    await account.visitor.send('PATCH', '/user/me', { fullName: 'Asha' });
    await admin(school);
    const { db } = school.context;
    const filled = new Set<string>();
    for (const column of empty) {
      const [table = '', name = ''] = column.split('.');
      const rows = await db
        .selectFrom(table as 'accounts')
        .selectAll()
        .execute();
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) if (Reflect.get(row, name)) filled.add(column);
    }
    expect([...filled]).toEqual([]);
  });

  test('is erased with a deleted account, except name and email in the audit log', async () => {
    const { visitor, id, email } = await parent(school, undefined, 'Sarojini Deshmukh');
    await visitor.post('/user/enroll-user', application({ parentName: 'Sarojini Deshmukh' }));
    await visitor.post('/user/add-trial', trialRequest({ userName: 'Sarojini Deshmukh', userEmail: email }));
    const office = await admin(school);
    expect((await office.visitor.send('DELETE', `/admin/users/${id}`)).status).toBe(200);
    const { db } = school.context;
    const found: string[] = [];
    for (const { name: table, columns } of await db.introspection.getTables()) {
      const rows = await db
        .selectFrom(table as 'accounts')
        .selectAll()
        .execute();
      for (const { name } of columns) {
        const values = JSON.stringify(rows.map((row) => Reflect.get(row, name)));
        if (values.includes(email) || values.includes('Sarojini')) found.push(`${table}.${name}`);
      }
    }
    expect(found.toSorted()).toEqual(['auditLog.subjectEmail', 'auditLog.subjectName']);
    expect(JSON.stringify(content.document('privacy').sections)).toContain(keptInLog);
  });

  test('is on the page word for word', () => {
    const pageText = JSON.stringify(content.document('privacy').sections);
    for (const entry of storedData) expect(pageText).toContain(entry.words);
  });
});
