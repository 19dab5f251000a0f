import type { Heading, Link } from './text.ts';
import { school } from './school.ts';
import { illustration, labelled, type Illustration, type LabelledWork } from './works.ts';

/** The first section with its works, the largest first (docs/specification.md, section 1, hero). */
export interface Hero {
  title: Heading;
  tagline: string;
  facts: string;
  proof: string;
  explore: Link;
  enrol: Link;
  works: readonly LabelledWork[];
}

/** The introduction and the title of the grid of categories (docs/specification.md, section 2, intro). */
export interface Introduction {
  title: Heading;
  text: string;
  about: Link;
  gridTitle: string;
}

/** One of the nine tiles (docs/specification.md, section 1, gallery of tiles). */
export interface GalleryTile {
  title: string;
  image: Illustration;
  description: string;
  link: string;
}

/** One of the three steps of 'Enroll & Explore' (docs/specification.md, section 2). */
export interface EnrolStep {
  title: string;
  description: string;
  href: string | null;
}

/** An animated item of 'Shapes Born from Creative Touch' (docs/specification.md, section 2). */
export interface ShapeItem {
  image: Illustration;
  title: string;
  description: string;
  additionalText: string;
}

/** A number that counts up (docs/specification.md, section 2, statistics banner). */
export interface Statistic {
  label: string;
  from: number;
  to: number;
  suffix: string;
}

export const hero: Hero = {
  title: { text: 'Showcase Art', keyWord: 'Art' },
  tagline: 'Art Makes the Life Beautiful',
  facts: school.facts,
  proof: '136+ students, one teacher for 13+ years.',
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
    'Small groups paint, draw and build with clay every Saturday and Sunday. One teacher looks at every drawing, ' +
    'and finished work goes up on the wall.',
  about: { label: 'About Us', href: '/about' },
  gridTitle: 'About Our Artistic Classes',
};

export const galleryTitle: Heading = { text: 'On the wall', keyWord: 'wall' };

/** The nine tiles in the specification's order. */
export const galleryTiles: readonly GalleryTile[] = [
  {
    title: 'Paper Craft',
    image: illustration('papercut-elephants'),
    description: 'A forest cut out of paper.',
    link: '/paper_craft',
  },
  {
    title: 'Clay',
    image: illustration('clay-owl'),
    description: 'An owl with leaf feathers.',
    link: '/clay',
  },
  {
    title: 'Paintings',
    image: illustration('madhubani-fish'),
    description: 'Two fish, every gap filled.',
    link: '/painting',
  },
  {
    title: 'Landscapes',
    image: illustration('oil-flame-trees'),
    description: 'A gulmohar road in May.',
    link: '/landscapes',
  },
  {
    title: 'Glass Painting',
    image: illustration('glass-shikara'),
    description: 'A boat on Dal Lake.',
    link: '/glass',
  },
  {
    title: 'Quilling',
    image: illustration('quilling-bouquet'),
    description: 'Flowers of paper strips.',
    link: '/sculpture',
  },
  {
    title: 'Mixed Media',
    image: illustration('mixed-media-tree'),
    description: 'A tree of eleven papers.',
    link: '/mixed_media',
  },
  {
    title: 'Fabric Paint',
    image: illustration('fabric-hibiscus'),
    description: 'Hibiscus on printed cotton.',
    link: '/InstructorArtPage',
  },
  {
    title: 'Best of Waste',
    image: illustration('best-of-waste'),
    description: 'A garden of bottle caps.',
    link: '/waste',
  },
];

export const coursesTitle: Heading = { text: 'Our Courses...', keyWord: 'Courses' };

/** The labels of the carousel's buttons and the cards' links. */
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
    description: 'Choose the course for the age. Applying costs Rs.0.',
    href: '/Formenroll',
  },
  {
    title: 'Fill the enrolment form',
    description: 'One form for each child: name, birthday, school and your phone number.',
    href: null,
  },
  {
    title: 'Book your slot',
    description: 'We call you within 24 hours and agree on the first class.',
    href: null,
  },
];

export const enrolLink: Link = { label: 'Enroll Now', href: '/Formenroll' };

export const shapesTitle: Heading = { text: 'Shapes Born from Creative Touch', keyWord: 'Touch' };

export const shapes: readonly ShapeItem[] = [
  {
    image: illustration('clay-turtle'),
    title: 'Pressed',
    description: 'A clay turtle. Bottle caps, leaves and a comb made the pattern.',
    additionalText: 'Pinched stoneware · Arjun, 8',
  },
  {
    image: illustration('lippan-medallion'),
    title: 'Set',
    description: 'Lippan mirror work: small mirrors set in white clay, as on walls in Kutch.',
    additionalText: 'After Lippan, on board · Meenakshi Iyer',
  },
  {
    image: illustration('quilling-koi'),
    title: 'Curled',
    description: 'Two fish made of curled paper strips that stand on edge.',
    additionalText: 'Quilled paper · Neel, 13',
  },
  {
    image: illustration('mosaic-kingfisher'),
    title: 'Laid',
    description: 'Small pieces of tile, laid in the direction of the feathers.',
    additionalText: 'Mosaic · Meher, 14',
  },
];

export const statisticsTitle = 'Trusted by Hundreds Students and Parents';

export const statistics: readonly Statistic[] = [
  { label: 'Total Students', from: 100, to: 136, suffix: '+' },
  { label: 'International Students', from: 10, to: 18, suffix: '+' },
  { label: 'Awards Winning', from: 1, to: 3, suffix: '+' },
];
