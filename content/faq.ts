import type { Question } from './about.ts';
import type { Heading } from './text.ts';
import { work, type Work } from './works.ts';

/** A question with its name in the list and its answer in a few words, for those who only run a finger down. */
export interface FaqQuestion extends Question {
  topic: string;
  inShort: string;
}

export const faqTitle: Heading = { text: 'Good questions', keyWord: 'questions' };

export const faqLead = 'The eight that families ask, short answer first. The ninth is yours.';

export const faqWords = { contents: 'The eight', link: 'Link to this answer' } as const;

/** The eight question and answer pairs in SPEC's order (SPEC 2, FAQ, and 9). */
export const faq: readonly FaqQuestion[] = [
  {
    id: 'classes',
    topic: 'Classes',
    question: 'Which classes do you offer?',
    inShort: 'Eleven subjects, from age four',
    answer: [
      'Painting, drawing and sketching, and clay work for four age groups from four years up, besides sculpture, ' +
        'glass, mosaic, paper craft, mixed media, landscapes, digital art and best out of waste. The ',
      { label: 'Classes', href: '/classes' },
      ' page has the days and times.',
    ],
  },
  {
    id: 'enrol',
    topic: 'Enrolment',
    question: 'How do I enrol?',
    inShort: 'By form, in five minutes',
    answer: [
      'Fill in the form on the ',
      { label: 'Enroll', href: '/Formenroll' },
      ' page, one for each student. You need an account first, so that you can see the application again later. ' +
        'Applying costs Rs.0.',
    ],
  },
  {
    id: 'materials',
    topic: 'Materials',
    question: 'What materials do I need?',
    inShort: 'None in class, your own online',
    answer: [
      'In-person classes supply the basic materials. Online students arrange their own; we send the list before the ' +
        'first class, and most of it is in a school bag already.',
    ],
  },
  {
    id: 'refunds',
    topic: 'Refunds',
    question: 'What is your refund policy?',
    inShort: 'In full, up to 48 hours before',
    answer: [
      'You get a full refund if a class is cancelled 48 hours or more before it starts. After that there is no refund.',
    ],
  },
  {
    id: 'online',
    topic: 'Online classes',
    question: 'Are there online classes?',
    inShort: 'Yes, by live video',
    answer: [
      'Yes, by live video meeting, with the same teacher and the same plan. Clay, glass and mosaic are taught only ' +
        'in class.',
    ],
  },
  {
    id: 'duration',
    topic: 'Duration',
    question: 'How long is a class?',
    inShort: 'Mostly 1-2 hours',
    answer: [
      'Mostly 1-2 hours, on Saturdays and Sundays. The youngest have one hour, adults have two. A course is 96 ' +
        'sessions over one year.',
    ],
  },
  {
    id: 'trial',
    topic: 'Free trial',
    question: 'May we try a class first?',
    inShort: 'Yes, the first is free',
    answer: [
      'Yes. A trial class is free for first-time students. ',
      { label: 'Send us a message', href: '/contact' },
      ' with the age of the student, and we suggest a day.',
    ],
  },
  {
    id: 'discounts',
    topic: 'Discounts',
    question: 'Are there discounts for groups?',
    inShort: 'Yes, and for referrals',
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
