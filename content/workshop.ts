import type { Pigment } from '#contract/course.ts';
import type { Heading, Link } from './text.ts';
import { filmPoster, type Picture } from './pictures/index.ts';
import { illustration, work, type Illustration, type Work } from './works.ts';

/** One weekend workshop: when, what is made and what one goes home with (SPEC 2, /workshop and weekend workshops). */
export interface Workshop {
  title: string;
  /** It is held on every Sunday of these two, half a year apart. */
  months: readonly [string, string];
  text: string;
  takeHome: string;
  ages: string;
  pigment: Pigment;
  work: Work;
  room: Link;
}

/** One stretch of the sitting, in order. */
export interface SittingPart {
  time: string;
  title: string;
  text: string;
}

export const workshopTitle: Heading = { text: 'Our Art Workshop', keyWord: 'Workshop' };

export const workshopLead =
  'One Sunday sitting, one thing made from start to finish. Parents and children may share a table; nobody has to be ' +
  'enrolled in a course.';

/** The table in the middle of a sitting. */
export const workshopTable: Illustration = illustration('workshop-watercolour');

export const workshopFacts: readonly { term: string; text: string }[] = [
  { term: 'When', text: 'Every Sunday, 1:30 to 3 pm' },
  { term: 'Where', text: '14, Gulmohar Road, Arera Colony, Bhopal' },
  { term: 'For whom', text: 'All ages; under seven with a grown-up beside them' },
  { term: 'Materials', text: 'Laid out on the table; bring an old shirt' },
  { term: 'Your place', text: 'Write to us by Friday, so that there is enough clay' },
];

export const sittingTitle: Heading = { text: 'How the time goes', keyWord: 'time' };

export const sitting: readonly SittingPart[] = [
  {
    time: '1:30',
    title: 'Look',
    text: 'We pass the thing round: a mirror relief, a leaf, a pot. Everyone says one thing they see.',
  },
  {
    time: '1:45',
    title: 'Try',
    text: 'A small one on scrap, meant for the bin. It is often the one people keep.',
  },
  {
    time: '2:00',
    title: 'Make',
    text: 'An hour, almost, for the real one. The teacher works on her own beside you.',
  },
  {
    time: '2:50',
    title: 'Show',
    text: 'Everything goes on the ledge for ten minutes before it goes home.',
  },
];

export const workshopsTitle: Heading = { text: 'What we make', keyWord: 'make' };

export const workshopsNote =
  'One workshop a month, on each of its Sundays. What you miss in the first half of the year comes round again in the second.';

/** The words that are the same on every leaf of the calendar. */
export const workshopWords = { days: 'Sundays', length: '1½ hours', takeHome: 'You take home' } as const;

export const workshops: readonly Workshop[] = [
  {
    title: 'Mirrors in mud',
    months: ['January', 'July'],
    text: 'Clay ropes and small mirrors on a round board, after the Lippan walls of Kutch.',
    takeHome: 'A medallion as wide as a dinner plate',
    ages: '8 and older',
    pigment: 'geru',
    work: work('workshop-lippan'),
    room: { label: 'Clay Work', href: '/clay' },
  },
  {
    title: 'Rolled flowers',
    months: ['February', 'August'],
    text: 'Strips of paper, a needle, a dot of glue. The first coil is crooked; the tenth one is a petal.',
    takeHome: 'A card with a flower that stands up',
    ages: '7 and older',
    pigment: 'jamun',
    work: work('workshop-quilling'),
    room: { label: 'Quilling', href: '/sculpture' },
  },
  {
    title: 'Two triangles dance',
    months: ['March', 'September'],
    text: 'A brown sheet, white paint, a thin stick. We learn the Warli figure and set a whole circle moving.',
    takeHome: 'A dance, with you somewhere in it',
    ages: 'All ages',
    pigment: 'rani',
    work: work('warli-dance'),
    room: { label: 'Painting', href: '/painting' },
  },
  {
    title: 'Colour for the window',
    months: ['April', 'October'],
    text: 'Black liner, three glass paints and a pane the size of a postcard.',
    takeHome: 'A pane to hang in the sun',
    ages: '9 and older',
    pigment: 'mor',
    work: work('glass-turtle'),
    room: { label: 'Glass Painting', href: '/glass' },
  },
  {
    title: 'The fish was a CD',
    months: ['May', 'November'],
    text: 'Bring what the house throws away. We bring cutters, wire and glue, and decide together what it could be.',
    takeHome: 'Whatever it turned into',
    ages: 'All ages',
    pigment: 'sindoor',
    work: work('waste-cd-fish'),
    room: { label: 'Best Out of Waste', href: '/waste' },
  },
  {
    title: 'A pot without a wheel',
    months: ['June', 'December'],
    text: 'Coil on coil, thumbed closed from inside. It dries here for a week, so come back for it.',
    takeHome: 'A pot, one week later',
    ages: '6 and older',
    pigment: 'geru',
    work: work('workshop-clay'),
    room: { label: 'Clay Work', href: '/clay' },
  },
];

export const workshopEnd = {
  title: 'Try one at home first',
  text: 'A short film paints a lake at sunset in twelve steps. One big brush is enough.',
  still: filmPoster,
  tutorial: { label: 'Workshop Tutorial', href: '/tutorial' },
  contact: { label: 'Ask for a place', href: '/contact' },
} as const satisfies { title: string; text: string; still: Picture; tutorial: Link; contact: Link };
