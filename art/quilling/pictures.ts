import { crop, type Pictures } from '../picture.ts';

export const pictures = {
  'quilling-bouquet': { program: 'bouquet.py', crop: crop(0.065, 0.105, 0.88, 0.845), focus: [0.45, 0.35], extraWidths: [240] },
  'quilling-butterfly': { program: 'butterfly.py', focus: [0.55, 0.45] },
  'quilling-banyan': { program: 'banyan.py', crop: crop(0.03, 0.06, 0.94, 0.915), focus: [0.6, 0.5] },
  'quilling-earrings': { program: 'earrings.py', focus: [0.35, 0.45] },
  'quilling-koi': { program: 'koi.py', focus: [0.45, 0.45], fallbackQuality: 54, extraWidths: [360] },
  'quilling-snail': { program: 'snail.py', crop: crop(0.04, 0.095, 0.92, 0.855), focus: [0.5, 0.45] },
} satisfies Pictures;
