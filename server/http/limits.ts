import { maxOpenApplications } from '#contract/school/application.ts';
import { byNetwork, type Limit } from './rate-limit.ts';

/*
 * How often or how much at a time everybody may do something. Each limit answers an attack of docs/security.md. The sizes and
 * times of one request are in server/http/http-server.ts and server/http/body.ts.
 */

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Wrong passwords for one user. */
const wrongPasswords = { field: 'userEmail', guessesOnly: true } as const;
const fromUnknown = { ...wrongPasswords, device: 'new' } as const;
const fromKnown = { ...wrongPasswords, device: 'known' } as const;

/**
 * Slows down password guessing and delays the user by minutes at most (OWASP ASVS 5.0, 6.3.1; NIST SP 800-63B,
 * 3.2.2). A known browser has its own counters, which no stranger can use up. Unknown browsers are counted by network, by wider
 * network and everywhere. Above the maximum of a long window one attempt every few minutes is still allowed, so that the user
 * at a new browser does not wait until the window ends. One wider network alone does not reach the limit for everywhere.
 */
const signIn: readonly Limit[] = [
  { ...fromUnknown, by: 'network', max: 5, seconds: 30 },
  { ...fromUnknown, by: 'network', max: 10, seconds: 15 * minute },
  { ...fromUnknown, by: 'wider network', max: 20, seconds: 15 * minute },
  { ...fromUnknown, by: 'wider network', max: 30, seconds: day, thenEvery: 30 * minute },
  { ...fromUnknown, by: 'everywhere', max: 50, seconds: hour, thenEvery: 5 * minute },
  { ...fromUnknown, by: 'everywhere', max: 100, seconds: day, thenEvery: 10 * minute },
  { ...fromKnown, by: 'browser', max: 5, seconds: 30 },
  { ...fromKnown, by: 'browser', max: 10, seconds: 15 * minute },
  { ...fromKnown, by: 'browser', max: 50, seconds: day, thenEvery: 15 * minute },
  // All known browsers together: somebody who knew an earlier password may have kept the cookies of many sign-ins.
  { ...fromKnown, by: 'everywhere', max: 200, seconds: day, thenEvery: 10 * minute },
  // Not for known browsers: a guesser must not lock out others on the same network.
  ...byNetwork({ max: 100, seconds: 15 * minute, guessesOnly: true, device: 'new' }),
  // Right passwords too, far above the needs of a school behind one address: each one takes a place in the hash queue.
  ...byNetwork({ max: 3000, seconds: 15 * minute }),
];

/**
 * For one email in a day. Unknown browsers share a limit; each known browser has its own, so that strangers cannot use up the
 * owner's attempts. All known browsers together have twice that, as at the sign-in.
 */
const codesOfADay = (max: number, guessesOnly: boolean): Limit[] => {
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
const resetCode: readonly Limit[] = [
  { by: 'network', max: 5, seconds: 15 * minute, field: 'email' },
  ...byNetwork({ max: 60, seconds: hour }),
  ...codesOfADay(20, false),
];

/**
 * Wrong codes for a new password. Five attempts for each code would still be a hundred a day with new codes, and unlimited from
 * many networks. Unknown browsers have 126 attempts a day in all: in a year of constant guessing they guess six digits with a
 * probability of one in twenty, and the owner gets a mail for every five attempts (OWASP ASVS 5.0, 6.6.3).
 */
const resetCodeGuess: readonly Limit[] = [
  ...byNetwork({ max: 100, seconds: 15 * minute, guessesOnly: true }),
  ...codesOfADay(30, true),
  // All users together, because many networks could try one code at many users.
  { by: 'everywhere', device: 'new', guessesOnly: true, max: 500, seconds: day, thenEvery: minute },
];

/** A password that a signed-in user gives again: one counter for all endpoints that ask for it. */
const again = { group: 'password again' } as const;
const passwordAgain: readonly Limit[] = [
  { ...again, by: 'user', max: 10, seconds: 15 * minute, guessesOnly: true },
  { ...again, by: 'user', max: 50, seconds: day, thenEvery: 15 * minute, guessesOnly: true },
  ...byNetwork({ ...again, max: 100, seconds: 15 * minute, guessesOnly: true }),
  // Right passwords count too: each one takes a place in the hash queue.
  { ...again, by: 'user', max: 60, seconds: 15 * minute },
];

/** Wrong codes of a second factor; all endpoints that take a code share the counter. */
const wrongCodes = { group: 'second factor', guessesOnly: true } as const;
const wrongCodesBy = (by: Limit['by'], device: 'new' | 'known'): Limit[] => [
  { ...wrongCodes, by, device, max: 5, seconds: 30 },
  { ...wrongCodes, by, device, max: 10, seconds: 15 * minute },
  { ...wrongCodes, by, device, max: 30, seconds: day, thenEvery: hour },
];

/**
 * Three codes of six digits are valid at a time: 54 attempts a day find one with a probability of one in six thousand, and each
 * attempt is in the audit log. An attempt needs the right password. A known browser has its own counters, which somebody with a
 * stolen password cannot use up (OWASP ASVS 5.0, 6.3.1; NIST SP 800-63B, 3.2.2).
 */
const secondFactorCode: readonly Limit[] = [
  ...wrongCodesBy('user', 'new'),
  ...wrongCodesBy('browser', 'known'),
  { ...wrongCodes, by: 'user', device: 'known', max: 60, seconds: day, thenEvery: hour },
];

/** Codes for a new address, which may be a stranger's: enough for somebody who mistypes. `copiesPerDay` is for the mailbox. */
const emailCode: readonly Limit[] = [
  ...passwordAgain,
  { by: 'user', max: 5, seconds: 15 * minute },
  { by: 'user', max: 20, seconds: day, thenEvery: hour },
  ...byNetwork({ max: 30, seconds: hour }),
];

/**
 * Wrong codes for a new address, of users who have asked for one. Nothing is counted for the address itself: strangers could keep its owner from
 * using the right code. All users together have as many attempts as for new passwords.
 */
const emailCodeGuess: readonly Limit[] = [
  { by: 'user', max: 20, seconds: day, guessesOnly: true, thenEvery: hour },
  ...byNetwork({ max: 100, seconds: 15 * minute, guessesOnly: true }),
  { by: 'everywhere', guessesOnly: true, max: 500, seconds: day, thenEvery: minute },
];

/** Anybody may write, and each message sends mails. */
const fromAnybody: readonly Limit[] = [
  ...byNetwork({ max: 10, seconds: hour }),
  { by: 'everywhere', max: 100, seconds: 10 * minute },
];

/** The limits of each call that has some. Their counters are in the database, so several processes share them. */
export const limits = {
  /** The only call that reveals whether an email belongs to a user: nobody may check a list of emails. */
  signUp: [
    ...byNetwork({ max: 60, seconds: hour }),
    ...byNetwork({ max: 200, seconds: day, thenEvery: 5 * minute }),
    // Each sends a mail to an address of the sender's choice.
    { by: 'everywhere', max: 300, seconds: 15 * minute },
  ],
  signIn,
  secondFactorCode,
  resetCode,
  resetCodeGuess,
  emailCode,
  emailCodeGuess,
  newPassword: byNetwork({ max: 60, seconds: hour }),
  passwordAgain,
  message: fromAnybody,
  trialRequest: fromAnybody,
  application: byNetwork({ max: 60, seconds: hour }),
  /** What a family answers in its conversations, each a mail to the school; anybody can make many accounts. And the office in all of them. */
  familyReply: [
    { by: 'user', max: 30, seconds: hour },
    ...byNetwork({ max: 60, seconds: hour }),
    { by: 'everywhere', max: 300, seconds: 10 * minute },
  ],
  officeReply: [{ by: 'user', max: 200, seconds: hour }],
  /** Each sends a mail to an address that somebody of the office typed. */
  invitation: [{ by: 'user', max: 60, seconds: hour }],
  call: [{ by: 'user', max: 60, seconds: hour }],
  /** Each sends mails to families, at most one a week to each of all, and one in ten minutes to one. */
  photoConsentAsked: [{ by: 'user', max: 60, seconds: hour }],
  /** What a family answers in its profile: each is kept. */
  photoConsent: [{ by: 'user', max: 60, seconds: hour }],
  /** As what is noted of a call: each sends a mail to a family. An office notes a whole list. */
  photoConsentNoted: [{ by: 'user', max: 200, seconds: hour }],
  /** Links without an account, far above the needs of families behind one address. Nobody guesses a token: this is for the load. */
  photoConsentLink: byNetwork({ max: 120, seconds: hour }),
  /** Twice the photographs of a large Saturday, each a second of a processor and a megabyte of the disk: a stolen session fills neither. The office waits and goes on. */
  picture: [
    { by: 'user', max: 400, seconds: hour },
    { by: 'everywhere', max: 1000, seconds: hour },
  ],
  /** More than a mail server that was away for a day asks of an owner, and too few to flood a mailbox from a stolen session. */
  mailAgain: [
    { by: 'user', max: 60, seconds: hour },
    { by: 'everywhere', max: 200, seconds: hour },
  ],
  /** A page that violates its policy does so at every visit, so a few reports are enough. */
  cspReport: byNetwork({ max: 30, seconds: 10 * minute }),
} as const satisfies Record<string, readonly Limit[]>;

/** The copies and codes that one mailbox gets in a day: the address may be a stranger's. Each user has a count of the codes. */
export const copiesPerDay = { message: 3, trialRequest: 3, application: 10, emailCode: 5 } as const;

/** Seconds in which the same message, or the same request for a trial class, counts once. */
export const repeatSeconds = 10 * minute;

/**
 * Applications of one family: each sends a mail to the office, and no family needs more (OWASP ASVS 5.0, 2.3.2). `perDay` and
 * `inAll` count withdrawn ones too, because a withdrawal sends another.
 */
export const maxApplications = { open: maxOpenApplications, perDay: 40, inAll: 100 } as const;

/**
 * Requests with an invalid body, of any call: much more than a person sends with a form that the browser has already checked.
 * Counted in each process.
 */
export const maxInvalidBodies = { seconds: minute, perNetwork: 120, perWiderNetwork: 360 } as const;

/** Open connections of each process. All fit the memory of a small server; no mobile network needs a fifth of them. */
export const maxConnections = { inAll: 5000, perNetwork: 1000 } as const;

/**
 * Password hashes of each process: two at a time, because the other two of Node's worker threads stay free for file access. Those
 * that wait are a few seconds of work; beyond them, a request gets 503.
 */
export const maxPasswordHashes = { running: 2, waiting: 100 } as const;
