import { savePicture } from '../studio/program.ts';
import { framed } from './frame.ts';
import { crumpledFoil } from './light.ts';
import { paintBranches, paintFarLeaves, paintNearLeaves } from './parrots/branches.ts';
import { paintGuavas } from './parrots/guavas.ts';
import { glass, hanging, HEIGHT, sitting, sky, WIDTH } from './parrots/pane.ts';
import { paintFeet, paintParakeet, paintTail, paintWing } from './parrots/parakeets.ts';
import { shards } from './shapes.ts';

shards(glass, [165, 150], (x, y) => {
  const share = y / HEIGHT + (x / WIDTH - 0.5) * 0.35 + (glass.random() - 0.5) * 0.16;
  return sky[Math.max(0, Math.min(sky.length - 1, Math.floor(share * sky.length)))];
});
paintFarLeaves();
paintTail(hanging, 0.06);
paintBranches();
paintParakeet(hanging, true);
paintParakeet(sitting, false);
paintTail(sitting, 0);
paintWing(sitting);
paintGuavas();
paintNearLeaves();
paintFeet(
  sitting,
  [
    [600, 616],
    [668, 606],
  ],
  1,
);
paintFeet(
  hanging,
  [
    [262, 664],
    [322, 668],
  ],
  -1,
);
glass.bubbles(120);
savePicture(
  framed(glass.toCanvas(crumpledFoil(WIDTH, HEIGHT, 44, 0.75)), {
    width: 50,
    wood: '#1f8f8a',
    slip: '#f0d9a0',
    seed: 8,
  }),
);
