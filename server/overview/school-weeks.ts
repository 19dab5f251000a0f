import { overviewWeeks } from '#contract/overview.ts';

const day = 24 * 60 * 60 * 1000;

/** The date in a time zone, as the time of that date in UTC. */
function dateIn(timeZone: string, moment: number): number {
  // This locale writes dates as YYYY-MM-DD.
  return Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment));
}

/** The moment at which a date begins in a time zone. @param date the time of that date in UTC */
function beginningOf(timeZone: string, date: number): Date {
  // No zone is more than 14 hours from UTC. Clocks are changed by a quarter of an hour at least.
  const quarter = 15 * 60 * 1000;
  let [before, after] = [(date - day) / quarter, (date + day) / quarter];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dateIn(timeZone, middle * quarter) < date) before = middle;
    else after = middle;
  }
  return new Date(after * quarter);
}

/** The days of the school that the overview is about. Each moment is the beginning of a day in the school's time zone. */
export interface SchoolWeeks {
  tomorrow: Date;
  dayAfterTomorrow: Date;
  /** The Mondays of the weeks, the oldest first. */
  starts: { day: string; at: Date }[];
}

/** Today, tomorrow, and the last weeks with the present one. Weeks begin on Monday (ISO 8601). */
export function schoolWeeks(now: Date, timeZone: string): SchoolWeeks {
  const today = dateIn(timeZone, now.getTime());
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * day;
  const starts = Array.from({ length: overviewWeeks }, (_, index) => {
    const date = monday - (overviewWeeks - 1 - index) * 7 * day;
    return { day: new Date(date).toISOString().slice(0, 10), at: beginningOf(timeZone, date) };
  });
  return {
    tomorrow: beginningOf(timeZone, today + day),
    dayAfterTomorrow: beginningOf(timeZone, today + 2 * day),
    starts,
  };
}
