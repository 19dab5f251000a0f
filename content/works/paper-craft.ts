import type { KeyedDocuments } from '#contract/site/documents.ts';

export const paperCraft = {
  'papercut-elephants': {
    title: 'Jungle, evening',
    medium: 'Paper cut in layers',
    maker: 'Rohan',
    age: 11,
    description: 'Twenty-two pieces of paper, with a finger of air between them.',
    alt:
      'Layered paper cut behind a white card window: a blue elephant with a pink and gold saddle cloth holds trunks ' +
      'with a violet calf in green grass, before a red sun, a red tree and a golden sky.',
    additionalText:
      'None of the shadows is drawn. Rohan left his pencil corners on the frame so that people would see it was ' +
      'measured.',
  },
  'paper-cranes': {
    title: 'Nineteen of a thousand',
    medium: 'Folded paper, thread, beads',
    maker: 'Sara',
    age: 12,
    description: 'Cranes from gift wrap, plain sheets and one page of sums, in the morning sun.',
    alt:
      'Paper cranes on threads, seen from a little below: red, violet, green, pink, white and printed ones hang before ' +
      'a pale blue wall, where the sun through a barred window throws their shadows.',
    additionalText:
      'Two of them used to be maths homework. It had been marked first, says Sara, so nobody can complain.',
  },
  'paper-kandil': {
    title: 'Our balcony, first evening',
    medium: 'Kite paper, bamboo, a bulb',
    maker: 'Atharva',
    age: 13,
    description: 'An akash kandil for Diwali, six sides and a great many tails.',
    alt:
      'Paper lantern glowing on a balcony at dusk: pink, orange, yellow and green panels with cut-out flowers, and ' +
      'long paper tails blown to one side above a marigold garland and five clay lamps; lit windows across the lane.',
    additionalText:
      'The frame is split bamboo from an old blind. Atharva glued the last tail on while his uncle was already holding ' +
      'the ladder.',
  },
  'paper-popup-train': {
    title: 'The 5.42 slow',
    medium: 'Pop-up card',
    maker: 'Nikhil',
    age: 14,
    description: 'Mumbai shuts flat and goes into a school bag.',
    alt:
      'Pop-up card open on a cutting mat: a cream and maroon local train with people in its doors stands before palms, ' +
      'a purple and pink skyline and an orange sky with a yellow sun; scissors, a pencil and paper scraps lie around it.',
    additionalText:
      'The first three would not close. In this one every strip is as long as its building is far from the fold, ' +
      'which is the whole secret.',
  },
  'paper-hornbill': {
    title: 'Great hornbill, with fig',
    medium: 'Paper relief',
    maker: 'Aisha',
    age: 15,
    description: 'About five hundred feathers, each snipped, creased and curled over a pencil.',
    alt:
      'Paper relief of a great hornbill’s head and shoulder on deep green: a big yellow casque and bill built of bent ' +
      'strips, a red eye in black feathers, a shaggy cream neck, and a red fig at the tip of the bill.',
    additionalText:
      'Aisha cut feathers through most of one monsoon, in buses too. The lashes are real: hornbills have them, and she ' +
      'checked.',
  },
  'paper-masks': {
    title: 'Tiger, rabbit, elephant, and one more',
    medium: 'Paper plates, poster colour, wool',
    maker: 'The little ones',
    age: null,
    description: 'Four masks from the Sunday table, one of them upside down, or so we think.',
    alt:
      'Four painted paper-plate masks on a yellow table, seen from above: an orange tiger, a white rabbit with one ' +
      'folded ear, a blue elephant with a concertina trunk, and a purple creature with teeth and woollen hair, upside down.',
    additionalText:
      'The fourth has been called a dog, a dragon and Uncle. Its maker, who is five, says it has not decided.',
  },
} satisfies Record<string, KeyedDocuments['work']>;
