import { randomUUID } from 'node:crypto';
import {
  changeCodeIdentifier,
  resetCodeIdentifier,
  type AddressChange,
} from '#server/db/accepted-address.ts';
import { givenEmail } from '#server/db/no-email.ts';
import { moveAddress } from '#server/users/queries.ts';
import type { Database } from '#server/db/connect.ts';

/** The hash of a user's password; undefined when there is no such user or no password. */
export async function findPasswordHash(db: Database, userId: string): Promise<string | undefined> {
  const account = await db
    .selectFrom('accounts')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  return account?.password ?? undefined;
}

/** Stores the hash of a password, whether the user has one or not. */
export async function setPasswordHash(db: Database, userId: string, password: string): Promise<void> {
  const now = new Date();
  const changed = await db
    .updateTable('accounts')
    .set({ password, updatedAt: now })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n) return;
  const account = { id: randomUUID(), userId, accountId: userId, providerId: 'credential', password };
  await db
    .insertInto('accounts')
    .values({ ...account, createdAt: now, updatedAt: now })
    .execute();
}

/** Deletes the password of a user: nobody can sign in as this user until a new one is set. */
export async function deletePassword(db: Database, userId: string): Promise<void> {
  await db
    .deleteFrom('accounts')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .execute();
}

/** Deletes the code that resets a password. */
export async function deleteResetCode(db: Database, email: string): Promise<void> {
  await db.deleteFrom('verifications').where('identifier', '=', resetCodeIdentifier(email)).execute();
}

/** Whether a user has a code for a new address that has not expired. */
export async function hasChangeCode(db: Database, change: AddressChange): Promise<boolean> {
  const code = await db
    .selectFrom('verifications')
    .select('id')
    .where('identifier', '=', changeCodeIdentifier(change))
    .where('expiresAt', '>', new Date())
    .executeTakeFirst();
  return code !== undefined;
}

/** Deletes the grants to reset the password of an address. */
export async function deleteGrants(db: Database, email: string): Promise<void> {
  await db.deleteFrom('verifications').where('value', '=', email).execute();
}

/** Deletes the code of a change of address. */
export async function deleteChangeCode(db: Database, change: AddressChange): Promise<void> {
  await db.deleteFrom('verifications').where('identifier', '=', changeCodeIdentifier(change)).execute();
}

interface Grant {
  /** Holds a hash of the grant's token. */
  identifier: string;
  email: string;
}

/** Stores a grant to reset a password. */
export async function insertGrant(
  db: Database,
  { identifier, email, expiresAt }: Grant & { expiresAt: Date },
): Promise<void> {
  const now = new Date();
  await db
    .insertInto('verifications')
    .values({ id: randomUUID(), identifier, value: email, expiresAt, createdAt: now, updatedAt: now })
    .execute();
}

/** Whether a grant exists and has not expired. */
export async function hasGrant(db: Database, { identifier, email }: Grant): Promise<boolean> {
  const grant = await db
    .selectFrom('verifications')
    .select('id')
    .where('identifier', '=', identifier)
    .where('value', '=', email)
    .where('expiresAt', '>', new Date())
    .executeTakeFirst();
  return grant !== undefined;
}

/** Deletes a grant: of two requests at once only one can use it. @returns whether it existed and had not expired */
export async function consumeGrant(db: Database, { identifier, email }: Grant): Promise<boolean> {
  const deleted = await db
    .deleteFrom('verifications')
    .where('identifier', '=', identifier)
    .where('value', '=', email)
    .where('expiresAt', '>', new Date())
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/**
 * Gives another address to a user whom the office has made without one or with a mistyped one: nobody has proven that address, and nobody
 * has chosen a password. Its applications, conversations and trial classes get it too.
 * @returns false, with nothing changed, for a user of its own
 * @throws the database's error when the address is taken (`isDuplicate`)
 */
export async function moveUnclaimedUser(
  transaction: Database,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<boolean> {
  const given = givenEmail(from);
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ email: to, updatedAt: new Date() })
    .where('id', '=', id)
    .where('email', '=', from)
    // Nobody of the office, whose address is the key to everything.
    .where('role', '=', 'user')
    .where('emailVerified', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('accounts')
            .select('accounts.id')
            .whereRef('accounts.userId', '=', 'users.id')
            .where('password', 'is not', null),
        ),
      ),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await moveAddress(transaction, { id, from: given, to });
  return true;
}
