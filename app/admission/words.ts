/** The texts of the course finder. `{from}`: the lowest age of the courses for adults. */
export const courseFinderWords = {
  title: { text: 'Which course fits?', keyWord: 'fits' },
  lead: 'Enter your child’s birthday to see the course and fee.',
  birthday: 'Date of birth',
  hint: 'Used on this page only. It is not sent or saved.',
  measure: 'Show the course',
  grownUp: 'I am {from} or older',
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
  grownUp: 'From {from} years, you join {courses}.',
  near: 'We have no course for age {age}. The nearest is {courses}, {ages}. In {anyAge} we agree on the age with you.',
  next: 'Your child turns {age} on {day} and can then join {courses}.',
  tooYoung:
    'Our youngest course starts at {from}. Your child turns {from} on {day}; come for a free trial class then.',
} as const;

/** Shown in the form until a draft is saved. */
export const draftNote = 'Your answers are saved on this device until you send them.';

/** The bar on the home page: continue an unsent application, or what happens after sending one. */
export const applicationBarWords = {
  region: 'Your application',
  /** For answers that wait on this device. `{course}`: the course name. */
  unsent: 'Your application is not sent yet.',
  unsentFor: 'Your application for {course} is not sent yet.',
  continue: 'Continue your application',
  /** For visitors who only asked for the form before they signed in: nothing is begun yet. */
  ready: 'You are signed in. Now you can apply.',
  readyFor: 'You are signed in. Now you can apply for {course}.',
  begin: 'Go to the application',
  /** `{name}`: the first name. `{phone}`, `{time}`: whom the school calls, and within which time. */
  sent: 'We have {name}’s application and call {phone} within {time}.',
  another: 'Apply for another child',
  close: 'Close',
} as const;

/** The dialog about an application that was sent. Names in braces are replaced by values. */
export const nextWords = {
  open: 'What happens next',
  title: '{name}’s application',
  received: 'Received',
  receivedText: '{name}, {course}. A copy is on its way to you by email.',
  call: 'We call you',
  callText: '{phone}, within {time}, to agree on the day of the first class.',
  first: 'First class',
  firstText: 'Free for first-time students. Possible: {times}.',
  agreed: 'a day that we agree on',
  where: 'Where',
  bring: 'What to bring',
  profile: 'See it in your profile',
  close: 'Close',
} as const;

/** The label with a student's name for the wall at home. `{name}`: the first name. */
export const nameLabelWords = {
  open: 'Print {name}’s label',
  short: 'Print a wall label',
  title: '{name}’s label',
  hint: 'Made on this device. Nothing is sent.',
  age: 'Age {age}',
  print: 'Print',
  share: 'Share',
  save: 'Save as a picture',
  file: 'label.png',
} as const;
