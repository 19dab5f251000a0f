import { materialsRule } from './school.ts';
import type { Heading, Link, RichText } from './text.ts';
import type { Picture } from './pictures/index.ts';
import { pictureOf, work, type Work } from './works.ts';

/** The letter that describes the school, with two links (docs/specification.md, section 2, About). */
export interface AboutLetter {
  /** Where and when it was written. */
  place: string;
  greeting: string;
  paragraphs: readonly string[];
  signature: string;
  enrol: Link;
  contact: Link;
}

/** A short profile of the teacher, with links (docs/specification.md, section 2, About, instructor profile). */
export interface InstructorProfile {
  name: string;
  portrait: Picture;
  text: string;
  profile: Link;
  creations: Link;
}

/** A question and its answer (docs/specification.md, section 2, About and FAQ). */
export interface Question {
  /** The fragment in the URL, such as /FaqPage#refunds. Do not change it when the text changes. */
  id: string;
  question: string;
  answer: RichText;
}

export const aboutTitle: Heading = { text: 'About Us', keyWord: 'Us' };

export const aboutLetter: AboutLetter = {
  place: 'Bhopal, a Friday night',
  greeting: 'Dear parents, dear students,',
  paragraphs: [
    'This school is one room with big windows in Arera Colony. It began in 2014 with four children, a mat and a box ' +
      'of wax crayons, and we still work the same way: first we look at a thing for a long time, then we draw it, then ' +
      'we look again.',
    'We teach painting, drawing, sculpture, clay, glass, mosaic, paper craft, mixed media, landscapes, digital art, ' +
      'and best out of waste. Children can begin at four, adults at any age. You do not need talent.',
    'Come on a Saturday or Sunday and see. The first class is free. Please wear old clothes.',
  ],
  signature: 'Meenakshi Iyer',
  enrol: { label: 'Enroll Now', href: '/Formenroll' },
  contact: { label: 'Contact Us', href: '/contact' },
};

export const instructorProfile: InstructorProfile = {
  name: 'Meenakshi Iyer',
  portrait: pictureOf('portrait-meenakshi'),
  text: 'Art teacher and painter. 13+ years of teaching children, teenagers and adults.',
  profile: { label: 'More about her', href: '/Instructor' },
  creations: { label: 'Her own creations', href: '/InstructorArtPage' },
};

/** A child's picture beside the letter. */
export const aboutWork: Work = work('felt-pen-cat');

export const aboutQuestionsTitle: Heading = { text: 'Before you enrol', keyWord: 'enrol' };

export const aboutMoreQuestions: Link = { label: 'All questions and answers', href: '/FaqPage' };

export const aboutQuestions: readonly Question[] = [
  {
    id: 'materials',
    question: 'Which materials are needed?',
    answer: [materialsRule],
  },
  {
    id: 'beginners',
    question: 'Is it suitable for beginners?',
    answer: [
      'Yes. Most students have never had an art class before. Every course begins with simple lines and shapes, and ' +
        'the first class is a free trial. What each course teaches is in the ',
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
      ' page. It takes about five minutes, and the application fee is Rs.0. We then call you to agree the day and time.',
    ],
  },
];
