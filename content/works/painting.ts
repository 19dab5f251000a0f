import type { KeyedDocuments } from '#contract/site/documents.ts';

export const painting = {
  'madhubani-fish': {
    title: 'Two fish',
    medium: 'Pen and plant colours, after Madhubani',
    maker: 'Ishaan',
    age: 11,
    description: 'Two fish go round a lotus, and there is no empty ground.',
    alt:
      'A square painting in the Madhubani manner: an ochre fish and a blue and pink fish circle a red lotus, every scale ' +
      'hatched, with leaves, blossoms and tiny fish filling the field inside a border of diamonds and flowering vine.',
    additionalText:
      'Every outline is two lines with small strokes between, as the painters of Mithila draw it. Ishaan counted the ' +
      'leaves for a week and then decided that “many” is also a number.',
  },
  'oil-marigold-seller': {
    title: 'Before the buses',
    medium: 'Oil, knife and brush',
    maker: 'Farida',
    age: 34,
    description: 'Half past five at the flower market, and the first customer wants a fair scale.',
    alt:
      'Oil painting of a flower seller in a teal sari, her head bowed, holding a hand scale behind high heaps of orange, ' +
      'yellow and red flowers; porters with baskets cross a violet and rose ground behind her.',
    additionalText:
      'The blossoms were laid with a knife, petal by petal, from the back of each heap to the front. Farida painted the ' +
      'face in fourteen strokes, took out six, and left it.',
  },
  'watercolour-window': {
    title: 'After the washing-up',
    medium: 'Watercolour',
    maker: 'Tara',
    age: 13,
    description: 'A kitchen window with the light behind everything.',
    alt:
      'Watercolour of a kitchen window sill: a tulsi plant in a terracotta pot, three steel tumblers throwing long violet ' +
      'shadows, and a red checked towel drying on a line before pale window bars.',
    additionalText:
      'The brightest part of the picture has no paint on it at all. Tara says leaving it alone was the hard bit.',
  },
  'gouache-rickshaw-rain': {
    title: 'Meter se chalo',
    medium: 'Poster colours',
    maker: 'Zoya',
    age: 14,
    description: 'A lucky find in July: an auto, and it stopped.',
    alt:
      'Poster colour painting of a black and yellow auto-rickshaw in a rainy street at dusk, a driver in khaki and two ' +
      'passengers inside; umbrellas and lit shops stand on both sides, and every colour lies again in the wet road.',
    additionalText:
      'The signs say nothing, on purpose: Zoya wrote only the line letters hang from, because that is what you read ' +
      'through rain.',
  },
  'gond-deer': {
    title: 'The stag who carried a tree',
    medium: 'Acrylic and pen, after Gond painting',
    maker: 'Aarav',
    age: 13,
    description: 'The antlers would not stop, so the birds moved in.',
    alt:
      'A painting after Gond art on turmeric yellow: a red stag filled with rows of dashes and dots, its antlers growing ' +
      'into a leafy tree full of bright birds and one owl; a small fawn follows, and a green bird waits at its feet.',
    additionalText:
      'Gond painters in Madhya Pradesh each keep a mark of their own to fill a body with. Aarav’s is a short dash, then ' +
      'a dot, and it took him three notebooks to find.',
  },
  'acrylic-rooster': {
    title: 'Five in the morning',
    medium: 'Acrylic on canvas board',
    maker: 'Kabir',
    age: 10,
    description: 'Nobody in the lane has slept past this rooster.',
    alt:
      'Acrylic painting of a rooster in broad brush strokes: golden neck, red comb and breast, a wing banded in yellow, ' +
      'violet and green, and a dark tail that runs out of the picture, on turquoise with orange showing through.',
    additionalText: 'Kabir painted the whole board orange first and refused to cover all of it up again.',
  },
  'poster-kites': {
    title: 'Uttarayan, everyone is upstairs',
    medium: 'Poster colours',
    maker: 'Ira',
    age: 9,
    description: 'On the fourteenth of January only the cow is on the street.',
    alt:
      'A child’s painting of an old city from above: rows of coloured rooftops with small people, loudspeakers and drying ' +
      'chillies under a blue sky, their strings running up to big patterned kites that cross the white border.',
  },
  'watercolour-pomegranate': {
    title: 'One opened, two waiting',
    medium: 'Watercolour',
    maker: 'Nandini',
    age: 41,
    description: 'Pomegranates on block-printed indigo, close enough to stain.',
    alt:
      'Watercolour of a pomegranate broken open to its red seeds, with a torn piece and loose seeds beside it; two whole ' +
      'fruits behind are cut off by the edge, on a dark blue cloth printed with small white flowers.',
    additionalText:
      'The white flowers are paper: Nandini masked each one before the first blue, four evenings of it. The pomegranate ' +
      'was eaten the same night.',
  },
} satisfies Record<string, KeyedDocuments['work']>;
