import { safeParse } from 'zod/mini';
import { signUp } from '#contract/users/account.ts';
import { commandLine } from '#contract/school/audit.ts';
import type { OfficeRole } from '#contract/school/people.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { CommandError } from '#server/operations/exit-message.ts';
import { giveOfficeRole } from '#server/school/people/office-role.ts';
import {
  findUserAtAddress,
  insertUserWithoutPassword,
  type FoundUser,
} from '#server/school/people/queries.ts';
import { readEdition } from '#server/site/content/store.ts';
import { adminPasswordError } from '#server/users/passwords/admin-password-rule.ts';
import { hashPassword } from '#server/users/passwords/password-hash.ts';
import { setPasswordHash } from '#server/users/passwords/queries.ts';
import { lockUser, setEmailVerified } from '#server/users/queries.ts';

/** Who changes a user with a command. */
export const byCommand = { actor: commandLine, address: null };

export const withArticle: Readonly<Record<OfficeRole, string>> = { admin: 'an admin', teacher: 'a teacher' };

/** Somebody who gets a role of the office from the command line. */
interface NewOfficePerson {
  /** As the contract writes addresses. */
  email: string;
  role: OfficeRole;
  /** Returns the new password; asked only when one is needed. */
  password(): Promise<string>;
}

/** @throws CommandError for a password that cannot be used in the office */
async function newPasswordHash(db: Database, { password }: NewOfficePerson): Promise<string> {
  const given = await password();
  const checked = safeParse(signUp.shape.password, given);
  if (!checked.success)
    throw new CommandError(checked.error.issues[0]?.message ?? 'That password cannot be used.');
  const { name, city } = (await readEdition(db)).documents.school;
  const reason = adminPasswordError(given, { schoolName: name, city });
  if (reason !== null) throw new CommandError(reason);
  return hashPassword(given);
}

/**
 * Gives an existing user a role of the office and ends the user's sessions. Anybody can sign up with any address, so the password
 * of a user with an unverified address may be a stranger's: the password from this terminal replaces it.
 */
async function promote(
  db: Database,
  person: NewOfficePerson,
  { id, name, isVerified }: FoundUser,
): Promise<string> {
  const { email, role } = person;
  const hash = isVerified ? undefined : await newPasswordHash(db, person);
  await inTransaction(db, async (transaction) => {
    if (!(await lockUser(transaction, id))) throw new CommandError(`${email} has just been deleted.`);
    await giveOfficeRole(transaction, { id, role, ...byCommand });
    await setEmailVerified(transaction, id);
    if (hash !== undefined) await setPasswordHash(transaction, id, hash);
  });
  const done = `${email} (“${name}”) had an account and is ${withArticle[role]} now. All its sessions have ended.`;
  return isVerified
    ? `${done} It keeps its password. If the password is too weak for the office, the next sign-in asks for a new one.`
    : `${done} Its address was not verified, so it has the password that you have just given. The old password is no longer valid.`;
}

async function create(db: Database, person: NewOfficePerson): Promise<string> {
  const { email, role } = person;
  const hash = await newPasswordHash(db, person);
  await inTransaction(db, async (transaction) => {
    const id = await insertUserWithoutPassword(transaction, email);
    await giveOfficeRole(transaction, { id, role, ...byCommand });
    await setEmailVerified(transaction, id);
    await setPasswordHash(transaction, id, hash);
  });
  return `${email} is ${withArticle[role]} now. Sign in at /login.`;
}

/**
 * Gives somebody a role of the office; an address without an account gets one.
 * @returns a sentence that says what has happened
 * @throws CommandError when the password cannot be used
 */
export async function addOfficePerson(db: Database, person: NewOfficePerson): Promise<string> {
  const user = await findUserAtAddress(db, person.email);
  return user === undefined ? create(db, person) : promote(db, person, user);
}
