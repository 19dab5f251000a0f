import { noticeWords, type DatedNotice } from '#content/notices.ts';

/** The time zone of the school. */
const timeZone = 'Asia/Kolkata';
const dayMs = 86_400_000;

/** The next notice whose day has not passed at the school, or null. */
export function nextNotice(notices: readonly DatedNotice[], now: Date): DatedNotice | null {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  return notices.toSorted((a, b) => a.day.localeCompare(b.day)).find(({ day }) => day >= today) ?? null;
}

/** 'This Saturday' for a day in the coming week, otherwise 'Saturday 5 Dec'. */
export function dayOfNotice({ day }: DatedNotice, now: Date): string {
  const date = new Date(`${day}T12:00:00+05:30`);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(date);
  const isSoon = date.getTime() - now.getTime() < 6 * dayMs;
  return isSoon
    ? `${noticeWords.soon} ${format({ weekday: 'long' })}`
    : format({ weekday: 'long', day: 'numeric', month: 'short' });
}
