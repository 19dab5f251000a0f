import type { KeyedDocuments } from '#contract/site/documents.ts';

export const mixedMedia = {
  'mixed-media-tree': {
    title: 'Eleven papers',
    medium: 'Paper, card, cloth, thread, buttons',
    maker: 'Aarush',
    age: 13,
    description: 'One tree out of eleven papers.',
    alt:
      'Mixed media collage: a tree with a crown of round papers, newsprint, map, printed cloth and buttons on a brown card ' +
      'trunk, stitched green fields, a blue cloth bird and a sun with a red button.',
    additionalText:
      'The map in the crown is of the road to his grandmother. He says nobody will notice, and then tells everybody.',
  },
  'mixed-shore': {
    title: 'Tide table',
    medium: 'Torn paper, sand, cloth, thread',
    maker: 'Maya',
    age: 10,
    description: 'Three boats, eleven torn waves, one of them a map.',
    alt:
      'Upright collage of a shore: an orange paper sun over torn blue waves, three boats with printed cloth sails, a strip of ' +
      'white gauze for foam, and a sand beach with shells, a starfish, button pebbles and a knot of net.',
    additionalText: 'The sand is sand. It is still coming off.',
  },
  'mixed-balconies': {
    title: 'Fifteen rooms',
    medium: 'Card, bus tickets, cloth, thread on newsprint',
    maker: 'Riddhi',
    age: 16,
    description: 'Everybody’s washing, and behind it everybody.',
    alt:
      'Collage of the front of a chawl: three rows of five rooms in coloured paper and tickets, doors and barred windows with ' +
      'people, cats and plants, card balconies and four lines of cloth washing under a foil roof.',
    additionalText:
      'Riddhi counted the cats in her own building first. There were four; in the picture there are as many as there is room for.',
  },
  'mixed-cow': {
    title: 'She was here first',
    medium: 'Newspaper, jute, card, yarn, foil',
    maker: 'Harsh',
    age: 13,
    description: 'The cow from the divider, dressed for Pola.',
    alt:
      'Collage of a cow facing us, her hide of torn newspaper, ears of jute, painted card horns with brass tips, a pink muzzle ' +
      'and long lashes, a garland of yarn marigolds and a crow on her back, on bright pink paper.',
    additionalText:
      'It took nine newspapers. The crow came last and without being asked, which is how it happens.',
  },
  'mixed-moon': {
    title: 'Roof, June, no current',
    medium: 'Painted paper, thread, foil, cloth',
    maker: 'Ayesha',
    age: 12,
    description: 'The lights went, and there were the stars.',
    alt:
      'Upright collage of a night on a roof: a crumpled foil moon and stitched constellations over torn blue paper, a card town ' +
      'with yellow windows, and two girls lying on a printed quilt, one pointing up.',
    additionalText: 'Four of the constellations are in the book. The fifth is her sister’s.',
  },
  'mixed-herbarium': {
    title: 'What the path had',
    medium: 'Pressed paper leaves, cloth, wax, string',
    maker: 'Leela',
    age: 52,
    description: 'A year of walks, kept flat.',
    alt:
      'Collage of an open handmade book on jute: taped leaves of peepal, mango, ashoka and neem, a gulmohar flower, pink ' +
      'bougainvillea, a dark feather, a sealed pocket of seeds, a bus ticket, a tea ring and pencilled names.',
    additionalText: 'The ring is from the teacher’s cup. Leela left it in, and dated it.',
  },
} satisfies Record<string, KeyedDocuments['work']>;
