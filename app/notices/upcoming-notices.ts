import type { Documents } from '#contract/content/documents.ts';
import { schoolDay, schoolOffsetMs } from '#contract/content/school-day.ts';

export type DatedNotice = Documents['school']['datedNotices'][number];

const dayMs = 86_400_000;

// Not Intl.DateTimeFormat: a browser takes about 15 ms to create the first one, on a phone four times as long.
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** The notices whose day has not passed at the school, the next one first. */
export function upcomingNotices(notices: readonly DatedNotice[], now: Date): DatedNotice[] {
  const today = schoolDay(now);
  return notices
    .filter(({ day }) => day >= today)
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

/** 'This Saturday' for a day in the coming week, otherwise 'Saturday 5 Dec'. */
export function dayOfNotice({ day }: DatedNotice, now: Date): string {
  const noon = new Date(`${day}T12:00:00Z`);
  const weekday = weekdays[noon.getUTCDay()];
  const isSoon = noon.getTime() - schoolOffsetMs - now.getTime() < 6 * dayMs;
  return isSoon ? `This ${weekday}` : `${weekday} ${noon.getUTCDate()} ${months[noon.getUTCMonth()]}`;
}
