import { crop, type Pictures } from '../picture.ts';

export const pictures = {
  'pencil-still-life': {
    program: 'still-life.ts',
    crop: crop(0.034, 0.046, 0.932, 0.908),
    focus: [0.5, 0.5], fallbackQuality: 54 },
} satisfies Pictures;
