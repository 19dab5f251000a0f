import type { Documents } from '#contract/content/documents.ts';

export type DatedNotice = Documents['school']['datedNotices'][number];

/** The time zone of the school. */
const timeZone = 'Asia/Kolkata';
const dayMs = 86_400_000;

/** The notices whose day has not passed at the school, the next one first. */
export function upcomingNotices(notices: readonly DatedNotice[], now: Date): DatedNotice[] {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  return notices.filter(({ day }) => day >= today).toSorted((a, b) => a.day.localeCompare(b.day));
}

/** 'This Saturday' for a day in the coming week, otherwise 'Saturday 5 Dec'. */
export function dayOfNotice({ day }: DatedNotice, now: Date): string {
  const date = new Date(`${day}T12:00:00+05:30`);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(date);
  const isSoon = date.getTime() - now.getTime() < 6 * dayMs;
  return isSoon
    ? `This ${format({ weekday: 'long' })}`
    : format({ weekday: 'long', day: 'numeric', month: 'short' });
}
