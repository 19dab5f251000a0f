import type { Pictures } from '../picture.ts';

export const pictures = {
  'portrait-shalini': { program: 'shalini.ts', focus: [0.5, 0.36] },
  'portrait-gurdeep': { program: 'gurdeep.ts', focus: [0.48, 0.4] },
  'portrait-mitali': { program: 'mitali.ts', focus: [0.5, 0.38] },
  'portrait-neel': { program: 'neel.ts', focus: [0.52, 0.38] },
  'portrait-lakshmi': { program: 'lakshmi.ts', focus: [0.48, 0.4] },
  'portrait-balwant': { program: 'balwant.ts', focus: [0.5, 0.38] },
  'portrait-ridhima': { program: 'ridhima.ts', focus: [0.5, 0.4] },
  'portrait-rehan': { program: 'rehan.ts', focus: [0.5, 0.4] },
  'portrait-meenakshi': { program: 'meenakshi.ts', focus: [0.5, 0.34] },
} satisfies Pictures;
