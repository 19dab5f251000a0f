import { savePicture } from '../studio/program.ts';
import { framed } from './frame.ts';
import { crumpledFoil } from './light.ts';
import { paintBoat, paintBoatInLake } from './shikara/boat.ts';
import { paintLilies, paintWater } from './shikara/lake.ts';
import { glass, HEIGHT, WIDTH } from './shikara/pane.ts';
import { paintPoplars, paintShore } from './shikara/shore.ts';
import { paintMountains, paintSky } from './shikara/sky-and-hills.ts';

paintSky();
paintWater();
paintMountains();
paintShore();
paintPoplars();
paintBoatInLake();
paintBoat();
paintLilies();
glass.bubbles(110);
savePicture(
  framed(glass.toCanvas(crumpledFoil(WIDTH, HEIGHT, 5, 0.7)), {
    width: 42,
    wood: '#8d6a3c',
    slip: '#3a2a18',
  }),
);
