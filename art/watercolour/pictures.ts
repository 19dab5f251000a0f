import { crop, type Pictures } from '../picture.ts';

export const pictures = {
  'watercolour-lake': { program: 'lake.ts', crop: crop(0.034, 0.046, 0.932, 0.908), focus: [0.58, 0.5] },
  'watercolour-window': { program: 'window.ts', focus: [0.42, 0.5] },
  'watercolour-pomegranate': { program: 'pomegranate.ts', focus: [0.5, 0.58] },
  'watercolour-himalaya': {
    program: 'himalaya.ts',
    crop: crop(0.038, 0.03, 0.924, 0.94),
    focus: [0.5, 0.42],
  },
} satisfies Pictures;
