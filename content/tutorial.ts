import type { Pigment } from '#contract/course.ts';
import type { Heading, Link } from './text.ts';
import { filmPoster, type Picture } from './pictures/index.ts';

/** One step of the film, for those who read instead of watching. */
export interface FilmStep {
  /** Where the film comes to it, in seconds: the beginning of its caption. */
  at: number;
  title: string;
  text: string;
}

/** The embedded film: our own file, loaded only after a click (SPEC 2, Tutorial). */
export interface Film {
  name: string;
  /** ISO day on which it was first shown. */
  published: string;
  /** How long it runs (ISO 8601). */
  duration: string;
  title: string;
  description: string;
  poster: Picture;
  play: string;
  /** Before the time and the name of a step. */
  playFrom: string;
  loadNote: string;
  captionsNote: string;
}

export const tutorialTitle: Heading = { text: 'Workshop Tutorial', keyWord: 'Tutorial' };

export const tutorialLead =
  'Paint a lake at sunset in twelve steps. The film takes a minute and a half, your lake about half an hour.';

export const film: Film = {
  name: 'tutorial',
  published: '2026-11-21',
  duration: 'PT1M23S',
  title: 'A lake at six o’clock',
  description:
    'One watercolour from the first pencil line to the name in the corner, slowly enough to paint along: sky, sun, ' +
    'hills, water, palms and a boat.',
  poster: filmPoster,
  play: 'Play the film',
  playFrom: 'Play from',
  loadNote: 'The film comes from this site. Nothing is loaded until you press play.',
  captionsNote: 'There is no speech in the film. Each step is named in captions, and written out below.',
};

/** What has to lie ready: the colours the film uses, and the rest. */
export const lessonNeeds: {
  title: Heading;
  colours: readonly { name: string; pigment: Pigment }[];
  things: readonly string[];
} = {
  title: { text: 'On your table', keyWord: 'table' },
  colours: [
    { name: 'Yellow', pigment: 'haldi' },
    { name: 'Orange', pigment: 'sindoor' },
    { name: 'Rose', pigment: 'rani' },
    { name: 'Blue', pigment: 'neel' },
    { name: 'Brown', pigment: 'geru' },
  ],
  things: ['One big round brush', 'A soft pencil', 'Thick paper, taped down', 'Two jars of water'],
};

export const filmStepsTitle: Heading = { text: 'The same, on paper', keyWord: 'paper' };

export const filmSteps: readonly FilmStep[] = [
  {
    at: 2.4,
    title: 'Pencil, almost nothing',
    text: 'The shore, the hills, the sun. So light that only you can see it.',
  },
  {
    at: 9.35,
    title: 'Wet sky',
    text: 'Clean water first, then yellow and orange. Tilt the board and let them run.',
  },
  {
    at: 17.13,
    title: 'Blue and rose from above',
    text: 'Before the first colours dry, so that no edge shows.',
  },
  { at: 25.51, title: 'The sun is the paper', text: 'Paint round it. One breath of yellow inside, no more.' },
  {
    at: 29.16,
    title: 'Hills',
    text: 'The far ones pale, the near ones darker. That alone makes them far and near.',
  },
  {
    at: 36.14,
    title: 'Water',
    text: 'The sky again, upside down, in level strokes. Leave the path of the sun white.',
  },
  { at: 44.52, title: 'The other shore', text: 'Small palms with the tip of the brush.' },
  { at: 50.17, title: 'The boat', text: 'One loaded stroke, left to right. Then its shadow.' },
  {
    at: 57.55,
    title: 'The near bank',
    text: 'Dark and warm. Pull a few blades of grass up out of it while it is wet.',
  },
  { at: 63.53, title: 'Two palms', text: 'They lean in, from the root to the leaf.' },
  { at: 72.31, title: 'Birds', text: 'Five flicks of the wrist. Stop at five.' },
  { at: 75.96, title: 'Your name', text: 'Small, in pencil. The lake is yours.' },
];

export const tutorialNote =
  'Stop the film wherever you like. Wet paper waits about two minutes; after that let it dry and go on over it.';

export const tutorialEnd: { workshop: Link; enrol: Link } = {
  workshop: { label: 'Our Art Workshop', href: '/workshop' },
  enrol: { label: 'Enroll Now', href: '/Formenroll' },
};
