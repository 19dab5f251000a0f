import type { Pictures } from '../picture.ts';

export const pictures = {
  'clay-owl': { program: 'owl.py', focus: [0.5, 0.42], extraWidths: [240] },
  'clay-turtle': { program: 'turtle.py', focus: [0.42, 0.5], extraWidths: [360] },
  'clay-horse': { program: 'horse.py', focus: [0.5, 0.35] },
  'clay-diyas': { program: 'diyas.py', focus: [0.45, 0.6] },
  'clay-village': { program: 'village.py', focus: [0.45, 0.5] },
  'clay-sun-mask': { program: 'mask.py', focus: [0.36, 0.5] },
  'clay-fish-dish': { program: 'dish.py', focus: [0.45, 0.48], extraWidths: [240] },
  'clay-planters': { program: 'planters.py', focus: [0.45, 0.5] },
} satisfies Pictures;
