import type { KeyedDocuments } from '#contract/site/documents.ts';

/** The teacher's own works: fabric art and wall art. */
export const instructor = {
  'fabric-hibiscus': {
    title: 'Hibiscus',
    medium: 'Fabric paint on block-printed cotton',
    maker: '{school.teacher}',
    age: null,
    description: 'Three flowers the printing blocks were asked to stay away from.',
    alt:
      'Fabric painting on cream cotton: three hibiscus flowers in pink, red and orange on a green stem, outlined in ' +
      'gold; small red block-printed flowers keep clear of them, above a paisley border and a knotted fringe.',
    additionalText:
      'A margin of wax round every petal kept the dye of the blocks out. It was ironed away last, between sheets of ' +
      'old newspaper.',
  },
  'fabric-cranes': {
    title: 'Sarus, evening',
    medium: 'Dye and gutta on silk',
    maker: '{school.teacher}',
    age: null,
    description: 'A silk dupatta with a sky along it, and five birds.',
    alt:
      'A silk dupatta hanging over a wooden rod in shining folds: two grey sarus cranes with red heads and a chick stand ' +
      'among reeds and pink lotuses in green water under an orange and blue sky; two more fly high above a pale sun.',
    additionalText:
      'Silk drinks faster than anyone can think. The sky took eleven minutes, the lines of the birds until Diwali.',
  },
  'fabric-tree-of-life': {
    title: 'Tree of life',
    medium: 'Kalam pen and natural dye on cotton, after Srikalahasti',
    maker: '{school.teacher}',
    age: null,
    description: 'Iron black, madder red, and a little indigo where a bird wanted it.',
    alt:
      'Kalamkari-like hanging on unbleached cotton: a winding tree with large patterned flowers, leaves and birds grows ' +
      'from scaled rocks between two peacocks and two spotted deer, drawn in black and red inside a border of flowers.',
    additionalText:
      'Learned from the pen-workers of Srikalahasti, whose black is rusty iron and jaggery left to ferment. They ' +
      'balance the two sides of a tree and never repeat them; it was the first thing they corrected.',
  },
  'fabric-monsoon-tote': {
    title: 'Bag for wet Saturdays',
    medium: 'Fabric paint on canvas',
    maker: '{school.teacher}',
    age: null,
    description: 'Three frogs, one umbrella.',
    alt:
      'A canvas tote bag on a wooden peg before a pale blue lime-washed wall, painted with a contented green frog that ' +
      'holds a large leaf over itself and a smaller frog; a third looks out of the puddle, and it rains.',
    additionalText: 'It carries four kilos of onions and has been out in two real monsoons. The frogs held.',
  },
  'warli-dance': {
    title: 'Harvest dance',
    medium: 'Rice white on geru, after Warli',
    maker: '{school.teacher} and twelve students',
    age: null,
    description: 'One chain of dancers, and a girl who is late for it.',
    alt:
      'A wall picture after Warli painting, white on earth red: dancers hold hands in a long spiral round a pipe player ' +
      'and two drummers; around them huts, trees, a peacock, bullocks at the plough, hens, and a girl running with a dog.',
    additionalText:
      'Twelve students, four dancers each. The forty-eighth is the girl who is still on her way.',
  },
  'wall-mural-monsoon': {
    title: 'The day it came',
    medium: 'Emulsion paint on plaster',
    maker: '{school.teacher}',
    age: null,
    description: 'One courtyard wall where it rains all year.',
    alt:
      'Mural on a courtyard wall seen from one side: women in bright saris set out paddy under a huge indigo cloud of ' +
      'spirals, one looks up, and children float paper boats; beside it a drain pipe, a window and a potted croton.',
    additionalText:
      'Three ladders and two weeks of June. The first sky was washed off by the real one before it had dried.',
  },
} satisfies Record<string, KeyedDocuments['work']>;
