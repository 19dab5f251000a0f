import { timesOf } from '#app/classes/course-times.ts';
import { courses, type CourseCard } from '#content/courses.ts';
import { roomWords, type Taught } from '#content/galleries.ts';

/** A course at the end of a room: for whom, what of the room it teaches, when, and the fee. */
export interface TaughtCourse extends Pick<CourseCard, 'courseName' | 'price' | 'period' | 'pigment'> {
  ages: string;
  part: string;
  times: string;
}

/** The courses that teach what hangs in a room, as the page shows them. */
export function taughtCourses(taughtIn: readonly Taught[]): TaughtCourse[] {
  return taughtIn.flatMap(({ courseName, part }) =>
    courses
      .filter((course) => course.courseName === courseName)
      .map(({ price, period, pigment, ageLabel, days }) => ({
        courseName,
        price,
        period,
        pigment,
        ages: ageLabel ?? roomWords.anyAge,
        part,
        times: timesOf(courseName) ?? days,
      })),
  );
}
