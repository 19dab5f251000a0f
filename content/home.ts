import type { Heading, Link } from './text.ts';
import { illustration, labelled, type Illustration, type LabelledWork } from './works.ts';

/** The first section: name, tagline, two links and the works that hang there, the largest first (SPEC 1, hero). */
export interface Hero {
  title: Heading;
  tagline: string;
  explore: Link;
  enrol: Link;
  works: readonly LabelledWork[];
}

/** The introduction with the compact grid of categories beside it (SPEC 2, intro with tagline and About Us button). */
export interface Introduction {
  title: Heading;
  text: string;
  about: Link;
  gridTitle: string;
}

/** One of the nine tiles: a subject, its picture and one line (SPEC 1, gallery of tiles). */
export interface GalleryTile {
  title: string;
  image: Illustration;
  description: string;
  link: string;
}

/** One of the three steps of 'Enroll & Explore' (SPEC 2). */
export interface EnrolStep {
  title: string;
  description: string;
  href: string | null;
}

/** An animated item of 'Shapes Born from Creative Touch' (SPEC 2). */
export interface ShapeItem {
  image: Illustration;
  title: string;
  description: string;
  additionalText: string;
}

/** A number that counts up (SPEC 2, statistics banner). */
export interface Statistic {
  label: string;
  from: number;
  to: number;
  suffix: string;
}

export const hero: Hero = {
  title: { text: 'Showcase Art', keyWord: 'Art' },
  tagline: 'Art Makes the Life Beautiful',
  explore: { label: 'Explore more', href: '/workshop' },
  enrol: { label: 'Enroll Now', href: '/Formenroll' },
  works: [
    labelled('oil-painted-wall'),
    labelled('glass-peacock'),
    labelled('crayon-family'),
    labelled('clay-horse'),
  ],
};

export const introduction: Introduction = {
  title: { text: 'Art Makes the Life Beautiful', keyWord: 'Beautiful' },
  text:
    'We meet on Saturdays and Sundays in one bright room. Four-year-olds learn to fill a page with lines; grown-ups ' +
    'come back to a brush they put down at school. One teacher looks at every drawing, and what is finished goes ' +
    'up on the wall.',
  about: { label: 'About Us', href: '/about' },
  gridTitle: 'About Our Artistic Classes',
};

export const galleryTitle: Heading = { text: 'On the wall', keyWord: 'wall' };

/** The nine tiles in SPEC's order. */
export const galleryTiles: readonly GalleryTile[] = [
  {
    title: 'Paper Craft',
    image: illustration('papercut-elephants'),
    description: 'A forest at sunset, cut out of paper.',
    link: '/paper_craft',
  },
  {
    title: 'Clay',
    image: illustration('clay-owl'),
    description: 'An owl, pressed leaf by leaf.',
    link: '/clay',
  },
  {
    title: 'Paintings',
    image: illustration('madhubani-fish'),
    description: 'Two fish, and no empty ground.',
    link: '/painting',
  },
  {
    title: 'Landscapes',
    image: illustration('oil-flame-trees'),
    description: 'The gulmohar road in May, laid on with a knife.',
    link: '/landscapes',
  },
  {
    title: 'Glass Painting',
    image: illustration('glass-shikara'),
    description: 'A boat on Dal Lake, and most of it once more in the water.',
    link: '/glass',
  },
  {
    title: 'Quilling',
    image: illustration('quilling-bouquet'),
    description: 'A bouquet rolled from paper strips.',
    link: '/sculpture',
  },
  {
    title: 'Mixed Media',
    image: illustration('mixed-media-tree'),
    description: 'One tree out of eleven papers.',
    link: '/mixed_media',
  },
  {
    title: 'Fabric Paint',
    image: illustration('fabric-hibiscus'),
    description: 'Hibiscus on block-printed cotton.',
    link: '/InstructorArtPage',
  },
  {
    title: 'Best of Waste',
    image: illustration('best-of-waste'),
    description: 'Bottle caps, a CD, one sunny garden.',
    link: '/waste',
  },
];

export const coursesTitle: Heading = { text: 'Our Courses...', keyWord: 'Courses' };

/** The words of the carousel's controls and of a card's links. */
export const coursesWords = {
  previous: 'Previous course',
  next: 'Next course',
  anyAge: 'Any age',
  curriculum: 'Curriculum',
  enrol: 'Enroll Now',
} as const;

export const featureTitle: Heading = {
  text: 'All the things you need in an Art Class',
  keyWord: 'Art Class',
};

export const enrolTitle: Heading = { text: 'Enroll & Explore', keyWord: 'Explore' };

export const enrolSteps: readonly EnrolStep[] = [
  {
    title: 'Visit the enrolment page',
    description: 'Pick the class by age. Applying costs Rs.0.',
    href: '/Formenroll',
  },
  {
    title: 'Fill the enrolment form',
    description: 'One page for each child: name, birthday, school, and how we reach you.',
    href: null,
  },
  {
    title: 'Book your slot',
    description: 'Saturday or Sunday. Your place in the circle is kept.',
    href: null,
  },
];

export const enrolLink: Link = { label: 'Enroll Now', href: '/Formenroll' };

export const shapesTitle: Heading = { text: 'Shapes Born from Creative Touch', keyWord: 'Touch' };

export const shapes: readonly ShapeItem[] = [
  {
    image: illustration('clay-turtle'),
    title: 'Pressed',
    description: 'A lump of clay pinched into a shell, and pressed with bottle caps, leaves and a comb.',
    additionalText: 'Pinched stoneware · Arjun, 8',
  },
  {
    image: illustration('lippan-medallion'),
    title: 'Set',
    description: 'Bits of mirror laid into white clay, the way walls are made in Kutch.',
    additionalText: 'After Lippan, on board · Meenakshi Iyer',
  },
  {
    image: illustration('quilling-koi'),
    title: 'Curled',
    description: 'Paper strips stood on edge and curled until two fish go past each other.',
    additionalText: 'Quilled paper · Neel, 13',
  },
  {
    image: illustration('mosaic-kingfisher'),
    title: 'Laid',
    description: 'Chips of tile laid along the lines a feather would take; the eye came first.',
    additionalText: 'Mosaic · Meher, 14',
  },
];

export const statisticsTitle = 'Trusted by Hundreds Students and Parents';

export const statistics: readonly Statistic[] = [
  { label: 'Total Students', from: 100, to: 136, suffix: '+' },
  { label: 'International Students', from: 10, to: 18, suffix: '+' },
  { label: 'Awards Winning', from: 1, to: 3, suffix: '+' },
];
