import { createHmac } from 'node:crypto';
import { useRecoveryCode, verifyTotp } from '#server/users/better-auth.ts';
import { lockUser } from '#server/users/queries.ts';
import type { UserServices } from '#server/users/services.ts';
import type { Database } from '#server/db/connect.ts';
import { HttpError } from '#server/http/http-error.ts';
import type { Requester } from '#server/http/requester.ts';
import { findSecondFactor, insertUsedCode, isCodeUsed } from './queries.ts';
import { storedForm } from './recovery-codes.ts';

/** Longer than a code is accepted: better-auth also takes those of the half minutes before and after. */
const usedCodeMilliseconds = 3 * 60_000;

interface Attempt {
  userId: string;
  /** Digits only. */
  code: string;
  /** With the cookies of a session or of a pending sign-in. */
  headers: Headers;
}

interface Accepted {
  kind: 'app' | 'recovery code';
  /** Cookies to set, such as the session cookie of a sign-in. */
  headers: Headers;
}

/** The key of a used code: keyed with the secret, so that the database reveals neither the user nor the code. */
const usedCodeIdentifier = ({ secret }: Pick<UserServices, 'secret'>, { userId, code }: Attempt) =>
  `used-${createHmac('sha256', secret).update(`${userId}\n${code}`).digest('base64url')}`;

/**
 * Hashes a code as recovery codes are stored. It takes as long as a password hash, so call it before the transaction.
 * @returns null for six digits, and when the user has no recovery codes
 */
export async function hashRecoveryCode(
  db: Database,
  { userId, code }: Omit<Attempt, 'headers'>,
  requester: Requester,
): Promise<string | null> {
  const factor = code.length === 6 ? undefined : await findSecondFactor(db, userId);
  return factor === undefined ? null : storedForm(factor.backupCodes, code, requester);
}

/**
 * Verifies a code and uses it up (OWASP ASVS 5.0, 6.5.1). Commit the transaction after a wrong code too: it holds the record of
 * the attempt. The user is locked, so that of two attempts with one code only one succeeds.
 * @param recovery from `hashRecoveryCode`
 * @returns null when the code is wrong or was used before
 * @throws HttpError 401 when better-auth checked the code for another user than `attempt.userId`
 */
export async function verifyCode(
  { auth, secret }: Pick<UserServices, 'auth' | 'secret'>,
  transaction: Database,
  attempt: Attempt,
  recovery: string | null,
): Promise<Accepted | null> {
  const { userId, code, headers } = attempt;
  await lockUser(transaction, userId);
  const isTotp = code.length === 6;
  const identifier = usedCodeIdentifier({ secret }, attempt);
  if (isTotp ? await isCodeUsed(transaction, identifier) : recovery === null) return null;
  const accepted = isTotp
    ? await verifyTotp(auth, code, headers)
    : await useRecoveryCode(auth, recovery ?? '', headers);
  if (accepted === null) return null;
  if (accepted.userId !== userId) throw new HttpError(401, 'Please sign in first.');
  if (isTotp) await insertUsedCode(transaction, identifier, usedCodeMilliseconds);
  return { kind: isTotp ? 'app' : 'recovery code', headers: accepted.headers };
}
