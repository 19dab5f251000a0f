import { crop, type Pictures } from '../picture.ts';

export const pictures = {
  'best-of-waste': { program: 'best_of_waste.py', crop: crop(0.02, 0.02, 0.96, 0.96), focus: [0.45, 0.42], extraWidths: [240] },
  'waste-robot': { program: 'robot.py', focus: [0.5, 0.4] },
  'waste-cd-fish': { program: 'cd_fish.py', focus: [0.45, 0.5] },
  'waste-paper-basket': { program: 'paper_basket.py', focus: [0.5, 0.5] },
  'waste-card-house': { program: 'card_house.py', focus: [0.5, 0.5] },
  'waste-spoon-lotus': { program: 'spoon_lotus.py', crop: crop(0.02, 0.03, 0.81, 0.85), focus: [0.52, 0.4] },
} satisfies Pictures;
