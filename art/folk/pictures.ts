import { type Pictures } from '../picture.ts';

export const pictures = {
  'warli-dance': { program: 'warli.ts', focus: [0.5, 0.5] },
  'madhubani-fish': { program: 'madhubani-fish.ts', fallbackQuality: 54, extraWidths: [240] },
  'gond-deer': { program: 'gond-deer.ts', focus: [0.45, 0.55], fallbackQuality: 54 },
} satisfies Pictures;
