import type { KeyedDocuments } from '#contract/site/documents.ts';

export const waste = {
  'best-of-waste': {
    title: 'Garden with a CD sun',
    medium: 'Bottle caps, buttons, a CD, a carton',
    maker: 'Zaid',
    age: 7,
    description: 'Seven flowers, one ladybird and the lid of a juice carton.',
    alt:
      'Collage of waste on painted carton: flowers of scratched bottle caps with buttons for hearts stand on green ' +
      'ice-cream sticks with newspaper leaves, under a CD sun, with a bottle-cap butterfly and a ladybird in paper grass.',
    additionalText: 'A whole building saved its caps for three weeks. The tea stall gave the yellow ones.',
  },
  'waste-robot': {
    title: 'Moti Mark 1',
    medium: 'Tins, carton, keyboard keys, springs, a bulb',
    maker: 'Reyansh',
    age: 9,
    description: 'He can wave, and the other arm reaches the floor.',
    alt:
      'Toy robot standing on a shelf before a yellow wall: a dented red biscuit tin for a body, a ribbed can for a head, ' +
      'a light bulb on top, keyboard keys for teeth, one short spring arm ending in a fork and a long one in a clothes peg.',
    additionalText:
      'The long arm is a mattress spring, the short one came out of a torch. Reyansh says both are the right length, ' +
      'only for different jobs.',
  },
  'waste-cd-fish': {
    title: 'The one that changes colour',
    medium: 'Cut CDs, plastic spoons, bottle caps on board',
    maker: 'Sam',
    age: 11,
    description: 'Walk past it slowly.',
    alt:
      'Relief of a big fish on a board painted with blue waves: silver scales cut from CDs flash green and violet behind ' +
      'an orange cardboard head; fins and tail are plastic spoons, the bubbles bottle rings, the sea floor bottle caps.',
    additionalText:
      'It took nine discs, four of them games his cousin swears still worked. A CD cuts best when it has stood in hot ' +
      'water first.',
  },
  'waste-paper-basket': {
    title: 'Two weeks of news',
    medium: 'Rolled newspaper, a colour weekly',
    maker: 'Gauri',
    age: 13,
    description: 'Woven from rolled pages, and strong enough for the oranges.',
    alt:
      'Basket woven from rolled newspaper, with a bright band and flecks of a colour magazine, a twisted handle and ' +
      'oranges and guavas inside; it stands on an open newspaper on a wooden table, before a blue-green wall.',
    additionalText:
      'Each page is rolled round a knitting needle from one corner. Gauri counted a hundred and eight tubes, then the ' +
      'handle.',
  },
  'waste-card-house': {
    title: 'Three rooms and a terrace',
    medium: 'Shoe boxes, a cereal box, matchboxes, fairy lights',
    maker: 'Anvi',
    age: 8,
    description: 'Four clothes pegs live here, and one of them is waving.',
    alt:
      'Doll’s house of cardboard boxes at dusk, cut open at the front, a paper moon above it: kitchen, living room and ' +
      'bedroom glow under fairy lights, furnished with matchboxes and bottle caps; a peg doll in a sari cooks, a white-haired ' +
      'one stands on the sofa, a child looks out from the terrace beside the washing.',
    additionalText:
      'The tank on the roof was Anvi’s first idea. The rest of the house came after it, and the people last of all.',
  },
  'waste-spoon-lotus': {
    title: 'Lotus, forty-four spoons',
    medium: 'Plastic spoons, pink dye, a small lamp',
    maker: 'Jiya',
    age: 12,
    description: 'It was somebody’s birthday party once.',
    alt:
      'Lamp in the shape of a lotus, its petals the bowls of plastic spoons dyed pink, glowing from inside; it floats ' +
      'with four green leaves cut from bottles in a steel thali of dark water.',
    additionalText:
      'The bowls are bent over a candle, one at a time, with an adult close by. The leaves were a lime soda.',
  },
} satisfies Record<string, KeyedDocuments['work']>;
