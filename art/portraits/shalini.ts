/** Shalini Rao: a cotton sari, a parting, jasmine around a low knot. */
import { savePicture } from '../studio/program.ts';
import { pigments } from '../studio/pigments.ts';
import { points, type Point } from '../studio/points.ts';
import { bodyOf, garment, neckband } from './body.ts';
import { drawFeatures } from './face.ts';
import { hairline, over } from './hair.ts';
import { headOf } from './head.ts';
import { Portrait } from './portrait.ts';
import { paintSkin, tones } from './skin.ts';
import { ball, bothSides, cut, ellipsoid, inside, joined, plus, thicker, type Vec } from './solid.ts';
import { brushHair, comb, flyaways, liftLine, paintDarkHair, strandsOf } from './strands.ts';
import { bloom, clearSitter, gold, paint } from './washes.ts';
import { drawFolds, drawBeads, drawMotifs, necklace, paintBindi, sari } from './clothing.ts';

const head = headOf({
  crown: 103,
  face: 105,
  breadth: 70,
  jaw: 40,
  chin: 15,
  chinForward: -3,
  cheek: 20,
  brow: 4.5,
  eye: 16.5,
  nose: 42,
  noseOut: 22,
  noseHalf: 14.5,
  noseTip: 9,
  mouth: 63,
  mouthHalf: 25,
  lowerLip: 8,
  ear: 26,
});
const body = bodyOf({ neck: 34, neckLength: 114, shoulders: 146, chest: 84, slope: 56, bust: 4 });
const hair = cut(
  3,
  joined(
    10,
    thicker(head.skull, 6),
    bothSides(ellipsoid([38, 48, -6], [42, 52, 92])),
    bothSides(ellipsoid([60, 0, -30], [24, 44, 40])),
    ellipsoid([10, -14, -118], [45, 43, 38]),
  ),
  hairline(points('0,64 12,60 34,50 52,34 62,14 66,-4 68,-22')),
);
const flowers = Array.from({ length: 22 }, (_, i): Vec => {
  const turn = (i / 22) * Math.PI * 2;
  return [10 + Math.sin(turn) * 50, -14 + Math.cos(turn) * 50, -104 - (i % 2) * 12];
});
const garland = flowers.map((at, i) => ball(at, 10.5 + (i % 3) * 1.6));
const drop = joined(
  0,
  ball([74, -40, 4], 4.5),
  ellipsoid([75, -53, 4], [8.5, 8, 8.5]),
  ball([75, -63, 4], 2.6),
);
const thread = necklace(body, 24, 2.6);
const neckline = { front: 36, half: 62 };
const blouse = garment(body, 5, neckline);
const { cloth, pallu, border } = sari(blouse);

const portrait = new Portrait({
  seed: 21,
  framing: { width: 1040, height: 1300, scale: 2.9, x: 520, y: 640 },
  pose: { head: { yaw: -30, pitch: 1, roll: -5 }, body: { yaw: -12 } },
  head,
  body,
  expression: { smile: 0.75, crinkle: 0.35, lids: 0.94 },
  looks: { lashes: true, browArch: 1.2, browWeight: 0.85, browHeight: 18.5, eyeSize: 1.04, lips: '#b03a42' },
  runsOut: [0.9, 1.02],
  parts: ({ head: inHead, body: inBody }) => ({
    hair: inHead.place(hair),
    jasmine: inHead.place(inside(ball([10, -14, -110], 84), joined(0, ...garland))),
    earrings: inHead.place(bothSides(drop)),
    blouse: inBody.place(blouse),
    trim: inBody.place(neckband(body, blouse, neckline, 6)),
    beads: inBody.place(thread.solid),
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
paint(portrait, 'trim', gold);
paintSkin(portrait, tones.honey);
paintDarkHair(portrait, 'hair', pigments.neel);
paint(portrait, 'jasmine', {
  colour: '#f0ead6',
  strength: 0.08,
  shade: '#b4c4a2',
  shadeStrength: 0.2,
  deep: 0.1,
});
paint(portrait, 'earrings', gold);
paint(portrait, 'beads', { colour: '#2c2226', strength: 0.95 });
paintBindi(portrait, '#8f1d3a', 3.2);
drawMotifs(portrait, 'pallu', cloth, { colour: pigments.haldi });

const combed = (count: number) =>
  strandsOf(portrait, hair, count, (side, chance, other) => {
    const up = 2 + chance * 80;
    return [
      [side * 3, up + 8],
      [side * (30 + 14 * other), up * 0.86],
      [side * 72, up * 0.6 - 16],
      [side * 116, up * 0.34 - 24],
      [side * 160, -18],
    ];
  });
brushHair(portrait, 'hair', combed(150));
comb(portrait, 'hair', combed(34), { lights: 0, width: 1.6 });
liftLine(portrait, over(hair, points('0,14 0,40 0,70 -120,84')), 6, 0.85);
flyaways(portrait, 'hair');
drawFeatures(portrait);
portrait.outline('skin', { width: 3.4, leastInside: 60, gaps: 0.12 });
portrait.outline('hair', { width: 3.2, open: ['skin'] });
portrait.outline('jasmine', { width: 2, least: 14 });
const towardsViewer = portrait.spaces.head.direction([0, 0, 1]);
for (const [i, flower] of flowers.entries()) {
  const near = plus(flower, towardsViewer, 11);
  // Every third flower of the string is an orange crossandra.
  if (i % 3 === 1) {
    const [x, y] = portrait.headSpot(near);
    const spots = Array.from({ length: 12 }, (_, k): Point => {
      const reach = portrait.penScale * (22 + 5 * Math.cos(k * 2.6));
      return [x + Math.cos(k * 0.524) * reach, y + Math.sin(k * 0.524) * reach];
    });
    if (portrait.isOn('jasmine', [x, y])) portrait.touch({ colour: '#e2702a', strength: 0.7, spots });
  }
  for (let petal = 0; petal < 5; petal++) {
    const turn = petal * 1.26 + portrait.pen.random();
    const out = (reach: number) => plus(near, [Math.cos(turn) * reach, Math.sin(turn) * reach, 0]);
    portrait.drawOn(
      [out(1), out(4), out(8)],
      { width: 1.4, swell: 0.6, gaps: 0 },
      { on: 'jasmine', slack: 14 },
    );
  }
}
portrait.outline('earrings', { width: 2.4, least: 10 });
drawBeads(portrait, 'beads', thread);
portrait.outline('trim', { width: 2 });
portrait.outline('blouse', { width: 3 });
portrait.outline('pallu', { width: 3.4 });
portrait.outline('border', { width: 2.6 });
drawFolds(portrait, cloth);
savePicture(portrait.finish());
