import type { OfferedCourse } from '#contract/site/content.ts';

const isName = (text: string) => {
  const name = text.toLowerCase();
  return ({ courseName }: Pick<OfferedCourse, 'courseName'>) => courseName.toLowerCase() === name;
};

/** The course of a `course` parameter, or undefined. Links have its slug; older links have its name, in any letter case. */
export const courseOfLink = <C extends Pick<OfferedCourse, 'slug' | 'courseName'>>(
  courses: readonly C[],
  parameter: string,
): C | undefined => courses.find(({ slug }) => slug === parameter) ?? courses.find(isName(parameter));

/** The course of a draft, or undefined. Drafts have its id; older drafts have its name. */
export const courseOfDraft = <C extends Pick<OfferedCourse, 'id' | 'courseName'>>(
  courses: readonly C[],
  answer: string,
): C | undefined => courses.find(({ id }) => id === answer) ?? courses.find(isName(answer));
