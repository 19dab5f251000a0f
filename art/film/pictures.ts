import type { Pictures } from '../picture.ts';

/** A moment of the film, kept by make-film.ts. */
export const pictures = {
  'film-poster': { focus: [0.42, 0.5] },
} satisfies Pictures;
