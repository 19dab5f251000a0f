/**
 * A house in a Warli village: mud walls with red geru, and white paintings on them: the tree, the dance and daily work.
 * Two people are still painting; a cot and hens are in the yard.
 */
import { savePicture } from '../studio/program.ts';
import { house, roof, shadows } from './painted-house/house.ts';
import { land } from './painted-house/land.ts';
import { paintings } from './painted-house/paintings.ts';
import { daughter, painter } from './painted-house/people.ts';
import { things } from './painted-house/things.ts';
import { sheet } from './painted-house/yard.ts';

land();
house();
paintings();
shadows();
roof();
painter([458, 736], 0.98);
daughter([1216, 812], 0.98);
things();
savePicture(sheet.toCanvas({ relief: 0.6 }));
