import type { KeyedDocuments } from '#contract/site/documents.ts';

/** The articles of the blog by slug, without their texts. content/posts has the text of each: SLUG.md. */
export const post = {
  'what-to-say-about-a-drawing': {
    title: { text: 'What to say when a child shows you a drawing', keyWord: 'drawing' },
    author: '{school.teacher}',
    authorNote: 'Teacher at {school.name}',
    date: '2026-11-08',
    minutes: 3,
    summary: 'After “beautiful” the child has nothing to answer. Four better things to say.',
    work: 'blog-showing',
    meta: {
      title: 'What to say about your child’s drawing | {school.name}',
      description:
        'Four things to say when a child shows you a drawing, three to leave out, and what to do with the growing pile. ' +
        'Notes from an art teacher.',
    },
  },
  'three-shapes-and-a-village': {
    title: { text: 'Three shapes and a village: looking at Warli', keyWord: 'Warli' },
    author: 'Joseph Kurian',
    authorNote: 'Adult student in Sr. Expressors',
    date: '2026-10-19',
    minutes: 3,
    summary:
      'Circle, triangle, square: how Warli painters tell a story with three shapes, and how to look at it with a child.',
    work: 'blog-painted-house',
    meta: {
      title: 'Looking at Warli painting with children | {school.name}',
      description:
        'Where Warli painting comes from, how to read its circles, triangles and squares with a child, and a small try ' +
        'at home that stays respectful.',
    },
  },
  'an-art-corner-in-a-small-flat': {
    title: { text: 'An art corner in a small flat', keyWord: 'corner' },
    author: 'Shalini Rao',
    authorNote: 'Mother of Ira, 9, Junior Learner',
    date: '2026-09-02',
    minutes: 3,
    summary:
      'One square metre, a tray and a towel. What we bought, what we did not need, and the rule that saved the sofa.',
    work: 'blog-corner',
    meta: {
      title: 'An art corner for children in a small flat | {school.name}',
      description:
        'How one family in {school.city} made a square metre for painting at home: what to buy first, what to skip, how ' +
        'to store it and how to keep it calm.',
    },
  },
} as const satisfies Readonly<Record<string, Omit<KeyedDocuments['post'], 'body'>>>;
