import type { Pictures } from '../picture.ts';

export const pictures = {
  'oil-marigold-seller': { program: 'marigold-seller.ts', focus: [0.46, 0.42], fallbackQuality: 45, extraWidths: [620, 800] },
  'oil-painted-wall': { program: 'painted-wall.ts', focus: [0.52, 0.45], fallbackQuality: 54, extraWidths: [800] },
  'oil-flame-trees': { program: 'flame-trees.ts', focus: [0.48, 0.6], fallbackQuality: 45, extraWidths: [240] },
  'knife-boats': { program: 'fishing-boats.ts', focus: [0.36, 0.62] },
} satisfies Pictures;
