import type { Heading, Link, RichText } from './text.ts';
import type { Picture } from './pictures/index.ts';
import { pictureOf, work, type Work } from './works.ts';

/** The folded letter that describes the school, with its two buttons (SPEC 2, About). */
export interface AboutLetter {
  /** Where and when it was written. */
  place: string;
  greeting: string;
  paragraphs: readonly string[];
  signature: string;
  enrol: Link;
  contact: Link;
}

/** The teacher in short, with the link to her creations (SPEC 2, About, instructor profile). */
export interface InstructorProfile {
  name: string;
  portrait: Picture;
  text: string;
  profile: Link;
  creations: Link;
}

/** A question and its answer, one open at a time (SPEC 2, About and FAQ). */
export interface Question {
  /** Its name in an address, kept when the words change: /FaqPage#refunds. */
  id: string;
  question: string;
  answer: RichText;
}

export const aboutTitle: Heading = { text: 'About Us', keyWord: 'Us' };

export const aboutLetter: AboutLetter = {
  place: 'Bhopal, a Friday night',
  greeting: 'Dear parents, dear students,',
  paragraphs: [
    'This school is one room with big windows. It began with four children, a mat and a box of wax crayons, and it ' +
      'still works the same way: we look at something for a long time, then we draw it, then we look again.',
    'We teach painting, drawing, sculpture, clay, glass, mosaic, paper craft, mixed media, landscapes, digital art, ' +
      'and what can be made of things others throw away. Nobody needs to be talented. A four-year-old needs a big ' +
      'sheet; a grandmother needs good light.',
    'Come on a Saturday and see. Wear something that may get paint on it.',
  ],
  signature: 'Meenakshi Iyer',
  enrol: { label: 'Enroll Now', href: '/Formenroll' },
  contact: { label: 'Contact Us', href: '/contact' },
};

export const instructorProfile: InstructorProfile = {
  name: 'Meenakshi Iyer',
  portrait: pictureOf('portrait-meenakshi'),
  text: 'Teacher, painter, collector of broken bangles. 13+ years with children and grown-ups.',
  profile: { label: 'More about her', href: '/Instructor' },
  creations: { label: 'Her own creations', href: '/InstructorArtPage' },
};

/** A child's picture beside the letter. */
export const aboutWork: Work = work('felt-pen-cat');

export const aboutQuestionsTitle: Heading = { text: 'Before you ask', keyWord: 'ask' };

export const aboutQuestions: readonly Question[] = [
  {
    id: 'materials',
    question: 'Which materials are needed?',
    answer: [
      'Come with a sketchbook, three pencils and an old shirt. In class the basic materials are supplied; if you learn ' +
        'online you arrange your own, and we send a short list before the first lesson.',
    ],
  },
  {
    id: 'beginners',
    question: 'Is it suitable for beginners?',
    answer: [
      'Yes. Most people who come have not drawn since school, or have not started school yet. Every course begins with ' +
        'lines and looking, and the first class is a free trial. The plan of each course is in the ',
      { label: 'curriculum', href: '/curriculum' },
      '.',
    ],
  },
  {
    id: 'enrol',
    question: 'How do I enrol?',
    answer: [
      'Sign up, log in, and fill in one form for each student on the ',
      { label: 'Enroll', href: '/Formenroll' },
      ' page. It takes about five minutes and costs Rs.0. We then call you to settle the day and the time.',
    ],
  },
];
