import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useRealHashes } from '#test/cheap-passwords.ts';
import { courses } from '#test/content.ts';
import type { User } from '#contract/users/account.ts';
import { kindsOfThisRun, testOfLongRun } from '#test/databases.ts';
import { messagesIn } from '#test/messages.ts';
import { parent } from '#test/people.ts';
import { openCommands, runCommand, type Commands } from '#test/run-command.ts';
import { openSchool, type School } from '#test/school.ts';

// The command hashes passwords in a process of its own, with the real parameters.
useRealHashes();

/** Runs the command with the settings of a school whose server runs. */
function seed({ dataDir, context: { settings } }: School, { run }: Pick<Commands, 'run'>) {
  const { databaseUrl, authSecret } = settings;
  return run('server/tasks/seed/seed-command.ts', [], {
    DATA_DIR: dataDir,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, AUTH_SECRET: authSecret }),
  });
}

let commands: Commands;
beforeAll(() => {
  commands = openCommands();
});
afterAll(() => commands.close());

/** The address and the password that the command printed. */
function loginOf(stdout: string, who: 'Admin' | 'Family') {
  const [, userEmail = '', password = ''] =
    new RegExp(`^${who}: +(\\S+) +password: (\\S+)`, 'm').exec(stdout) ?? [];
  return { userEmail, password };
}

describe.each(kindsOfThisRun)('npm run seed on %s', (kind) => {
  let school: School;
  let stdout: string;
  beforeAll(async () => {
    school = await openSchool(kind);
    const ended = await seed(school, { run: runCommand });
    expect([ended.code, ended.stderr]).toEqual([0, '']);
    stdout = ended.stdout;
  });
  afterAll(() => school.close());

  test('prints an admin who can sign in and see families with applications for several courses and dates', async () => {
    const visitor = school.visitor();
    const login = loginOf(stdout, 'Admin');
    expect(login.password.length).toBeGreaterThanOrEqual(12);
    expect((await visitor.post('/user/auth-user', login)).status).toBe(200);
    const reply = await visitor.get('/admin/get-users');
    const users: User[] = reply.body.data;
    const applications = users.flatMap(({ enrollments }) => enrollments);
    expect(users.filter(({ enrollments }) => enrollments.length > 0).length).toBeGreaterThan(3);
    expect(new Set(applications.map(({ course }) => course)).size).toBeGreaterThan(3);
    expect(new Set(applications.map(({ createdAt }) => createdAt.slice(0, 10))).size).toBeGreaterThan(5);
  });

  test('each application fits the ages of its course', async () => {
    const rows = await school.context.db
      .selectFrom('applications')
      .select(['dob', 'courseName', 'createdAt'])
      .execute();
    const wrong = rows.filter(({ dob, courseName, createdAt }) => {
      const age = Math.floor((new Date(createdAt).getTime() - Date.parse(dob)) / (365.25 * 86_400_000));
      const course = courses.find((one) => one.courseName === courseName);
      return course === undefined || age < (course.ageMin ?? 0) || age > (course.ageMax ?? Infinity);
    });
    expect([rows.length > 0, wrong]).toEqual([true, []]);
  });

  test('prints a family that can sign in and see its own applications', async () => {
    const visitor = school.visitor();
    const signIn = await visitor.post('/user/auth-user', loginOf(stdout, 'Family'));
    expect(signIn.status).toBe(200);
    expect(signIn.body.foundUser.enrollments.length).toBeGreaterThan(0);
  });

  test('stores messages and sends no mail', async () => {
    const { db } = school.context;
    expect((await messagesIn(db)).length).toBeGreaterThan(2);
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
    expect(await school.mails()).toEqual([]);
  });

  test('uses only reserved e-mail addresses and telephone numbers that cannot be assigned', async () => {
    const { db } = school.context;
    const emails = [
      ...(await db.selectFrom('users').select('email').execute()).map(({ email }) => email),
      ...(await messagesIn(db)).map(({ userEmail }) => userEmail),
    ];
    const phones = await db.selectFrom('applications').select('phone').execute();
    expect(emails.filter((email) => !email.endsWith('@example.com'))).toEqual([]);
    expect(phones.filter(({ phone }) => !phone.startsWith('+91 0'))).toEqual([]);
  });

  testOfLongRun('is refused on a database that holds something, and changes nothing', async () => {
    const countOf = async () => (await school.context.db.selectFrom('users').select('id').execute()).length;
    const before = await countOf();
    const { code, stdout: printed, stderr } = await seed(school, commands);
    expect([code, printed]).toEqual([1, '']);
    expect(stderr).toMatch(/^The database already holds accounts, applications or messages\./);
    expect(await countOf()).toBe(before);
  });
});

describe.each(kindsOfThisRun)('npm run seed on a %s database', (kind) => {
  testOfLongRun('is refused after a single family has signed up', async () => {
    const school = await openSchool(kind);
    try {
      await parent(school);
      expect((await seed(school, commands)).code).toBe(1);
    } finally {
      await school.close();
    }
  });
});

test('npm run seed creates a DATA_DIR that does not exist yet', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'seed-'));
  const { code, stderr } = await commands.run('server/tasks/seed/seed-command.ts', [], {
    DATA_DIR: path.join(folder, 'new'),
  });
  await rm(folder, { recursive: true });
  expect([code, stderr]).toEqual([0, '']);
});
