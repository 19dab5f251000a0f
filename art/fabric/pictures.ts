import { crop, type Pictures } from '../picture.ts';

export const pictures = {
  'fabric-hibiscus': { program: 'hibiscus.ts', focus: [0.5, 0.35], fallbackQuality: 54, extraWidths: [240, 620] },
  'fabric-cranes': { program: 'cranes.ts', focus: [0.46, 0.5], fallbackQuality: 60 },
  'fabric-tree-of-life': {
    program: 'tree-of-life.ts',
    crop: crop(0.022, 0.02, 0.956, 0.96),
    focus: [0.5, 0.45],
    fallbackQuality: 54,
  },
  'fabric-monsoon-tote': { program: 'monsoon-tote.ts', focus: [0.5, 0.6] },
} satisfies Pictures;
