import { parseArgs } from 'node:util';
import { safeParse } from 'zod/mini';
import { commandLine, type AuditAction } from '#contract/school/audit.ts';
import { email as emailSchema } from '#contract/text.ts';
import { officeRole, type OfficeRole } from '#contract/school/people.ts';
import { lockUser } from '#server/users/queries.ts';
import { deleteAllSessions, deletePendingSignIns, deleteSessionsOf } from '#server/users/sessions/queries.ts';
import { removeSecondFactor } from '#server/users/second-factor/queries.ts';
import { record } from '#server/operations/audit/queries.ts';
import { takeOfficeRole } from '#server/school/people/office-role.ts';
import { findUserAtAddress, listOfficeRoles } from '#server/school/people/queries.ts';
import { givenAdminPassword } from '#server/env.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { runCommand } from '#server/tasks/command/command.ts';
import { withDatabase } from '#server/tasks/command/open-database.ts';
import { CommandError } from '#server/operations/exit-message.ts';
import { askHidden } from '#server/tasks/command/ask-hidden.ts';
import { addOfficePerson, byCommand, withArticle } from './add-office-person.ts';

const usage =
  'Usage: npm run admin -- add EMAIL [--role admin|teacher] | list | remove EMAIL | reset-second-factor EMAIL | sign-out EMAIL | sign-out everybody';

function checkEmail(text: string | undefined): string {
  if (text === undefined) throw new CommandError(usage);
  const checked = safeParse(emailSchema, text);
  if (!checked.success) throw new CommandError(`"${text}" is not an e-mail address.`);
  return checked.data;
}

function checkRole(text: string): OfficeRole {
  const checked = safeParse(officeRole, text);
  if (!checked.success) throw new CommandError(usage);
  return checked.data;
}

/** The password of ADMIN_PASSWORD, or the one that is typed. */
async function askNewPassword(role: OfficeRole): Promise<string> {
  return (
    givenAdminPassword() ??
    (await askHidden(`Password for the new ${role}: `).catch(() => {
      throw new CommandError('Set ADMIN_PASSWORD, or run this command in a terminal and type the password.');
    }))
  );
}

/** Adds an entry to the audit log; the command line has no user and no network address. */
const recordAction = (transaction: Database, action: AuditAction, subject: string | null) =>
  record(transaction, { action, actor: commandLine, subject: subject ?? undefined, address: null });

const add = (db: Database, email: string, role: OfficeRole) =>
  addOfficePerson(db, { email, role, password: () => askNewPassword(role) });

/** One address a line; with the roles, if there are several. */
async function list(db: Database): Promise<string> {
  const people = await listOfficeRoles(db);
  if (people.length === 0) return 'There is no admin yet. Add one: npm run admin -- add EMAIL';
  const hasTeachers = people.some(({ role }) => role === 'teacher');
  return people.map(({ email, role }) => (hasTeachers ? `${email} (${role})` : email)).join('\n');
}

async function remove(db: Database, email: string): Promise<string> {
  const removed = await inTransaction(db, async (transaction) => {
    const found = await findUserAtAddress(transaction, email);
    if (found !== undefined) await lockUser(transaction, found.id);
    const user = await findUserAtAddress(transaction, email);
    const role = safeParse(officeRole, user?.role);
    if (user === undefined || !role.success) throw new CommandError(`${email} does not work in the office.`);
    await takeOfficeRole(transaction, { id: user.id, role: role.data, ...byCommand });
    return withArticle[role.data];
  });
  return `${email} is no longer ${removed}. The account stays.`;
}

/** For an admin who has lost the app and the recovery codes. Ends all sessions, because one of them may be a thief's. */
async function resetSecondFactor(db: Database, email: string): Promise<string> {
  await inTransaction(db, async (transaction) => {
    const user = await findUserAtAddress(transaction, email);
    if (user !== undefined) await lockUser(transaction, user.id);
    if (user === undefined || !(await removeSecondFactor(transaction, user.id))) {
      throw new CommandError(`${email} has no second factor.`);
    }
    await deletePendingSignIns(transaction, user.id);
    await deleteSessionsOf(transaction, user.id);
    await recordAction(transaction, 'second-factor-reset', user.id);
  });
  return `The second factor of ${email} is off. A new one can be set up at /office/second-factor.`;
}

async function signOutEverybody(db: Database): Promise<string> {
  await inTransaction(db, async (transaction) => {
    await deleteAllSessions(transaction);
    await recordAction(transaction, 'signed-out', null);
  });
  return 'Everybody has to sign in again.';
}

/** Ends all sessions of one user, for example after a theft (OWASP ASVS 5.0, 7.4.5). */
async function signOut(db: Database, email: string): Promise<string> {
  await inTransaction(db, async (transaction) => {
    const user = await findUserAtAddress(transaction, email);
    if (user === undefined) throw new CommandError(`${email} has no account.`);
    await lockUser(transaction, user.id);
    await deletePendingSignIns(transaction, user.id);
    await deleteSessionsOf(transaction, user.id);
    await recordAction(transaction, 'signed-out', user.id);
  });
  return `${email} is signed out everywhere.`;
}

/** @throws CommandError for an unknown option */
function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options: { role: { type: 'string' } }, allowPositionals: true });
  } catch {
    throw new CommandError(usage);
  }
}

/** `npm run admin` (docs/operations.md). */
await runCommand(async (args) => {
  const {
    positionals: [action, address],
    values: { role },
  } = readArguments(args);
  const output = await withDatabase(async (db) => {
    if (action === 'add') return add(db, checkEmail(address), checkRole(role ?? 'admin'));
    if (role !== undefined) throw new CommandError(usage);
    if (action === 'list') return list(db);
    if (action === 'remove') return remove(db, checkEmail(address));
    if (action === 'reset-second-factor') return resetSecondFactor(db, checkEmail(address));
    if (action === 'sign-out' && address === 'everybody') return signOutEverybody(db);
    if (action === 'sign-out') return signOut(db, checkEmail(address));
    throw new CommandError(usage);
  });
  console.log(output);
});
