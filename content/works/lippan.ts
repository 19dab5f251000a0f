import type { KeyedDocuments } from '#contract/site/documents.ts';

export const lippan = {
  'lippan-medallion': {
    title: 'Aabhla',
    medium: 'Clay and mirrors on board, after Lippan',
    maker: '{school.teacher}',
    age: null,
    description: 'Mirrors set in white clay, the way walls are made in Kutch.',
    alt:
      'A round relief after the Lippan work of Kutch: uneven rings of white clay petals, zigzags and twisted ropes on ' +
      'brick-red ground, set with small dusty mirrors; one is missing, and so is a piece of the rope edge.',
    additionalText:
      'Aabhla is the Kutchi word for the small mirrors. No compass was used, and the corridor has been at it for four years.',
  },
  'lippan-camel': {
    title: 'Water before noon',
    medium: 'Clay and mirrors on a mud wall, after Lippan',
    maker: '{school.teacher}',
    age: null,
    description: 'A camel, a well, and two women who do not need to ask the way.',
    alt:
      'Relief after the Lippan work of Kutch on a mud wall: in a frame of mirrors and twisted clay, a rider on a camel, a ' +
      'tree with birds, two women with pots and a well, all in white on brown; beside it a niche with a brass pot.',
    additionalText:
      'Made in Bhujodi over ten mornings with a family of Rabari craftswomen, who moved her camel’s knees twice.',
  },
} satisfies Record<string, KeyedDocuments['work']>;
