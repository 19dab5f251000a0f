import type { Pictures } from '../picture.ts';

export const pictures = {
  'digital-rooftop': { program: 'rooftop.ts', focus: [0.58, 0.58] },
} satisfies Pictures;
