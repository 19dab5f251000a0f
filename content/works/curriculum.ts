import type { KeyedDocuments } from '#contract/site/documents.ts';

/** The pictures in the sketchbooks of the curriculum, one for each course. */
export const curriculumPictures = {
  'curriculum-beginner': {
    title: 'Sketchbook, 4-8',
    medium: 'Wax crayon',
    maker: 'Junior Beginner',
    age: null,
    description: 'A page of lines, and the page where they turned into a fish.',
    alt:
      'An open sketchbook in wax crayon: on the left rows of zigzags, waves, loops, squares and rings; on the right a ' +
      'striped fish, a smiling sun, flowers and a snail in the grass.',
  },
  'curriculum-learner': {
    title: 'Sketchbook, 9-12',
    medium: 'Pencil, watercolour, pen, glass paint',
    maker: 'Junior Learner',
    age: null,
    description: 'Solids first, then a pot, then everything that has a colour.',
    alt:
      'An open sketchbook: a shaded ball, cube and cone, a scale of greys and colour swatches, a pencil still life; ' +
      'opposite, two Madhubani fish, a glass-painted turtle and a vegetable cart in coloured pencil.',
  },
  'curriculum-seeker': {
    title: 'Sketchbook, 12-15',
    medium: 'Many hands, many pastes',
    maker: 'Senior Seeker',
    age: null,
    description: 'A triangle is a person; mud, mirror and glue are a wall.',
    alt:
      'An open sketchbook: Warli dancers and pencil notes on how they are built, a Gond deer, a piece of painted cloth; ' +
      'opposite, a round mirror relief, a night train on glass, a collage tree and a rooster.',
  },
  'curriculum-expressors': {
    title: 'Sketchbook, 16+',
    medium: 'Charcoal, pastel, oil, clay, wash',
    maker: 'Sr. Expressors',
    age: null,
    description: 'The one that no longer closes.',
    alt:
      'An open, crowded sketchbook: charcoal shoes, an eye squared up on a grid, a portrait in wash, a clay dish; opposite, ' +
      'boats laid on with a knife, pastel strokes, a desert at dusk, a pomegranate and four folds of a paper crane.',
  },
} satisfies Record<string, KeyedDocuments['work']>;
