import type { KeyedDocuments } from '#contract/site/documents.ts';

/** The pictures on the course cards, drawn by the teacher. */
export const coursePictures = {
  'course-junior-beginner': {
    title: 'Lines first',
    medium: 'Ink and watercolour',
    maker: '{school.teacher}',
    age: null,
    description:
      'Zigzags and loops on one page, the fish they become on the next, and a potato that prints stars.',
    alt:
      'Ink and watercolour picture: an open drawing book with crayon zigzags, loops and circles on the left page and a ' +
      'striped fish under a sun on the right; four wax crayons, half a potato cut as a star stamp, and three star prints.',
  },
  'course-junior-learner': {
    title: 'One mango, twice',
    medium: 'Ink and watercolour',
    maker: '{school.teacher}',
    age: null,
    description: 'The mango on the table and the mango on the pad are not the same mango.',
    alt:
      'Ink and watercolour picture: a ripe mango with its leaf on a table; on the drawing pad behind it the same mango, ' +
      'half in paint and half in pencil shading; a brush, a pencil, a glass of water and a tin of twelve watercolours.',
  },
  'course-senior-seeker': {
    title: 'Three crafts, one table',
    medium: 'Ink and watercolour',
    maker: '{school.teacher}',
    age: null,
    description: 'Painted glass that colours the table, Warli in rice white, and a Lippan board half done.',
    alt:
      'Ink and watercolour picture: a framed glass painting of two parrots throws its colours on the table; before it a ' +
      'brown sheet with white Warli dancers, and a round board with rings of white clay and small mirrors, half finished.',
  },
  'course-expressors': {
    title: 'The knife is wet',
    medium: 'Ink and watercolour',
    maker: '{school.teacher}',
    age: null,
    description: 'Boats on a beach: painted with the knife on the left, still charcoal on the right.',
    alt:
      'Ink and watercolour picture: on a table easel a painting of boats on a beach in thick knife strokes, its right part ' +
      'still a charcoal drawing; before it a palette with nine heaps of paint, a palette knife, and brushes in a jar.',
  },
  'course-special': {
    title: 'What is in the bag',
    medium: 'Ink and watercolour',
    maker: '{school.teacher}',
    age: null,
    description: 'A bag packed for one person, and what that person made.',
    alt:
      'Ink and watercolour picture: a block-printed cloth bag with brushes, a roll of paper and red scissors, a tag with the ' +
      'name Diya; around it a paper crane, a pinched clay pot, two paper coils and a collage of sailing boats.',
  },
  'course-premium': {
    title: 'Two stools',
    medium: 'Ink and watercolour',
    maker: '{school.teacher}',
    age: null,
    description: 'One table, two stools, two glasses of tea; the teacher’s sheet is on the left.',
    alt:
      'Ink and watercolour picture: a wooden table with a pot of marigolds; on the left sheet the pot is painted, on the ' +
      'right one half is still an outline; brushes, a plate of colours, two glasses of tea, a red and a blue stool.',
  },
} satisfies Record<string, KeyedDocuments['work']>;
