/**
 * Dawn on a snow peak, seen from a pass: rose and cobalt on white paper above, ridges in mist, a monastery on a rock,
 * and prayer flags across the near corner, the only strong colours on the sheet.
 */
import { savePicture } from '../studio/program.ts';
import { mount } from '../studio/mount.ts';
import { flags } from './himalaya/flags.ts';
import { monastery, slope } from './himalaya/monastery.ts';
import { mistAndBirds, ridge, ridges, sky, snow } from './himalaya/mountain.ts';
import { sheet } from './himalaya/paper.ts';
import { signature } from './himalaya/signature.ts';

sky();
snow();
for (const each of ridges.slice(0, 3)) ridge(each);
mistAndBirds();
monastery();
ridge(ridges[3]);
slope();
flags();
sheet.splatter('#4c4a78', 18, [80, 900, 800, 300], 3.4, 0.5);
signature();
savePicture(
  mount(sheet.toCanvas({ relief: 0.044, curl: 0.03 }), { pad: 40, bg: '#d5cdbf', deckle: 5, seed: 12 }),
);
