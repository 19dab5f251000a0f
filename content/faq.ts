import type { Documents } from '#contract/site/documents.ts';

/** The eight question and answer pairs in the specification's order (docs/specification.md, section 2, FAQ, and 9). */
export const faq: Documents['faq'] = {
  title: { text: 'Questions', keyWord: 'Questions' },
  lead: 'What parents ask about classes, fees, materials and refunds. Ask us yours.',
  questions: [
    {
      id: 'classes',
      question: 'Which classes do you offer?',
      inShort: 'Eleven subjects, from age four',
      answer: [
        'Painting, drawing and sketching, and clay work for four age groups, from four years to adults. We also teach ' +
          'sculpture, glass, mosaic, paper craft, mixed media, landscapes, digital art and best out of waste. The ',
        { label: 'Classes', href: '/classes' },
        ' page has the days, times and fees.',
      ],
    },
    {
      id: 'enrol',
      question: 'How do I enrol?',
      inShort: 'With a form, in five minutes',
      answer: [
        'Fill in the form on the ',
        { label: 'Enroll', href: '/Formenroll' },
        ' page, one form for each student. Please make a free account first, so that you can see the application ' +
          'again later. The application fee is Rs.0.',
      ],
    },
    {
      id: 'materials',
      question: 'What materials do I need?',
      inShort: 'Supplied in class, your own online',
      answer: ['{school.rules.materials}'],
    },
    {
      id: 'refunds',
      question: 'What is your refund policy?',
      inShort: 'In full, 48 hours before a class',
      answer: ['{school.rules.fees} {school.rules.missedClasses}'],
    },
    {
      id: 'online',
      question: 'Are there online classes?',
      inShort: 'Yes, by live video',
      answer: [
        'Yes, by live video meeting, with the same teacher and the same curriculum. Clay, glass and mosaic are taught ' +
          'only in class.',
      ],
    },
    {
      id: 'duration',
      question: 'How long is a class?',
      inShort: 'Mostly 1-2 hours',
      answer: [
        'Mostly 1-2 hours, on Saturdays and Sundays. The youngest have one hour, adults have two. A course is 96 ' +
          'sessions over one year.',
      ],
    },
    {
      id: 'trial',
      question: 'Can we try a class first?',
      inShort: 'Yes, the first class is free',
      answer: [
        'Yes. A trial class is free for first-time students. ',
        { label: 'Ask for a free trial', href: '/trial' },
        ': tell us the course and the age of the student, and we suggest a day.',
      ],
    },
    {
      id: 'discounts',
      question: 'Are there discounts for groups?',
      inShort: 'Yes, and for referrals',
      answer: [
        'There are discounts for groups and for referrals. Please ',
        { label: 'contact us', href: '/contact' },
        ' for details.',
      ],
    },
  ],
  end: { text: 'Not answered here?', link: { label: 'Ask us', href: '/contact' } },
  work: 'clay-owl',
};
