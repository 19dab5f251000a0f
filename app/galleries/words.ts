/** The words of the interface on all gallery pages. */
export const roomWords = {
  emptyRoom: 'The first works of this room are being made.',
  emptyWall: 'The first works for this wall are being made.',
  whenTheyHang: 'They hang here as soon as they are dry.',
  enrol: 'Enroll Now',
  courses: 'These courses teach it.',
  anyAge: 'Any age',
  classes: 'All classes, days and fees',
} as const;
