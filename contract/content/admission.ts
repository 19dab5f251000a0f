import { group, heading, line, list, picture, workName } from './fields.ts';

/** The application form and what follows it (docs/specification.md, section 2, Admission form, and sections 8 and 9). */
export const admission = group({
  title: heading(),
  fee: line(30),
  feesRule: line(400),
  /** Above the list of courses. */
  courseNote: line(160),
  /** The work beside the form. */
  work: workName(),
  next: group({ title: line(60), steps: list(group({ when: line(40), text: line(160) }), 6, 1) }),
  /** On the label with a student's name: when the first work is made. */
  firstWork: line(60),
  /** The picture of an application for a course that the school no longer offers. */
  formerCourse: picture(),
});
