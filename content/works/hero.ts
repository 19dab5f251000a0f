import type { KeyedDocuments } from '#contract/site/documents.ts';

export const hero = {
  'oil-painted-wall': {
    title: 'Saturday, nine o’clock',
    medium: 'Oil on canvas',
    maker: '{school.teacher}',
    age: null,
    description: 'The wall was white on Friday. The cat has not been told either.',
    alt:
      'Oil painting: a girl in a pink frock stands on a stool with her back to us and paints a tree full of coloured ' +
      'leaves and birds on a classroom wall; beside it a sun and a blue elephant, at its foot a ginger cat looking up.',
    additionalText:
      'The left half of the tree is still charcoal. In the room it stayed so for a month, because nobody wanted it to be over.',
  },
} satisfies Record<string, KeyedDocuments['work']>;
