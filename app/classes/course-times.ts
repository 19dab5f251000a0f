import { schedule, scheduleDays } from '#content/classes.ts';

/** When a course meets, from the timetable: 'Saturday and Sunday, 9:30 am'; null when its times are agreed with each family. */
export function timesOf(courseName: string): string | null {
  const times = (['saturday', 'sunday'] as const).flatMap((day) =>
    schedule
      .filter((row) => row[day].name === courseName)
      .map(({ time }) => ({ day: scheduleDays[day], time })),
  );
  const [first, second] = times;
  if (first === undefined) return null;
  if (second === undefined) return `${first.day}, ${first.time}`;
  return first.time === second.time
    ? `${first.day} and ${second.day}, ${first.time}`
    : `${first.day}, ${first.time}, and ${second.day}, ${second.time}`;
}
