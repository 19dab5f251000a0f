import { randomUUID } from 'node:crypto';
import type { User } from '#contract/users/account.ts';
import type { Database } from '#server/db/connect.ts';
import { moveWaitingMails } from '#server/mail/queries.ts';
import { deleteWhere } from '#server/db/delete-where.ts';
import { tables } from '#server/db/tables.ts';
import { updateWhere } from '#server/db/update-where.ts';
import { givenEmail } from '#server/db/no-email.ts';
import { roleOf } from '#contract/roles.ts';

/** A user without what the school stores about them, or undefined. The email is empty when none was given. */
export async function findUser(db: Database, id: string) {
  const row = await db.selectFrom('users').select(['role', 'email']).where('id', '=', id).executeTakeFirst();
  return row && { role: roleOf(row), userEmail: givenEmail(row.email) };
}

/** The id and role of the user with an email; undefined when there is none. @param email in lower case */
export function findUserByEmail(db: Database, email: string) {
  return db.selectFrom('users').select(['id', 'role']).where('email', '=', email).executeTakeFirst();
}

/**
 * Locks a user in a transaction. Transactions that start sessions of a user or change the credentials lock it first, so that
 * they run one after the other.
 * @returns whether the user exists
 */
export async function lockUser(transaction: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set((eb) => ({ role: eb.ref('role') }))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores a new parent. @returns the id @throws the database's error when the email is taken (`isDuplicate`) */
export async function insertUser(
  db: Database,
  { fullName: name, userEmail: email }: Pick<User, 'fullName' | 'userEmail'>,
): Promise<string> {
  const id = randomUUID();
  const now = new Date();
  await db
    .insertInto('users')
    .values({ id, name, email, emailVerified: false, role: 'user', createdAt: now, updatedAt: now })
    .execute();
  return id;
}

/** The address that is stored for a user: the email, or what stands in its place (`no-email.ts`). */
export async function storedEmail(db: Database, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst();
  return row?.email;
}

/** Whether a code has proven that the address of a user is theirs. */
export async function isProven(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('emailVerified').where('id', '=', id).executeTakeFirst();
  return Boolean(row?.emailVerified);
}

export async function setName(db: Database, id: string, name: string): Promise<void> {
  await db.updateTable('users').set({ name, updatedAt: new Date() }).where('id', '=', id).execute();
}

/** Stores that something of a user has changed, such as the applications. */
export async function setUpdatedAt(db: Database, id: string): Promise<void> {
  await db.updateTable('users').set({ updatedAt: new Date() }).where('id', '=', id).execute();
}

/** Stores that a user has received a code at the stored address. */
export async function setEmailVerified(db: Database, id: string): Promise<void> {
  const change = { emailVerified: true, updatedAt: new Date() };
  await db.updateTable('users').set(change).where('id', '=', id).execute();
}

/** A user's change of address. */
interface Move {
  id: string;
  from: string;
  to: string;
}

/** Gives what belongs to a user, and the mails that wait, another address where they have a former one: by the rule of each table. */
export async function moveAddress(transaction: Database, { id, from, to }: Move): Promise<void> {
  for (const [table, { address }] of tables) {
    if (address === undefined) continue;
    const { column, version } = address;
    await updateWhere(transaction, table, {
      set: { [column]: to },
      version,
      where: { userId: id, [column]: from },
    });
  }
  await moveWaitingMails(transaction, { userId: id }, { from, to });
}

/** Makes what was sent from an address without signing in that of a user. */
async function claimFrom(transaction: Database, id: string, email: string): Promise<void> {
  for (const [table, { address }] of tables) {
    if (address?.claim === undefined) continue;
    const { column, valueOf, set, ofNobody } = address.claim;
    await updateWhere(transaction, table, {
      set: set(id) as Record<string, string>,
      where: { [column]: valueOf(email) },
      ofNobody,
    });
  }
}

/**
 * Gives a user another address that a code has proven. What was sent from a proven former address without signing in becomes the user's own,
 * so that it stays with the user; what came from an unproven one is somebody else's.
 * @throws the database's error when the address is taken (`isDuplicate`)
 */
export async function setProvenEmail(transaction: Database, { id, from, to }: Move): Promise<void> {
  if (await isProven(transaction, id)) await claimFrom(transaction, id, from);
  await transaction
    .updateTable('users')
    .set({ email: to, emailVerified: true, updatedAt: new Date() })
    .where('id', '=', id)
    .execute();
  await moveAddress(transaction, { id, from, to });
}

/**
 * Deletes a user and, by the rule of each table (server/db/tables/lifecycle.ts), everything of the person: sessions, password, second factor,
 * applications, conversations, codes and grants, and the mails about the user, also those to the school.
 * @returns whether the user existed
 */
export async function eraseUser(transaction: Database, id: string): Promise<boolean> {
  // Locked first: of two deletions at once, the second finds nothing.
  if (!(await lockUser(transaction, id))) return false;
  const user = await transaction
    .selectFrom('users')
    .select(['email', 'emailVerified'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const person = { id, email: user.email, isProven: Boolean(user.emailVerified) };
  for (const [table, { erasure }] of tables) {
    if (!('where' in erasure)) continue;
    for (const [column, valueOf] of Object.entries(erasure.where ?? {})) {
      const value = valueOf(person);
      if (value !== null) await deleteWhere(transaction, table, column, '=', value, erasure.ofNobody);
    }
  }
  return true;
}
