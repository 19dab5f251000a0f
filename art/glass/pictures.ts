import { type Pictures } from '../picture.ts';

export const pictures = {
  'glass-peacock': { program: 'peacock.ts', focus: [0.45, 0.4] },
  'glass-shikara': { program: 'shikara.ts', focus: [0.56, 0.58], extraWidths: [240] },
  'glass-parrots': { program: 'parrots.ts', focus: [0.55, 0.42] },
  'glass-lantern': { program: 'lantern.ts', focus: [0.48, 0.5] },
  'glass-turtle': { program: 'turtle.ts', focus: [0.5, 0.49] },
  'glass-night-train': { program: 'night-train.ts', focus: [0.35, 0.5] },
} satisfies Pictures;
