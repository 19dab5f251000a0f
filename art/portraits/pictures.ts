import type { Pictures } from '../picture.ts';

export const pictures = {
  'portrait-shalini': { program: 'shalini.ts', focus: [0.5, 0.36], fallbackQuality: 66, extraWidths: [160] },
  'portrait-gurdeep': { program: 'gurdeep.ts', focus: [0.48, 0.4], fallbackQuality: 66, extraWidths: [160] },
  'portrait-mitali': { program: 'mitali.ts', focus: [0.5, 0.38], fallbackQuality: 66, extraWidths: [160] },
  'portrait-neel': { program: 'neel.ts', focus: [0.52, 0.38], fallbackQuality: 66, extraWidths: [160] },
  'portrait-lakshmi': { program: 'lakshmi.ts', focus: [0.48, 0.4], fallbackQuality: 66, extraWidths: [160] },
  'portrait-balwant': { program: 'balwant.ts', focus: [0.5, 0.38], fallbackQuality: 66, extraWidths: [160] },
  'portrait-ridhima': { program: 'ridhima.ts', focus: [0.5, 0.4], fallbackQuality: 66, extraWidths: [160] },
  'portrait-rehan': { program: 'rehan.ts', focus: [0.5, 0.4], fallbackQuality: 66, extraWidths: [160] },
  'portrait-meenakshi': { program: 'meenakshi.ts', focus: [0.5, 0.34], fallbackQuality: 66, extraWidths: [160] },
} satisfies Pictures;
