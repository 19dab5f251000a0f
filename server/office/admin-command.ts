import { randomUUID } from 'node:crypto';
import { safeParse } from 'zod/mini';
import { signUp } from '#contract/account.ts';
import { commandLine, type AuditAction } from '#contract/audit.ts';
import { email as emailSchema } from '#contract/text.ts';
import { hashPassword } from '#server/accounts/password-hash.ts';
import { lockAccount } from '#server/accounts/lock-account.ts';
import { whyNotForOffice } from '#server/accounts/office-password.ts';
import { endHalfWay, removeSecondFactor } from '#server/accounts/second-factor.ts';
import { record } from '#server/audit/queries.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { runCommand } from '#server/operations/command.ts';
import { withDatabase } from '#server/operations/open-database.ts';
import { CommandError } from '#server/operations/exit-message.ts';
import { askHidden } from '#server/operations/ask-hidden.ts';

const usage =
  'Usage: npm run admin -- add EMAIL | list | remove EMAIL | reset-second-factor EMAIL | sign-out EMAIL | sign-out everybody';

function checkEmail(text: string | undefined): string {
  if (text === undefined) throw new CommandError(usage);
  const checked = safeParse(emailSchema, text);
  if (!checked.success) throw new CommandError(`"${text}" is not an e-mail address.`);
  return checked.data;
}

async function newPassword(): Promise<string> {
  const password =
    process.env.ADMIN_PASSWORD ??
    (await askHidden('Password for the new admin: ').catch(() => {
      throw new CommandError('Set ADMIN_PASSWORD, or run this in a terminal to be asked for the password.');
    }));
  const checked = safeParse(signUp.shape.password, password);
  if (!checked.success)
    throw new CommandError(checked.error.issues[0]?.message ?? 'That password cannot be used.');
  const why = whyNotForOffice(password);
  if (why !== null) throw new CommandError(why);
  return password;
}

/** In the audit log: nobody is signed in here, and the terminal is no place on the network. */
const note = (transaction: Database, action: AuditAction, subject: string | null) =>
  record(transaction, { action, actor: commandLine, subject: subject ?? undefined, address: null });

interface Account {
  id: string;
  name: string;
  /** Whether a code that came to the address has set the password. */
  isProven: boolean;
}

async function findAccount(db: Database, email: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'name', 'emailVerified'])
    .where('email', '=', email)
    .executeTakeFirst();
  return row && { id: row.id, name: row.name, isProven: Boolean(row.emailVerified) };
}

/**
 * Gives an existing account the office and signs it out everywhere. Anybody can sign up with any address: while nobody has shown
 * by a code that the address is theirs, the password may be a stranger's, and the one from this terminal takes its place.
 */
async function promote(db: Database, email: string, { id, name, isProven }: Account): Promise<string> {
  const password = isProven ? undefined : await hashPassword(await newPassword());
  await inTransaction(db, async (transaction) => {
    if (!(await lockAccount(transaction, id))) throw new CommandError(`${email} has just been deleted.`);
    await transaction
      .updateTable('users')
      .set({ role: 'admin', emailVerified: true, updatedAt: new Date() })
      .where('id', '=', id)
      .execute();
    if (password !== undefined) await setPassword(transaction, id, password);
    await transaction.deleteFrom('sessions').where('userId', '=', id).execute();
    await endHalfWay(transaction, id);
    await note(transaction, 'admin-added', id);
  });
  const now = `${email} (“${name}”) had an account and is an admin now. All its sessions have ended.`;
  return isProven
    ? `${now} It keeps its password; one that is too weak for the office has to be set anew at the next sign-in.`
    : `${now} Nobody had confirmed its address, so it has the password you have just given: the one it had works no more.`;
}

/** Sets a password where the account may have none yet. */
async function setPassword(transaction: Database, userId: string, password: string): Promise<void> {
  const now = new Date();
  const changed = await transaction
    .updateTable('accounts')
    .set({ password, updatedAt: now })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n) return;
  const account = { id: randomUUID(), userId, accountId: userId, providerId: 'credential', password };
  await transaction
    .insertInto('accounts')
    .values({ ...account, createdAt: now, updatedAt: now })
    .execute();
}

async function create(db: Database, email: string): Promise<string> {
  const password = await hashPassword(await newPassword());
  const now = new Date();
  const id = randomUUID();
  const name = email.split('@')[0] ?? email;
  await inTransaction(db, async (transaction) => {
    await transaction
      .insertInto('users')
      .values({ id, name, email, emailVerified: true, role: 'admin', createdAt: now, updatedAt: now })
      .execute();
    await setPassword(transaction, id, password);
    await note(transaction, 'admin-added', id);
  });
  return `${email} is an admin now. Sign in at /login, then open /admin.`;
}

async function add(db: Database, email: string): Promise<string> {
  const account = await findAccount(db, email);
  return account === undefined ? create(db, email) : promote(db, email, account);
}

async function list(db: Database): Promise<string> {
  const admins = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .orderBy('email')
    .execute();
  return admins.length === 0
    ? 'There is no admin yet. Add one: npm run admin -- add EMAIL'
    : admins.map((a) => a.email).join('\n');
}

async function remove(db: Database, email: string): Promise<string> {
  await inTransaction(db, async (transaction) => {
    const removed = await transaction
      .updateTable('users')
      .set({ role: 'user', updatedAt: new Date() })
      .where('email', '=', email)
      .where('role', '=', 'admin')
      .returning('id')
      .executeTakeFirst();
    if (removed === undefined) throw new CommandError(`${email} is not an admin.`);
    // It belongs to the office, and only there could it be turned off.
    await removeSecondFactor(transaction, removed.id);
    await note(transaction, 'admin-removed', removed.id);
  });
  return `${email} is no longer an admin. The account stays.`;
}

/** For who has lost the app and the recovery codes. Signs the account out everywhere: whoever holds a session may be the thief. */
async function resetSecondFactor(db: Database, email: string): Promise<string> {
  await inTransaction(db, async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    if (user !== undefined) await lockAccount(transaction, user.id);
    if (user === undefined || !(await removeSecondFactor(transaction, user.id))) {
      throw new CommandError(`${email} has no second factor.`);
    }
    await endHalfWay(transaction, user.id);
    await transaction.deleteFrom('sessions').where('userId', '=', user.id).execute();
    await note(transaction, 'second-factor-reset', user.id);
  });
  return `The second factor of ${email} is off. A new one can be set up at /office/second-factor.`;
}

/** After a theft or a mistake: every session of one account, or of all (OWASP ASVS 5.0, 7.4.5). */
async function signOut(db: Database, whose: string | undefined): Promise<string> {
  const email = whose === 'everybody' ? null : checkEmail(whose);
  await inTransaction(db, async (transaction) => {
    if (email === null) {
      await transaction.deleteFrom('sessions').execute();
      return note(transaction, 'signed-out', null);
    }
    const user = await transaction
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    if (user === undefined) throw new CommandError(`${email} has no account.`);
    await lockAccount(transaction, user.id);
    await endHalfWay(transaction, user.id);
    await transaction.deleteFrom('sessions').where('userId', '=', user.id).execute();
    return note(transaction, 'signed-out', user.id);
  });
  return email === null ? 'Everybody has to sign in again.' : `${email} is signed out everywhere.`;
}

/** `npm run admin` (docs/design.md, section 4). */
await runCommand(async ([action, address]) => {
  const done = await withDatabase(async (db) => {
    if (action === 'add') return add(db, checkEmail(address));
    if (action === 'list') return list(db);
    if (action === 'remove') return remove(db, checkEmail(address));
    if (action === 'reset-second-factor') return resetSecondFactor(db, checkEmail(address));
    if (action === 'sign-out') return signOut(db, address);
    throw new CommandError(usage);
  });
  console.log(done);
});
