import type { Limit } from '#server/http/rate-limit.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Wrong passwords alone count. */
const ofAnAccount = { field: 'userEmail', failuresOnly: true } as const;

/** Ever longer waits: half a minute after five wrong passwords, a quarter of an hour after ten, the rest of the day after fifty. */
const waitsFor = (device: 'new' | 'known'): Limit[] => [
  { max: 5, seconds: 30, device, ...ofAnAccount },
  { max: 10, seconds: 15 * minute, device, ...ofAnAccount },
  { max: 50, seconds: day, device, ...ofAnAccount },
];

/**
 * What slows somebody who guesses passwords, and not the owner: counted by account from a network, by account from
 * everywhere, and by network; but a browser that has signed in to the account before has an allowance of its own that no
 * stranger can use up (OWASP ASVS 5.0, 6.3.1; NIST SP 800-63B, 3.2.2). Such browsers together have one too: whoever had the
 * account once may have kept the cookies of many sign-ins.
 */
export const signInLimits: readonly Limit[] = [
  ...waitsFor('new'),
  { max: 50, seconds: hour, everywhere: true, device: 'new', ...ofAnAccount },
  { max: 100, seconds: day, everywhere: true, device: 'new', ...ofAnAccount },
  ...waitsFor('known'),
  { max: 200, seconds: day, everywhere: true, device: 'known', ...ofAnAccount },
  { max: 100, seconds: 15 * minute, failuresOnly: true },
  // Right ones count as well, far above what a school behind one address does: each takes a turn at hashing.
  { max: 3000, seconds: 15 * minute },
];
