import type { Documents } from '#contract/site/documents.ts';

/** The admission form and what happens next (docs/specification.md, section 2, Admission form, and sections 8 and 9). */
export const admission: Documents['admission'] = {
  title: { text: 'Apply for Admission', keyWord: 'Admission' },
  fee: 'Rs.0',
  feesRule: '{school.rules.fees}',
  courseNote: '1 year, 96 sessions, two days a week: Saturday and Sunday.',
  work: 'poster-kites',
  next: {
    title: 'What happens next',
    steps: [
      { when: 'At once', text: 'You get a copy of the application by email.' },
      {
        when: 'Within {school.replyTime}',
        text: 'We call you to agree on a Saturday or Sunday for the first class.',
      },
      { when: 'The first class', text: 'It is a free trial for first-time students.' },
    ],
  },
  firstWork: 'First work: this Saturday',
  formerCourse: 'course-special',
};
