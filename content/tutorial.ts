import type { Heading, Link } from './text.ts';
import { filmPoster, type Picture } from './pictures/index.ts';

/** One step of the film, for those who read instead of watching. */
export interface FilmStep {
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
  loadNote: string;
  captionsNote: string;
}

export const tutorialTitle: Heading = { text: 'Workshop Tutorial', keyWord: 'Tutorial' };

export const tutorialLead =
  'Paint a lake at sunset in twelve steps. You need a soft pencil, one big brush, paper, five colours and half an hour.';

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
  loadNote: 'The film comes from this site. Nothing is loaded until you press play.',
  captionsNote: 'There is no speech in the film. Each step is named in captions, and written out below.',
};

export const filmStepsTitle: Heading = { text: 'The same, on paper', keyWord: 'paper' };

export const filmSteps: readonly FilmStep[] = [
  {
    title: 'Pencil, almost nothing',
    text: 'The shore, the hills, the sun. So light that only you can see it.',
  },
  { title: 'Wet sky', text: 'Clean water first, then yellow and orange. Tilt the board and let them run.' },
  { title: 'Blue and rose from above', text: 'Before the first colours dry, so that no edge shows.' },
  { title: 'The sun is the paper', text: 'Paint round it. One breath of yellow inside, no more.' },
  { title: 'Hills', text: 'The far ones pale, the near ones darker. That alone makes them far and near.' },
  { title: 'Water', text: 'The sky again, upside down, in level strokes. Leave the path of the sun white.' },
  { title: 'The other shore', text: 'Small palms with the tip of the brush.' },
  { title: 'The boat', text: 'One loaded stroke, left to right. Then its shadow.' },
  { title: 'The near bank', text: 'Dark and warm. Pull a few blades of grass up out of it while it is wet.' },
  { title: 'Two palms', text: 'They lean in, from the root to the leaf.' },
  { title: 'Birds', text: 'Five flicks of the wrist. Stop at five.' },
  { title: 'Your name', text: 'Small, in pencil. The lake is yours.' },
];

export const tutorialNote =
  'Stop the film wherever you like. Wet paper waits about two minutes; after that let it dry and go on over it.';

export const tutorialEnd: { workshop: Link; enrol: Link } = {
  workshop: { label: 'Our Art Workshop', href: '/workshop' },
  enrol: { label: 'Enroll Now', href: '/Formenroll' },
};
