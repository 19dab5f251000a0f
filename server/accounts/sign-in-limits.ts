import { byNetwork, type Limit } from '#server/http/rate-limit.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Wrong passwords for one account. */
const ofAnAccount = { field: 'userEmail', guessesOnly: true } as const;
const ofStrangers = { ...ofAnAccount, device: 'new' } as const;
const ofOwners = { ...ofAnAccount, device: 'known' } as const;

/**
 * Slows down password guessing, and costs the account's owner minutes at most (OWASP ASVS 5.0, 6.3.1; NIST SP 800-63B, 3.2.2).
 * A browser that has signed in to the account before has counters of its own, which no stranger can use up. Strangers are
 * counted by network, by the wider network around it and from everywhere. Once the maximum of a long window is reached, one try
 * every few minutes is still allowed, so that the owner at a new browser need not wait until the window ends. One wider network
 * alone does not reach the limit for everywhere.
 */
export const signInLimits: readonly Limit[] = [
  { ...ofStrangers, by: 'network', max: 5, seconds: 30 },
  { ...ofStrangers, by: 'network', max: 10, seconds: 15 * minute },
  { ...ofStrangers, by: 'wider network', max: 20, seconds: 15 * minute },
  { ...ofStrangers, by: 'wider network', max: 30, seconds: day, thenEvery: 30 * minute },
  { ...ofStrangers, by: 'everywhere', max: 50, seconds: hour, thenEvery: 5 * minute },
  { ...ofStrangers, by: 'everywhere', max: 100, seconds: day, thenEvery: 10 * minute },
  { ...ofOwners, by: 'browser', max: 5, seconds: 30 },
  { ...ofOwners, by: 'browser', max: 10, seconds: 15 * minute },
  { ...ofOwners, by: 'browser', max: 50, seconds: day, thenEvery: 15 * minute },
  // All known browsers together: a former holder of the account may have kept the cookies of many sign-ins.
  { ...ofOwners, by: 'everywhere', max: 200, seconds: day, thenEvery: 10 * minute },
  // Known browsers have their own limits above: one guesser does not keep everybody out who shares the network.
  ...byNetwork({ max: 100, seconds: 15 * minute, guessesOnly: true, device: 'new' }),
  // Right ones as well, far above what a school behind one address does: each takes a turn at hashing.
  ...byNetwork({ max: 3000, seconds: 15 * minute }),
];
