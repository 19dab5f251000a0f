import { dayAfter, localTimeOf, momentOf } from '#contract/school-time.ts';
import { overviewWeeks } from '#contract/overview.ts';

/** The moment at which a day begins in a time zone. */
const beginningOf = (day: string, timeZone: string) => momentOf({ day, time: '00:00' }, timeZone);

/** The days since the last Monday. */
const daysSinceMonday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The days of the school that the overview is about. Each moment is the beginning of a day in the school's time zone. */
export interface SchoolWeeks {
  today: Date;
  tomorrow: Date;
  dayAfterTomorrow: Date;
  /** The Mondays of the weeks, the oldest first. */
  starts: string[];
  /** The beginnings of the weeks, and the end of the last one. */
  bounds: [Date, ...Date[]];
}

/** Today, tomorrow, and the last weeks with the present one. Weeks begin on Monday (ISO 8601). */
export function schoolWeeks(now: Date, timeZone: string): SchoolWeeks {
  const { day } = localTimeOf(now, timeZone);
  const monday = dayAfter(day, -daysSinceMonday(day));
  const first = dayAfter(monday, -7 * (overviewWeeks - 1));
  const starts = Array.from({ length: overviewWeeks }, (_, week) => dayAfter(first, 7 * week));
  const ends = starts.map((start) => beginningOf(dayAfter(start, 7), timeZone));
  return {
    today: beginningOf(day, timeZone),
    tomorrow: beginningOf(dayAfter(day, 1), timeZone),
    dayAfterTomorrow: beginningOf(dayAfter(day, 2), timeZone),
    starts,
    bounds: [beginningOf(first, timeZone), ...ends],
  };
}
