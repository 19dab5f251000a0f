import type { DatedNotice } from './dated-notices.ts';

const dayMs = 86_400_000;

// Not Intl.DateTimeFormat: a browser takes about 15 ms to create the first one, on a phone four times as long.
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

const timeUntil = ({ endsAt }: DatedNotice, now: Date) => Date.parse(endsAt) - now.getTime();

/** The notices whose day has not passed at the school. */
export const upcomingNotices = (notices: readonly DatedNotice[], now: Date): DatedNotice[] =>
  notices.filter((notice) => timeUntil(notice, now) > 0);

/** 'This Saturday' for a day in the coming week, otherwise 'Saturday 5 Dec'. */
export function dayOfNotice(notice: DatedNotice, now: Date): string {
  const noon = new Date(`${notice.day}T12:00:00Z`);
  const weekday = weekdays[noon.getUTCDay()];
  const isSoon = timeUntil(notice, now) < 6.5 * dayMs;
  return isSoon ? `This ${weekday}` : `${weekday} ${noon.getUTCDate()} ${months[noon.getUTCMonth()]}`;
}
