import { finderCourse } from '#app/admission/finder-course.ts';
import { courseTimes } from '#app/classes/course-times.ts';
import type { Content } from '#contract/site/content.ts';

/**
 * The courses in the price list, the carousel and the course finder of the home page, with the works that are shown when the
 * age of the course is chosen (none if the content has no works for it).
 */
export function homeCourses(content: Content) {
  const { classes } = content.document('timetable');
  const { ageWorks } = content.document('home');
  const worksFor = (id: string) => ageWorks.find(({ course }) => course === id)?.works ?? [];
  return content.courses().map((course) => {
    const { title, medium, alt, picture } = content.labelled(course.image);
    return Object.assign(finderCourse(course, classes), {
      id: course.id,
      shortTimes: courseTimes(classes, course.id, 'short'),
      work: { title, medium, alt, picture },
      ageWorks: worksFor(course.id).map((name) => content.labelled(name)),
    });
  });
}

export type HomeCourse = ReturnType<typeof homeCourses>[number];
