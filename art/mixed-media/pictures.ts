import type { Pictures } from '../picture.ts';

export const pictures = {
  'mixed-media-tree': { program: 'tree.ts', focus: [0.54, 0.36], extraWidths: [240] },
  'mixed-shore': { program: 'shore.ts', focus: [0.5, 0.5] },
  'mixed-balconies': { program: 'balconies.ts', focus: [0.5, 0.45] },
  'mixed-cow': { program: 'cow.ts', focus: [0.52, 0.45] },
  'mixed-moon': { program: 'moon.ts', focus: [0.6, 0.4] },
  'mixed-herbarium': { program: 'herbarium.ts', focus: [0.35, 0.45], fallbackQuality: 58 },
} satisfies Pictures;
