import { savePicture } from '../studio/program.ts';
import { framed } from './frame.ts';
import { crumpledFoil } from './light.ts';
import { paintHills, paintSky } from './night-train/night.ts';
import { glass, HEIGHT, WIDTH } from './night-train/pane.ts';
import { paintNearBank, paintRiver, paintTrees } from './night-train/river.ts';
import { paintSteam, paintTrain } from './night-train/train.ts';
import { paintViaduct } from './night-train/viaduct.ts';

paintSky();
paintHills();
paintRiver();
paintNearBank();
paintViaduct();
paintTrain();
paintSteam();
paintTrees();
glass.bubbles(80);
savePicture(
  framed(glass.toCanvas(crumpledFoil(WIDTH, HEIGHT, 61, 0.9)), {
    width: 40,
    wood: '#2a2320',
    slip: '#b9bcc4',
    seed: 3,
  }),
);
