import { createHmac, randomUUID } from 'node:crypto';
import { APIError } from 'better-auth/api';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/connect.ts';
import { HttpError } from '#server/http/http-error.ts';
import type { Requester } from '#server/http/requester.ts';
import { lockAccount } from '#server/accounts/lock-account.ts';
import { storedForm } from './recovery-codes.ts';

/** Longer than better-auth takes a code of either neighbouring half minute for right. */
const rememberUsedFor = 3 * 60_000;

/** An account's second factor, once its first code was right. */
export async function findSecondFactor(db: Database, userId: string) {
  const found = await db
    .selectFrom('twoFactors')
    .select(['backupCodes', 'verified'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return found?.verified ? found : undefined;
}

/** Takes an account's second factor away. @returns whether it had one */
export async function removeSecondFactor(transaction: Database, userId: string): Promise<boolean> {
  const removed = await transaction.deleteFrom('twoFactors').where('userId', '=', userId).executeTakeFirst();
  await transaction.updateTable('users').set({ twoFactorEnabled: false }).where('id', '=', userId).execute();
  return removed.numDeletedRows > 0n;
}

/** Ends the account's sign-ins that are half-way in: what let them so far is changed. */
export async function endHalfWay(transaction: Database, userId: string): Promise<void> {
  await transaction.deleteFrom('verifications').where('value', '=', userId).execute();
}

interface Try {
  userId: string;
  /** Digits only. */
  code: string;
  /** Those of a session, or of somebody half-way in. */
  headers: Headers;
}

interface Accepted {
  kind: 'app' | 'recovery code';
  /** What better-auth sets, the session cookie of a sign-in above all. */
  headers: Headers;
}

interface Verified {
  headers: Headers;
  response: { user: { id: string } };
}

/**
 * @returns what better-auth answers; null when it refuses the code
 * @throws HttpError 401 when it checked the code of another account than the one the try is counted and logged for
 */
async function ask(userId: string, send: () => Promise<Verified>): Promise<Headers | null> {
  let verified: Verified;
  try {
    verified = await send();
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return null;
    throw error;
  }
  if (verified.response.user.id !== userId) throw new HttpError(401, 'Please sign in first.');
  return verified.headers;
}

/** Under which a used code is remembered: a stolen database does not tell whose it was, nor which. */
const usedCode = ({ secret }: Context, { userId, code }: Try) =>
  `used-${createHmac('sha256', secret).update(`${userId}\n${code}`).digest('base64url')}`;

/** Whether a code was used before: it is good once, however long it stays on the app's screen (OWASP ASVS 5.0, 6.5.1). */
async function wasUsed(transaction: Database, identifier: string): Promise<boolean> {
  const used = await transaction
    .selectFrom('verifications')
    .select('id')
    .where('identifier', '=', identifier)
    .where('expiresAt', '>', new Date())
    .executeTakeFirst();
  return used !== undefined;
}

async function rememberUsed(transaction: Database, identifier: string): Promise<void> {
  const now = new Date();
  const expiresAt = new Date(now.getTime() + rememberUsedFor);
  await transaction
    .insertInto('verifications')
    .values({ id: randomUUID(), identifier, value: '', expiresAt, createdAt: now, updatedAt: now })
    .execute();
}

/**
 * What a recovery code is stored as; for six digits, or a code that can be none, null. Takes as long as a password does, so it
 * is called before the transaction.
 */
export async function prepareRecovery(
  db: Database,
  { userId, code }: Omit<Try, 'headers'>,
  requester: Requester,
): Promise<string | null> {
  const factor = code.length === 6 ? undefined : await findSecondFactor(db, userId);
  return factor === undefined ? null : storedForm(factor.backupCodes, code, requester);
}

/**
 * Tries a code, in a transaction that is kept whatever comes of it: wrong tries are recorded in it. The account is locked, so
 * that of two tries with the same code one is right, and a change of the password or the second factor comes before or after.
 * @param recovery from `prepareRecovery`
 * @returns null when the code is wrong or was used before
 */
export async function tryCode(
  context: Context,
  transaction: Database,
  attempt: Try,
  recovery: string | null,
): Promise<Accepted | null> {
  const { api } = context.auth;
  const { userId, code, headers } = attempt;
  await lockAccount(transaction, userId);
  if (code.length === 6) {
    const identifier = usedCode(context, attempt);
    if (await wasUsed(transaction, identifier)) return null;
    const set = await ask(userId, () => api.verifyTOTP({ body: { code }, headers, returnHeaders: true }));
    if (set === null) return null;
    await rememberUsed(transaction, identifier);
    return { kind: 'app', headers: set };
  }
  if (recovery === null) return null;
  const set = await ask(userId, () =>
    api.verifyBackupCode({ body: { code: recovery }, headers, returnHeaders: true }),
  );
  return set && { kind: 'recovery code', headers: set };
}
