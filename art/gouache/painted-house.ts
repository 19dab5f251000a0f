/**
 * A house in a Warli village after the wedding: mud walls reddened with geru, and on them, in rice white, the tree,
 * the dance and the day's work. Two are still painting; a cot and hens stand in the yard.
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
