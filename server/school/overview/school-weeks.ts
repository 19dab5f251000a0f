import { dayAfter, dayIn, momentOf } from '#contract/school-time.ts';

/** The beginnings of days and weeks in the school's time zone. */
export interface SchoolWeeks {
  today: Date;
  tomorrow: Date;
  dayAfterTomorrow: Date;
  lastWeek: Date;
  thisWeek: Date;
  nextWeek: Date;
}

/** The days since the last Monday. */
const daysSinceMonday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The days and weeks around a moment. Weeks begin on Monday (ISO 8601). */
export function schoolWeeks(now: Date, timeZone: string): SchoolWeeks {
  const day = dayIn(timeZone, now);
  const midnight = (days: number) => momentOf({ day: dayAfter(day, days), time: '00:00' }, timeZone);
  const monday = -daysSinceMonday(day);
  return {
    today: midnight(0),
    tomorrow: midnight(1),
    dayAfterTomorrow: midnight(2),
    lastWeek: midnight(monday - 7),
    thisWeek: midnight(monday),
    nextWeek: midnight(monday + 7),
  };
}
