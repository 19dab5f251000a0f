import { passwordRequiredMessage } from '#contract/second-factor.ts';
import { recordOfOffice } from '#server/audit/queries.ts';
import { HttpError } from '#server/http/http-error.ts';
import { byNetwork, type Limit } from '#server/http/rate-limit.ts';
import type { Caller, RequestContext } from '#server/http/route.ts';
import { passwordHashOf } from './lock-account.ts';
import { verifyPassword } from './password-hash.ts';

const minute = 60_000;
const freshFor = 30 * minute;

/**
 * Refuses what cannot be taken back, or takes everything away, to an admin whose password was last given more than 30 minutes
 * ago: the office's screen may have been left alone (OWASP ASVS 5.0, 7.5.3).
 * @throws HttpError 403 with the field that is wanted; POST /user/confirm-password is the way on
 */
export function needFreshPassword({ role, passwordGivenAt }: Caller, now = Date.now()): void {
  const age = now - passwordGivenAt.getTime();
  // A moment in the future was written while the clock was ahead. Two instances may differ by seconds.
  if (role !== 'admin' || (age > -minute && age < freshFor)) return;
  const message = passwordRequiredMessage;
  throw new HttpError(403, message, { fields: { password: message } });
}

/** One counter for all calls that ask for the password again: each would be another allowance to guess it. */
const again = { group: 'password again' } as const;

/** Passwords of an account that is signed in, by account and by network. */
export const passwordAgainLimits: readonly Limit[] = [
  { ...again, by: 'account', max: 10, seconds: 15 * 60, guessesOnly: true },
  { ...again, by: 'account', max: 50, seconds: 24 * 60 * 60, thenEvery: 15 * 60, guessesOnly: true },
  ...byNetwork({ ...again, max: 100, seconds: 15 * 60, guessesOnly: true }),
  // Right ones too, for each takes a turn at hashing (sign-in-limits.ts).
  { ...again, by: 'account', max: 60, seconds: 15 * 60 },
];

/**
 * Compares the password of the account that is signed in, asked for again before something weighty. A wrong one given by an admin
 * is recorded in the audit log.
 * @returns the hash it was compared with, which `lockCaller` checks again in the transaction
 * @throws HttpError 403 beside the field when it is wrong
 */
export async function checkPasswordAgain(
  {
    db,
    caller,
    address,
    requester,
  }: Pick<RequestContext, 'db' | 'address' | 'requester'> & { caller: Caller },
  password: string,
): Promise<string> {
  const hash = await passwordHashOf(db, caller.id);
  if (hash !== undefined && (await verifyPassword(hash, password, requester))) return hash;
  await recordOfOffice(db, { action: 'password-refused', actor: caller.id, subject: caller.id, address });
  const message = 'That is not your password.';
  throw new HttpError(403, message, { fields: { password: message }, isWrongGuess: true });
}
