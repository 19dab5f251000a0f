/** What happens after an application is sent (docs/specification.md, sections 8 and 9). */
export const whatNext = {
  title: 'What happens next',
  steps: [
    { when: 'At once', text: 'You get a copy of the application by email.' },
    { when: 'Within 24 hours', text: 'We call you to agree on a Saturday or Sunday for the first class.' },
    { when: 'The first class', text: 'It is a free trial for first-time students.' },
  ],
} as const;

/** Shown in the form until a draft is saved. */
export const draftNote = 'Your answers are saved on this device until you send them.';

/** The bar on the home page: continue an unsent application, or print a name label after sending one. */
export const applicationBarWords = {
  region: 'Your application',
  unsent: 'Your application is not sent yet.',
  /** `{course}`: the course name. */
  unsentFor: 'Your application for {course} is not sent yet.',
  continue: 'Continue your application',
  sent: 'Make a place on your wall for the first work.',
  close: 'Close',
} as const;

/** The label with a student's name for the wall at home. `{name}`: the first name. */
export const nameLabelWords = {
  open: 'Print {name}’s label',
  short: 'Print a wall label',
  title: '{name}’s label',
  hint: 'Made on this device. Nothing is sent.',
  age: 'Age {age}',
  firstWork: 'First work: this Saturday',
  print: 'Print',
  share: 'Share',
  save: 'Save as a picture',
  file: 'label.png',
} as const;
