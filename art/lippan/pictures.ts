import { crop, type Pictures } from '../picture.ts';

export const pictures = {
  'lippan-medallion': { program: 'medallion.py', crop: crop(0.03, 0.035, 0.94, 0.94), fallbackQuality: 54, extraWidths: [360] },
  'lippan-camel': { program: 'camel.py', focus: [0.4, 0.5] },
} satisfies Pictures;
