import { courseTimes } from '#app/classes/course-times.ts';
import type { Content, OfferedCourse } from '#contract/site/content.ts';
import type { TaughtIn } from '#contract/site/room.ts';
import { roomWords } from './words.ts';

/** A course at the end of a room's page; `part` is what it teaches of the room's subject. */
export interface TaughtCourse extends Pick<
  OfferedCourse,
  'slug' | 'courseName' | 'price' | 'period' | 'pigment'
> {
  ages: string;
  part: string;
  times: string;
}

/** The courses that teach the subject of a room. A course that visitors do not see is left out. */
export function taughtCourses(content: Content, taughtIn: TaughtIn): TaughtCourse[] {
  const courses = content.courses();
  const { classes } = content.document('timetable');
  return taughtIn.flatMap(({ courseId, part }) =>
    courses
      .filter(({ id }) => id === courseId)
      .map(({ id, slug, courseName, price, period, pigment, ageLabel, days }) => ({
        slug,
        courseName,
        price,
        period,
        pigment,
        ages: ageLabel ?? roomWords.anyAge,
        part,
        times: courseTimes(classes, id) ?? days,
      })),
  );
}
