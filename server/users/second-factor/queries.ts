import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/connect.ts';

/** The second factor of a user; undefined until the first code was right. */
export async function findSecondFactor(db: Database, userId: string) {
  const found = await db
    .selectFrom('twoFactors')
    .select(['backupCodes', 'verified'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return found?.verified ? found : undefined;
}

/** Whether a user needs a code to sign in. */
export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('twoFactorEnabled')
    .where('id', '=', userId)
    .executeTakeFirst();
  return Boolean(row?.twoFactorEnabled);
}

/** Sets whether a user needs a code to sign in. */
export async function setSecondFactorRequired(
  db: Database,
  userId: string,
  isRequired: boolean,
): Promise<void> {
  await db.updateTable('users').set({ twoFactorEnabled: isRequired }).where('id', '=', userId).execute();
}

/** Deletes the second factor of a user. @returns whether there was one */
export async function removeSecondFactor(transaction: Database, userId: string): Promise<boolean> {
  const removed = await transaction.deleteFrom('twoFactors').where('userId', '=', userId).executeTakeFirst();
  await setSecondFactorRequired(transaction, userId, false);
  return removed.numDeletedRows > 0n;
}

/** Replaces the recovery codes of a user. @param backupCodes JSON list of hashes */
export async function setRecoveryCodes(db: Database, userId: string, backupCodes: string): Promise<void> {
  await db.updateTable('twoFactors').set({ backupCodes }).where('userId', '=', userId).execute();
}

/** The user of a sign-in that waits for its second factor; undefined when there is none or it has expired. */
export function findPendingSignIn(db: Database, identifier: string) {
  return db
    .selectFrom('verifications')
    .innerJoin('users', 'users.id', 'verifications.value')
    .select(['users.id', 'users.email'])
    .where('identifier', '=', identifier)
    .where('expiresAt', '>', new Date())
    .executeTakeFirst();
}

/** Whether a code was used before. */
export async function isCodeUsed(transaction: Database, identifier: string): Promise<boolean> {
  const used = await transaction
    .selectFrom('verifications')
    .select('id')
    .where('identifier', '=', identifier)
    .where('expiresAt', '>', new Date())
    .executeTakeFirst();
  return used !== undefined;
}

/** Stores that a code was used. @param milliseconds how long to remember it */
export async function insertUsedCode(
  transaction: Database,
  identifier: string,
  milliseconds: number,
): Promise<void> {
  const now = new Date();
  const expiresAt = new Date(now.getTime() + milliseconds);
  await transaction
    .insertInto('verifications')
    .values({ id: randomUUID(), identifier, value: '', expiresAt, createdAt: now, updatedAt: now })
    .execute();
}

/** The encrypted secrets of all second factors. */
export const listSecrets = (db: Database) => db.selectFrom('twoFactors').select(['id', 'secret']).execute();

/** Replaces an encrypted secret unless it has changed. */
export async function replaceSecret(
  db: Database,
  { id, secret }: { id: string; secret: string },
  replacement: string,
): Promise<void> {
  await db
    .updateTable('twoFactors')
    .set({ secret: replacement })
    .where('id', '=', id)
    .where('secret', '=', secret)
    .execute();
}
