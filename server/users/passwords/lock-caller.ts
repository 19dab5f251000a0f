import { lockUser } from '#server/users/queries.ts';
import type { Database } from '#server/db/connect.ts';
import { HttpError } from '#server/http/http-error.ts';
import type { Caller } from '#server/http/checked-request.ts';
import { findSessionRole } from '#server/users/sessions/queries.ts';
import { findPasswordHash } from './queries.ts';

/**
 * Locks the caller in a transaction and repeats the checks made before it, while a password was hashed or a body read:
 * the session exists, and the role and the compared password hash are the same.
 * @param hash the hash that the password in the request was compared with, if any
 * @throws HttpError 401
 */
export async function lockCaller(transaction: Database, caller: Caller, hash?: string): Promise<void> {
  await lockUser(transaction, caller.id);
  const role = await findSessionRole(transaction, caller);
  const isSamePassword = hash === undefined || (await findPasswordHash(transaction, caller.id)) === hash;
  if (role !== caller.role || !isSamePassword) throw new HttpError(401, 'Please sign in first.');
}
