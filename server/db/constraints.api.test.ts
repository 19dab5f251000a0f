import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds } from '#test/databases.ts';
import { answers } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

const at = new Date();
const user = {
  id: 'u',
  name: 'Asha',
  email: 'asha@family.test',
  emailVerified: false,
  role: 'user',
  createdAt: at,
  updatedAt: at,
};
const session = { id: 's', token: 't', userId: 'u', expiresAt: at, createdAt: at, updatedAt: at };
const account = {
  id: 'a',
  userId: 'u',
  accountId: 'u',
  providerId: 'credential',
  createdAt: at,
  updatedAt: at,
};
const secondFactor = { id: 'f', userId: 'u', secret: 's', backupCodes: '[]', verified: true };
const application = {
  id: 'p',
  userId: 'u',
  ...answers,
  nameKey: 'meera verma',
  email: 'asha@family.test',
  courseId: 'junior-beginner',
  courseName: 'Junior Beginner',
  coursePrice: 2500,
  courseAgeMin: 4,
  courseAgeMax: 8,
  privacyNotice: '1',
  createdAt: at,
};
const conversation = {
  id: 'c',
  kind: 'message',
  status: 'open',
  personKey: '',
  personName: 'Asha',
  personEmail: '',
  personPhone: '',
  excerpt: '',
  lastKind: 'in',
  lastAt: at,
  place: at,
  version: 1,
  createdAt: at,
};
const mail = {
  id: 'm',
  sendTo: 'a@b.test',
  subject: '',
  text: '',
  html: '',
  nextAttemptAt: at,
  createdAt: at,
};

describe.each(databaseKinds)('the tables on %s reject', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind);
    const { db } = school.context;
    await db.insertInto('users').values(user).execute();
    await db.insertInto('sessions').values(session).execute();
    await db.insertInto('accounts').values(account).execute();
    await db.insertInto('twoFactors').values(secondFactor).execute();
    await db.insertInto('applications').values(application).execute();
  });
  afterAll(() => school.close());

  const insert = (table: string, row: object) =>
    school.context.db
      .insertInto(table as 'users')
      .values(row as typeof user)
      .execute();

  test.each([
    ['an unknown role', 'users', { ...user, id: 'x', email: 'x@y.test', role: 'owner' }],
    ['an e-mail in capitals', 'users', { ...user, id: 'x', email: 'X@y.test' }],
    ['an e-mail twice', 'users', { ...user, id: 'x' }],
    ['an empty name', 'users', { ...user, id: 'x', email: 'x@y.test', name: '' }],
    ['an account without a user', 'accounts', { ...account, id: 'x', userId: 'nobody' }],
    ['a second password', 'accounts', { ...account, id: 'x' }],
    ['a session without a user', 'sessions', { ...session, id: 'x', token: 'x', userId: 'nobody' }],
    ['a session’s token twice', 'sessions', { ...session, id: 'x' }],
    ['a second factor without a user', 'twoFactors', { ...secondFactor, id: 'x', userId: 'nobody' }],
    ['a second second factor of an account', 'twoFactors', { ...secondFactor, id: 'x' }],
    [
      'an application without a user',
      'applications',
      { ...application, id: 'x', userId: 'nobody', nameKey: 'x' },
    ],
    ['a child and course twice while open', 'applications', { ...application, id: 'x' }],
    ['an unknown gender', 'applications', { ...application, id: 'x', nameKey: 'x', gender: 'F' }],
    ['an unknown status', 'applications', { ...application, id: 'x', nameKey: 'x', status: 'lost' }],
    ['an invalid date', 'applications', { ...application, id: 'x', nameKey: 'x', dob: '14/05/2017' }],
    ['a negative price', 'applications', { ...application, id: 'x', nameKey: 'x', coursePrice: -1 }],
    [
      'a minimum age above the maximum age',
      'applications',
      { ...application, id: 'x', nameKey: 'x', courseAgeMin: 9 },
    ],
    ['an empty phone number', 'applications', { ...application, id: 'x', nameKey: 'x', phone: '' }],
    ['no address', 'applications', { ...application, id: 'x', nameKey: 'x', address: null }],
    ['an unknown kind of conversation', 'conversations', { ...conversation, kind: 'doubt' }],
    ['an unknown status of a conversation', 'conversations', { ...conversation, status: 'lost' }],
    ['a negative number of attempts', 'outbox', { ...mail, attempts: -1 }],
  ])('%s', async (_, table, row) => {
    await expect(insert(table, row)).rejects.toThrow();
  });

  test.each([
    [
      'a course without ages',
      'applications',
      { ...application, id: 'd', nameKey: 'd', courseAgeMin: null, courseAgeMax: null },
    ],
    ['a message of one word', 'conversations', conversation],
  ])('but they accept %s', async (_, table, row) => {
    await expect(insert(table, row)).resolves.toBeDefined();
  });

  test('an account is deleted with its sessions, password, second factor and applications', async () => {
    const { db } = school.context;
    await db.deleteFrom('users').where('id', '=', 'u').execute();
    for (const table of ['sessions', 'accounts', 'twoFactors', 'applications'] as const) {
      expect(await db.selectFrom(table).select('id').execute()).toEqual([]);
    }
  });
});
