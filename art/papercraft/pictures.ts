import { crop, type Pictures } from '../picture.ts';

export const pictures = {
  'papercut-elephants': { program: 'elephants.py', crop: crop(0.03, 0.05, 0.94, 0.9), focus: [0.6, 0.5], extraWidths: [240] },
  'paper-cranes': { program: 'cranes.py', focus: [0.5, 0.42] },
  'paper-kandil': { program: 'kandil.py', crop: crop(0, 0, 1, 0.965), focus: [0.48, 0.4] },
  'paper-popup-train': { program: 'popup_train.py', focus: [0.5, 0.5] },
  'paper-hornbill': { program: 'hornbill.py', focus: [0.45, 0.35] },
  'paper-masks': { program: 'masks.py', focus: [0.45, 0.5] },
} satisfies Pictures;
