/** Gurdeep Singh: a deep blue turban, a white beard tied neatly, a brown waistcoat. */
import { savePicture } from '../studio/program.ts';
import { pigments } from '../studio/pigments.ts';
import { points } from '../studio/points.ts';
import { bodyOf, garment } from './body.ts';
import { drawFeatures } from './face.ts';
import { beard, over, turban, type Bearing } from './hair.ts';
import { headOf } from './head.ts';
import { Portrait } from './portrait.ts';
import { paintSkin, tones } from './skin.ts';
import { front, thicker, within } from './solid.ts';
import { comb, strandsOf } from './strands.ts';
import { bloom, clearSitter, paint } from './washes.ts';

const head = headOf({
  jaw: 54,
  cheek: 20,
  brow: 8,
  nose: 50,
  noseOut: 31,
  noseHalf: 19,
  noseTip: 11.5,
  noseDrop: 2,
  hump: 2,
  mouth: 69,
  upperLip: 4,
  lowerLip: 6,
  ear: 35,
});
const body = bodyOf({ neck: 52, shoulders: 184, slope: 54 });
const pagri = turban(head);
const whiskers = beard(head, 30, 8);
const kurta = garment(body, 7, { front: 20, half: 66 });
const opening = front(
  points('-70,-60 -150,-76 -172,-480 172,-480 150,-76 70,-60 46,-150 8,-262 4,-480 -4,-480 -8,-262 -46,-150'),
);

const portrait = new Portrait({
  seed: 33,
  framing: { width: 1040, height: 1400, scale: 2.65, x: 480, y: 760 },
  pose: { head: { yaw: 30, pitch: 1, roll: 3 }, body: { yaw: 16 } },
  head,
  body,
  expression: { smile: 0.9, crinkle: 0.6, lids: 0.9, brows: [2, 2] },
  looks: {
    browColour: 'grey',
    browWeight: 1.3,
    browArch: 1.05,
    browHeight: 17,
    lines: 0.9,
    lipStrength: 0.45,
  },
  runsOut: [0.85, 0.985],
  parts: ({ head: inHead, body: inBody }) => ({
    turban: inHead.place(pagri),
    beard: inHead.place(whiskers),
    kurta: inBody.place(kurta),
    waistcoat: inBody.place(within(1, thicker(kurta, 6), opening)),
  }),
});

bloom(portrait, { colour: '#d08f2a', x: 800, y: 560, across: 300, down: 420, off: 3 });
bloom(portrait, {
  colour: pigments.geru,
  x: 850,
  y: 900,
  across: 190,
  down: 200,
  off: 12,
  wet: 5,
  strength: 0.45,
});
portrait.sheet.splatter('#d08f2a', 10, [520, 100, 460, 600], 4, 0.5);
clearSitter(portrait);
paint(portrait, 'kurta', { colour: '#e2e2da', strength: 0.42, shade: '#7f8fb0', shadeStrength: 0.45 });
paint(portrait, 'waistcoat', {
  colour: '#84502e',
  strength: 0.85,
  shade: '#4a2a20',
  shadeStrength: 0.5,
  grain: 0.4,
  drops: [{ colour: pigments.neel, strength: 0.2 }],
});
paintSkin(portrait, tones.honey);
paint(portrait, 'beard', {
  colour: '#e6e2da',
  strength: 0.28,
  shine: 0.9,
  shineFrom: 0.7,
  shade: '#8496b8',
  shadeStrength: 0.42,
  shadeFrom: 0.5,
});
paint(portrait, 'turban', {
  colour: '#23468f',
  strength: 0.95,
  shine: 0.6,
  shineFrom: 0.93,
  shade: '#172a5e',
  shadeStrength: 0.55,
  grain: 0.5,
  back: 0.3,
  drops: [{ colour: '#5a2a56', strength: 0.35 }],
});

drawFeatures(portrait);
portrait.outline('skin', { width: 3.4, leastInside: 60, gaps: 0.12 });
portrait.outline('turban', { width: 3.6 });
portrait.outline('beard', { width: 2.6, open: ['skin'] });
portrait.outline('kurta', { width: 3.2 });
portrait.outline('waistcoat', { width: 3.4 });
/** The edge of one layer: from beyond the middle of the forehead around to the back. */
const layer = (side: number, fold: number): Bearing[] => [
  [-side * (10 - fold), 30 + fold * 7.6],
  [side * 12, 24 + fold * 7.4],
  [side * 44, 12 + fold * 7],
  [side * 84, -2 + fold * 6.2],
  [side * 130, -10 + fold * 5.4],
];
for (const side of [-1, 1]) {
  for (let fold = 0; fold < 7; fold++) {
    const path = over(pagri, layer(side, fold)).slice(side > 0 ? 5 : 0);
    portrait.drawOn(path, { width: 2.9, swell: 0.2, thin: 0.35, gaps: 0.35 }, { on: 'turban' });
  }
}
comb(
  portrait,
  'beard',
  strandsOf(portrait, whiskers, 46, (side, chance, other) => [
    [side * 64 * chance, -34 - 8 * other],
    [side * 60 * chance, -48 - 6 * other],
    [side * 50 * chance, -62],
  ]),
  { lights: 0, width: 1.5, gaps: 0.2 },
);
savePicture(portrait.finish());
