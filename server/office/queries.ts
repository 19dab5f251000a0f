import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/connect.ts';

export interface Account {
  id: string;
  name: string;
  /** Whether the owner of the address has proved it with a code from a mail. */
  isVerified: boolean;
}

export async function findAccount(db: Database, email: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'name', 'emailVerified'])
    .where('email', '=', email)
    .executeTakeFirst();
  return row && { id: row.id, name: row.name, isVerified: Boolean(row.emailVerified) };
}

/** Creates an admin account without a password. @returns its id */
export async function insertAdmin(transaction: Database, email: string): Promise<string> {
  const now = new Date();
  const id = randomUUID();
  const name = email.split('@')[0] ?? email;
  await transaction
    .insertInto('users')
    .values({ id, name, email, emailVerified: true, role: 'admin', createdAt: now, updatedAt: now })
    .execute();
  return id;
}

/** Makes an account an admin account with a verified address. */
export async function makeAdmin(transaction: Database, id: string): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ role: 'admin', emailVerified: true, updatedAt: new Date() })
    .where('id', '=', id)
    .execute();
}

/** Makes an admin account an ordinary one. @returns its id, or undefined when the e-mail is not an admin's */
export async function removeAdmin(transaction: Database, email: string): Promise<string | undefined> {
  const removed = await transaction
    .updateTable('users')
    .set({ role: 'user', updatedAt: new Date() })
    .where('email', '=', email)
    .where('role', '=', 'admin')
    .returning('id')
    .executeTakeFirst();
  return removed?.id;
}

/** The e-mails of all admins, in alphabetical order. */
export async function adminEmails(db: Database): Promise<string[]> {
  const admins = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .orderBy('email')
    .execute();
  return admins.map(({ email }) => email);
}
