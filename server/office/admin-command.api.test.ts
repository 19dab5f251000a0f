import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds } from '#test/databases.ts';
import { askForCode } from '#test/codes.ts';
import { newEmail, parent, password, signIn, signUp } from '#test/people.ts';
import { runCommand } from '#test/run-command.ts';
import { openSchool, type School } from '#test/school.ts';
import type { Visitor } from '#test/visitor.ts';

describe.each(databaseKinds)('npm run admin on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind);
  });
  afterAll(() => school.close());

  /** Runs the command against the school's data while its server runs. */
  function admin(args: string[], adminPassword?: string) {
    const { databaseUrl, authSecret } = school.context.settings;
    return runCommand('server/office/admin-command.ts', args, {
      DATA_DIR: school.dataDir,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, AUTH_SECRET: authSecret }),
      ADMIN_PASSWORD: adminPassword,
    });
  }

  /** As if the account had set one up. */
  async function giveSecondFactor(userId: string): Promise<void> {
    const { db } = school.context;
    const factor = { id: userId, userId, secret: 'x', backupCodes: '[]', verified: true };
    await db.insertInto('twoFactors').values(factor).execute();
    await db.updateTable('users').set({ twoFactorEnabled: true }).where('id', '=', userId).execute();
  }

  test('add makes an admin who can sign in and see the users', async () => {
    const email = newEmail('head');
    expect((await admin(['add', email.toUpperCase()], 'the office key')).code).toBe(0);
    const visitor = school.visitor();
    await visitor.post('/user/auth-user', { userEmail: email, password: 'the office key' });
    expect((await visitor.get('/admin/get-users')).status).toBe(200);
    expect((await admin(['list'])).stdout).toContain(email);
  });

  /** A parent who has set the password with a code that came by mail. */
  async function provenParent() {
    const { id, email } = await parent(school);
    const visitor = school.visitor();
    await visitor.post('/user/verify-otp', { email, otp: await askForCode(school, email) });
    const reset = await visitor.post('/user/reset-password', { email, newpassword: password });
    expect(reset.status).toBe(200);
    await signIn(school, email, visitor);
    return { id, email, visitor };
  }

  test('add promotes an account whose address is proven: it keeps its password, and signs in again', async () => {
    const { email, visitor } = await provenParent();
    expect((await visitor.get('/admin/get-users')).status).toBe(403);
    const { code, stdout } = await admin(['add', email]);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/keeps its password/)]);
    expect((await visitor.get('/admin/get-users')).status).toBe(401);
    await signIn(school, email, visitor);
    expect((await visitor.get('/admin/get-users')).status).toBe(200);
  });

  test('an account that nobody has confirmed gets the password of the command: whoever signed up with the address is out', async () => {
    const email = newEmail('head');
    const stranger = await parent(school, email, 'Not the Head');
    const { code, stdout } = await admin(['add', email], 'the office key');
    expect(code).toBe(0);
    expect(stdout).toContain('Not the Head');
    expect(stdout).toContain('Nobody had confirmed its address');
    expect((await stranger.visitor.get('/admin/get-users')).status).toBe(401);
    const signInWith = (word: string) =>
      school.visitor().post('/user/auth-user', { userEmail: email, password: word });
    expect((await signInWith(password)).status).toBe(401);
    expect((await signInWith('the office key')).status).toBe(200);
  });

  test('such an account is not promoted without a password good enough for the office', async () => {
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
  });

  test('remove takes the right and its second factor away and leaves the account, and the audit log has both', async () => {
    const { id, email, visitor } = await provenParent();
    await admin(['add', email]);
    await signIn(school, email, visitor);
    await giveSecondFactor(id);
    expect((await admin(['remove', email])).code).toBe(0);
    expect((await signIn(school, email)).id).toBe(id);
    expect((await visitor.get('/admin/get-users')).status).toBe(403);
    expect((await visitor.get('/user/me')).status).toBe(200);
    expect((await admin(['list'])).stdout).not.toContain(email);
    const entries = await school.context.db
      .selectFrom('auditLog')
      .select(['actor', 'action', 'address'])
      .where('subject', '=', id)
      .orderBy('createdAt')
      .execute();
    const atTheTerminal = { actor: 'command line', address: null };
    expect(entries).toEqual([
      { ...atTheTerminal, action: 'admin-added' },
      { ...atTheTerminal, action: 'admin-removed' },
    ]);
  });

  test('reset-second-factor leaves the password alone, signs out everywhere and stands in the audit log', async () => {
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

  test('sign-out ends every session of one account, or of everybody, and the log has it', async () => {
    const asha = await parent(school);
    const places = [asha, await signIn(school, asha.email)];
    const other = await parent(school);
    const isIn = async ({ visitor }: { visitor: Visitor }) => (await visitor.get('/user/me')).status === 200;
    expect((await admin(['sign-out', asha.email.toUpperCase()])).code).toBe(0);
    expect(await Promise.all([...places, other].map(isIn))).toEqual([false, false, true]);
    expect((await admin(['sign-out', 'everybody'])).code).toBe(0);
    expect(await isIn(other)).toBe(false);
    const noted = await school.context.db
      .selectFrom('auditLog')
      .select(['actor', 'subject'])
      .where('action', '=', 'signed-out')
      .orderBy('createdAt')
      .execute();
    expect(noted).toEqual([
      { actor: 'command line', subject: asha.id },
      { actor: 'command line', subject: null },
    ]);
  });

  test('what cannot be done ends with one line and status 1', async () => {
    const email = await signUp(school);
    const cases: [args: string[], adminPassword: string | undefined, says: string][] = [
      [['remove', email], undefined, `${email} is not an admin.`],
      [['reset-second-factor', email], undefined, `${email} has no second factor.`],
      [['add', 'not an address'], undefined, '"not an address" is not an e-mail address.'],
      [['add', newEmail()], 'short', 'Password must be at least 6 characters long.'],
      [['add', newEmail()], 'gulmohar 12', 'at least 12 characters'],
      [['add', newEmail()], 'QWERTY123456', 'among the most common'],
      [['add', newEmail()], undefined, 'Set ADMIN_PASSWORD'],
      [['sign-out', newEmail()], undefined, 'has no account.'],
      [['sign-out'], undefined, 'Usage: npm run admin'],
      [[], undefined, 'Usage: npm run admin'],
    ];
    for (const [args, adminPassword, says] of cases) {
      const { code, stderr } = await admin(args, adminPassword);
      expect(code).toBe(1);
      expect(stderr).toContain(says);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }
  });
});
