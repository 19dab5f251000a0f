import type { Documents } from '#contract/site/documents.ts';

/** The tutorial: a film, its steps and the materials (docs/specification.md, section 2, Tutorial). */
export const tutorial: Documents['tutorial'] = {
  title: { text: 'Workshop Tutorial', keyWord: 'Tutorial' },
  lead:
    'Paint a lake at sunset in twelve steps. The film is a minute and a half long; your painting takes about ' +
    'half an hour.',
  film: {
    title: 'A lake at six o’clock',
    description:
      'One watercolour from the first pencil line to the name in the corner, slow enough to paint along: sky, sun, ' +
      'hills, water, palms and a boat.',
    poster: 'film-poster',
    published: '2026-11-21',
    duration: 'PT1M23S',
    captionsNote:
      'There is no speech in the film. The words of each step are shown in the film and written on this page.',
  },
  needs: {
    title: { text: 'What you need', keyWord: 'need' },
    colours: [
      { name: 'Yellow', pigment: 'haldi' },
      { name: 'Orange', pigment: 'sindoor' },
      { name: 'Rose', pigment: 'rani' },
      { name: 'Blue', pigment: 'neel' },
      { name: 'Brown', pigment: 'geru' },
    ],
    things: ['One big round brush', 'A soft pencil', 'Thick paper, taped down', 'Two jars of water'],
  },
  steps: {
    title: { text: 'The twelve steps', keyWord: 'steps' },
    steps: [
      {
        at: 2.4,
        title: 'Light pencil',
        text: 'Draw the shore, the hills and the sun, so lightly that only you can see it.',
      },
      {
        at: 9.35,
        title: 'Wet sky',
        text: 'Brush clean water on the sky, then yellow and orange. Tilt the board and let them run.',
      },
      {
        at: 17.13,
        title: 'Blue and rose from above',
        text: 'Add them before the first colours dry, so that no edge shows.',
      },
      {
        at: 25.51,
        title: 'The sun is the paper',
        text: 'Paint round the sun and leave it white. Add a very little yellow inside.',
      },
      {
        at: 29.16,
        title: 'Hills',
        text: 'Paint the far hills pale and the near ones darker. That makes them look far and near.',
      },
      {
        at: 36.14,
        title: 'Water',
        text: 'Paint the colours of the sky upside down, in level strokes. Leave the path of the sun white.',
      },
      {
        at: 44.52,
        title: 'The other shore',
        text: 'Paint small palms with the tip of the brush.',
      },
      {
        at: 50.17,
        title: 'The boat',
        text: 'Paint one stroke with a full brush, left to right. Then paint its shadow.',
      },
      {
        at: 57.55,
        title: 'The near bank',
        text: 'Paint it dark and warm. Pull a few blades of grass up while it is wet.',
      },
      {
        at: 63.53,
        title: 'Two palms',
        text: 'They lean inwards. Paint from the root to the leaf.',
      },
      {
        at: 72.31,
        title: 'Birds',
        text: 'Five quick strokes. Stop at five.',
      },
      {
        at: 75.96,
        title: 'Your name',
        text: 'Write it small, in pencil. Your lake is finished.',
      },
    ],
    note:
      'Stop the film whenever you like. The paper stays wet for about two minutes; after that let it dry and paint ' +
      'over it.',
  },
};
