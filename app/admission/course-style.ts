import type { Content, Picture } from '#contract/site/content.ts';
import type { Pigment } from '#contract/site/course.ts';

/** The colours of the courses by name, because a stored application has the name that its course had. */
export interface CourseStyles<Style extends { pigment: Pigment }> {
  courses: readonly (Style & { courseName: string })[];
  /** The style of a course that the school no longer offers. */
  formerCourse: Style;
}

export type CourseColours = CourseStyles<{ pigment: Pigment }>;
export type CoursePictures = CourseStyles<{ pigment: Pigment; picture: Picture }>;

/** The colours of the courses, for the loader of a page that lists applications. */
export const courseColours = (content: Content): CourseColours => ({
  courses: content.courses().map(({ courseName, pigment }) => ({ courseName, pigment })),
  formerCourse: { pigment: 'sindoor' },
});

/** The colours and pictures of the courses. */
export function coursePictures(content: Content): CoursePictures {
  const { formerCourse } = content.document('admission');
  return {
    courses: content
      .courses()
      .map(({ courseName, pigment, image }) => ({ courseName, pigment, picture: content.picture(image) })),
    formerCourse: { pigment: 'sindoor', picture: content.picture(formerCourse) },
  };
}

/** The style of the course with this name. */
export const styleOf = <Style extends { pigment: Pigment }>(
  { courses, formerCourse }: CourseStyles<Style>,
  name: string,
): Style => courses.find(({ courseName }) => courseName === name) ?? formerCourse;
