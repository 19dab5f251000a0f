const key = 'asked-trial';

/** What the page after a request for a trial class shows of it. */
export interface AskedTrial {
  courseName: string;
  childAge: string;
  /** The preferred day with its time; empty for any. */
  day: string;
  userEmail: string;
  userNumber: string;
  /** When it was sent, as an ISO date. */
  at: string;
}

const isAskedTrial = (value: unknown): value is AskedTrial =>
  typeof value === 'object' &&
  value !== null &&
  ['courseName', 'childAge', 'day', 'userEmail', 'userNumber', 'at'].every(
    (name) => typeof Reflect.get(value, name) === 'string',
  );

/** For browsers without storage, until the page is loaded again. */
let last: AskedTrial | null = null;

/** Saves a request that was just sent, in sessionStorage, for the page that it ends on and its reload. */
export function saveAskedTrial(trial: AskedTrial): void {
  last = trial;
  try {
    sessionStorage.setItem(key, JSON.stringify(trial));
  } catch {
    // Storage is disabled.
  }
}

/** The request that was sent last in this tab, or null. Not in the history, where a log-out would leave it. */
export function askedTrial(): AskedTrial | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(key) ?? '');
    return isAskedTrial(saved) ? saved : null;
  } catch {
    return last;
  }
}

/** Call it when the user logs out. */
export function forgetAskedTrial(): void {
  last = null;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is disabled.
  }
}
