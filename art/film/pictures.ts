import type { Pictures } from '../picture.ts';

/** What the page shows until the film is asked for. */
export const pictures = {
  'film-poster': { program: 'poster.ts', focus: [0.42, 0.5], fallbackQuality: 56 },
} satisfies Pictures;
