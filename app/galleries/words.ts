/** The words of the interface on all gallery pages. */
export const roomWords = {
  enrol: 'Enroll Now',
  courses: 'These courses teach it.',
  anyAge: 'Any age',
  classes: 'All classes, days and fees',
} as const;
