import type { KeyedDocuments } from '#contract/site/documents.ts';

export const landscapes = {
  'watercolour-lake': {
    title: 'Backwater, six o’clock',
    medium: 'Watercolour',
    maker: 'Anna',
    age: 12,
    description: 'A boatman goes home across an orange lake.',
    alt:
      'Watercolour of a lake at sunset: a boatman stands with his pole in a dark boat, two palms lean in from the ' +
      'left, and a white sun throws a bright path over orange and violet water.',
    additionalText:
      'The sun and its path are bare paper. Anna painted round them first, while the sky was still wet.',
  },
  'oil-flame-trees': {
    title: 'Gulmohar road',
    medium: 'Oil, painting knife',
    maker: 'Anuradha',
    age: 34,
    description: 'The gulmohar road in May, laid on with a knife.',
    alt:
      'Oil painting of an avenue of gulmohar trees, clusters of red flowers between feathery green leaves; a woman in ' +
      'yellow under a blue umbrella leads a child by the hand along a sunlit road strewn with petals.',
    additionalText:
      'The flowers were laid head by head, from the shade into the sun. The two people came last, with the smallest brush.',
  },
  'watercolour-himalaya': {
    title: 'Before the others woke',
    medium: 'Watercolour',
    maker: 'Tenzin',
    age: 16,
    description: 'First light on a peak, and flags that never hold still.',
    alt:
      'Upright watercolour: a snow peak in rose and blue morning light, misty green ridges, a white monastery with red ' +
      'roof bands on a rock, and two lines of coloured prayer flags across the foreground.',
    additionalText:
      'Blue, white, red, green, yellow: the flags keep that order everywhere, so Tenzin did too.',
  },
  'gouache-terraces': {
    title: 'Grandmother’s hill',
    medium: 'Gouache',
    maker: 'Lakshmi',
    age: 13,
    description: 'Nineteen terraces, most of them full of sky.',
    alt:
      'Gouache of rice terraces winding round a hill: flooded fields that mirror the sky, rows of green seedlings, eight ' +
      'women in bright saris bending in a line, a man with two oxen and a girl with a basket on her head.',
    additionalText:
      'She spends June there. The woman in purple is the one who sings, and the others keep her time.',
  },
  'pastel-desert': {
    title: 'The long way to Sam',
    medium: 'Soft pastel on indigo paper',
    maker: 'Yash',
    age: 15,
    description: 'Four camels cross the sun.',
    alt:
      'Soft pastel of the desert at sunset: four camels and two men in silhouette walk along a dune before a pale sun; ' +
      'in front, one dune glows orange on its left side and lies violet on its right.',
    additionalText: 'There is no black in it. The dark is the paper, which Yash had to learn to leave alone.',
  },
  'knife-boats': {
    title: 'Before it rains',
    medium: 'Oil, painting knife',
    maker: 'Thomas',
    age: 17,
    description: 'Three boats come up the sand before the sky does.',
    alt:
      'Oil painting of a beach under a dark storm sky with one bright gap: three striped fishing boats, the nearest full ' +
      'of green net, lie on the sand, and small figures pull a rope out of the surf.',
  },
} satisfies Record<string, KeyedDocuments['work']>;
