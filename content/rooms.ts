import type { KeyedDocuments } from '#contract/site/documents.ts';
import type { RoomPath } from '#contract/site/pages.ts';

type RoomKey = RoomPath extends `/${infer Key}` ? Key : never;

/** The gallery pages by the last part of their path. */
export const rooms: Readonly<Record<RoomKey, KeyedDocuments['room']>> = {
  painting: {
    position: 1,
    title: 'Painting',
    pigment: 'rani',
    intro:
      'Oil, acrylic, watercolour, poster colour and ink, and styles such as Madhubani and Gond. All of it was ' +
      'painted by our students, from nine years to adults.',
    works: [
      'oil-marigold-seller',
      'poster-kites',
      'watercolour-window',
      'gouache-rickshaw-rain',
      'acrylic-rooster',
      'madhubani-fish',
      'gond-deer',
      'watercolour-pomegranate',
    ],
    linkWork: 'poster-kites',
    question: 'Would you like to paint like this?',
    taughtIn: [
      {
        courseId: 'junior-learner',
        part: 'Watercolours, poster colours, and traditional art such as Madhubani',
      },
      {
        courseId: 'senior-seeker',
        part: 'Basic painting, acrylics, and traditional Warli, Mithila and Gond',
      },
      { courseId: 'sr-expressors', part: 'Canvas painting types and knife painting' },
    ],
  },
  landscapes: {
    position: 2,
    title: 'Landscapes',
    pigment: 'patta',
    intro:
      'We paint what is far away first: the sky, then the hills, then the water. The grass in front comes last, ' +
      'when nobody is nervous any more.',
    works: [
      'watercolour-lake',
      'gouache-terraces',
      'watercolour-himalaya',
      'oil-flame-trees',
      'knife-boats',
      'pastel-desert',
    ],
    linkWork: 'gouache-terraces',
    question: 'Would you like to paint a landscape?',
    taughtIn: [
      { courseId: 'junior-learner', part: 'Watercolours, poster colours and composite drawing' },
      { courseId: 'senior-seeker', part: 'Basic painting and acrylics' },
      { courseId: 'sr-expressors', part: 'Canvas painting types, soft pastel and knife painting' },
    ],
  },
  paper_craft: {
    position: 3,
    title: 'Paper Craft',
    pigment: 'haldi',
    intro:
      'Paper can be cut, folded, curled and stood on its edge. Small children get blunt scissors, older ones sharp ' +
      'scissors. The shadow between two layers is a colour too.',
    works: [
      'papercut-elephants',
      'paper-cranes',
      'paper-popup-train',
      'paper-hornbill',
      'paper-kandil',
      'paper-masks',
    ],
    linkWork: 'paper-hornbill',
    question: 'Would you like to work with paper?',
    taughtIn: [
      { courseId: 'junior-beginner', part: 'Shapes, patterns and hands-on projects that train small hands' },
      { courseId: 'junior-learner', part: 'Various techniques and styles, also cut and folded paper' },
      { courseId: 'senior-seeker', part: 'Mixed media, an introduction, also with layers of paper' },
      { courseId: 'sr-expressors', part: 'Origami and crafts' },
    ],
  },
  clay: {
    position: 4,
    title: 'Clay Work',
    pigment: 'geru',
    intro:
      'Everything here is built by hand, with coils, leaves and a little water. You can see the fingerprints, and ' +
      'if a pot leans a little, we leave it so.',
    works: [
      'clay-owl',
      'clay-turtle',
      'clay-horse',
      'clay-village',
      'clay-diyas',
      'clay-planters',
      'clay-sun-mask',
      'clay-fish-dish',
    ],
    linkWork: 'clay-turtle',
    question: 'Would you like to work with clay?',
    taughtIn: [
      { courseId: 'junior-beginner', part: 'Creative hands-on projects, also with clay' },
      { courseId: 'junior-learner', part: 'Live objects, drawn first and then built in clay' },
      { courseId: 'senior-seeker', part: 'Clay arts, an introduction, and Lippan art' },
      { courseId: 'sr-expressors', part: 'Clay work by hand' },
    ],
  },
  sculpture: {
    position: 5,
    title: 'Quilling',
    pigment: 'jamun',
    intro:
      'A strip of paper three millimetres wide is rolled on a needle and let go. Press it once and it is a petal, ' +
      'press it twice and it is a leaf.',
    works: [
      'quilling-bouquet',
      'quilling-koi',
      'quilling-butterfly',
      'quilling-banyan',
      'quilling-earrings',
      'quilling-snail',
    ],
    linkWork: 'quilling-koi',
    question: 'Would you like to learn quilling?',
    taughtIn: [
      { courseId: 'junior-beginner', part: 'Curve-line objects and motor skills, also with paper strips' },
      { courseId: 'junior-learner', part: 'Various techniques and styles, also quilling' },
      { courseId: 'senior-seeker', part: 'Mixed media, an introduction, also with quilled paper' },
      { courseId: 'sr-expressors', part: 'Origami and crafts, with quilling' },
      { courseId: 'special-classes', part: 'Customised lessons: quilling at any age' },
    ],
  },
  glass: {
    position: 6,
    title: 'Glass Painting',
    pigment: 'mor',
    intro:
      'First the black outline, which dries for one night. Then each colour runs up to the line and stops. Hold ' +
      'the picture against a window, and the light shows its colours.',
    works: [
      'glass-peacock',
      'glass-shikara',
      'glass-parrots',
      'glass-lantern',
      'glass-turtle',
      'glass-night-train',
    ],
    linkWork: 'glass-parrots',
    question: 'Would you like to paint on glass?',
    taughtIn: [
      { courseId: 'junior-learner', part: 'Glass paints, colour pencils and soft pastels' },
      { courseId: 'senior-seeker', part: 'Advanced glass painting' },
    ],
  },
  mosaic: {
    position: 7,
    title: 'Mosaic',
    pigment: 'neel',
    intro:
      'Broken tiles and crockery, laid piece by piece along the lines of the picture: round an eye, down a wing. ' +
      'The sky comes last.',
    works: [
      'mosaic-kingfisher',
      'mosaic-sun-table',
      'mosaic-gecko',
      'mosaic-lotus-pond',
      'mosaic-tiger',
      'mosaic-pot',
    ],
    linkWork: 'mosaic-lotus-pond',
    question: 'Would you like to make a mosaic?',
    taughtIn: [
      { courseId: 'junior-learner', part: 'Various techniques and styles, also mosaic' },
      { courseId: 'senior-seeker', part: 'Mixed media, an introduction, also with tiles' },
      { courseId: 'sr-expressors', part: 'Crafts, with mosaic' },
      { courseId: 'special-classes', part: 'Customised lessons: mosaic at any age' },
    ],
  },
  waste: {
    position: 8,
    title: 'Best Out of Waste',
    pigment: 'sindoor',
    intro:
      'Every Saturday there is a box by the door with bottle caps, bangles, cardboard and old CDs. The students ' +
      'decide what to make of them.',
    works: [
      'best-of-waste',
      'waste-robot',
      'waste-cd-fish',
      'waste-paper-basket',
      'waste-card-house',
      'waste-spoon-lotus',
    ],
    linkWork: 'waste-robot',
    question: 'Would you like to make something from waste?',
    taughtIn: [
      { courseId: 'junior-beginner', part: 'Creative hands-on projects, also from boxes and bottle caps' },
      { courseId: 'junior-learner', part: 'Live objects, also built from things that were thrown away' },
      { courseId: 'senior-seeker', part: 'Mixed media, an introduction, with waste material' },
      { courseId: 'sr-expressors', part: 'Origami and crafts, also from waste material' },
    ],
  },
  mixed_media: {
    position: 9,
    title: 'Mixed Media',
    pigment: 'neel',
    intro:
      'Paint, paper, cloth and thread in one picture. A map can become a hill, and a button can become a fruit.',
    works: [
      'mixed-media-tree',
      'mixed-shore',
      'mixed-balconies',
      'mixed-cow',
      'mixed-moon',
      'mixed-herbarium',
    ],
    linkWork: 'mixed-moon',
    question: 'Would you like to try mixed media?',
    taughtIn: [
      { courseId: 'junior-learner', part: 'Various techniques and styles, also in one picture' },
      { courseId: 'senior-seeker', part: 'Mixed media, an introduction' },
      { courseId: 'sr-expressors', part: 'Knife painting, pastel and crafts, also in one picture' },
      { courseId: 'special-classes', part: 'Customised lessons: mixed media at any age' },
    ],
  },
};
