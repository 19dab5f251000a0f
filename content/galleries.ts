import type { Pigment } from '#contract/course.ts';
import type { PagePath } from './page-meta.ts';
import type { Heading, Link } from './text.ts';
import type { PictureName } from './works.ts';

/** One gallery page as a room: its wall, its works, the rooms on both sides (SPEC 2, static gallery pages). */
export interface Room {
  path: PagePath;
  title: string;
  pigment: Pigment;
  intro: string;
  works: readonly PictureName[];
  previous: { title: string; href: string; pigment: Pigment; picture: PictureName };
  next: { title: string; href: string; pigment: Pigment; picture: PictureName };
  /** Asked at the end, above 'Enroll Now'. */
  question: string;
}

/** The teacher's own page: fabric art and wall art (SPEC 2, /InstructorArtPage). */
export interface InstructorArt {
  path: PagePath;
  title: Heading;
  pigment: Pigment;
  intro: string;
  sections: readonly { title: string; text: string; works: readonly PictureName[] }[];
  back: Link;
}

/** The words that all rooms share; `of` stands between two numbers, as in '1 of 8'. */
export const roomWords = {
  enrol: 'Enroll Now',
  look: 'Look closer',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  of: 'of',
} as const;

/** The rooms in the order one walks through them; the last leads to the first. */
export const rooms: readonly Room[] = [
  {
    path: '/painting',
    title: 'Painting',
    pigment: 'rani',
    intro:
      'Water, wax, oil, ink, and rice white on earth. Everything in this room was begun on a Saturday, and most of ' +
      'it was not right the first time.',
    works: [
      'watercolour-lake',
      'madhubani-fish',
      'portrait-grandfather',
      'warli-dance',
      'fabric-hibiscus',
      'crayon-family',
      'oil-flame-trees',
      'portrait-girl',
    ],
    previous: { title: 'Mixed Media', href: '/mixed_media', pigment: 'neel', picture: 'mixed-media-tree' },
    next: { title: 'Landscapes', href: '/landscapes', pigment: 'patta', picture: 'papercut-elephants' },
    question: 'Would you like to paint like this?',
  },
  {
    path: '/landscapes',
    title: 'Landscapes',
    pigment: 'patta',
    intro:
      'We paint what is far away first, because the sky decides everything. Then the hills, then the water, and last ' +
      'the grass in front, when nobody is afraid any more.',
    works: ['watercolour-lake', 'oil-flame-trees', 'papercut-elephants', 'mixed-media-tree'],
    previous: { title: 'Painting', href: '/painting', pigment: 'rani', picture: 'madhubani-fish' },
    next: { title: 'Paper Craft', href: '/paper_craft', pigment: 'haldi', picture: 'quilling-bouquet' },
    question: 'Which view would you paint?',
  },
  {
    path: '/paper_craft',
    title: 'Paper Craft',
    pigment: 'haldi',
    intro:
      'A sheet of paper can be cut, folded, curled and stood on its edge. The scissors are blunt for the small ones ' +
      'and sharp for the patient ones, and the best colour is the shadow between two layers.',
    works: ['papercut-elephants', 'quilling-bouquet', 'mixed-media-tree'],
    previous: { title: 'Landscapes', href: '/landscapes', pigment: 'patta', picture: 'lake-boat' },
    next: { title: 'Clay Work', href: '/clay', pigment: 'geru', picture: 'owl-face' },
    question: 'Would you like to cut a forest?',
  },
  {
    path: '/clay',
    title: 'Clay Work',
    pigment: 'geru',
    intro:
      'Clay remembers every finger. We build by hand, with coils and leaves and a little water, and what leans a ' +
      'little is left leaning.',
    works: ['clay-owl', 'lippan-medallion', 'clay-coil-pot'],
    previous: { title: 'Paper Craft', href: '/paper_craft', pigment: 'haldi', picture: 'elephant-calf' },
    next: { title: 'Quilling', href: '/sculpture', pigment: 'jamun', picture: 'quilling-flowers' },
    question: 'Would you like to get your hands in it?',
  },
  {
    path: '/sculpture',
    title: 'Quilling',
    pigment: 'jamun',
    intro:
      'A strip of paper three millimetres wide, rolled on a needle and let go. Pinch it once and it is a petal, ' +
      'twice and it is a leaf. It is sculpture that fits in an envelope.',
    works: ['quilling-bouquet', 'quilling-flowers'],
    previous: { title: 'Clay Work', href: '/clay', pigment: 'geru', picture: 'owl-face' },
    next: { title: 'Glass Painting', href: '/glass', pigment: 'mor', picture: 'peacock-lotus' },
    question: 'Would you like to roll a flower?',
  },
  {
    path: '/glass',
    title: 'Glass Painting',
    pigment: 'mor',
    intro:
      'First the black line, and a night to dry. Then the colour runs to the line by itself and stops. Hold the ' +
      'picture to the window: half of the work is done by the morning.',
    works: ['glass-peacock', 'peacock-lotus'],
    previous: { title: 'Quilling', href: '/sculpture', pigment: 'jamun', picture: 'quilling-flowers' },
    next: { title: 'Mosaic', href: '/mosaic', pigment: 'neel', picture: 'kingfisher-close' },
    question: 'Would you like to paint with light?',
  },
  {
    path: '/mosaic',
    title: 'Mosaic',
    pigment: 'neel',
    intro:
      'Tile from a shop that was closing, broken under a cloth with one good knock. The chips are laid along the ' +
      'lines of the thing itself, round an eye, down a wing, and the sky comes last.',
    works: ['mosaic-kingfisher', 'lippan-mirrors', 'kingfisher-close'],
    previous: { title: 'Glass Painting', href: '/glass', pigment: 'mor', picture: 'peacock-lotus' },
    next: { title: 'Best Out of Waste', href: '/waste', pigment: 'sindoor', picture: 'waste-sun' },
    question: 'Would you like to lay the first tile?',
  },
  {
    path: '/waste',
    title: 'Best Out of Waste',
    pigment: 'sindoor',
    intro:
      'Every Saturday there is a box by the door. Bottle caps, bangles, a CD that no machine reads any more. Whoever ' +
      'finds a use for the strangest thing in it may keep it.',
    works: ['best-of-waste', 'mixed-media-tree', 'waste-sun'],
    previous: { title: 'Mosaic', href: '/mosaic', pigment: 'neel', picture: 'kingfisher-close' },
    next: { title: 'Mixed Media', href: '/mixed_media', pigment: 'neel', picture: 'hibiscus-bloom' },
    question: 'What would you find in the box?',
  },
  {
    path: '/mixed_media',
    title: 'Mixed Media',
    pigment: 'neel',
    intro:
      'Paint where paint is right, thread where thread is right. A map can be a hill and a button can be a fruit, as ' +
      'long as it was chosen and not only found.',
    works: ['mixed-media-tree', 'fabric-hibiscus', 'lippan-medallion'],
    previous: { title: 'Best Out of Waste', href: '/waste', pigment: 'sindoor', picture: 'waste-sun' },
    next: { title: 'Painting', href: '/painting', pigment: 'rani', picture: 'madhubani-fish' },
    question: 'Would you like to mix everything?',
  },
];

export const instructorArt: InstructorArt = {
  path: '/InstructorArtPage',
  title: { text: 'Her own creations', keyWord: 'own' },
  pigment: 'haldi',
  intro:
    'Meenakshi Iyer makes these between Monday and Friday, on cloth and on walls. The students see them half done ' +
    'and say what they think.',
  sections: [
    {
      title: 'Fabric art',
      text: 'Cotton printed with wooden blocks, washed, rested, and then painted on. It can be worn, and some of it is.',
      works: ['fabric-hibiscus', 'hibiscus-bloom'],
    },
    {
      title: 'Wall art',
      text: 'Clay, mirrors and rice white, learned from women who paint their own houses and credited to them.',
      works: ['lippan-medallion', 'warli-dance', 'lippan-mirrors'],
    },
  ],
  back: { label: 'Instructor', href: '/Instructor' },
};
