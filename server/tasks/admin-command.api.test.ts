import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useRealHashes } from '#test/cheap-passwords.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { requestResetCode } from '#test/codes.ts';
import { newEmail, parent, password, signIn, signUp } from '#test/people.ts';
import { openCommands, runCommand, type Commands } from '#test/run-command.ts';
import { openSchool, type School } from '#test/school.ts';
import type { Visitor } from '#test/visitor.ts';

// The command hashes passwords in a process of its own, with the real parameters.
useRealHashes();

describe.each(kindsOfThisRun)('npm run admin on %s', (kind) => {
  let school: School;
  let commands: Commands;
  beforeAll(async () => {
    school = await openSchool(kind);
    commands = openCommands();
  });
  afterAll(async () => {
    await commands.close();
    await school.close();
  });

  /** Runs the command on the database of the running school. */
  function admin(args: string[], adminPassword?: string, run: Commands['run'] = commands.run) {
    const { databaseUrl, authSecret } = school.context.settings;
    return run('server/tasks/admin-command.ts', args, {
      DATA_DIR: school.dataDir,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, AUTH_SECRET: authSecret }),
      ADMIN_PASSWORD: adminPassword,
    });
  }

  /** Stores a second factor that is in use. */
  async function addSecondFactor(userId: string): Promise<void> {
    const { db } = school.context;
    const factor = { id: userId, userId, secret: 'x', backupCodes: '[]', verified: true };
    await db.insertInto('twoFactors').values(factor).execute();
    await db.updateTable('users').set({ twoFactorEnabled: true }).where('id', '=', userId).execute();
  }

  test('add creates an admin who can sign in and see the users', async () => {
    const email = newEmail('head');
    // As an operator runs it, in a process of its own.
    const added = await admin(['add', email.toUpperCase()], 'the office key', runCommand);
    expect([added.code, added.stderr]).toEqual([0, '']);
    const visitor = school.visitor();
    await visitor.post('/user/auth-user', { userEmail: email, password: 'the office key' });
    expect((await visitor.get('/admin/get-users')).status).toBe(200);
    expect((await admin(['list'])).stdout).toContain(email);
  });

  // What is different about a teacher does not depend on the database.
  test.runIf(kind === 'sqlite')(
    'add --role teacher creates a teacher; list names the roles then; remove takes the role away',
    async () => {
      const email = newEmail('ravi');
      expect((await admin(['add', email, '--role', 'teacher'], 'the office key')).code).toBe(0);
      const visitor = school.visitor();
      await visitor.post('/user/auth-user', { userEmail: email, password: 'the office key' });
      const seen = async () => [
        (await visitor.get('/admin/trials')).status,
        (await visitor.get('/admin/get-users')).status,
      ];
      expect(await seen()).toEqual([200, 403]);
      expect((await admin(['list'])).stdout).toContain(`${email} (teacher)`);
      expect((await admin(['remove', email])).stdout).toContain('no longer a teacher');
      expect(await seen()).toEqual([401, 401]);
      expect((await admin(['list'])).stdout).not.toContain('(');
    },
  );

  /** A parent who has verified the address by a password reset with a code. */
  async function verifiedParent() {
    const { id, email } = await parent(school);
    const visitor = school.visitor();
    await visitor.post('/user/verify-otp', { email, otp: await requestResetCode(school, email) });
    const reset = await visitor.post('/user/reset-password', { email, newpassword: password });
    expect(reset.status).toBe(200);
    await signIn(school, email, visitor);
    return { id, email, visitor };
  }

  test('add promotes an account with a verified address: it keeps its password and has to sign in again', async () => {
    const { email, visitor } = await verifiedParent();
    expect((await visitor.get('/admin/get-users')).status).toBe(403);
    const { code, stdout } = await admin(['add', email]);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/keeps its password/)]);
    expect((await visitor.get('/admin/get-users')).status).toBe(401);
    await signIn(school, email, visitor);
    expect((await visitor.get('/admin/get-users')).status).toBe(200);
  });

  test('add sets a new password on an account with an unverified address and ends its sessions', async () => {
    const email = newEmail('head');
    const stranger = await parent(school, email, 'Not the Head');
    const { code, stdout } = await admin(['add', email], 'the office key');
    expect(code).toBe(0);
    expect(stdout).toContain('Not the Head');
    expect(stdout).toContain('Its address was not verified');
    expect((await stranger.visitor.get('/admin/get-users')).status).toBe(401);
    const signInWith = (givenPassword: string) =>
      school.visitor().post('/user/auth-user', { userEmail: email, password: givenPassword });
    expect((await signInWith(password)).status).toBe(401);
    expect((await signInWith('the office key')).status).toBe(200);
  });

  // The reasons do not depend on the database.
  test.runIf(kind === 'sqlite')(
    'add rejects a missing or weak password for an account with an unverified address',
    async () => {
      const { id, email, visitor } = await parent(school);
      for (const weak of [undefined, 'gulmohar 12']) {
        expect((await admin(['add', email], weak)).code).toBe(1);
      }
      const user = await school.context.db
        .selectFrom('users')
        .select('role')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(user.role).toBe('user');
      expect((await visitor.get('/user/me')).status).toBe(200);
    },
  );

  test('remove takes away the role and the second factor, ends the sessions, keeps the account and is recorded in the audit log', async () => {
    const { id, email, visitor } = await verifiedParent();
    await admin(['add', email]);
    await signIn(school, email, visitor);
    await addSecondFactor(id);
    expect((await admin(['remove', email])).code).toBe(0);
    expect((await visitor.get('/user/me')).status).toBe(401);
    expect((await signIn(school, email, visitor)).id).toBe(id);
    expect((await visitor.get('/admin/get-users')).status).toBe(403);
    expect((await visitor.get('/user/me')).status).toBe(200);
    expect((await admin(['list'])).stdout).not.toContain(email);
    const entries = await school.context.db
      .selectFrom('auditLog')
      .select(['actor', 'action', 'address'])
      .where('subject', '=', id)
      .orderBy('createdAt')
      .execute();
    const byCommand = { actor: 'command line', address: null };
    expect(entries).toEqual([
      { ...byCommand, action: 'admin-added' },
      { ...byCommand, action: 'admin-removed' },
    ]);
  });

  test('reset-second-factor keeps the password, ends all sessions and is recorded in the audit log', async () => {
    const { db } = school.context;
    const { id, email, visitor } = await parent(school);
    const factor = { id, userId: id, secret: 'x', backupCodes: '[]', verified: kind === 'postgres' || 1 };
    await db.insertInto('twoFactors').values(factor).execute();
    await db.updateTable('users').set({ twoFactorEnabled: factor.verified }).where('id', '=', id).execute();
    expect((await admin(['reset-second-factor', email])).code).toBe(0);
    expect((await visitor.get('/user/me')).status).toBe(401);
    expect((await signIn(school, email)).id).toBe(id);
    const entries = await db
      .selectFrom('auditLog')
      .select(['actor', 'action'])
      .where('subject', '=', id)
      .execute();
    expect(entries).toEqual([{ actor: 'command line', action: 'second-factor-reset' }]);
  });

  test('sign-out ends all sessions of one account or of everybody and is recorded in the audit log', async () => {
    const asha = await parent(school);
    const browsers = [asha, await signIn(school, asha.email)];
    const other = await parent(school);
    const isSignedIn = async ({ visitor }: { visitor: Visitor }) =>
      (await visitor.get('/user/me')).status === 200;
    expect((await admin(['sign-out', asha.email.toUpperCase()])).code).toBe(0);
    expect(await Promise.all([...browsers, other].map(isSignedIn))).toEqual([false, false, true]);
    expect((await admin(['sign-out', 'everybody'])).code).toBe(0);
    expect(await isSignedIn(other)).toBe(false);
    const entries = await school.context.db
      .selectFrom('auditLog')
      .select(['actor', 'subject'])
      .where('action', '=', 'signed-out')
      .orderBy('createdAt')
      .execute();
    expect(entries).toEqual([
      { actor: 'command line', subject: asha.id },
      { actor: 'command line', subject: null },
    ]);
  });

  // The reasons do not depend on the database.
  test.runIf(kind === 'sqlite')('a command that cannot be done ends with one line and status 1', async () => {
    const email = await signUp(school);
    const cases: [args: string[], adminPassword: string | undefined, message: string][] = [
      [['remove', email], undefined, `${email} does not work in the office.`],
      [['reset-second-factor', email], undefined, `${email} has no second factor.`],
      [['add', 'not an address'], undefined, '"not an address" is not an e-mail address.'],
      [['add', newEmail()], 'short', 'Password must be at least 6 characters long.'],
      [['add', newEmail()], 'QWERTY123456', 'among the most common'],
      [['add', newEmail()], undefined, 'Set ADMIN_PASSWORD'],
      [['sign-out', newEmail()], undefined, 'has no account.'],
      [['add', email, '--role', 'user'], undefined, 'Usage: npm run admin'],
      [['list', '--role', 'teacher'], undefined, 'Usage: npm run admin'],
      [['list', '--all'], undefined, 'Usage: npm run admin'],
      [['sign-out'], undefined, 'Usage: npm run admin'],
      [[], undefined, 'Usage: npm run admin'],
    ];
    for (const [index, [args, adminPassword, message]] of cases.entries()) {
      const { code, stderr } = await admin(args, adminPassword, index === 0 ? runCommand : commands.run);
      expect(code).toBe(1);
      expect(stderr).toContain(message);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }
  });
});
