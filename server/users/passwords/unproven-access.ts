import type { Database } from '#server/db/connect.ts';
import { deletePendingSignIns, deleteSessionsOf } from '#server/users/sessions/queries.ts';
import { isProven } from '#server/users/queries.ts';
import { deletePassword } from './queries.ts';

/**
 * Takes the password and the sessions from a user whose address no code has proven: anybody can sign up with the address of somebody else. Call it
 * in the transaction in which the office trusts the address, after `lockUser`. The owner of the address chooses a new password with a code
 * (docs/decisions/0030-what-proves-who-somebody-is.md).
 */
export async function endUnprovenAccess(transaction: Database, userId: string): Promise<void> {
  if (await isProven(transaction, userId)) return;
  await deletePassword(transaction, userId);
  await deleteSessionsOf(transaction, userId);
  await deletePendingSignIns(transaction, userId);
}
