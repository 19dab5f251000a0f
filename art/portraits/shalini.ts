/** Shalini Rao: a cotton sari, a parting, jasmine round a low knot. */
import { handIn } from '../studio/hand-in.ts';
import { pigments } from '../studio/pigments.ts';
import { points } from '../studio/points.ts';
import { bodyOf, garment } from './body.ts';
import { drawFeatures } from './face.ts';
import { cap, over } from './hair.ts';
import { headOf } from './head.ts';
import { Portrait } from './portrait.ts';
import { paintSkin, tones } from './skin.ts';
import { ball, bothSides, ellipsoid, joined, plus, type Vec } from './solid.ts';
import { comb, liftLine, paintDarkHair, roots, strandsOf } from './strands.ts';
import { bloom, clearSitter, gold, paint } from './washes.ts';
import { drawFolds, sari } from './wear.ts';

const head = headOf({
  crown: 103,
  face: 108,
  breadth: 70,
  jaw: 42,
  chin: 16,
  cheek: 20,
  brow: 5,
  eye: 16.5,
  nose: 43,
  noseOut: 24,
  noseHalf: 15,
  noseTip: 9,
  mouth: 64,
  mouthHalf: 25,
  lowerLip: 8,
  ear: 28,
});
const body = bodyOf({ neck: 39, neckLength: 116, shoulders: 154, chest: 84, slope: 56, bust: 4 });
const hair = joined(8, cap(head, 9, { height: 58, temples: 18 }), ellipsoid([0, -26, -112], [44, 40, 34]));
const flowers = Array.from({ length: 16 }, (_, i): Vec => {
  const turn = (i / 16) * Math.PI * 2;
  return [Math.sin(turn) * 44, -24 + Math.cos(turn) * 41, -100 - (i % 2) * 10];
});
const garland = flowers.map((at, i) => ball(at, 8 + (i % 3) * 1.4));
const drop = joined(0, ball([74, -40, 4], 5), ellipsoid([75, -54, 4], [4, 9, 4]));
const blouse = garment(body, 5, { front: 36, half: 64 });
const { cloth, pallu, border } = sari(blouse);

const portrait = new Portrait({
  seed: 21,
  framing: { width: 1040, height: 1300, scale: 2.9, x: 520, y: 640 },
  pose: { head: { yaw: -35, pitch: 1, roll: -4 }, body: { yaw: -12 } },
  head,
  body,
  expression: { smile: 0.75, crinkle: 0.35, lids: 0.94 },
  looks: { lashes: true, browArch: 1.2, browWeight: 0.85, browHeight: 18.5, eyeSize: 1.04, lips: '#b03a42' },
  runsOut: [0.9, 1.02],
  parts: ({ head: inHead, body: inBody }) => ({
    hair: inHead.place(hair),
    jasmine: inHead.place(joined(0, ...garland)),
    earrings: inHead.place(bothSides(drop)),
    blouse: inBody.place(blouse),
    pallu: inBody.place(pallu),
    border: inBody.place(border),
  }),
});

bloom(portrait, { colour: pigments.rani, x: 240, y: 400, across: 290, down: 360, strength: 0.4 });
bloom(portrait, {
  colour: pigments.haldi,
  x: 180,
  y: 740,
  across: 190,
  down: 230,
  strength: 0.45,
  off: 8,
  wet: 5,
});
portrait.sheet.splatter(pigments.rani, 12, [60, 80, 420, 500], 4, 0.5);
clearSitter(portrait);
paint(portrait, 'blouse', { colour: pigments.sindoor, shade: '#8a2a24', shadeStrength: 0.45 });
paint(portrait, 'pallu', {
  colour: pigments.mor,
  shade: '#0b4c55',
  shadeStrength: 0.5,
  back: 0.3,
  drops: [{ colour: pigments.neel, strength: 0.3 }],
});
paint(portrait, 'border', gold);
paintSkin(portrait, tones.honey, '#8a3a7a');
paintDarkHair(portrait, 'hair', pigments.neel);
paint(portrait, 'jasmine', {
  colour: '#f0ead6',
  strength: 0.4,
  shade: '#8fa07a',
  shadeStrength: 0.4,
  deep: 0.1,
});
paint(portrait, 'earrings', gold);

comb(
  portrait,
  'hair',
  strandsOf(portrait, hair, 64, (side, chance, other) => {
    const up = 18 + chance * 66;
    return [
      [side * 3, up],
      [side * (30 + 14 * other), up * 0.82 + 2],
      [side * 74, up * 0.42 + 2],
      [side * 118, up * 0.18 - 6],
      [side * 160, -16],
    ];
  }),
);
liftLine(portrait, over(hair, points('1,14 0,40 0,70 -120,84')), 6, 0.85);
roots(portrait, 'hair', { length: 18 });
drawFeatures(portrait);
portrait.outline('skin', { width: 3.4 });
portrait.outline('hair', { width: 3.2, open: ['skin'] });
portrait.outline('jasmine', { width: 2, least: 14 });
for (const flower of flowers) {
  for (let petal = 0; petal < 5; petal++) {
    const turn = petal * 1.26 + portrait.pen.random();
    const out = (reach: number) => plus(flower, [Math.cos(turn) * reach, Math.sin(turn) * reach, 0]);
    portrait.drawOn([out(1), out(4), out(7)], { width: 1.8, swell: 0.6, gaps: 0 }, { on: 'jasmine' });
  }
}
portrait.outline('earrings', { width: 2.4, least: 10 });
portrait.outline('blouse', { width: 3 });
portrait.outline('pallu', { width: 3.4 });
portrait.outline('border', { width: 2.6 });
drawFolds(portrait, cloth);
handIn(portrait.finish());
