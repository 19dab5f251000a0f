import type { Database } from '#server/db/connect.ts';
import { HttpError } from '#server/http/http-error.ts';
import type { Caller } from '#server/http/route.ts';

/**
 * Makes transactions that open sessions of an account, or change what signs in to it, wait for each other: whichever comes
 * second sees what the first has changed.
 * @returns whether there is such an account
 */
export async function lockAccount(transaction: Database, userId: string): Promise<boolean> {
  const locked = await transaction
    .updateTable('users')
    .set((eb) => ({ role: eb.ref('role') }))
    .where('id', '=', userId)
    .executeTakeFirst();
  return locked.numUpdatedRows > 0n;
}

/** The hash of an account's password; undefined when there is no account or no password. */
export async function passwordHashOf(db: Database, userId: string): Promise<string | undefined> {
  const account = await db
    .selectFrom('accounts')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  return account?.password ?? undefined;
}

/**
 * Locks the account of the caller and checks again what was checked before the transaction, while a password was hashed or a
 * body read: the session is still there, the role is the same, and so is the password that was compared.
 * @param hash the hash that the password given with the request was compared with, if one was
 * @throws HttpError 401
 */
export async function lockCaller(transaction: Database, caller: Caller, hash?: string): Promise<void> {
  await lockAccount(transaction, caller.id);
  const found = await transaction
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('users.role')
    .where('sessions.id', '=', caller.sessionId)
    .where('users.id', '=', caller.id)
    .executeTakeFirst();
  const isSamePassword = hash === undefined || (await passwordHashOf(transaction, caller.id)) === hash;
  if (found?.role !== caller.role || !isSamePassword) throw new HttpError(401, 'Please sign in first.');
}
