import { crop, type Pictures } from '../picture.ts';

export const pictures = {
  'acrylic-rooster': { program: 'rooster.ts', focus: [0.36, 0.4], fallbackQuality: 54 },
  'poster-kites': { program: 'kites.ts', focus: [0.45, 0.4], extraWidths: [800] },
  'gouache-rickshaw-rain': { program: 'rickshaw.ts', focus: [0.52, 0.62], fallbackQuality: 46 },
  'gouache-terraces': { program: 'terraces.ts', crop: crop(0.028, 0.04, 0.944, 0.92), focus: [0.42, 0.55], extraWidths: [800] },
  'blog-painted-house': { program: 'painted-house.ts', focus: [0.5, 0.55], fallbackQuality: 50 },
} satisfies Pictures;
