import type { Heading } from './text.ts';

export const courseFinderTitle: Heading = { text: 'Which course fits?', keyWord: 'fits' };

/** The texts of the course finder. */
export const courseFinderWords = {
  lead: 'Enter your child’s birthday to see the course and fee.',
  birthday: 'Date of birth',
  hint: 'Used on this page only. It is not sent or saved.',
  measure: 'Show the course',
  grownUp: 'I am 16 or older',
  anyAge: 'Ages agreed with us',
  enrol: 'Enroll Now',
  ask: 'Ask a question',
  askOnWhatsApp: 'Ask on WhatsApp',
  youngerChild: 'a younger child',
} as const;

/** The answers of the course finder. A name in braces is replaced by a value. */
export const courseFinderAnswers = {
  child: 'At {age}, your child joins {courses}.',
  childOfTwo: 'At {age}, your child can join {courses}.',
  adult: 'At {age}, you join {courses}.',
  grownUp: 'From 16 years, you join {courses}.',
  near: 'We have no course for age {age}. The nearest is {courses}, {ages}. In {anyAge} we agree on the age with you.',
  next: 'Your child turns {age} on {day} and can then join {courses}.',
  tooYoung:
    'Our youngest course starts at {from}. Your child turns {from} on {day}; come for a free trial class then.',
} as const;
