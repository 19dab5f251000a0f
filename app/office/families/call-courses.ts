import type { contentOf } from '#app/site-context.ts';
import type { CallCourse } from './call-form.tsx';

/** The courses that the office can choose for a parent who calls. */
export const callCourses = (content: ReturnType<typeof contentOf>): CallCourse[] =>
  content.courses().map(({ id, courseName }) => ({ id, courseName }));
