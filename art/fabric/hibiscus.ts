import { savePicture } from '../studio/program.ts';
import { cleared } from './brush.ts';
import { printBorder, printGround } from './hibiscus/blocks.ts';
import { cloth, dye, HEIGHT, RESIST, waxed, WIDTH } from './hibiscus/cotton.ts';
import { drape, table, tieFringe } from './hibiscus/table.ts';
import { paintSpray } from './hibiscus/spray.ts';

paintSpray();
printGround();
printBorder();
for (const outline of waxed) cleared(dye, outline, RESIST);
const picture = cloth.toCanvas(WIDTH, HEIGHT, drape(), table);
tieFringe(picture.getContext('2d'));
savePicture(picture);
