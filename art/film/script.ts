import type { StageName } from '../watercolour/lake/stages.ts';
import type { Pan } from './table.ts';

/** One step of the lesson: what is painted, for how long, with what, and what the caption says. */
export interface Lesson {
  stage: StageName;
  seconds: number;
  /** The colour on the brush and the pans it was mixed from; null for the pencil. */
  brush: { paint: string; pans: readonly Pan[] } | null;
  caption: string;
}

export const title = 'A lake at six o’clock, in watercolour.';

export const lessons: readonly Lesson[] = [
  { stage: 'pencil', seconds: 6.5, brush: null, caption: 'Pencil first, so light that only you can see it.' },
  {
    stage: 'firstWash',
    seconds: 4,
    brush: { paint: '#ef9a4b', pans: ['yellow', 'vermilion'] },
    caption: 'Wet the sky. Let yellow and orange run.',
  },
  {
    stage: 'upperSky',
    seconds: 5,
    brush: { paint: '#5b76ad', pans: ['rose', 'blue'] },
    caption: 'Blue and rose from above, before it dries.',
  },
  {
    stage: 'sun',
    seconds: 1.6,
    brush: { paint: '#f3cf6b', pans: ['yellow'] },
    caption: 'The sun is the paper. One breath of yellow, no more.',
  },
  {
    stage: 'hills',
    seconds: 3.6,
    brush: { paint: '#6f6798', pans: ['blue', 'rose'] },
    caption: 'Far hills pale, near hills darker.',
  },
  {
    stage: 'water',
    seconds: 5,
    brush: { paint: '#c77f86', pans: ['vermilion', 'blue'] },
    caption: 'Water is the sky again, upside down, in level strokes.',
  },
  {
    stage: 'farPalms',
    seconds: 3.6,
    brush: { paint: '#4a5486', pans: ['blue'] },
    caption: 'Small palms on the other shore.',
  },
  {
    stage: 'boat',
    seconds: 4,
    brush: { paint: '#38304a', pans: ['sienna', 'blue'] },
    caption: 'The boat in one loaded stroke. Then its shadow.',
  },
  {
    stage: 'bank',
    seconds: 2.6,
    brush: { paint: '#3d5540', pans: ['yellow', 'blue'] },
    caption: 'The near bank, dark and warm.',
  },
  {
    stage: 'nearPalms',
    seconds: 5.4,
    brush: { paint: '#2b4038', pans: ['blue', 'sienna'] },
    caption: 'Two palms lean in, from the root to the leaf.',
  },
  {
    stage: 'birds',
    seconds: 1.6,
    brush: { paint: '#3a3550', pans: ['sienna'] },
    caption: 'Five birds, five flicks of the wrist.',
  },
  { stage: 'signature', seconds: 2.2, brush: null, caption: 'Your name, small. The lake is yours.' },
];
