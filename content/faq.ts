import type { Question } from './about.ts';
import type { Heading } from './text.ts';
import { work, type Work } from './works.ts';

export const faqTitle: Heading = { text: 'Good questions', keyWord: 'questions' };

export const faqLead = 'Eight that every family asks. The ninth one is yours.';

/** The eight question and answer pairs in SPEC's order (SPEC 2, FAQ, and 9). */
export const faq: readonly Question[] = [
  {
    question: 'Which classes do you offer?',
    answer: [
      'Painting, drawing and sketching, and clay work for four age groups from four years up, besides glass, mosaic, ' +
        'paper craft, mixed media, landscapes, digital art and best out of waste. The ',
      { label: 'Classes', href: '/classes' },
      ' page has the days and times.',
    ],
  },
  {
    question: 'How do I enrol?',
    answer: [
      'Fill in the form on the ',
      { label: 'Enroll', href: '/Formenroll' },
      ' page. You need an account first, so that you can see the application again later. It takes about five minutes.',
    ],
  },
  {
    question: 'What materials do I need?',
    answer: [
      'In-person classes supply the basic materials. Online students arrange their own; we send the list before the ' +
        'first class, and most of it is in a school bag already.',
    ],
  },
  {
    question: 'What is your refund policy?',
    answer: [
      'You get a full refund if a class is cancelled 48 hours or more before it starts. After that there is no refund.',
    ],
  },
  {
    question: 'Are there online classes?',
    answer: [
      'Yes, by live video meeting, with the same teacher and the same plan. Clay, glass and mosaic are taught only ' +
        'in class.',
    ],
  },
  {
    question: 'How long is a class?',
    answer: ['Mostly 1-2 hours. The youngest have one hour, adults have two.'],
  },
  {
    question: 'May we try a class first?',
    answer: [
      'Yes. A trial class is free for first-time students. ',
      { label: 'Write to us', href: '/contact' },
      ' with the age of the student, and we suggest a day.',
    ],
  },
  {
    question: 'Are there discounts for groups?',
    answer: [
      'There are discounts for groups and for referrals. Please ',
      { label: 'contact us', href: '/contact' },
      ' for details.',
    ],
  },
];

export const faqEnd = { text: 'Not answered here?', link: { label: 'Ask us', href: '/contact' } } as const;

/** The work beside the questions. */
export const faqWork: Work = work('clay-owl');
