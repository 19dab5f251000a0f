import { dayAfter, dayIn, momentOf, weekdayOf } from '#contract/school-time.ts';

/** A class in a week, such as Saturday at 11:00. */
export interface WeeklyClass {
  day: string;
  start: string;
}

/** When the next of some classes, in their order in the week, begins on the clocks of the school; undefined if there are none. */
export function nextClass(classes: readonly WeeklyClass[], timeZone: string, now: Date): Date | undefined {
  const today = dayIn(timeZone, now);
  return Array.from({ length: 8 }, (_, days) => dayAfter(today, days))
    .flatMap((day) =>
      classes
        .filter((each) => each.day === weekdayOf(day))
        .map(({ start }) => momentOf({ day, time: start }, timeZone)),
    )
    .find((moment) => moment > now);
}
