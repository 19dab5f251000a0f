import { savePicture } from '../studio/program.ts';
import { drawAnimals, drawBirds } from './tree-of-life/animals.ts';
import { drawBorder } from './tree-of-life/border.ts';
import { cotton, HEIGHT, WIDTH } from './tree-of-life/cotton.ts';
import { laid, table } from './tree-of-life/table.ts';
import { drawMound, drawTree, fillGround } from './tree-of-life/tree.ts';

drawBorder();
drawTree();
drawMound();
drawAnimals();
drawBirds();
fillGround();
savePicture(cotton.toCanvas(WIDTH, HEIGHT, laid, table));
