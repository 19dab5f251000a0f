import { byNetwork, type Limit } from '#server/http/rate-limit.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Daily limits for one email. Unknown browsers share a limit; each known browser has its own, so that strangers cannot use up the
 * owner's attempts. All known browsers together have twice that: a former owner of the account may have kept the cookies of many
 * sign-ins. Above the maximum, one more request is allowed every 15 minutes, which is how long the owner waits at a new browser.
 */
const dailyLimits = (max: number, guessesOnly: boolean): Limit[] => {
  const perEmail = { field: 'email', guessesOnly, seconds: day, thenEvery: 15 * minute } as const;
  return [
    // A third of the maximum: one network alone cannot use up the limit for everywhere.
    { ...perEmail, by: 'wider network', device: 'new', max: Math.ceil(max / 3), thenEvery: 30 * minute },
    { ...perEmail, by: 'everywhere', device: 'new', max },
    { ...perEmail, by: 'browser', device: 'known', max },
    { ...perEmail, by: 'everywhere', device: 'known', max: 2 * max },
  ];
};

/** Requests for a code: enough for somebody who mistypes, too few to flood a mailbox from many networks. */
export const resetCodeRequestLimits: readonly Limit[] = [
  { by: 'network', max: 5, seconds: 15 * minute, field: 'email' },
  ...byNetwork({ max: 60, seconds: hour }),
  ...dailyLimits(20, false),
];

/**
 * Wrong codes. Five attempts for each code would still be a hundred a day with new codes, and unlimited from many networks.
 * Unknown browsers have 126 attempts a day in all: in a year of constant guessing they guess six digits with a probability of one
 * in twenty, and the owner gets a mail for every five attempts (OWASP ASVS 5.0, 6.6.3). The last limit counts all accounts
 * together, because many networks could try one code at many accounts. Known browsers are not in it.
 */
export const resetCodeAttemptLimits: readonly Limit[] = [
  ...byNetwork({ max: 100, seconds: 15 * minute, guessesOnly: true }),
  ...dailyLimits(30, true),
  { by: 'everywhere', device: 'new', guessesOnly: true, max: 500, seconds: day, thenEvery: minute },
];
