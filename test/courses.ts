import { content } from './content.ts';

/** The names of the school's six courses, in the specification's order: four by age, then two for any age. */
export const [beginner, learner, seeker, expressors, special, premium] = content
  .courses()
  .map(({ courseName }) => courseName) as [string, string, string, string, string, string];
