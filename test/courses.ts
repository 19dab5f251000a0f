import { courses } from '#content/courses.ts';

/** The names of the school's six courses, in the specification's order: four by age, then two for any age. */
export const [beginner, learner, seeker, expressors, special, premium] = courses.map(
  ({ courseName }) => courseName,
) as [string, string, string, string, string, string];
