import { byNetwork, type Limit } from '#server/http/rate-limit.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Wrong passwords for one account. */
const wrongPasswords = { field: 'userEmail', guessesOnly: true } as const;
const fromUnknown = { ...wrongPasswords, device: 'new' } as const;
const fromKnown = { ...wrongPasswords, device: 'known' } as const;

/**
 * Limits that slow down password guessing and delay the account's owner by minutes at most (OWASP ASVS 5.0, 6.3.1; NIST SP
 * 800-63B, 3.2.2). A known browser has its own counters, which no stranger can use up. Unknown browsers are counted by network, by
 * wider network and everywhere. Above the maximum of a long window one attempt every few minutes is still allowed, so that the
 * owner at a new browser does not wait until the window ends. One wider network alone does not reach the limit for everywhere.
 */
export const signInLimits: readonly Limit[] = [
  { ...fromUnknown, by: 'network', max: 5, seconds: 30 },
  { ...fromUnknown, by: 'network', max: 10, seconds: 15 * minute },
  { ...fromUnknown, by: 'wider network', max: 20, seconds: 15 * minute },
  { ...fromUnknown, by: 'wider network', max: 30, seconds: day, thenEvery: 30 * minute },
  { ...fromUnknown, by: 'everywhere', max: 50, seconds: hour, thenEvery: 5 * minute },
  { ...fromUnknown, by: 'everywhere', max: 100, seconds: day, thenEvery: 10 * minute },
  { ...fromKnown, by: 'browser', max: 5, seconds: 30 },
  { ...fromKnown, by: 'browser', max: 10, seconds: 15 * minute },
  { ...fromKnown, by: 'browser', max: 50, seconds: day, thenEvery: 15 * minute },
  // All known browsers together: a former owner of the account may have kept the cookies of many sign-ins.
  { ...fromKnown, by: 'everywhere', max: 200, seconds: day, thenEvery: 10 * minute },
  // Not for known browsers: a guesser must not lock out others on the same network.
  ...byNetwork({ max: 100, seconds: 15 * minute, guessesOnly: true, device: 'new' }),
  // Right passwords too, far above the needs of a school behind one address: each one takes a place in the hash queue.
  ...byNetwork({ max: 3000, seconds: 15 * minute }),
];
