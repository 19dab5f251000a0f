import { crop, type Pictures } from '../picture.ts';

export const pictures = {
  'charcoal-shoes': { program: 'shoes.ts', crop: crop(0.012, 0.014, 0.976, 0.972), focus: [0.48, 0.55] },
} satisfies Pictures;
