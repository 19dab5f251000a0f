import * as z from 'zod/mini';
import { dayAfter, dayIn, momentOf } from '#contract/school-time.ts';
import { trialMinutes, type Trial, type TrialTime } from '#contract/school/trial.ts';

const badLength = `Please enter ${trialMinutes.min} to ${trialMinutes.max} minutes.`;

/** Day, time and length of a trial class as they are typed. */
export const typedTime = z.object({
  // A browser takes years of six digits.
  startsAt: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Please choose a day.')),
  time: z.string().check(z.minLength(1, 'Please choose a time.')),
  minutes: z.string().check(
    z.refine((text) => {
      const minutes = Number(text);
      return Number.isInteger(minutes) && minutes >= trialMinutes.min && minutes <= trialMinutes.max;
    }, badLength),
  ),
});

/** A class in the timetable. */
export interface ClassTime {
  day: string;
  start: string;
  minutes: number;
  courses: readonly string[];
}

/** The class of the timetable that a family may visit: one of its course, on the day that it wishes for if there is one. */
function classFor(
  { courseId, wishedDay }: Pick<Trial, 'courseId' | 'wishedDay'>,
  classes: readonly ClassTime[],
): ClassTime | undefined {
  const ofCourse = classes.filter(({ courses }) => courses.includes(courseId));
  return ofCourse.find(({ day }) => day.toLowerCase() === wishedDay.toLowerCase()) ?? ofCourse[0];
}

/** The next day on which the school's calendar has this day of the week; undefined for other words. */
function nextDay(wish: string, timeZone: string): string | undefined {
  const today = dayIn(timeZone);
  const dayName = (day: string) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
  return [1, 2, 3, 4, 5, 6, 7]
    .map((days) => dayAfter(today, days))
    .find((day) => dayName(day).toLowerCase() === wish.toLowerCase());
}

/** The next class of a course as it is typed: on the day that the family wishes for, if there is one. Empty where the timetable has none. */
export function proposedTime(
  wish: Pick<Trial, 'courseId' | 'wishedDay'>,
  classes: readonly ClassTime[],
  timeZone: string,
): z.output<typeof typedTime> {
  const visited = classFor(wish, classes);
  const day = nextDay(wish.wishedDay, timeZone) ?? nextDay(visited?.day ?? '', timeZone);
  return {
    startsAt: day ?? '',
    time: visited?.start ?? '',
    minutes: String(visited?.minutes ?? trialMinutes.usual),
  };
}

/** What was typed, as the API takes it. @param timeZone of the school, whose clocks the fields mean */
export const trialTimeOf = (
  { startsAt: day, time, minutes }: z.output<typeof typedTime>,
  timeZone: string,
): TrialTime => ({
  startsAt: momentOf({ day, time }, timeZone).toISOString(),
  minutes: Number(minutes),
});
