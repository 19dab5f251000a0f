import { finderCourse } from '#app/admission/finder-course.ts';
import { courseTimes } from '#app/classes/course-times.ts';
import type { Content } from '#contract/content/content.ts';

/** The courses in the price list, the carousel and the course finder of the home page. */
export function homeCourses(content: Content) {
  const { classes } = content.document('timetable');
  return content.courses().map((course) => {
    const { title, medium, alt, picture } = content.labelled(course.image);
    return Object.assign(finderCourse(course, classes), {
      shortTimes: courseTimes(classes, course.id, 'short'),
      work: { title, medium, alt, picture },
    });
  });
}
export type HomeCourse = ReturnType<typeof homeCourses>[number];
