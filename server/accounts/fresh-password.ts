import { recordOfOffice } from '#server/audit/queries.ts';
import { CallFailure } from '#server/http/failure.ts';
import type { Limit } from '#server/http/rate-limit.ts';
import type { Caller, Visit } from '#server/http/route.ts';
import { checkPassword } from './stored-password.ts';

const minute = 60_000;
const freshFor = 30 * minute;

/**
 * Refuses what cannot be taken back, or takes everything away, to an admin whose password was last given more than 30 minutes
 * ago: the office's screen may have been left alone (OWASP ASVS 5.0, 7.5.3).
 * @throws CallFailure 403 with the field that is wanted; POST /user/confirm-password is the way on
 */
export function needFreshPassword({ role, passwordGivenAt }: Caller, now = Date.now()): void {
  if (role !== 'admin' || now - passwordGivenAt.getTime() < freshFor) return;
  const message = 'It is a while since you signed in. Please enter your password again.';
  throw new CallFailure(403, message, { fields: { password: message } });
}

/** Passwords of somebody who is signed in, wrong ones above all, by account and by network. */
export const passwordAgainLimits: readonly Limit[] = [
  { max: 10, seconds: 15 * 60, ofAccount: true, failuresOnly: true },
  { max: 50, seconds: 24 * 60 * 60, ofAccount: true, failuresOnly: true },
  { max: 100, seconds: 15 * 60, failuresOnly: true },
  // Right ones too, for each takes a turn at hashing (sign-in-limits.ts).
  { max: 60, seconds: 15 * 60, ofAccount: true },
];

/**
 * Checks the password of whoever is signed in, asked again before something weighty.
 * @throws CallFailure 403 beside the field when it is wrong
 */
export async function checkPasswordAgain(
  { auth, db, caller, address }: Pick<Visit, 'auth' | 'db' | 'address'> & { caller: Caller },
  password: string,
): Promise<void> {
  try {
    await checkPassword(auth, caller.id, password);
  } catch (error) {
    await recordOfOffice(db, { action: 'password-refused', actor: caller.id, subject: caller.id, address });
    throw error;
  }
}
