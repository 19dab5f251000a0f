import { placed } from '../studio/curves.ts';
import { savePicture } from '../studio/program.ts';
import { calling, chick, flying, standing, stooping } from './cranes/birds.ts';
import { weaveBorders } from './cranes/borders.ts';
import { finish, hung, wall } from './cranes/hanging.ts';
import { lotuses, reeds, rings, washSky, washWater } from './cranes/marsh.ts';
import { HEIGHT, silk, WIDTH } from './cranes/silk.ts';

washSky();
washWater();
flying(placed(700, 206, 0.06, 0.6));
flying(placed(330, 330, 0.1, 0.9));
reeds(0, 0.8);
standing(placed(290, 1120, 0, 1.36), calling);
standing(placed(668, 1196, 0, 1.1), stooping);
chick(placed(420, 1226, 0, 0.7));
rings();
lotuses();
reeds(1, 1.1);
weaveBorders();

const picture = silk.toCanvas(WIDTH, HEIGHT, hung, wall);
finish(picture.getContext('2d'));
savePicture(picture);
