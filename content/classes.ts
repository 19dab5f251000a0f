import type { Pigment } from '#contract/course.ts';
import type { Heading, Link } from './text.ts';
import type { Picture } from './pictures/index.ts';
import { pictureOf, wall, type Work } from './works.ts';

/** One of the three categories at the top (SPEC 2, Classes). */
export interface ClassCategory {
  title: string;
  text: string;
  picture: Picture;
  link: string | null;
}

/** One of the three levels, told with the same pot (SPEC 2, Classes). */
export interface Level {
  title: string;
  text: string;
}

/** One class on the slate, in the colour of its course. */
export interface Session {
  name: string;
  ages: string;
  pigment: Pigment | null;
}

/** One row of the slate: a time, and what meets then on each day (SPEC 2, Classes, schedule). */
export interface ScheduleRow {
  time: string;
  length: string;
  saturday: Session;
  sunday: Session;
}

/** A way to attend: in class or online (SPEC 2, Classes, formats). */
export interface ClassFormat {
  title: string;
  text: string;
}

/** A special program (SPEC 2, Classes). */
export interface SpecialProgram {
  title: string;
  text: string;
  pigment: Pigment;
}

/** One line of the enrolment details (SPEC 2 and 9). */
export interface EnrolmentDetail {
  term: string;
  text: string;
}

/** A short testimonial with its portrait (SPEC 2, Classes). */
export interface ClassTestimonial {
  quote: string;
  name: string;
  relation: string;
  portrait: Picture;
}

export const classesTitle: Heading = { text: 'Classes', keyWord: 'Classes' };

export const classesIntro = {
  lead: 'Children from four, teenagers, adults. Pick what your hands want to do; the rest follows.',
  curriculum: { label: 'Curriculum', href: '/curriculum' },
  /** The page is long: what most come for, by the names of its sections. */
  parts: {
    title: 'On this page',
    links: [
      { label: 'Timetable', href: '#schedule' },
      { label: 'Levels', href: '#levels' },
      { label: 'What to bring', href: '#materials' },
      { label: 'Student gallery', href: '#studentGallery' },
      { label: 'Fees', href: '#enrolment' },
    ],
  },
} as const;

export const classCategories: readonly ClassCategory[] = [
  {
    title: 'Painting',
    text: 'Poster colour, watercolour, acrylic, oil. We begin with water and end with a knife.',
    picture: pictureOf('oil-marigold-seller'),
    link: '/painting',
  },
  {
    title: 'Drawing and sketching',
    text: 'Pencil, pen, charcoal. Ten minutes of looking for every five of drawing.',
    picture: pictureOf('charcoal-shoes'),
    link: null,
  },
  {
    title: 'Clay work',
    text: 'Pinch, coil, slab. Hands only at first, tools when the hands ask for them.',
    picture: pictureOf('clay-fish-dish'),
    link: '/clay',
  },
];

export const levelsTitle: Heading = { text: 'The same pot, three times', keyWord: 'times' };

export const levels: readonly Level[] = [
  { title: 'Beginner', text: 'Find the middle line. Draw the outline twice, keep both.' },
  { title: 'Intermediate', text: 'Strokes follow the belly round. The light stays paper.' },
  { title: 'Advanced', text: 'Tone before line. Know which dark is the darkest.' },
];

export const scheduleTitle = 'Two days a week';

export const scheduleDays = { time: 'Time', saturday: 'Saturday', sunday: 'Sunday' } as const;

/** Two sessions a week make the 96 of a year. */
export const schedule: readonly ScheduleRow[] = [
  {
    time: '9:30 am',
    length: '1 hour',
    saturday: { name: 'Junior Beginner', ages: '4-8 Yrs', pigment: 'haldi' },
    sunday: { name: 'Junior Beginner', ages: '4-8 Yrs', pigment: 'haldi' },
  },
  {
    time: '11:00 am',
    length: '1½ hours',
    saturday: { name: 'Junior Learner', ages: '9-12 Yrs', pigment: 'patta' },
    sunday: { name: 'Senior Seeker', ages: '12-15 Yrs', pigment: 'neel' },
  },
  {
    time: '1:30 pm',
    length: '1½ hours',
    saturday: { name: 'Special and Premium', ages: 'by arrangement', pigment: 'mor' },
    sunday: { name: 'Weekend workshop', ages: 'all ages', pigment: null },
  },
  {
    time: '3:15 pm',
    length: '1½ hours',
    saturday: { name: 'Senior Seeker', ages: '12-15 Yrs', pigment: 'neel' },
    sunday: { name: 'Junior Learner', ages: '9-12 Yrs', pigment: 'patta' },
  },
  {
    time: '5:00 pm',
    length: '2 hours',
    saturday: { name: 'Sr. Expressors', ages: '16+ Yrs', pigment: 'rani' },
    sunday: { name: 'Sr. Expressors', ages: '16+ Yrs', pigment: 'rani' },
  },
];

/** Doubts between weekends go to the messaging app; `linkLabel` opens it with the ready text. */
export const doubts = {
  text: 'Stuck on Tuesday? Send a photo of the drawing on the messaging app and the answer comes before the weekend.',
  linkLabel: 'Ask a doubt',
  messageText: 'Hello, I am stuck with a drawing. Here is a photo of it.',
  href:
    'https://wa.me/919876543210?text=' +
    'Hello%2C%20I%20am%20stuck%20with%20a%20drawing.%20Here%20is%20a%20photo%20of%20it.',
} as const;

export const weekendWorkshop = {
  title: 'Weekend workshops',
  text: 'One sitting, one thing made from start to finish, all ages at the same table.',
  link: { label: 'Our Art Workshop', href: '/workshop' },
} as const;

export const materialsTitle: Heading = { text: 'What to bring', keyWord: 'bring' };

export const materials: readonly string[] = [
  'A sketchbook, A4, thick paper',
  'Pencils HB, 2B, 6B and a soft eraser',
  'Wax crayons for the youngest, watercolours from nine',
  'Two brushes, one round and one flat',
  'An old shirt',
];

export const materialsNote = 'In class the basic materials are here. Online students arrange their own.';

export const formatsTitle: Heading = { text: 'Here, or from home', keyWord: 'home' };

export const formats: readonly ClassFormat[] = [
  {
    title: 'Offline, in class',
    text:
      'On the floor mats for the small ones, at easels for the tall ones. Clay, glass and mosaic are taught only here, ' +
      'because of the mess.',
  },
  {
    title: 'Online, by live video meeting',
    text:
      'Lean the phone on a pile of books so that it sees your hands, not your face. The lesson is live; nobody ' +
      'watches a recording.',
  },
];

export const studentGalleryTitle: Heading = { text: 'Student gallery', keyWord: 'gallery' };

export const studentGalleryNote =
  'From four years to seventeen, in that order. Nobody skipped a step; some of them stayed longer on one. The pictures ' +
  'and names on this site were made for it.';

/** Ten works from four years to seventeen, the youngest first. */
export const studentGallery: readonly Work[] = wall(
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
);

export const certificateCeremony = {
  title: { text: 'Certificate ceremony', keyWord: 'ceremony' },
  text:
    'Once a year the chairs go out and the families come in. Each student stands beside one work, says how it was ' +
    'made, and is handed this sheet.',
  sheet: {
    heading: 'Certificate',
    name: 'Kavya Menon',
    text: 'has completed 96 sessions of Senior Seeker and hung six works on the wall.',
    signature: 'Meenakshi Iyer',
    seal: pictureOf('lippan-medallion'),
  },
} as const satisfies {
  title: Heading;
  text: string;
  sheet: { heading: string; name: string; text: string; signature: string; seal: Picture };
};

export const specialTitle: Heading = { text: 'Special programs', keyWord: 'programs' };

export const specialPrograms: readonly SpecialProgram[] = [
  {
    title: 'Seasonal camps',
    text: 'Summer, Diwali and winter: five mornings, one big work made together.',
    pigment: 'patta',
  },
  {
    title: 'Portfolio preparation',
    text: 'Twelve finished pieces and the words to show them, for design and fine-art colleges.',
    pigment: 'jamun',
  },
];

export const enrolmentDetailsTitle = 'Enrolment details';

export const enrolmentDetails: readonly EnrolmentDetail[] = [
  { term: 'Application fee', text: 'Rs.0' },
  { term: 'First class', text: 'A free trial for first-time students' },
  { term: 'A course', text: '1 year, 96 sessions' },
  { term: 'Fees', text: 'Rs. 2500/- to Rs. 6000/-, non-refundable' },
  { term: 'Missed classes', text: 'Covered when the teacher is away, not when the student is' },
  { term: 'Brothers, sisters, friends', text: 'Group and referral discounts, ask us' },
];

export const classesEnrol: Link = { label: 'Enroll Now', href: '/Formenroll' };

export const classTestimonialsTitle: Heading = { text: 'In their own words', keyWord: 'words' };

export const classTestimonials: readonly ClassTestimonial[] = [
  {
    quote: 'I held a brush again after forty-one years. It remembered me.',
    name: 'Gurdeep Singh',
    relation: '69, Sr. Expressors',
    portrait: pictureOf('portrait-gurdeep'),
  },
  {
    quote: 'I used to erase everything. Now I turn the page.',
    name: 'Ridhima Jain',
    relation: '10, Junior Learner',
    portrait: pictureOf('portrait-ridhima'),
  },
  {
    quote: 'My portfolio started as doodles at the back of the class.',
    name: 'Neel Banerjee',
    relation: '17, portfolio preparation',
    portrait: pictureOf('portrait-neel'),
  },
];

export const classInstructor = {
  title: { text: 'Your teacher', keyWord: 'teacher' },
  name: 'Meenakshi Iyer',
  portrait: pictureOf('portrait-meenakshi'),
  text:
    'Meenakshi Iyer has taught for 13+ years, in schools first and in this room since. She draws with every class, on ' +
    'the same paper, and leaves her mistakes in.',
  link: { label: 'Instructor', href: '/Instructor' },
} as const satisfies { title: Heading; name: string; portrait: Picture; text: string; link: Link };
