import type { Pigment } from '#contract/course.ts';
import { feesRule, materialsRule, missedClassesRule } from './school.ts';
import type { Heading, Link } from './text.ts';
import type { Picture } from './pictures/index.ts';
import { pictureOf, wall, type Work } from './works.ts';

/** One of the three categories at the top (docs/specification.md, section 2, Classes). */
export interface ClassCategory {
  title: string;
  text: string;
  picture: Picture;
  link: string | null;
}

/** One of the three levels (docs/specification.md, section 2, Classes). */
export interface Level {
  title: string;
  text: string;
}

/** A format of the classes: in person or online (docs/specification.md, section 2, Classes, formats). */
export interface ClassFormat {
  title: string;
  text: string;
}

/** A special program (docs/specification.md, section 2, Classes). */
export interface SpecialProgram {
  title: string;
  text: string;
  pigment: Pigment;
}

/** One line of the enrolment details (docs/specification.md, sections 2 and 9). */
export interface EnrolmentDetail {
  term: string;
  text: string;
}

/** A short testimonial with its portrait (docs/specification.md, section 2, Classes). */
export interface ClassTestimonial {
  quote: string;
  name: string;
  relation: string;
  portrait: Picture;
}

export const classesTitle: Heading = { text: 'Classes', keyWord: 'Classes' };

export const classesIntro = {
  lead: 'From age 4 to adult. Choose an age group; days and fees are below.',
  /** Links to the most important sections of this long page. */
  parts: {
    title: 'On this page',
    links: [
      { label: 'Curriculum', href: '/curriculum' },
      { label: 'Timetable', href: '#schedule' },
      { label: 'Fees', href: '#enrolment' },
      { label: 'Online', href: '#formats' },
      { label: 'What to bring', href: '#materials' },
      { label: 'Gallery', href: '#studentGallery' },
    ],
  },
} as const;

export const classCategories: readonly ClassCategory[] = [
  {
    title: 'Painting',
    text: 'Poster colour, watercolour, acrylic and oil.',
    picture: pictureOf('oil-marigold-seller'),
    link: '/painting',
  },
  {
    title: 'Drawing and sketching',
    text: 'Pencil, pen and charcoal, from real objects.',
    picture: pictureOf('charcoal-shoes'),
    link: null,
  },
  {
    title: 'Clay work',
    text: 'Pots and animals, built by hand.',
    picture: pictureOf('clay-fish-dish'),
    link: '/clay',
  },
];

export const levelsTitle: Heading = { text: 'Three levels, one pot', keyWord: 'pot' };

export const levels: readonly Level[] = [
  { title: 'Beginner', text: 'You find the middle line and draw the outline.' },
  { title: 'Intermediate', text: 'Your strokes follow the round form. Light areas stay white.' },
  { title: 'Advanced', text: 'You shade first and find the darkest part.' },
];

/** Questions between classes. The link opens the messaging app with a prepared text. */
export const doubts = {
  text: 'A question between classes? Send a photo of the drawing.',
  linkLabel: 'Ask a doubt on WhatsApp',
  messageText: 'Hello, I am stuck with a drawing. Here is a photo of it.',
  href:
    'https://wa.me/919876543210?text=' +
    'Hello%2C%20I%20am%20stuck%20with%20a%20drawing.%20Here%20is%20a%20photo%20of%20it.',
} as const;

export const weekendWorkshop = {
  title: 'Weekend workshops',
  text: 'One Sunday afternoon, Rs. 400/-, all ages.',
  link: { label: 'Our Art Workshop', href: '/workshop' },
} as const;

export const materialsTitle: Heading = { text: 'What to bring', keyWord: 'bring' };

export const materials: readonly string[] = [
  'A sketchbook, A4, thick paper',
  'Pencils HB, 2B, 6B and a soft eraser',
  'An old shirt',
];

export const materialsNote = materialsRule;

export const formatsTitle: Heading = { text: 'In class or online', keyWord: 'online' };

export const formats: readonly ClassFormat[] = [
  {
    title: 'Offline, in class',
    text: 'In our room in Arera Colony. Clay, glass and mosaic only here.',
  },
  {
    title: 'Online, by live video meeting',
    text: 'The same teacher and plan, live. One phone or laptop is enough.',
  },
];

export const studentGalleryTitle: Heading = { text: 'Student gallery', keyWord: 'gallery' };

export const studentGalleryNote = 'From 4 to 17 years. The pictures and names on this site were made for it.';

/** Ten works by students from four to seventeen years, the youngest first. */
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
    'Once a year we invite the families. Each student shows one work, tells how it was made, and receives this ' +
    'certificate.',
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
    text: 'Twelve finished works for an application to a design or fine-art college.',
    pigment: 'jamun',
  },
];

export const enrolmentDetailsTitle: Heading = { text: 'Enrolment details', keyWord: 'details' };

export const enrolmentDetails: readonly EnrolmentDetail[] = [
  { term: 'Application fee', text: 'Rs.0' },
  { term: 'First class', text: 'A free trial for first-time students' },
  { term: 'A course', text: '1 year, 96 sessions, two a week' },
  { term: 'Fees', text: 'Rs. 2500/- to Rs. 6000/- a month, non-refundable' },
  { term: 'Brothers, sisters, friends', text: 'Group and referral discounts, ask us' },
];

/** The rules about fees; content/faq.ts has the same rules. */
export const enrolmentRules = [feesRule, missedClassesRule] as const;

export const classesEnrol: Link = { label: 'Enroll Now', href: '/Formenroll' };

export const classTestimonialsTitle: Heading = { text: 'Testimonials', keyWord: 'Testimonials' };

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
    'Meenakshi Iyer has taught art for 13+ years, first in schools and since 2014 here. She teaches every class ' +
    'herself.',
  link: { label: 'Instructor', href: '/Instructor' },
} as const satisfies { title: Heading; name: string; portrait: Picture; text: string; link: Link };
