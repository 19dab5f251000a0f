import type { Pictures } from '../picture.ts';

/** These pictures contain others, which must be painted first. */
export const pictures = {
  'curriculum-beginner': { program: 'beginner.ts' },
  'curriculum-learner': { program: 'learner.ts' },
  'curriculum-seeker': { program: 'seeker.ts' },
  'curriculum-expressors': { program: 'expressors.ts' },
} satisfies Pictures;
