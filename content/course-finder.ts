import type { Heading } from './text.ts';

export const courseFinderTitle: Heading = { text: 'Which course fits?', keyWord: 'fits' };

/** The words around the door frame on which ages are marked. */
export const courseFinderWords = {
  lead: 'Children here are measured against the door frame. Tell us the birthday and see which mark it reaches.',
  birthday: 'Date of birth',
  hint: 'It stays on this page. Nothing is sent or kept.',
  measure: 'Show the course',
  grownUp: 'I am 16 or older',
  anyAge: 'Any age',
  enrol: 'Enroll Now',
} as const;
