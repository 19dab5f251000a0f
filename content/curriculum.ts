import type { Pigment } from '#contract/course.ts';
import type { Heading, Link } from './text.ts';
import type { PictureName } from './works.ts';

/** One course block: title, ages and its lists; only the two younger groups have a second list (SPEC 2 and 3). */
export interface CourseBlock {
  title: string;
  ageLabel: string;
  pigment: Pigment;
  startsWith: readonly string[];
  movesTo: readonly string[] | null;
  /** What lies in the sketchbook that illustrates the block. */
  pictures: readonly PictureName[];
  /** Pencil notes written between the pictures. */
  notes: readonly string[];
  /** The illustration in words. */
  alt: string;
}

export const curriculumTitle: Heading = { text: 'Curriculum', keyWord: 'Curriculum' };

export const curriculumLead =
  'Four sketchbooks. Each takes 1 year, 96 sessions, and each is a little fatter than the one before.';

export const startsWithTitle = 'Course Starts With';

export const movesToTitle = 'And Gradually Move to';

export const courseBlocks: readonly CourseBlock[] = [
  {
    title: 'Junior Beginner',
    ageLabel: '4-8 Yrs',
    pigment: 'haldi',
    startsWith: [
      'Lines and patterns',
      'Shapes and forms',
      'Introduction to abstract',
      'Curved line and pattern',
    ],
    movesTo: [
      'Colour study, shading and blending',
      'Handling of point, brushes and colours',
      'Curve-line objects',
      'Motor-skill development through art',
    ],
    pictures: ['crayon-kids'],
    notes: [],
    alt: 'An open sketchbook: rows of crayon zigzags, waves and shapes, and a taped crayon drawing of a family.',
  },
  {
    title: 'Junior Learner',
    ageLabel: '9-12 Yrs',
    pigment: 'patta',
    startsWith: [
      'Pencil sketching and shading',
      'Live object drawing',
      'Watercolours and poster colours',
      'Still life',
    ],
    movesTo: [
      'Composite drawing',
      'Art masters’ styles and art history',
      'Glass paints, colour pencils and soft pastels',
      'Traditional art such as Madhubani',
    ],
    pictures: ['pencil-still-life', 'madhubani-one-fish', 'peacock-lotus'],
    notes: ['light from the left', 'wet on wet', 'Madhubani: two lines and hatching between'],
    alt: 'An open sketchbook: a pencil still life over dabs of colour, a Madhubani fish and glass-painted lotuses.',
  },
  {
    title: 'Senior Seeker',
    ageLabel: '12-15 Yrs',
    pigment: 'neel',
    startsWith: [
      'Basic painting',
      'Mixed media, an introduction',
      'Clay arts, an introduction',
      'Traditional Warli, Mithila and Gond',
      'Advanced glass painting, acrylics and colour pencils',
      'Fabric painting and Lippan art',
    ],
    movesTo: null,
    pictures: [
      'warli-drummers',
      'hibiscus-bloom',
      'mosaic-kingfisher',
      'lippan-medallion',
      'mixed-media-tree',
    ],
    notes: ['Warli: a triangle is a person', 'mud, mirror, glue'],
    alt:
      'An open sketchbook: Warli dancers, a painted hibiscus, a kingfisher mosaic, a mirror relief and a collage ' +
      'tree.',
  },
  {
    title: 'Senior Expressors',
    ageLabel: '16+ Yrs',
    pigment: 'rani',
    startsWith: [
      'Canvas painting types',
      'Pencil shading with tools',
      'Grid knowledge',
      'Soft pastel',
      'Knife painting',
      'Fabric painting',
      'Clay work by hand',
      'Origami and crafts',
    ],
    movesTo: null,
    pictures: ['portrait-grandfather', 'portrait-teen', 'oil-flame-trees', 'owl-face'],
    notes: ['grid: 8 by 10'],
    alt:
      'A thick open sketchbook: an old man’s portrait under a pencil grid, a boy’s portrait, flame trees in oil, a ' +
      'clay owl.',
  },
];

export const curriculumEnd: { enrol: Link; classes: Link } = {
  enrol: { label: 'Enroll Now', href: '/Formenroll' },
  classes: { label: 'Classes', href: '/classes' },
};
