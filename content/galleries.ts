import type { Pigment } from '#contract/course.ts';
import type { PagePath, RoomPath } from '#contract/pages.ts';
import type { Picture } from './pictures/index.ts';
import type { Heading, Link } from './text.ts';
import { pictureOf, wall, type Work } from './works.ts';

/** A course that teaches the subject of a room; `part` is that part of its curriculum (docs/specification.md, section 3). */
export interface Taught {
  courseName: string;
  part: string;
}

/** One gallery page: colour, works, and the previous and next room (docs/specification.md, section 2). */
export interface Room {
  path: RoomPath;
  title: string;
  pigment: Pigment;
  intro: string;
  works: readonly Work[];
  previous: { title: string; href: string; pigment: Pigment; picture: Picture };
  next: { title: string; href: string; pigment: Pigment; picture: Picture };
  /** The heading of the courses at the end of the page. */
  question: string;
  taughtIn: readonly Taught[];
}

/** The gallery of the teacher's works: fabric art and wall art (docs/specification.md, section 2, /InstructorArtPage). */
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

/** The texts on all gallery pages. */
export const roomWords = {
  enrol: 'Enroll Now',
  courses: 'These courses teach it. The first class is free.',
  anyAge: 'Any age',
  classes: { label: 'All classes, days and fees', href: '/classes' },
} as const;

/** The rooms in order. After the last one comes the first. */
export const rooms: readonly Room[] = [
  {
    path: '/painting',
    title: 'Painting',
    pigment: 'rani',
    intro:
      'Oil, acrylic, watercolour, poster colour and ink, and styles such as Madhubani and Gond. All of it was painted by our students, from nine years to adults.',
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
      'We paint what is far away first: the sky, then the hills, then the water. The grass in front comes last, when nobody is nervous any more.',
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
      'Paper can be cut, folded, curled and stood on its edge. Small children get blunt scissors, older ones sharp scissors. The shadow between two layers is a colour too.',
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
      'Everything here is built by hand, with coils, leaves and a little water. You can see the fingerprints, and if a pot leans a little, we leave it so.',
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
      { courseName: 'Junior Beginner', part: 'Creative hands-on projects, also with clay' },
      { courseName: 'Senior Seeker', part: 'Clay arts, an introduction, and Lippan art' },
      { courseName: 'Sr. Expressors', part: 'Clay work by hand' },
    ],
  },
  {
    path: '/sculpture',
    title: 'Quilling',
    pigment: 'jamun',
    intro:
      'A strip of paper three millimetres wide is rolled on a needle and let go. Press it once and it is a petal, press it twice and it is a leaf.',
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
      { courseName: 'Junior Beginner', part: 'Curve-line objects and motor skills, also with paper strips' },
      { courseName: 'Sr. Expressors', part: 'Origami and crafts, with quilling' },
      { courseName: 'Special classes', part: 'Customised lessons: quilling at any age' },
    ],
  },
  {
    path: '/glass',
    title: 'Glass Painting',
    pigment: 'mor',
    intro:
      'First the black outline, which dries for one night. Then each colour runs up to the line and stops. Hold the picture against a window, and the light shows its colours.',
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
      'Broken tiles and crockery, laid piece by piece along the lines of the picture: round an eye, down a wing. The sky comes last.',
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
      'Every Saturday there is a box by the door with bottle caps, bangles, cardboard and old CDs. The students decide what to make of them.',
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
      'Paint, paper, cloth and thread in one picture. A map can become a hill, and a button can become a fruit.',
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
    'Meenakshi Iyer makes these from Monday to Friday, on cloth and on walls. The students see them while she is still working on them.',
  sections: [
    {
      title: 'Fabric art',
      text: 'Cotton is printed with wooden blocks, washed, and then painted by hand. It can be worn.',
      works: wall('fabric-hibiscus', 'fabric-cranes', 'fabric-monsoon-tote', 'fabric-tree-of-life'),
    },
    {
      title: 'Wall art',
      text: 'Clay, mirrors and white rice paint, in the Lippan and Warli styles, learned from women who paint their own houses.',
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
