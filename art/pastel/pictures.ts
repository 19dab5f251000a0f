import { crop, type Pictures } from '../picture.ts';

export const pictures = {
  'pastel-desert': {
    program: 'desert.ts',
    crop: crop(0.036, 0.036, 0.928, 0.928),
    focus: [0.58, 0.44],
    fallbackQuality: 54,
  },
} satisfies Pictures;
