import type { Documents } from '#contract/site/documents.ts';

/** The classes page (docs/specification.md, section 2, Classes, and section 9). */
export const classes: Documents['classes'] = {
  title: { text: 'Classes', keyWord: 'Classes' },
  lead: 'From age 4 to adult. Choose an age group; days and fees are below.',
  parts: [
    { label: 'Curriculum', href: '/curriculum' },
    { label: 'Timetable', href: '#schedule' },
    { label: 'Fees', href: '#enrolment' },
    { label: 'Online', href: '#formats' },
    { label: 'What to bring', href: '#materials' },
    { label: 'Gallery', href: '#studentGallery' },
  ],
  doubts: {
    text: 'A question between classes? Send a photo of the drawing.',
    label: 'Ask a doubt on WhatsApp',
    message: 'Hello, I am stuck with a drawing. Here is a photo of it.',
  },
  workshop: {
    title: 'Weekend workshops',
    text: 'One Sunday afternoon, Rs. {workshop.fee}/- a person, from six years.',
    link: { label: 'Our Art Workshop', href: '/workshop' },
  },
  enrolment: {
    title: { text: 'Enrolment details', keyWord: 'details' },
    details: [
      { term: 'Application fee', text: '{admission.fee}' },
      { term: 'First class', text: 'A free trial for first-time students' },
      { term: 'A course', text: '1 year, 96 sessions, two a week' },
      {
        term: 'Fees',
        text: '{courses.prices}',
      },
      { term: 'Brothers, sisters, friends', text: 'Group and referral discounts, ask us' },
    ],
    rules: '{school.rules.fees} {school.rules.missedClasses}',
  },
  categories: [
    {
      title: 'Painting',
      text: 'Poster colour, watercolour, acrylic and oil.',
      picture: 'oil-marigold-seller',
      link: '/painting',
    },
    {
      title: 'Drawing and sketching',
      text: 'Pencil, pen and charcoal, from real objects.',
      picture: 'charcoal-shoes',
      link: null,
    },
    {
      title: 'Clay work',
      text: 'Pots and animals, built by hand.',
      picture: 'clay-fish-dish',
      link: '/clay',
    },
  ],
  formats: {
    title: { text: 'In class or online', keyWord: 'online' },
    formats: [
      {
        title: 'Offline, in class',
        text: 'In our room in {school.neighbourhood}. Clay, glass and mosaic only here.',
      },
      {
        title: 'Online, by live video meeting',
        text: 'The same teacher and plan, live. One phone or laptop is enough.',
      },
    ],
  },
  materials: {
    title: { text: 'What to bring', keyWord: 'bring' },
    items: ['A sketchbook, A4, thick paper', 'Pencils HB, 2B, 6B and a soft eraser', 'An old shirt'],
    note: '{school.rules.materials}',
  },
  studentGallery: {
    title: { text: 'Student gallery', keyWord: 'gallery' },
    note: 'From 4 to 17 years. The names, pictures and words were made for this site.',
    works: [
      'finger-paint-tree',
      'felt-pen-cat',
      'crayon-family',
      'oil-pastel-pond',
      'poster-diwali',
      'colour-pencil-vegetables',
      'pencil-still-life',
      'perspective-corridor',
      'ink-bicycle',
      'digital-rooftop',
    ],
  },
  certificate: {
    title: { text: 'Certificate ceremony', keyWord: 'ceremony' },
    text:
      'Once a year we invite the families. Each student shows one work, tells how it was made, and receives this ' +
      'certificate.',
    sheet: {
      heading: 'Certificate',
      name: 'Kavya Menon',
      text: 'has completed 96 sessions of Senior Seeker and hung six works on the wall.',
      signature: '{school.teacher}',
      seal: 'lippan-medallion',
    },
  },
  levels: {
    title: { text: 'Three levels, one pot', keyWord: 'pot' },
    levels: [
      { title: 'Beginner', text: 'You find the middle line and draw the outline.' },
      { title: 'Intermediate', text: 'Your strokes follow the round form. Light areas stay white.' },
      { title: 'Advanced', text: 'You shade first and find the darkest part.' },
    ],
  },
  programs: {
    title: { text: 'Special programs', keyWord: 'programs' },
    programs: [
      {
        title: 'Seasonal camps',
        text: 'Summer, Diwali and winter: five mornings, one big work made together.',
        pigment: 'patta',
      },
      {
        title: 'Portfolio preparation',
        text: 'Twelve finished works for an application to a design or fine-art college.',
        pigment: 'jamun',
      },
    ],
  },
  testimonials: {
    title: { text: 'Testimonials', keyWord: 'Testimonials' },
    quotes: [
      {
        quote: 'I held a brush again after forty-one years. It remembered me.',
        name: 'Gurdeep Singh',
        relation: '69, Sr. Expressors',
        portrait: 'portrait-gurdeep',
      },
      {
        quote: 'I used to erase everything. Now I turn the page.',
        name: 'Ridhima Jain',
        relation: '10, Junior Learner',
        portrait: 'portrait-ridhima',
      },
      {
        quote: 'My portfolio started as doodles at the back of the class.',
        name: 'Neel Banerjee',
        relation: '17, portfolio preparation',
        portrait: 'portrait-neel',
      },
    ],
  },
  teacher: {
    title: { text: 'Your teacher', keyWord: 'teacher' },
    portrait: 'portrait-meenakshi',
    text:
      '{school.teacher} has taught art for 13+ years, first in schools and since {school.founding.year} here. She teaches ' +
      'every class herself.',
    link: { label: 'Instructor', href: '/Instructor' },
  },
};
