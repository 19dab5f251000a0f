/** Days of trial classes in the tests: the office agrees on them at most two years ahead, so they are not fixed. */

const year = new Date().getUTCFullYear() + 1;
const dayLength = 24 * 60 * 60 * 1000;
const sundayOnOrBefore = (date: number) => date - new Date(date).getUTCDay() * dayLength;
const dayOf = (date: number) => new Date(date).toISOString().slice(0, 10);

/** A Saturday about a year ahead, the first of December, or a day some days later: '2027-12-04'. */
export const classDay = (daysLater = 0): string =>
  dayOf(sundayOnOrBefore(Date.UTC(year, 11, 8)) + (daysLater - 1) * dayLength);

/** The day of next year on which summer time begins in Europe, a Sunday. */
export const summerDay = dayOf(sundayOnOrBefore(Date.UTC(year, 2, 31)));

/** A day in the words of the school: 'Saturday, 4 December 2027'. */
export const wordsOfDay = (day: string): string => {
  const date = new Date(day);
  const part = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' });
  return `${part({ weekday: 'long' })}, ${part({ dateStyle: 'long' })}`;
};
