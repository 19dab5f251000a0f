/** Balwant Gill: muffler, sleeveless sweater; he looks at the top of the picture wall. */
import { savePicture } from '../studio/program.ts';
import { pigments } from '../studio/pigments.ts';
import { points } from '../studio/points.ts';
import { bodyOf, garment } from './body.ts';
import { cap } from './hair.ts';
import { headOf } from './head.ts';
import { drawFeatures } from './face.ts';
import { Portrait } from './portrait.ts';
import { comb, strandsOf } from './strands.ts';
import { bloom, clearSitter, paint } from './washes.ts';
import { paintSkin, tones } from './skin.ts';
import { beyond, bothSides, cut, front, joined, ring, rod, thicker, turnedSolid, within } from './solid.ts';

const head = headOf({
  jaw: 55,
  breadth: 75,
  nose: 52,
  noseOut: 30,
  noseHalf: 20,
  noseTip: 13,
  noseDrop: 1,
  bridge: -1,
  mouth: 72,
  mouthHalf: 27,
  brow: 8,
  ear: 37,
  cheek: 20,
  upperLip: 4,
  lowerLip: 6,
  eye: 15,
});
const body = bodyOf({ neck: 50, neckLength: 104, shoulders: 180, slope: 54, chest: 108 });
const fringe = cut(
  8,
  cap(head, 9, { height: 60, temples: -2, sideburns: -18 }),
  beyond([0, 30, -10], [0, 1, 0.55]),
);
const moustache = joined(
  5,
  bothSides(rod([3, -60, 104], [26, -64, 92], 8.5, 6)),
  bothSides(rod([26, -64, 92], [42, -74, 72], 6, 2)),
);
const shirt = garment(body, 6, { front: 10, half: 64 });
const sweater = within(
  2,
  thicker(shirt, 8),
  front(points('-70,-60 -138,-70 -150,-200 -176,-480 176,-480 150,-200 138,-70 70,-60 0,-210')),
);
const round = ring([0, -92, -20], [72, 84], 25);
const muffler = joined(
  8,
  turnedSolid(round, [0, -92, -20], { pitch: -22 }),
  rod([30, -140, 66], [62, -350, 92], 22, 33),
);

const portrait = new Portrait({
  seed: 85,
  framing: { width: 1080, height: 1320, scale: 2.7, x: 560, y: 660 },
  pose: { head: { yaw: -33, pitch: 10, roll: -3 }, body: { yaw: -16 } },
  head,
  body,
  expression: { smile: 0.6, crinkle: 0.5, lids: 0.9, gaze: [-4, 10], brows: [2, 2] },
  looks: { browWeight: 1.5, browArch: 0.8, browHeight: 16, browColour: 'grey', lines: 1, lipStrength: 0.35 },
  runsOut: [0.85, 0.985],
  parts: ({ head: inHead, body: inBody }) => ({
    fringe: inHead.place(fringe),
    moustache: inHead.place(moustache),
    shirt: inBody.place(shirt),
    sweater: inBody.place(sweater),
    muffler: inBody.place(muffler),
  }),
});

bloom(portrait, { colour: '#3f7538', x: 830, y: 400, across: 290, down: 330, off: 4, strength: 0.45 });
bloom(portrait, {
  colour: pigments.mor,
  x: 900,
  y: 700,
  across: 180,
  down: 220,
  off: 14,
  strength: 0.4,
  wet: 5,
});
clearSitter(portrait);
paint(portrait, 'shirt', { colour: '#8fb2d0', strength: 0.55, shade: '#4a6a94', shadeStrength: 0.45 });
paint(portrait, 'sweater', {
  colour: '#8a2f34',
  strength: 0.9,
  shade: '#4f1c2a',
  shadeStrength: 0.5,
  grain: 0.6,
  drops: [{ colour: '#5a2a56', strength: 0.35 }],
});
paint(portrait, 'muffler', {
  colour: '#d8a33a',
  strength: 0.85,
  shade: '#94601f',
  shadeStrength: 0.5,
  grain: 0.5,
});
paintSkin(portrait, tones.wheat);
paint(portrait, 'fringe', {
  colour: '#c9c6c4',
  strength: 0.45,
  shine: 0.9,
  shineFrom: 0.75,
  shade: '#6f7a94',
  shadeStrength: 0.5,
});
paint(portrait, 'moustache', {
  colour: '#d6d3d0',
  strength: 0.35,
  shine: 0.9,
  shineFrom: 0.7,
  shade: '#6f7a94',
  shadeStrength: 0.5,
});
comb(
  portrait,
  'fringe',
  strandsOf(portrait, fringe, 60, (side, chance, other) => [
    [side * (70 + 90 * chance), 16 + 8 * other],
    [side * (84 + 86 * chance), 0],
    [side * (94 + 80 * chance), -24],
  ]),
  { lights: 0, width: 1.6 },
);
drawFeatures(portrait);
portrait.outline('skin', { width: 3.4, leastInside: 60, gaps: 0.12 });
portrait.outline('fringe', { width: 2.4, open: ['skin'] });
portrait.outline('moustache', { width: 2.4, open: ['skin'] });
portrait.outline('shirt', { width: 3 });
portrait.outline('sweater', { width: 3.3 });
portrait.outline('muffler', { width: 3.3 });
for (let across = -140; across < 160; across += 21) {
  for (const lean of [34, -34]) {
    const check = [-90, -150, -230, -330].map((y, i) => [across + lean * (i - 1), y] as const);
    portrait.drawCloth('muffler', muffler, check, { width: 1.9, gaps: 0.2 });
  }
}
savePicture(portrait.finish());
