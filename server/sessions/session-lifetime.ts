import type { User } from '#contract/account.ts';
import { clockTolerance } from '#server/clock.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

interface Life {
  /** Seconds a session lasts unused. */
  idle: number;
  /** Seconds it lasts however much it is used. */
  absolute: number;
}

/**
 * How long a session lives (OWASP ASVS 5.0, 7.3.1 and 7.3.2; docs/decisions/0011-sessions.md). A parent applies once a term,
 * from a phone of the family's; the office's screen shows every child's data in a room full of pupils.
 */
export const sessionLife: Readonly<Record<User['role'], Life>> = {
  user: { idle: 7 * day, absolute: 30 * day },
  admin: { idle: hour, absolute: day },
};

/** Seconds between two writes of when a session was last used. */
export const touchSeconds = 5 * minute;

/** As better-auth gives them, or as they stand in the database (server/db/tables.ts). */
interface Times {
  createdAt: Date | string;
  updatedAt: Date | string;
  expiresAt: Date | string;
}

const age = (moment: Date | string, now: number) => (now - new Date(moment).getTime()) / 1000;

/**
 * Whether a session is over, by the rule for the role it signs in. One from the future began while the clock was ahead, and
 * would last for as long as it was.
 */
export function hasEnded(session: Times, role: User['role'], now = Date.now()): boolean {
  const { idle, absolute } = sessionLife[role];
  return (
    age(session.expiresAt, now) >= 0 ||
    age(session.createdAt, now) >= absolute ||
    age(session.updatedAt, now) >= idle ||
    age(session.createdAt, now) < -clockTolerance ||
    age(session.updatedAt, now) < -clockTolerance
  );
}

/** Whether it is time to write down that a session is in use. */
export const isToBeTouched = ({ updatedAt }: Pick<Times, 'updatedAt'>, now = Date.now()): boolean =>
  age(updatedAt, now) >= touchSeconds;
