import { noticeWords, type DatedNotice } from '#content/notices.ts';

/** The school's clock, wherever the visitor is. */
const timeZone = 'Asia/Kolkata';
const dayLength = 86_400_000;

/** The first notice whose day has not passed at the school; null when none is left. */
export function nextNotice(notices: readonly DatedNotice[], now: Date): DatedNotice | null {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  return notices.toSorted((a, b) => a.day.localeCompare(b.day)).find(({ day }) => day >= today) ?? null;
}

/** 'This Saturday' for a day of the coming week, else 'Saturday 5 Dec'. */
export function dayOfNotice({ day }: DatedNotice, now: Date): string {
  const date = new Date(`${day}T12:00:00+05:30`);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(date);
  const isSoon = date.getTime() - now.getTime() < 6 * dayLength;
  return isSoon
    ? `${noticeWords.soon} ${format({ weekday: 'long' })}`
    : format({ weekday: 'long', day: 'numeric', month: 'short' });
}
