import { crop, type Pictures } from '../picture.ts';

export const pictures = {
  'poster-diwali': { program: 'diwali.ts', crop: crop(0.01, 0.008, 0.98, 0.984), focus: [0.5, 0.72], extraWidths: [240] },
} satisfies Pictures;
