import type { Pigment } from '#contract/course.ts';
import type { Heading, Link } from './text.ts';
import { filmPoster, type Picture } from './pictures/index.ts';

/** One step of the film as text. */
export interface FilmStep {
  /** The time in the film in seconds: the start of the caption. */
  at: number;
  title: string;
  text: string;
}

/** The film: a file of this site, loaded only after a click (docs/specification.md, section 2, Tutorial). */
export interface Film {
  name: string;
  /** The publication date, yyyy-mm-dd. */
  published: string;
  /** The duration (ISO 8601). */
  duration: string;
  title: string;
  description: string;
  poster: Picture;
  play: string;
  /** The accessible name of a step's button, before its time and title. */
  playFrom: string;
  loadNote: string;
  captionsNote: string;
}

export const tutorialTitle: Heading = { text: 'Workshop Tutorial', keyWord: 'Tutorial' };

export const tutorialLead =
  'Paint a lake at sunset in twelve steps. The film is a minute and a half long; your painting takes about half an hour.';

export const film: Film = {
  name: 'tutorial',
  published: '2026-11-21',
  duration: 'PT1M23S',
  title: 'A lake at six o’clock',
  description:
    'One watercolour from the first pencil line to the name in the corner, slow enough to paint along: sky, sun, ' +
    'hills, water, palms and a boat.',
  poster: filmPoster,
  play: 'Play the film',
  playFrom: 'Play from',
  loadNote: 'The film comes from this site. Nothing is loaded until you press play.',
  captionsNote:
    'There is no speech in the film. The words of each step are shown in the film and written on this page.',
};

/** The materials for the lesson: the colours and other things. */
export const lessonNeeds: {
  title: Heading;
  colours: readonly { name: string; pigment: Pigment }[];
  things: readonly string[];
} = {
  title: { text: 'What you need', keyWord: 'need' },
  colours: [
    { name: 'Yellow', pigment: 'haldi' },
    { name: 'Orange', pigment: 'sindoor' },
    { name: 'Rose', pigment: 'rani' },
    { name: 'Blue', pigment: 'neel' },
    { name: 'Brown', pigment: 'geru' },
  ],
  things: ['One big round brush', 'A soft pencil', 'Thick paper, taped down', 'Two jars of water'],
};

export const filmStepsTitle: Heading = { text: 'The twelve steps', keyWord: 'steps' };

export const filmSteps: readonly FilmStep[] = [
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
  { at: 44.52, title: 'The other shore', text: 'Paint small palms with the tip of the brush.' },
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
  { at: 63.53, title: 'Two palms', text: 'They lean inwards. Paint from the root to the leaf.' },
  { at: 72.31, title: 'Birds', text: 'Five quick strokes. Stop at five.' },
  { at: 75.96, title: 'Your name', text: 'Write it small, in pencil. Your lake is finished.' },
];

export const tutorialNote =
  'Stop the film whenever you like. The paper stays wet for about two minutes; after that let it dry and paint over it.';

export const tutorialEnd: { workshop: Link; enrol: Link } = {
  workshop: { label: 'Our Art Workshop', href: '/workshop' },
  enrol: { label: 'Enroll Now', href: '/Formenroll' },
};
