/**
 * An avenue of gulmohar trees in May, painted with the knife: distant things thin and pale, the crowns green first and
 * then flower clusters, near flowers one by one with five petals each.
 */
import { rgb } from '../studio/colour.ts';
import { savePicture } from '../studio/program.ts';
import { points } from '../studio/points.ts';
import { paintBehind, paintGround, paintSky } from './flame-trees/avenue.ts';
import { painting } from './flame-trees/canvas.ts';
import { paintTrees } from './flame-trees/crowns.ts';
import { nearBranches } from './flame-trees/near.ts';
import { fallenPetals, walkers } from './flame-trees/road.ts';

paintSky();
paintBehind();
paintGround();
fallenPetals();
paintTrees();
nearBranches();
walkers();
for (const path of [
  '1262,1012 1270,990 1278,1013',
  '1265,1004 1276,1003',
  '1286,1012 1286,998 1294,998 1295,1012',
  '1303,1000 1304,1012 1311,1011 1312,999',
]) {
  painting.scratch(points(path), 4, rgb('#3a2020'));
}
savePicture(painting.toCanvas({ relief: 0.8 }));
