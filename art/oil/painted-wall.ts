/**
 * A girl on a stool paints a tree on the classroom wall, and a cat looks on. The composition works as a wide picture
 * and, cropped to girl, trunk and birds, as a tall one.
 */
import { savePicture } from '../studio/program.ts';
import { painting } from './painted-wall/canvas.ts';
import { paintCat } from './painted-wall/cat.ts';
import { paintGirl, paintShadow } from './painted-wall/girl.ts';
import { paintElephant, paintGrass, paintSun } from './painted-wall/mural.ts';
import { paintPots, paintRoom } from './painted-wall/room.ts';
import { bird, drawBirds, paintTree } from './painted-wall/tree.ts';

paintRoom();
paintSun();
paintTree();
paintElephant();
paintGrass();
bird(742, 236, 62, -1, '#2a6fb0', '#16407c');
bird(1010, 262, 66, 1, '#f0b52e', '#2a1d16');
bird(846, 130, 50, 1, '#4f9a3c', '#c8391f');
bird(1300, 236, 56, -1, '#d8431f', '#8f1450');
bird(1110, 470, 48, -1, '#f6ead6', '#0f7672');
drawBirds();
paintShadow();
paintPots();
paintGirl();
paintCat();
savePicture(painting.toCanvas({ relief: 0.9, gloss: 0.8 }));
