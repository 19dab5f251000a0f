import type { Pigment } from '#contract/course.ts';
import type { Heading, Link } from './text.ts';
import { illustration, type Illustration } from './works.ts';

/** One course: title, ages and lists. Only the two youngest groups have a second list (docs/specification.md, section 3). */
export interface CourseBlock {
  title: string;
  ageLabel: string;
  pigment: Pigment;
  startsWith: readonly string[];
  movesTo: readonly string[] | null;
  /** The picture in the sketchbook. */
  illustration: Illustration;
}

export const curriculumTitle: Heading = { text: 'Curriculum', keyWord: 'Curriculum' };

export const curriculumLead =
  'What each age group learns. Every course takes 1 year, 96 sessions, on Saturdays and Sundays.';

/** The duration of every course (docs/specification.md, section 3). */
export const courseLength = '1 year, 96 sessions';

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
    illustration: illustration('curriculum-beginner'),
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
    illustration: illustration('curriculum-learner'),
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
    illustration: illustration('curriculum-seeker'),
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
    illustration: illustration('curriculum-expressors'),
  },
];

export const curriculumEnd: { enrol: Link; classes: Link } = {
  enrol: { label: 'Enroll Now', href: '/Formenroll' },
  classes: { label: 'Classes', href: '/classes' },
};
