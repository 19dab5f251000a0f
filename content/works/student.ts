import type { KeyedDocuments } from '#contract/site/documents.ts';

export const student = {
  'finger-paint-tree': {
    title: 'Tree with everybody on it',
    medium: 'Finger paint on sugar paper',
    maker: 'Advik',
    age: 4,
    description: 'Eleven hands and no brush.',
    alt:
      'Finger painting on dull blue paper: a fat brown trunk dragged up with the fingers, a crown of green, yellow, ' +
      'orange and red hand and finger prints, some of them past the edge, and a yellow swirl for the sun.',
    additionalText:
      'The green smear on the right was a slip. The red hand in the grass was Advik’s way of saying that he was done.',
  },
  'felt-pen-cat': {
    title: 'Cat',
    medium: 'Felt pens on a drawing-book page',
    maker: 'Myra',
    age: 5,
    description: 'The cat is as big as she is important. Her fish is where fish go.',
    alt:
      'Child’s felt-pen drawing: a huge orange cat with pink ears, five legs and a blue fish inside her; round her three ' +
      'small people whose arms grow from their heads, hearts, a sun, and CAT and MYRA with letters turned round.',
    additionalText:
      'Hold the page to the light and there is a house on the back, in the rain. Myra stopped colouring when supper came.',
  },
  'crayon-family': {
    title: 'My family',
    medium: 'Wax crayon',
    maker: 'Pihu',
    age: 6,
    description: 'A house, a rainbow, and everyone who lives there.',
    alt:
      'A child’s crayon drawing with the words My Family: a leaning yellow house with a red roof, a sun, a rainbow, an ' +
      'apple tree and a dog; father, mother and girl stand in a row and the baby floats beside them.',
    additionalText:
      'The dog does not live there yet. Pihu says the drawing is how one asks. The baby is in the air because the grass ' +
      'was full.',
  },
  'oil-pastel-pond': {
    title: 'Under the lotus',
    medium: 'Oil pastel with a watercolour wash',
    maker: 'Vivaan',
    age: 7,
    description: 'Wax pushes water away, and seven-year-olds find that out at once.',
    alt:
      'Oil pastel under a blue wash: a striped orange fish, a black one with coloured scales scratched out, a green ' +
      'spotted one, three pink young ones and three crabs between weeds, with two lotus flowers at the top.',
    additionalText:
      'He wrote his name in white on white paper, and only the wash could read it. The wash ran out before the paper did.',
  },
  'poster-diwali': {
    title: 'Our lane, Diwali',
    medium: 'Poster colour on black card',
    maker: 'Saanvi',
    age: 9,
    description: 'Every house turns round to be seen.',
    alt:
      'Poster-colour painting on black: a lane with bright houses, rows of diyas, a star lantern and fireworks; in ' +
      'front a round rangoli, a girl with a sparkler, a woman with a plate of lamps, and a dog under a cot.',
    additionalText:
      'The night is bare card; Saanvi left it unpainted and mixed no black at all. The dog under the cot is real and ' +
      'is called Biscuit.',
  },
  'colour-pencil-vegetables': {
    title: 'Gone for tea',
    medium: 'Coloured pencil',
    maker: 'Kiaan',
    age: 10,
    description: 'Nobody minds the cart, except a cow.',
    alt:
      'Coloured-pencil drawing of a vegetable cart from the front: heaps of tomatoes, brinjals, potatoes, chillies, ' +
      'onions, lemons and carrots under a striped umbrella, a pair of scales, and a cow licking a cauliflower.',
    additionalText:
      'Kiaan counted the heaps in the market first. There were more brinjals, but the page had an edge.',
  },
  'pencil-still-life': {
    title: 'Light from the left',
    medium: 'Pencil',
    maker: 'Anya',
    age: 12,
    description: 'A brass lota, a mango and two guavas.',
    alt:
      'Pencil still life: a round brass pot with a flared rim, a mango with its stalk and beak, two guavas and a leaf, ' +
      'their shadows falling to the right; a strip of six grey tones below.',
    additionalText:
      'The six squares at the bottom are Anya’s scale. She decided on her darkest dark before she began.',
  },
  'perspective-corridor': {
    title: 'Outside VIII-A',
    medium: 'Ruled pencil and watercolour',
    maker: 'Naina',
    age: 13,
    description: 'Every line in the school runs to one small cross.',
    alt:
      'Perspective drawing of a school corridor, pencil and pale watercolour: open doors on the left throw sunlight on ' +
      'the floor, a notice board and a row of sandals on the right, a dog asleep, a tree beyond the far arch.',
    additionalText:
      'The lower edge of the notice board misses the vanishing point. Naina found it a week later and asked that it stay.',
  },
  'ink-bicycle': {
    title: 'Five in the morning, every morning',
    medium: 'Pen, ink and grey wash',
    maker: 'Rehan',
    age: 14,
    description: 'The wall is painted. The milk cans are what was left.',
    alt:
      'Ink drawing of a milkman’s bicycle leaning on a stained wall: two white cans and a tied sack on it, dark tyres, ' +
      'its shadow on the wall; bare brick, a barred window and a drainpipe behind.',
  },
  'charcoal-shoes': {
    title: 'Three years of cricket',
    medium: 'Charcoal and white chalk on grey paper',
    maker: 'Dev',
    age: 16,
    description: 'One stands, one fell over, both have earned it.',
    alt:
      'Charcoal and white chalk drawing on grey paper of two worn canvas shoes under a strong light: one stands with its ' +
      'lace trailing on the floor, the other lies behind it on its side and shows its sole.',
    additionalText:
      'Life-size, one evening, one lamp. The white that is not chalk was pulled out of the black with an eraser.',
  },
  'digital-rooftop': {
    title: 'Last kite',
    medium: 'Digital painting',
    maker: 'Aanya',
    age: 17,
    description: 'Four kites are left, and one thread to wind in.',
    alt:
      'Digital painting at dusk: a girl in an orange kurta sits on a black water tank with her back to us and holds the ' +
      'thread of a red kite; before her a hazy city of lit windows, and on the next roof washing and a boy with a kite.',
    additionalText:
      'Aanya allowed herself three textured brushes and no photograph. It opens her portfolio for design college.',
  },
} satisfies Record<string, KeyedDocuments['work']>;
