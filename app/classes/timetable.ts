import type { OfferedCourse } from '#contract/site/content.ts';
import { weekdays, type Weekday } from '#contract/site/fields.ts';
import type { ScheduledClass } from '#contract/site/timetable.ts';
import type { Pigment } from '#contract/site/course.ts';

/** A class in the timetable, with the colour of its course. */
export interface Session {
  name: string;
  ages: string | null;
  pigment: Pigment | null;
}

/** A row of the timetable: '9:30 am', '1½ hours', and the class on each day of the timetable, or null. */
interface TimetableRow {
  time: string;
  length: string;
  sessions: (Session | null)[];
}

interface Timetable {
  days: Weekday[];
  rows: TimetableRow[];
}

/** '9:30 am' for '09:30'. */
export function timeText(start: string): string {
  const [hours = 0, minutes = 0] = start.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}

/** '1 hour', '1½ hours', or '45 minutes' for other lengths than half hours. */
export function lengthText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (minutes % 30 !== 0 || hours === 0) return `${minutes} minutes`;
  return minutes === 60 ? '1 hour' : `${hours}${minutes % 60 === 0 ? '' : '½'} hours`;
}

/** The classes of a timetable by day and time. */
export const inOrder = (classes: readonly ScheduledClass[]): ScheduledClass[] =>
  classes.toSorted(
    (a, b) => weekdays.indexOf(a.day) - weekdays.indexOf(b.day) || a.start.localeCompare(b.start),
  );

type TimetableCourse = Pick<OfferedCourse, 'id' | 'courseName' | 'ageLabel' | 'pigment'>;

/** The class as the timetable shows it; null if it is for hidden courses only. */
function sessionOf({ courses: ids, label, ages }: ScheduledClass, courses: readonly TimetableCourse[]) {
  const course = courses.find(({ id }) => ids.includes(id));
  if (course === undefined && ids.length > 0) return null;
  const session: Session = {
    name: label ?? course?.courseName ?? '',
    ages: ages ?? course?.ageLabel ?? null,
    pigment: course?.pigment ?? null,
  };
  return session;
}

/** The timetable with a column for each day that has a class, and a row for each time and length. */
export function timetableOf(
  classes: readonly ScheduledClass[],
  courses: readonly TimetableCourse[],
): Timetable {
  const shown = inOrder(classes).flatMap((each) => {
    const session = sessionOf(each, courses);
    return session === null ? [] : [{ ...each, session }];
  });
  const days = weekdays.filter((weekday) => shown.some(({ day }) => day === weekday));
  const rows: (TimetableRow & { start: string })[] = [];
  for (const { day, start, minutes, session } of shown) {
    const column = days.indexOf(day);
    const length = lengthText(minutes);
    let row = rows.find(
      (each) => each.start === start && each.length === length && each.sessions[column] === null,
    );
    if (row === undefined) {
      row = { start, time: timeText(start), length, sessions: days.map(() => null) };
      rows.push(row);
    }
    row.sessions[column] = session;
  }
  return {
    days,
    rows: rows
      .toSorted((a, b) => a.start.localeCompare(b.start))
      .map(({ time, length, sessions }) => ({ time, length, sessions })),
  };
}
