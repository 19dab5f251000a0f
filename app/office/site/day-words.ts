import { dayIn } from '#contract/school-time.ts';

/** The school's time zone, or that of the reader while it is not known. */
type TimeZone = string | undefined;

const dayOf = (moment: Date, timeZone: TimeZone) =>
  timeZone === undefined ? moment.toDateString() : dayIn(timeZone, moment);

const yearOf = (moment: Date, timeZone: TimeZone) =>
  new Intl.DateTimeFormat('en-IN', { year: 'numeric', timeZone }).format(moment);

/**
 * A day as an owner says it: '3 Nov', with the year when it is another one than that of today.
 * @param month 'long' for '3 November'
 */
export function dayWords(
  iso: string,
  {
    timeZone,
    month = 'short',
    now = new Date(),
  }: { timeZone?: TimeZone; month?: 'short' | 'long'; now?: Date },
): string {
  const moment = new Date(iso);
  const isThisYear = yearOf(moment, timeZone) === yearOf(now, timeZone);
  return new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month,
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone,
  }).format(moment);
}

/** '10:04 am' */
export const clockWords = (iso: string, timeZone: TimeZone): string =>
  new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone }).format(new Date(iso));

/**
 * What tells several versions apart: their days, with the time where there are two on a day.
 * @param all when each of them was published
 */
export function versionDay(iso: string, all: readonly string[], timeZone: TimeZone): string {
  const day = dayOf(new Date(iso), timeZone);
  const isAlone = all.filter((each) => dayOf(new Date(each), timeZone) === day).length < 2;
  const words = dayWords(iso, { timeZone, month: 'long' });
  return isAlone ? words : `${words}, ${clockWords(iso, timeZone)}`;
}
