import type { User } from '#contract/users/account.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

interface Lifetime {
  /** Idle timeout in seconds. */
  idle: number;
  /** Absolute timeout in seconds, however much the session is used. */
  absolute: number;
}

/**
 * How long a session lasts (OWASP ASVS 5.0, 7.3.1 and 7.3.2; docs/decisions/0011-sessions.md). A parent applies once a term, on
 * the family's own phone. The office's screen shows the data of every child in a room full of pupils.
 */
export const sessionLifetime: Readonly<Record<User['role'], Lifetime>> = {
  user: { idle: 7 * day, absolute: 30 * day },
  teacher: { idle: hour, absolute: day },
  admin: { idle: hour, absolute: day },
};

/** Minimum seconds between two updates of a session's last use. */
export const touchSeconds = 5 * minute;

/** Dates from better-auth, or dates or texts from the database (server/db/tables.ts). */
interface Times {
  createdAt: Date | string;
  updatedAt: Date | string;
  expiresAt: Date | string;
}

const age = (moment: Date | string, now: number) => (now - new Date(moment).getTime()) / 1000;

/** Whether a session is over for a user of this role. */
export function hasEnded(session: Times, role: User['role'], now = Date.now()): boolean {
  const { idle, absolute } = sessionLifetime[role];
  return (
    age(session.expiresAt, now) >= 0 ||
    age(session.createdAt, now) >= absolute ||
    age(session.updatedAt, now) >= idle
  );
}

/** Whether the last use of a session is due to be stored again. */
export const isTouchDue = ({ updatedAt }: Pick<Times, 'updatedAt'>, now = Date.now()): boolean =>
  age(updatedAt, now) >= touchSeconds;
