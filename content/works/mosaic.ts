import type { KeyedDocuments } from '#contract/site/documents.ts';

export const mosaic = {
  'mosaic-kingfisher': {
    title: 'Kingfisher',
    medium: 'Mosaic tile on board',
    maker: 'Meher',
    age: 14,
    description: 'A kingfisher waits above blue water, in chips of tile.',
    alt:
      'Mosaic of a kingfisher with a blue back and an orange breast on a brown branch, in front of a cream and pale ' +
      'blue sky with a red and yellow sun; in the strip of water below swims one silver fish.',
    additionalText:
      'Meher laid the eye first. If the eye is wrong, she says, you have a very expensive pigeon. The fish came last ' +
      'and is looking the other way.',
  },
  'mosaic-sun-table': {
    title: 'Tea in the sun',
    medium: 'Broken crockery on a garden table',
    maker: 'Four of the Sunday group',
    age: null,
    description: 'A table for the garden, made of everything our kitchens had dropped.',
    alt:
      'Round table top with an iron rim, covered in broken plates: a crooked orange and yellow sun to one side, ' +
      'blue-and-white and rose-patterned pieces around it, a cup of tea and two biscuits, and leaf shade over all.',
    additionalText:
      'Two plates were put back together exactly as they broke. The others were shared out so fairly that all four ' +
      'still argue about whose ray is the longest.',
  },
  'mosaic-gecko': {
    title: 'Nobody scream',
    medium: 'Glazed chips and glass on sandstone',
    maker: 'Dhruv',
    age: 11,
    description: 'A house gecko on its way to a moth.',
    alt:
      'Mosaic of a green and gold gecko climbing in an S over a rough slab of red sandstone, most of it bare; it has ' +
      'amber glass eyes and round pads on its toes, and a white moth sits in the upper corner.',
    additionalText:
      'The chalk line is where the tail was going to be. Dhruv watched the one behind the tube light for a week and ' +
      'moved it to the other side.',
  },
  'mosaic-lotus-pond': {
    title: 'After the first shower',
    medium: 'Cut tile, stained glass, river pebbles',
    maker: 'Pallavi',
    age: 38,
    description: 'A pond seen from the bank, while the last drops are still falling.',
    alt:
      'Square mosaic of a pond from above: a deep pink lotus, a paler one and a bud among round green pads with glass ' +
      'drops on them; rings spread through the blue-green water, and pebbles line one corner.',
    additionalText:
      'Each pad was one large tile until Pallavi cut it, so the joints are its veins. She walked down to the river for ' +
      'the pebbles, twice.',
  },
  'mosaic-tiger': {
    title: 'It saw us first',
    medium: 'Mosaic tile and glass',
    maker: 'Aryan',
    age: 15,
    description: 'Half a tiger, which is enough.',
    alt:
      'Mosaic of the left half of a tiger’s face coming out of dark grass: orange fur laid in rows that turn with the ' +
      'cheek, black stripes, a golden eye of glass, and long white whiskers across the green blades.',
    additionalText:
      'Aryan combed a neighbour’s cat to see which way fur grows, then drew arrows all over the board before the first ' +
      'tile.',
  },
  'mosaic-pot': {
    title: 'Money plant, moving in',
    medium: 'Broken tile and bangles on a terracotta pot',
    maker: 'Kiara',
    age: 10,
    description: 'The plant could not wait for the last flower.',
    alt:
      'Terracotta pot covered in mosaic, with a pink and a yellow flower on blue and halves of glass bangles under the ' +
      'rim; one side is bare clay with a flower drawn in pencil. A money plant trails over it on a stone step, loose ' +
      'tiles beside it.',
  },
} satisfies Record<string, KeyedDocuments['work']>;
