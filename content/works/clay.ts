import type { KeyedDocuments } from '#contract/site/documents.ts';

export const clay = {
  'clay-owl': {
    title: 'She listens first',
    medium: 'Hand-built clay and slip',
    maker: 'Devika',
    age: 11,
    description: 'An owl, pressed leaf by leaf, with her head on one side.',
    alt:
      'A clay owl covered in leaf-shaped feathers in three browns, with dark wings, wide white eyes and a yellow beak, ' +
      'her head tilted; beside her a pot of clay coils and a dark pot dotted with white, on a wooden table.',
    additionalText:
      'Each feather was rolled, pinched flat and pressed on from the feet upwards, like roof tiles. Her fingerprints ' +
      'are still in them.',
  },
  'clay-turtle': {
    title: 'Fast on Thursdays',
    medium: 'Pinched stoneware, stamped',
    maker: 'Arjun',
    age: 8,
    description: 'A turtle in a shell of bottle caps, leaves and a comb.',
    alt:
      'A fat grey clay turtle on newspaper, its shell stamped with rings, leaves and rows of teeth, one front foot much ' +
      'bigger than the rest; around it lie the bottle caps, the leaves and the pink comb that made the marks.',
    additionalText:
      'The big foot came first. There was clay for one of that size, and Arjun would not hear of making it smaller.',
  },
  'clay-horse': {
    title: 'Tall horse',
    medium: 'Terracotta, after the horses of Panchmura',
    maker: 'Sneha',
    age: 14,
    description: 'Long neck, high ears, and everything it wears pressed on by hand.',
    alt:
      'A tall terracotta horse seen from low down, with a very long neck, ears like upright leaves, and a harness of ' +
      'clay strips and flower discs, its shadow on a sunlit whitewashed wall.',
    additionalText:
      'After the horses that the potters of Panchmura in Bankura build from turned parts. Sneha had no wheel that ' +
      'week, so hers is rolled round a bamboo.',
  },
  'clay-diyas': {
    title: 'Nine lamps, nine hands',
    medium: 'Pinched clay, poster colour',
    maker: 'The Saturday group',
    age: null,
    description: 'Everybody made one. Three were trusted with oil.',
    alt:
      'Nine small clay lamps painted in pink, blue, yellow, green and other bright colours stand round a rangoli of ' +
      'powder and marigold petals on a dark floor at dusk; three are lit.',
    additionalText: 'The youngest painter is six. Hers is the one with the spots, and it burned the longest.',
  },
  'clay-village': {
    title: 'Where the bus turns round',
    medium: 'Relief in buff clay',
    maker: 'Vihaan',
    age: 9,
    description: 'His grandparents’ village, with the sun in a good mood.',
    alt:
      'A clay relief tile with crumbly edges on a green cloth: thatched huts, two palms, a well, a woman with a pot on ' +
      'her head, a bullock pulling a cart with its driver, and a smiling sun over a hill.',
    additionalText:
      'The bullock has four legs because Vihaan’s grandfather counted. The crack on the right is now called the short ' +
      'cut.',
  },
  'clay-planters': {
    title: 'Hair that needs watering',
    medium: 'Pinch pots, slip, plants',
    maker: 'Misha',
    age: 7,
    description: 'Three moods on one window sill.',
    alt:
      'Three pinch pots with faces on a sunny barred window sill: a laughing red one with coriander for hair, a ' +
      'sleeping white one with a pink-tipped succulent, and a cross blue one with spiky green leaves.',
  },
  'clay-sun-mask': {
    title: 'Sunday sun',
    medium: 'Terracotta mask, painted with slip',
    maker: 'Omkar',
    age: 12,
    description: 'A sun with a moustache and no two rays in a row alike.',
    alt:
      'A round terracotta sun mask with a black moustache, white-dotted cheeks and rays like leaves, flames, forks and ' +
      'clubs in ochre, red and white, hanging by a cord on a flaking blue wall.',
    additionalText: 'The moustache belongs to Omkar’s uncle, who sat for it and has since grown it longer.',
  },
  'clay-fish-dish': {
    title: 'For Fridays',
    medium: 'Slab-built stoneware, copper green glaze',
    maker: 'Radhika',
    age: 28,
    description: 'A dish with a fern for a backbone and crochet for scales.',
    alt:
      'A fish-shaped dish seen from above, its scales pressed with lace and a fern along its spine, under green glaze ' +
      'that turns brown at the rim; two limes and their shadows lie beside it on a striped cotton cloth.',
    additionalText:
      'The lace is a corner of her grandmother’s table mat. Where the glaze lay thickest it ran, and she left it so.',
  },
} satisfies Record<string, KeyedDocuments['work']>;
