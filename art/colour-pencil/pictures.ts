import { crop, type Pictures } from '../picture.ts';

export const pictures = {
  'colour-pencil-vegetables': {
    program: 'vegetables.ts',
    crop: crop(0.012, 0.014, 0.976, 0.972),
    focus: [0.55, 0.5],
    fallbackQuality: 54,
  },
} satisfies Pictures;
