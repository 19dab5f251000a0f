import type { Pigment } from '#contract/course.ts';
import type { PagePath } from './page-meta.ts';
import type { Picture } from './pictures/index.ts';
import type { Heading, Link } from './text.ts';
import { pictureOf, wall, type Work } from './works.ts';

/** A course that teaches what hangs in a room, and which part of its curriculum that is (SPEC 3). */
export interface Taught {
  courseName: string;
  part: string;
}

/** One gallery page as a room: its wall, its works, the rooms on both sides (SPEC 2, static gallery pages). */
export interface Room {
  path: PagePath;
  title: string;
  pigment: Pigment;
  intro: string;
  works: readonly Work[];
  previous: { title: string; href: string; pigment: Pigment; picture: Picture };
  next: { title: string; href: string; pigment: Pigment; picture: Picture };
  /** The heading above the courses at the end. */
  question: string;
  taughtIn: readonly Taught[];
}

/** The teacher's own page: fabric art and wall art (SPEC 2, /InstructorArtPage). */
export interface InstructorArt {
  path: PagePath;
  title: Heading;
  pigment: Pigment;
  intro: string;
  sections: readonly { title: string; text: string; works: readonly Work[] }[];
  question: string;
  taughtIn: readonly Taught[];
  back: Link;
}

/** The words that all rooms share. */
export const roomWords = {
  enrol: 'Enroll Now',
  courses: 'These courses teach it. The first class is free.',
  anyAge: 'Any age',
  classes: { label: 'All classes, days and fees', href: '/classes' },
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
    works: wall(
      'oil-marigold-seller',
      'poster-kites',
      'watercolour-window',
      'gouache-rickshaw-rain',
      'acrylic-rooster',
      'madhubani-fish',
      'gond-deer',
      'watercolour-pomegranate',
    ),
    previous: {
      title: 'Mixed Media',
      href: '/mixed_media',
      pigment: 'neel',
      picture: pictureOf('mixed-moon'),
    },
    next: {
      title: 'Landscapes',
      href: '/landscapes',
      pigment: 'patta',
      picture: pictureOf('gouache-terraces'),
    },
    question: 'Would you like to paint like this?',
    taughtIn: [
      {
        courseName: 'Junior Learner',
        part: 'Watercolours, poster colours, and traditional art such as Madhubani',
      },
      {
        courseName: 'Senior Seeker',
        part: 'Basic painting, acrylics, and traditional Warli, Mithila and Gond',
      },
      { courseName: 'Sr. Expressors', part: 'Canvas painting types and knife painting' },
    ],
  },
  {
    path: '/landscapes',
    title: 'Landscapes',
    pigment: 'patta',
    intro:
      'We paint what is far away first, because the sky decides everything. Then the hills, then the water, and last ' +
      'the grass in front, when nobody is afraid any more.',
    works: wall(
      'watercolour-lake',
      'gouache-terraces',
      'watercolour-himalaya',
      'oil-flame-trees',
      'knife-boats',
      'pastel-desert',
    ),
    previous: { title: 'Painting', href: '/painting', pigment: 'rani', picture: pictureOf('poster-kites') },
    next: {
      title: 'Paper Craft',
      href: '/paper_craft',
      pigment: 'haldi',
      picture: pictureOf('paper-hornbill'),
    },
    question: 'Would you like to paint a landscape?',
    taughtIn: [
      { courseName: 'Junior Learner', part: 'Watercolours, poster colours and composite drawing' },
      { courseName: 'Senior Seeker', part: 'Basic painting and acrylics' },
      { courseName: 'Sr. Expressors', part: 'Canvas painting types, soft pastel and knife painting' },
    ],
  },
  {
    path: '/paper_craft',
    title: 'Paper Craft',
    pigment: 'haldi',
    intro:
      'A sheet of paper can be cut, folded, curled and stood on its edge. The scissors are blunt for the small ones ' +
      'and sharp for the patient ones, and the best colour is the shadow between two layers.',
    works: wall(
      'papercut-elephants',
      'paper-cranes',
      'paper-popup-train',
      'paper-hornbill',
      'paper-kandil',
      'paper-masks',
    ),
    previous: {
      title: 'Landscapes',
      href: '/landscapes',
      pigment: 'patta',
      picture: pictureOf('gouache-terraces'),
    },
    next: { title: 'Clay Work', href: '/clay', pigment: 'geru', picture: pictureOf('clay-turtle') },
    question: 'Would you like to work with paper?',
    taughtIn: [
      {
        courseName: 'Junior Beginner',
        part: 'Shapes, patterns and hands-on projects that train small hands',
      },
      { courseName: 'Sr. Expressors', part: 'Origami and crafts' },
    ],
  },
  {
    path: '/clay',
    title: 'Clay Work',
    pigment: 'geru',
    intro:
      'Clay remembers every finger. We build by hand, with coils and leaves and a little water, and what leans a ' +
      'little is left leaning.',
    works: wall(
      'clay-owl',
      'clay-turtle',
      'clay-horse',
      'clay-village',
      'clay-diyas',
      'clay-planters',
      'clay-sun-mask',
      'clay-fish-dish',
    ),
    previous: {
      title: 'Paper Craft',
      href: '/paper_craft',
      pigment: 'haldi',
      picture: pictureOf('paper-hornbill'),
    },
    next: { title: 'Quilling', href: '/sculpture', pigment: 'jamun', picture: pictureOf('quilling-koi') },
    question: 'Would you like to work with clay?',
    taughtIn: [
      { courseName: 'Senior Seeker', part: 'Clay arts, an introduction, and Lippan art' },
      { courseName: 'Sr. Expressors', part: 'Clay work by hand' },
    ],
  },
  {
    path: '/sculpture',
    title: 'Quilling',
    pigment: 'jamun',
    intro:
      'A strip of paper three millimetres wide, rolled on a needle and let go. Pinch it once and it is a petal, ' +
      'twice and it is a leaf. It is sculpture that fits in an envelope.',
    works: wall(
      'quilling-bouquet',
      'quilling-koi',
      'quilling-butterfly',
      'quilling-banyan',
      'quilling-earrings',
      'quilling-snail',
    ),
    previous: { title: 'Clay Work', href: '/clay', pigment: 'geru', picture: pictureOf('clay-turtle') },
    next: { title: 'Glass Painting', href: '/glass', pigment: 'mor', picture: pictureOf('glass-parrots') },
    question: 'Would you like to learn quilling?',
    taughtIn: [
      { courseName: 'Sr. Expressors', part: 'Origami and crafts, with quilling' },
      { courseName: 'Special classes', part: 'Customised lessons: quilling at any age' },
    ],
  },
  {
    path: '/glass',
    title: 'Glass Painting',
    pigment: 'mor',
    intro:
      'First the black line, and a night to dry. Then the colour runs to the line by itself and stops. Hold the ' +
      'picture to the window: half of the work is done by the morning.',
    works: wall(
      'glass-peacock',
      'glass-shikara',
      'glass-parrots',
      'glass-lantern',
      'glass-turtle',
      'glass-night-train',
    ),
    previous: { title: 'Quilling', href: '/sculpture', pigment: 'jamun', picture: pictureOf('quilling-koi') },
    next: { title: 'Mosaic', href: '/mosaic', pigment: 'neel', picture: pictureOf('mosaic-lotus-pond') },
    question: 'Would you like to paint on glass?',
    taughtIn: [
      { courseName: 'Junior Learner', part: 'Glass paints, colour pencils and soft pastels' },
      { courseName: 'Senior Seeker', part: 'Advanced glass painting' },
    ],
  },
  {
    path: '/mosaic',
    title: 'Mosaic',
    pigment: 'neel',
    intro:
      'Tile from a shop that was closing, broken under a cloth with one good knock. The chips are laid along the ' +
      'lines of the thing itself, round an eye, down a wing, and the sky comes last.',
    works: wall(
      'mosaic-kingfisher',
      'mosaic-sun-table',
      'mosaic-gecko',
      'mosaic-lotus-pond',
      'mosaic-tiger',
      'mosaic-pot',
    ),
    previous: {
      title: 'Glass Painting',
      href: '/glass',
      pigment: 'mor',
      picture: pictureOf('glass-parrots'),
    },
    next: {
      title: 'Best Out of Waste',
      href: '/waste',
      pigment: 'sindoor',
      picture: pictureOf('waste-robot'),
    },
    question: 'Would you like to make a mosaic?',
    taughtIn: [
      { courseName: 'Sr. Expressors', part: 'Crafts, with mosaic' },
      { courseName: 'Special classes', part: 'Customised lessons: mosaic at any age' },
    ],
  },
  {
    path: '/waste',
    title: 'Best Out of Waste',
    pigment: 'sindoor',
    intro:
      'Every Saturday there is a box by the door. Bottle caps, bangles, a CD that no machine reads any more. Whoever ' +
      'finds a use for the strangest thing in it may keep it.',
    works: wall(
      'best-of-waste',
      'waste-robot',
      'waste-cd-fish',
      'waste-paper-basket',
      'waste-card-house',
      'waste-spoon-lotus',
    ),
    previous: { title: 'Mosaic', href: '/mosaic', pigment: 'neel', picture: pictureOf('mosaic-lotus-pond') },
    next: { title: 'Mixed Media', href: '/mixed_media', pigment: 'neel', picture: pictureOf('mixed-moon') },
    question: 'Would you like to make something from waste?',
    taughtIn: [
      { courseName: 'Junior Beginner', part: 'Creative hands-on projects, also from boxes and bottle caps' },
      { courseName: 'Sr. Expressors', part: 'Origami and crafts, also from waste material' },
    ],
  },
  {
    path: '/mixed_media',
    title: 'Mixed Media',
    pigment: 'neel',
    intro:
      'Paint where paint is right, thread where thread is right. A map can be a hill and a button can be a fruit, as ' +
      'long as it was chosen and not only found.',
    works: wall(
      'mixed-media-tree',
      'mixed-shore',
      'mixed-balconies',
      'mixed-cow',
      'mixed-moon',
      'mixed-herbarium',
    ),
    previous: {
      title: 'Best Out of Waste',
      href: '/waste',
      pigment: 'sindoor',
      picture: pictureOf('waste-robot'),
    },
    next: { title: 'Painting', href: '/painting', pigment: 'rani', picture: pictureOf('poster-kites') },
    question: 'Would you like to try mixed media?',
    taughtIn: [
      { courseName: 'Senior Seeker', part: 'Mixed media, an introduction' },
      { courseName: 'Special classes', part: 'Customised lessons: mixed media at any age' },
    ],
  },
];

export const instructorArt: InstructorArt = {
  path: '/InstructorArtPage',
  title: { text: 'Her own creations', keyWord: 'own' },
  pigment: 'haldi',
  intro:
    'Meenakshi Iyer makes these between Monday and Friday, on cloth and on walls. The students see them half done.',
  sections: [
    {
      title: 'Fabric art',
      text: 'Cotton printed with wooden blocks, washed, rested, and then painted on. It can be worn, and some of it is.',
      works: wall('fabric-hibiscus', 'fabric-cranes', 'fabric-monsoon-tote', 'fabric-tree-of-life'),
    },
    {
      title: 'Wall art',
      text: 'Clay, mirrors and rice white, learned from women who paint their own houses and credited to them.',
      works: wall('lippan-medallion', 'warli-dance', 'lippan-camel', 'wall-mural-monsoon'),
    },
  ],
  question: 'Would you like to learn this?',
  taughtIn: [
    { courseName: 'Senior Seeker', part: 'Fabric painting and Lippan art' },
    { courseName: 'Sr. Expressors', part: 'Fabric painting and clay work by hand' },
  ],
  back: { label: 'Instructor', href: '/Instructor' },
};
