import type { Limit } from '#server/http/rate-limit.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Strangers together, from wherever they ask; and each browser that has signed in to the account before by itself, so that
 * strangers cannot use up what its owner needs. Twice that for all such browsers: whoever had the account once may have kept
 * the cookies of many sign-ins.
 */
const inADay = (max: number, failuresOnly: boolean): Limit[] => [
  { max, seconds: day, failuresOnly, field: 'email', everywhere: true, device: 'new' },
  { max, seconds: day, failuresOnly, field: 'email', device: 'known' },
  { max: 2 * max, seconds: day, failuresOnly, field: 'email', everywhere: true, device: 'known' },
];

/** Asking for a code: enough for who mistypes, too little to fill somebody's letter box from many networks. */
export const codeRequestLimits: readonly Limit[] = [
  { max: 5, seconds: 15 * minute, field: 'email' },
  { max: 60, seconds: hour },
  ...inADay(20, false),
];

/**
 * Wrong codes: five a code would still be a hundred a day for who asks for new ones, and without end for who has many networks.
 * With ninety a day in all a guesser of six digits needs thirty years (OWASP ASVS 5.0, 6.6.3).
 */
export const codeTryLimits: readonly Limit[] = [
  { max: 100, seconds: 15 * minute, failuresOnly: true },
  ...inADay(30, true),
];
