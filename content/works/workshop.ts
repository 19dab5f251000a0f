import type { KeyedDocuments } from '#contract/site/documents.ts';

export const workshop = {
  'workshop-watercolour': {
    title: 'A table in the workshop, second mango still wet',
    medium: 'Watercolour, half-way',
    maker: 'The Sunday workshop',
    age: null,
    description: 'One mango done, one drying, one still pencil; the model will not last till Thursday.',
    alt:
      'A work table seen from above: a half-painted watercolour of mangoes taped to a board, around it an open paint tin, ' +
      'two jars of water, brushes, a dabbed tissue, a glass of chai and a real mango on a steel plate, in barred sunlight.',
  },
  'workshop-clay': {
    title: 'A table in the workshop, seven coils up',
    medium: 'Clay, half-way',
    maker: 'The Sunday workshop',
    age: null,
    description: 'The next rope is half laid on; its other end has not left the canvas yet.',
    alt:
      'A clay pot built of coils stands on a small turntable, one rope hanging from its rim down to a canvas cloth; ropes ' +
      'of clay, wooden tools and a bowl of slip lie about it, and finished pots stand out of focus before a wall of cream and teal.',
  },
  'workshop-quilling': {
    title: 'A table in the workshop, four petals to go',
    medium: 'Quilled paper, half-way',
    maker: 'The Sunday workshop',
    age: null,
    description: 'Every roll in the lid is a petal that somebody has not yet decided on.',
    alt:
      'A turquoise table covered in bright paper strips: a steel lid full of rolled coils, a cream card with a half-made ' +
      'pink flower and pencilled petals, a slotted needle with a blue strip on it, scissors, glue and a glass of chai.',
  },
  'workshop-lippan': {
    title: 'A table in the workshop, past the half circle',
    medium: 'Lippan kaam, half-way',
    maker: 'The Sunday workshop',
    age: null,
    description: 'White clay and mirrors as far as the elbow has come; the rest is chalk on geru.',
    alt:
      'A round red board on a wooden table, one side covered with ropes of white clay and small mirrors, the other only ' +
      'drawn in chalk; a saucer of mirrors, a dish of white clay, a rolled rope and a brush lie beside it.',
  },
} satisfies Record<string, KeyedDocuments['work']>;
