import type { contentOf } from '#app/site-context.ts';
import type { ClassTime } from './trial-time.ts';

/** The classes of the timetable, from which the office proposes a trial class. */
export const classTimes = (content: ReturnType<typeof contentOf>): ClassTime[] =>
  content
    .document('timetable')
    .classes.map(({ day, start, minutes, courses }) => ({ day, start, minutes, courses }));
