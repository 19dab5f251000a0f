import type { Documents } from '#contract/site/documents.ts';

/** The about page (docs/specification.md, section 2, About). */
export const about: Documents['about'] = {
  title: { text: 'About Us', keyWord: 'Us' },
  letter: {
    place: '{school.city}, a Friday night',
    greeting: 'Dear parents, dear students,',
    paragraphs: [
      'This school is one room with big windows in {school.neighbourhood}. It began in {school.founding.year} with ' +
        'four children, a mat and a box of wax crayons, and we still work the same way: first we look at a thing for ' +
        'a long time, then we draw it, then we look again.',
      'We teach painting, drawing, sculpture, clay, glass, mosaic, paper craft, mixed media, landscapes, digital ' +
        'art, and best out of waste. Children can begin at four, adults at any age. You do not need talent.',
      'Come on a Saturday or Sunday and see. {school.trialOffer} Please wear old clothes.',
    ],
  },
  profile: {
    text: 'Art teacher and painter. {instructor.years.number} years of teaching children, teenagers and adults.',
    more: 'More about her',
  },
  questionsTitle: { text: 'Before you enrol', keyWord: 'enrol' },
  questions: [
    {
      id: 'materials',
      question: 'Which materials are needed?',
      answer: ['{school.rules.materials}'],
    },
    {
      id: 'beginners',
      question: 'Is it suitable for beginners?',
      answer: [
        'Yes. Most students have never had an art class before. Every course begins with simple lines and shapes, ' +
          'and the first class is a free trial. What each course teaches is in the ',
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
        ' page. It takes about five minutes, and the application fee is Rs.0. We then call you to agree the day and ' +
          'time.',
      ],
    },
  ],
  work: 'felt-pen-cat',
};
