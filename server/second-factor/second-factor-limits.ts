import type { Context } from '#server/context.ts';
import { HttpError } from '#server/http/http-error.ts';
import type { Counted, Limit } from '#server/http/rate-limit.ts';
import type { RequestContext } from '#server/http/route.ts';
import { knownDevice } from '#server/sessions/device-cookie.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Wrong codes of one account; all endpoints that take a code share the counter. */
const wrongCodes = { group: 'second factor', guessesOnly: true } as const;

const limitsBy = (by: Limit['by'], device: 'new' | 'known'): Limit[] => [
  { ...wrongCodes, by, device, max: 5, seconds: 30 },
  { ...wrongCodes, by, device, max: 10, seconds: 15 * minute },
  { ...wrongCodes, by, device, max: 30, seconds: day, thenEvery: hour },
];

/**
 * Limits for wrong codes. Three codes of six digits are valid at a time: 54 attempts a day find one with a probability of one in
 * six thousand, and each attempt is in the audit log. An attempt needs the right password. A known browser has its own counters,
 * which somebody with a stolen password cannot use up (OWASP ASVS 5.0, 6.3.1; NIST SP 800-63B, 3.2.2).
 */
export const secondFactorLimits: readonly Limit[] = [
  ...limitsBy('account', 'new'),
  ...limitsBy('browser', 'known'),
  { ...wrongCodes, by: 'account', device: 'known', max: 60, seconds: day, thenEvery: hour },
];

/** The counter keys of an attempt, the same for all endpoints. */
export function countedAttempt(
  request: Pick<Context, 'settings' | 'secret'> & Pick<RequestContext, 'address' | 'requestHeaders'>,
  { id, email }: { id: string; email: string },
): Counted {
  const device = knownDevice(request.requestHeaders, email, request);
  return { path: '', address: request.address, account: id, device, body: {} };
}

/** @param status 401 during a sign-in, 403 for a signed-in caller */
export function wrongCode(status: 401 | 403): HttpError {
  const message = 'That code is not right, or was used before. Please wait for the next one.';
  return new HttpError(status, message, { fields: { code: message }, isWrongGuess: true });
}
