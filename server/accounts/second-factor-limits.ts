import type { Context } from '#server/context.ts';
import { CallFailure } from '#server/http/failure.ts';
import type { Counted, Limit } from '#server/http/rate-limit.ts';
import type { Visit } from '#server/http/route.ts';
import { knownDevice } from './device-cookie.ts';

const minute = 60;
const day = 24 * 60 * minute;

/** Wrong codes alone count, by the account that a right password named. */
const ofAccount = { ofAccount: true, failuresOnly: true } as const;

/**
 * Six digits, of which three are good at a time: 30 tries a day find one in ten thousand. Only who knows the password comes
 * this far; and a browser that has signed in before has an allowance of its own that such a thief cannot use up (OWASP
 * ASVS 5.0, 6.3.1; NIST SP 800-63B, 3.2.2).
 */
export const secondFactorLimits: readonly Limit[] = [
  ...(['new', 'known'] as const).flatMap((device) => [
    { max: 5, seconds: 30, device, ...ofAccount },
    { max: 10, seconds: 15 * minute, device, ...ofAccount },
    { max: 30, seconds: day, device, ...ofAccount },
  ]),
  { max: 60, seconds: day, everywhere: true, device: 'known', ...ofAccount },
];

/** What a try at an account's code counts as: the same whichever call it comes by. */
export function countedTry(
  visit: Context & Pick<Visit, 'address' | 'requestHeaders'>,
  { id, email }: { id: string; email: string },
): Counted {
  const device = knownDevice(visit.requestHeaders, email, visit);
  return { path: 'second factor', address: visit.address, account: id, device, body: {} };
}

/** @param status 401 to somebody half-way in, 403 to somebody who is in */
export function wrongCode(status: 401 | 403): CallFailure {
  const message = 'That code is not right, or was used before. Please wait for the next one.';
  return new CallFailure(status, message, { fields: { code: message } });
}
