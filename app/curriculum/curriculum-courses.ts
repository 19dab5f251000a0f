import type { Content } from '#contract/site/content.ts';

/** What each course teaches. A course that visitors do not see is left out. */
export function curriculumCourses(content: Content) {
  const courses = content.courses();
  return content.document('curriculum').courses.flatMap((taught) =>
    courses
      .filter(({ id }) => id === taught.course)
      .map(({ id, slug, courseName, ageLabel, pigment }) => ({
        id,
        slug,
        courseName,
        title: taught.title ?? courseName,
        ageLabel,
        pigment,
        startsWith: taught.startsWith,
        movesTo: taught.movesTo,
        illustration: content.illustration(taught.work),
      })),
  );
}
export type CurriculumCourse = ReturnType<typeof curriculumCourses>[number];
