import { byNetwork, type Limit } from '#server/http/rate-limit.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Strangers together, and each browser that has signed in to the account before by itself, so that strangers cannot use up
 * what its owner needs. All such browsers have twice that: a former holder of the account may have kept the cookies of many
 * sign-ins. Once the daily maximum is reached, one more is allowed every
 * quarter of an hour, which is how long the owner waits at a new browser.
 */
const inADay = (max: number, guessesOnly: boolean): Limit[] => {
  const ofAnEmail = { field: 'email', guessesOnly, seconds: day, thenEvery: 15 * minute } as const;
  return [
    // A third, and half as often: one network alone does not use up what there is for everywhere.
    { ...ofAnEmail, by: 'wider network', device: 'new', max: Math.ceil(max / 3), thenEvery: 30 * minute },
    { ...ofAnEmail, by: 'everywhere', device: 'new', max },
    { ...ofAnEmail, by: 'browser', device: 'known', max },
    { ...ofAnEmail, by: 'everywhere', device: 'known', max: 2 * max },
  ];
};

/** Asking for a code: enough for somebody who mistypes, too little to fill somebody's mailbox from many networks. */
export const codeRequestLimits: readonly Limit[] = [
  { by: 'network', max: 5, seconds: 15 * minute, field: 'email' },
  ...byNetwork({ max: 60, seconds: hour }),
  ...inADay(20, false),
];

/**
 * Wrong codes: five a code would still be a hundred a day for somebody who asks for new ones, and without end for somebody with
 * many networks. Strangers get 126 a day in all: in a year without a pause they guess six digits with a chance of one in
 * twenty, and the owner gets a mail for every five tries (OWASP ASVS 5.0, 6.6.3).
 */
export const codeTryLimits: readonly Limit[] = [
  ...byNetwork({ max: 100, seconds: 15 * minute, guessesOnly: true }),
  ...inADay(30, true),
];
