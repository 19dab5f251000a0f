import type { Pictures } from '../picture.ts';

export const pictures = {
  'workshop-watercolour': { program: 'watercolour_table.py', focus: [0.45, 0.5] },
  'workshop-clay': { program: 'clay_table.py', focus: [0.45, 0.55] },
  'workshop-quilling': { program: 'quilling_table.py', focus: [0.5, 0.5] },
  'workshop-lippan': { program: 'lippan_table.py', focus: [0.45, 0.5] },
} satisfies Pictures;
