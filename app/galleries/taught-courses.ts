import { courseTimes } from '#app/classes/course-times.ts';
import { courses, type CourseCard } from '#content/courses.ts';
import { timetable } from '#content/timetable.ts';
import { roomWords, type Taught } from '#content/galleries.ts';

/** A course at the end of a room's page; `part` is what it teaches of the room's subject. */
export interface TaughtCourse extends Pick<
  CourseCard,
  'slug' | 'courseName' | 'price' | 'period' | 'pigment'
> {
  ages: string;
  part: string;
  times: string;
}

/** The courses that teach the subject of a room. */
export function taughtCourses(taughtIn: readonly Taught[]): TaughtCourse[] {
  return taughtIn.flatMap(({ courseName, part }) =>
    courses
      .filter((course) => course.courseName === courseName)
      .map(({ id, slug, price, period, pigment, ageLabel, days }) => ({
        slug,
        courseName,
        price,
        period,
        pigment,
        ages: ageLabel ?? roomWords.anyAge,
        part,
        times: courseTimes(timetable.classes, id) ?? days,
      })),
  );
}
