/** The time zone of a school that sets none. */
export const defaultTimeZone = 'Asia/Kolkata';

/** A day and a time on the clocks of the school, as date and time fields of a form have them. */
export interface LocalTime {
  /** Such as 2026-12-05. */
  day: string;
  /** Such as 16:30. */
  time: string;
}

/** By time zone: to make one takes twenty times as long as to use it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

/** Day and time at a moment on the clocks of a time zone. */
export function localTimeOf(moment: Date, timeZone: string): LocalTime {
  const parts = formatOf(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** The clocks as if they showed UTC, in milliseconds. */
const asUtc = ({ day, time }: LocalTime) => Date.parse(`${day}T${time}:00Z`);

/**
 * The moment at which the clocks of a time zone show a day and time. Of two such moments, when the clocks go back, it is the
 * first; a time that the clocks skip counts as the one an hour later.
 */
export function momentOf(local: LocalTime, timeZone: string): Date {
  const shown = asUtc(local);
  const offsetAt = (moment: number) => {
    const minute = Math.floor(moment / 60_000) * 60_000;
    return asUtc(localTimeOf(new Date(minute), timeZone)) - minute;
  };
  const day = 24 * 60 * 60 * 1000;
  const before = shown - offsetAt(shown - day);
  // A change of the clocks lies between the two readings: the earlier offset counts until the change.
  const after = shown - offsetAt(shown + day);
  const isShown = (moment: number) => moment + offsetAt(moment) === shown;
  return new Date(isShown(before) || !isShown(after) ? before : after);
}

/** The calendar day at a moment in a time zone, yyyy-mm-dd. */
export const dayIn = (timeZone: string, moment = new Date()): string => localTimeOf(moment, timeZone).day;

/** The day so many days later. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The weekday of a day, such as Saturday. */
export const weekdayOf = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** A day in words, such as "Saturday, 5 December 2026", on the clocks of a time zone. */
export const dayText = (moment: Date, timeZone: string): string =>
  moment.toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  });

/** A time in words, such as "4:30 pm", on the clocks of a time zone. */
export const timeText = (moment: Date, timeZone: string): string =>
  moment.toLocaleTimeString('en-GB', { hour: 'numeric', minute: '2-digit', hour12: true, timeZone });

/** The name of the clocks of a time zone at a moment, such as "India Standard Time", for readers who may be elsewhere. */
export const zoneText = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** Day and time in words, such as "Saturday, 5 December 2026 at 4:30 pm", on the clocks of a time zone. */
export const momentText = (moment: Date, timeZone: string): string =>
  `${dayText(moment, timeZone)} at ${timeText(moment, timeZone)}`;
