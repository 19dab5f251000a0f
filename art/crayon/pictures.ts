import { crop, type Pictures } from '../picture.ts';

export const pictures = {
  'crayon-family': { program: 'family.ts', crop: crop(0.033, 0.042, 0.935, 0.918), focus: [0.66, 0.62], fallbackQuality: 54 },
  'not-found': { program: 'not-found.ts', focus: [0.45, 0.5] },
} satisfies Pictures;
