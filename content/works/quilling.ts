import type { KeyedDocuments } from '#contract/site/documents.ts';

export const quilling = {
  'quilling-bouquet': {
    title: 'For Nani’s table',
    medium: 'Quilled paper',
    maker: 'Ridhima',
    age: 10,
    description: 'Nine flowers in a pot, all of them rolled from strips of paper.',
    alt:
      'Paper quilling on white card: pink, orange, violet, blue, white and teal flowers and a fringed marigold lean out ' +
      'of a rust-red pot filled with coils; one orange petal has dropped beside it.',
    additionalText:
      'The petal on the left came off on the way to school. Ridhima looked at it for a day and glued it where it fell.',
  },
  'quilling-butterfly': {
    title: 'Two seconds on the lantana',
    medium: 'Quilled paper on indigo card',
    maker: 'Aditi',
    age: 12,
    description: 'One wing still resting, the other already on its way.',
    alt:
      'Quilled butterfly on deep blue card: wings of small coils run from yellow through orange and pink to violet, the ' +
      'right pair lifted off the card, above pink and yellow lantana heads; a dotted line shows the loop it flew.',
    additionalText:
      'The lifted wing stands on nothing but the hinge. It took three tries and a night under the dictionary.',
  },
  'quilling-banyan': {
    title: 'The swing in Ajji’s village',
    medium: 'Quilled paper',
    maker: 'Om',
    age: 14,
    description: 'A banyan, its roots on their way down, and a cousin on her way up.',
    alt:
      'Wide quilled picture on cream card: a banyan with a trunk of brown strips, hanging roots and a crown of green ' +
      'coils with red figs; a girl in pink swings before a large yellow sun and a dog sits below.',
    additionalText:
      'Om cut the strips for the trunk from old grocery bags and kept the creases. The coppery coils are young leaves; ' +
      'he went back to the tree to check.',
  },
  'quilling-earrings': {
    title: 'Stall number four',
    medium: 'Quilled paper, beads, wire',
    maker: 'Shreya',
    age: 16,
    description: 'Jhumkas for the school fair, priced by the maker.',
    alt:
      'Quilled earrings on a brown card rack lettered “Jhumke”: domed pairs in blue and teal, pink and orange, red and ' +
      'black, with price tags; in front, a pair of yellow studs and one fallen jhumka on green silk with a gold border.',
    additionalText:
      'Each dome is one long strip rolled tight and pushed over the cap of a glue bottle. Eleven pairs went before lunch.',
  },
  'quilling-koi': {
    title: 'They never bump',
    medium: 'Quilled paper in a box frame',
    maker: 'Neel',
    age: 13,
    description: 'Two koi go past each other in water made of strips.',
    alt:
      'Quilled picture seen from above: a white and red koi and a golden one bend past each other among long curling ' +
      'strips of blue and white water, with pebbles of tight rolls in two corners, in a wooden box frame.',
    additionalText:
      'The fish were done in a week. The water took until Diwali, because every strip had to agree with the one before.',
  },
  'quilling-snail': {
    title: 'My snail has rain and sun',
    medium: 'Quilled paper on sugar paper',
    maker: 'Tanvi',
    age: 7,
    description: 'Every strip in the packet, glued end to end, is one house.',
    alt:
      'A child’s quilled picture on yellow paper: a green snail with big eyes carries a huge many-coloured roll that is ' +
      'coming undone, between red mushrooms, with a lopsided sun, a cloud with blue drops and the name Tanvi in pencil.',
    additionalText: 'The roll came loose overnight. Tanvi says the snail is moving out.',
  },
} satisfies Record<string, KeyedDocuments['work']>;
