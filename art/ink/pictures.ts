import { crop, type Pictures } from '../picture.ts';

export const pictures = {
  'ink-bicycle': { program: 'bicycle.ts', crop: crop(0.03, 0.04, 0.94, 0.92), focus: [0.5, 0.55] },
} satisfies Pictures;
