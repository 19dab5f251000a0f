import type { Pictures } from '../picture.ts';

/** Paste other pictures in: paint those first. */
export const pictures = {
  'curriculum-beginner': { program: 'beginner.ts' },
  'curriculum-learner': { program: 'learner.ts' },
  'curriculum-seeker': { program: 'seeker.ts' },
  'curriculum-expressors': { program: 'expressors.ts' },
} satisfies Pictures;
