import type { Context } from '#server/context.ts';
import { HttpError } from '#server/http/http-error.ts';
import type { Counted, Limit } from '#server/http/rate-limit.ts';
import type { RequestContext } from '#server/http/route.ts';
import { knownDevice } from '#server/sessions/device-cookie.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Wrong codes for the account that a right password named; one counter whichever call they come by. */
const ofCodes = { group: 'second factor', guessesOnly: true } as const;

const waits = (by: Limit['by'], device: 'new' | 'known'): Limit[] => [
  { ...ofCodes, by, device, max: 5, seconds: 30 },
  { ...ofCodes, by, device, max: 10, seconds: 15 * minute },
  { ...ofCodes, by, device, max: 30, seconds: day, thenEvery: hour },
];

/**
 * Six digits, of which three are good at a time: 54 tries a day find one in six thousand, and each is in the audit log. Only
 * somebody who has the password gets this far; a browser that has signed in before has counters of its own, which such a thief
 * cannot use up (OWASP ASVS 5.0, 6.3.1; NIST SP 800-63B, 3.2.2).
 */
export const secondFactorLimits: readonly Limit[] = [
  ...waits('account', 'new'),
  ...waits('browser', 'known'),
  { ...ofCodes, by: 'account', device: 'known', max: 60, seconds: day, thenEvery: hour },
];

/** What a try at an account's code counts as: the same whichever call it comes by. */
export function countedTry(
  request: Context & Pick<RequestContext, 'address' | 'requestHeaders'>,
  { id, email }: { id: string; email: string },
): Counted {
  const device = knownDevice(request.requestHeaders, email, request);
  return { path: '', address: request.address, account: id, device, body: {} };
}

/** @param status 401 to somebody half-way in, 403 to somebody who is in */
export function wrongCode(status: 401 | 403): HttpError {
  const message = 'That code is not right, or was used before. Please wait for the next one.';
  return new HttpError(status, message, { fields: { code: message }, isWrongGuess: true });
}
