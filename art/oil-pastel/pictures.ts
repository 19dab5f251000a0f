import { crop, type Pictures } from '../picture.ts';

export const pictures = {
  'oil-pastel-pond': { program: 'pond.ts', crop: crop(0.033, 0.046, 0.934, 0.908), focus: [0.5, 0.5], extraWidths: [800] },
} satisfies Pictures;
