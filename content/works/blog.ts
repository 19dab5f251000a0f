import type { KeyedDocuments } from '#contract/site/documents.ts';

export const blogPictures = {
  'blog-showing': {
    title: 'No free corner',
    medium: 'Ink and watercolour, with the real pictures',
    maker: '{school.teacher}',
    age: null,
    description: 'A fridge after one term.',
    alt:
      'Ink and watercolour picture of a kitchen: steel tins on a shelf, a calendar, a brass pot and crayons on the counter; ' +
      'on the fridge door six children’s pictures hang under magnets, among them a family, a large cat and a pond with fish.',
  },
  'blog-painted-house': {
    title: 'After the wedding',
    medium: 'Gouache',
    maker: 'Joseph Kurian',
    age: null,
    description: 'The house was painted for the wedding and kept for the year.',
    alt:
      'Gouache of a thatched mud house with red walls painted in white: a feathery tree, dancers in a spiral, a hut and a ' +
      'bullock cart. A woman in yellow reaches up with a reed, a girl squats at the border; hens and a string cot in the yard.',
  },
  'blog-corner': {
    title: 'One square metre',
    medium: 'Ink and watercolour',
    maker: 'Shalini Rao',
    age: null,
    description: 'A window, a low table, and everything within reach.',
    alt:
      'Ink and watercolour picture of an art corner: a low table with crayons, a plate of colours and a glass on a splashed ' +
      'plastic sheet, two cushions, a barred window, four drawings pegged to a string, a shelf, a cupboard with a towel.',
  },
} satisfies Record<string, KeyedDocuments['work']>;
