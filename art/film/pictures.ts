import type { Pictures } from '../picture.ts';

/** The picture that the page shows until the visitor starts the film. */
export const pictures = {
  'film-poster': { program: 'poster.ts', focus: [0.42, 0.5], fallbackQuality: 56 },
} satisfies Pictures;
