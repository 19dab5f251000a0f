import type { Limit } from '#server/http/rate-limit.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Ever longer waits: half a minute after five wrong passwords, a quarter of an hour after ten, the rest of the day after fifty. */
const waits = [
  { max: 5, seconds: 30 },
  { max: 10, seconds: 15 * minute },
  { max: 50, seconds: day },
];

/**
 * What slows somebody who guesses passwords, and not the owner: wrong passwords alone count, by account from a network, by
 * account from everywhere, and by network; but a browser that has signed in to the account before has an allowance of its
 * own that no stranger can use up (OWASP ASVS 5.0, 6.3.1; NIST SP 800-63B, 3.2.2).
 */
export const signInLimits: readonly Limit[] = [
  ...waits.map((wait) => ({ ...wait, field: 'userEmail', device: 'new' as const })),
  { max: 50, seconds: hour, field: 'userEmail', everywhere: true, device: 'new' as const },
  { max: 100, seconds: day, field: 'userEmail', everywhere: true, device: 'new' as const },
  ...waits.map((wait) => ({ ...wait, field: 'userEmail', device: 'known' as const })),
  { max: 100, seconds: 15 * minute },
].map((limit) => ({ ...limit, failuresOnly: true }));
