import { dayText, localTimeOf, timeText, zoneText } from '#contract/school-time.ts';

/**
 * Day and time on the clocks of the school, such as "Saturday, 5 December 2026, 4:30 pm"; where the clocks of the reader show something else, with
 * the name of the time zone. Only in the browser.
 */
export function clockText(moment: Date, timeZone: string): string {
  const text = `${dayText(moment, timeZone)}, ${timeText(moment, timeZone)}`;
  const own = localTimeOf(moment, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const there = localTimeOf(moment, timeZone);
  return own.day === there.day && own.time === there.time ? text : `${text} (${zoneText(moment, timeZone)})`;
}
