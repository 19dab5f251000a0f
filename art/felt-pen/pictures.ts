import { crop, type Pictures } from '../picture.ts';

export const pictures = {
  'felt-pen-cat': { program: 'cat.ts', crop: crop(0.01, 0.012, 0.98, 0.976), focus: [0.45, 0.55] },
} satisfies Pictures;
