import { crop, type Pictures } from '../picture.ts';

export const pictures = {
  'finger-paint-tree': { program: 'tree.ts', crop: crop(0.012, 0.01, 0.976, 0.98), focus: [0.5, 0.4], extraWidths: [240] },
} satisfies Pictures;
