import { schedule, scheduleDays } from '#content/timetable.ts';

/**
 * The days and times of a course from the timetable: 'Saturday and Sunday, 9:30 am', or short 'Sat and Sun 9:30 am'; null if
 * its times are agreed with each family.
 */
export function timesOf(courseName: string, length: 'long' | 'short' = 'long'): string | null {
  const times = (['saturday', 'sunday'] as const).flatMap((day) =>
    schedule
      .filter((row) => row[day].name === courseName)
      .map(({ time }) => ({
        day: length === 'long' ? scheduleDays[day] : scheduleDays[day].slice(0, 3),
        time,
      })),
  );
  const [first, second] = times;
  if (first === undefined || second === undefined) return null;
  const isLong = length === 'long';
  const at = (day: string, time: string) => `${day}${isLong ? ',' : ''} ${time}`;
  return first.time === second.time
    ? at(`${first.day} and ${second.day}`, first.time)
    : `${at(first.day, first.time)}, ${isLong ? 'and ' : ''}${at(second.day, second.time)}`;
}
