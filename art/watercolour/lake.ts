/** A backwater at six in the evening: the sun and its reflection are bare paper. */
import { savePicture } from '../studio/program.ts';
import { mount } from '../studio/mount.ts';
import { sheet } from './lake/scene.ts';
import { stages } from './lake/stages.ts';

for (const paint of Object.values(stages)) paint();
savePicture(mount(sheet.toCanvas({ relief: 0.042, curl: 0.03 }), { pad: 40, bg: '#ddd2bf', deckle: 5 }));
