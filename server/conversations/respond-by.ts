import { weekdays, type Weekday } from '#contract/content/fields.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** The time that the school takes for an answer at most, while it is open. */
const answerTime = 24 * hour;
/** A school that is closed for longer than this has wrong hours. */
const maxDays = 400;

/** When the school is open for answers. */
export interface OfficeHours {
  timeZone: string;
  /** Without any, the school is open day and night. */
  hours: readonly { days: readonly Weekday[]; opens: string; closes: string }[];
  /** Days such as 2026-10-20 on which it is closed. */
  holidays: readonly string[];
}

/** Open at any time: the hours of a school that has set none. */
export const alwaysOpen: OfficeHours = { timeZone: 'UTC', hours: [], holidays: [] };

/** The milliseconds by which the clocks of a time zone are ahead of UTC. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).formatToParts(moment);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - Math.floor(moment / 1000) * 1000;
}

/** The moment of a local time; twice, because the first guess may be on the other side of a change of the clocks. */
function momentOf(date: string, time: string, timeZone: string): number {
  const local =
    Date.parse(`${date}T00:00:00Z`) + Number(time.slice(0, 2)) * hour + Number(time.slice(3)) * 60_000;
  const guess = local - offsetAt(local, timeZone);
  return local - offsetAt(guess, timeZone);
}

/** The times at which the school is open on a day, in order. */
function openTimes(date: string, { timeZone, hours, holidays }: OfficeHours): [from: number, to: number][] {
  if (holidays.includes(date)) return [];
  const weekday = weekdays[(new Date(date).getUTCDay() + 6) % 7] as Weekday;
  const today =
    hours.length === 0
      ? [{ opens: '00:00', closes: '24:00' }]
      : hours.filter(({ days }) => days.includes(weekday));
  return today
    .map(({ opens, closes }): [number, number] => [
      momentOf(date, opens, timeZone),
      momentOf(date, closes, timeZone),
    ])
    .toSorted(([a], [b]) => a - b);
}

/**
 * When an answer is due: 24 hours of open time after the words. Without hours and holidays every hour counts.
 * @param at when the words came
 */
export function respondBy(at: Date, office: OfficeHours): Date {
  const simple = new Date(at.getTime() + answerTime);
  if (office.hours.length === 0 && office.holidays.length === 0) return simple;
  const start = at.getTime();
  const firstDay = Date.parse(
    `${new Date(start + offsetAt(start, office.timeZone)).toISOString().slice(0, 10)}T00:00:00Z`,
  );
  let left = answerTime;
  for (let count = 0; count < maxDays; count += 1) {
    const date = new Date(firstDay + count * day).toISOString().slice(0, 10);
    for (const [from, to] of openTimes(date, office)) {
      const begin = Math.max(from, start);
      if (to - begin >= left) return new Date(begin + left);
      left -= Math.max(0, to - begin);
    }
  }
  return simple;
}
