import type { Content } from '#contract/content/content.ts';

/** The courses that the list can be filtered by. */
export const courseChoices = (content: Content) =>
  content.courses().map(({ id, courseName }) => ({ id, name: courseName }));
