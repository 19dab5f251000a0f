/** Meenakshi Iyer, the teacher: upright, a brush in her knot, paint on her apron. */
import { handIn } from '../studio/hand-in.ts';
import { pigments } from '../studio/pigments.ts';
import { points } from '../studio/points.ts';
import { bodyOf, garment } from './body.ts';
import { drawFeatures } from './face.ts';
import { cap, over } from './hair.ts';
import { hatch } from './hatching.ts';
import { headOf } from './head.ts';
import { Portrait } from './portrait.ts';
import { paintSkin, tones } from './skin.ts';
import { ball, bothSides, ellipsoid, front, joined, rod, thicker, within } from './solid.ts';
import { comb, liftLine, paintDarkHair, roots, strandsOf } from './strands.ts';
import { bloom, clearSitter, gold, paint } from './washes.ts';

const head = headOf({
  face: 109,
  breadth: 71,
  jaw: 43,
  chin: 16,
  cheek: 18,
  brow: 5.5,
  eye: 16.5,
  nose: 47,
  noseOut: 30,
  noseHalf: 16,
  hump: 3,
  mouth: 67,
  ear: 29,
});
const body = bodyOf({ neck: 40, neckLength: 118, shoulders: 160, chest: 85, slope: 54, bust: 4 });
const hair = joined(6, cap(head, 9, { height: 60, temples: 18 }), ellipsoid([4, 92, -88], [42, 36, 38]));
const kurta = garment(body, 6, { front: 34, half: 60 });
const bib = front(
  points('-64,-214 -104,-80 -82,-70 -42,-206 62,-206 88,-70 110,-80 84,-214 128,-470 -128,-470'),
);

const portrait = new Portrait({
  seed: 9,
  framing: { width: 1140, height: 1400, scale: 2.9, x: 540, y: 620 },
  pose: { head: { yaw: 29, pitch: 3, roll: 2 }, body: { yaw: 10 } },
  head,
  body,
  expression: { smile: 0.85, crinkle: 0.4, brows: [1.5, 1.5] },
  looks: { lashes: true, browArch: 1.25, browHeight: 18.5, eyeSize: 1.06, lines: 0.3, lips: '#a33d3c' },
  runsOut: [0.9, 1.02],
  parts: ({ head: inHead, body: inBody }) => ({
    hair: inHead.place(hair),
    handle: inHead.place(rod([-60, 112, -74], [88, 76, -106], 3.4, 4.2)),
    ferrule: inHead.place(rod([-86, 118, -68], [-60, 112, -74], 4.6)),
    bristles: inHead.place(rod([-88, 118.5, -67.6], [-116, 126, -62], 5.4, 0.6)),
    studs: inHead.place(bothSides(ball([75, -36, 5], 5.5))),
    kurta: inBody.place(kurta),
    apron: inBody.place(within(1, thicker(kurta, 4), bib)),
  }),
});

bloom(portrait, { colour: pigments.haldi, x: 250, y: 520, across: 340, down: 470 });
bloom(portrait, {
  colour: pigments.sindoor,
  x: 190,
  y: 900,
  across: 210,
  down: 190,
  off: 7,
  strength: 0.38,
  wet: 6,
});
clearSitter(portrait);
paint(portrait, 'kurta', {
  colour: '#2a4c8e',
  strength: 0.92,
  shade: '#1a2a58',
  shadeStrength: 0.5,
  back: 0.3,
  grain: 0.5,
  drops: [{ colour: '#5a2a56', strength: 0.4 }],
});
paint(portrait, 'apron', {
  colour: '#d2c29a',
  strength: 0.62,
  shade: '#857a86',
  shadeStrength: 0.5,
  drops: [{ colour: pigments.haldi, strength: 0.25, shaded: 0 }],
});
paintSkin(portrait, tones.honey, '#6a4a8a', 0.32);
paintDarkHair(portrait, 'hair', pigments.neel);
paint(portrait, 'handle', { colour: pigments.sindoor, strength: 0.95, shade: '#7a2018' });
paint(portrait, 'ferrule', { colour: '#c4c0b8', strength: 0.5, shade: '#6a6a78' });
paint(portrait, 'bristles', { colour: pigments.mor, strength: 1 });
paint(portrait, 'studs', gold);

const bindi = Array.from({ length: 16 }, (_, i) => {
  const turn = (i / 16) * Math.PI * 2;
  return [Math.sin(turn) * 3.8, 23 + Math.cos(turn) * 3.8] as const;
});
portrait.paintFace(bindi, '#b3201f', 1.1);
comb(
  portrait,
  'hair',
  strandsOf(portrait, hair, 60, (side, chance, other) => {
    const azimuth = side * 100 * chance;
    const start = 24 - 0.0042 * azimuth ** 2 + other * 18;
    return [
      [azimuth, start],
      [azimuth * 1.2 + side * 10, 44 - 12 * chance],
      [azimuth + side * 62, 50 - 14 * chance],
      [side * 162, 42],
    ];
  }),
);
for (const [start, width] of [
  [-14, 15],
  [-8, 7],
] as const) {
  const streak = over(hair, [
    [start, 17],
    [start - 6, 36],
    [start - 34, 54],
    [start - 90, 58],
  ]);
  liftLine(portrait, streak, width, 0.72);
}
roots(portrait, 'hair');
drawFeatures(portrait);
portrait.outline('skin', { width: 3.6 });
portrait.outline('hair', { width: 3.2, open: ['skin'] });
for (const part of ['handle', 'ferrule', 'bristles', 'studs'])
  portrait.outline(part, { width: 2.4, least: 12 });
portrait.outline('kurta', { width: 3.6 });
portrait.outline('apron', { width: 3.2 });
for (const turn of [0, 1.6, 3.2, 4.7]) {
  const coil = Array.from({ length: 12 }, (_, i) => {
    const at = turn + i * 0.28;
    const reach = 38 - i * 2.4;
    return [4 + Math.cos(at) * reach, 92 + Math.sin(at) * reach * 0.8, -52] as const;
  });
  portrait.drawOn(coil, { width: 2.2, gaps: 0.2 }, { on: 'hair' });
}
const cloth = thicker(kurta, 4);
portrait.drawCloth('kurta', kurta, points('-146,-190 -120,-250 -112,-330'), { width: 2.6, thin: 0.6 });
portrait.drawCloth('kurta', kurta, points('-158,-210 -146,-270 -150,-340'), { width: 2.2, thin: 0.6 });
portrait.drawCloth('kurta', kurta, points('138,-190 122,-250 120,-320'), { width: 2.6, thin: 0.6 });
portrait.drawCloth('apron', cloth, points('-60,-222 0,-219 78,-222'), { width: 1.6, gaps: 0.9 });
for (const [x, y, size, colour] of [
  [-28, -236, 9, pigments.mor],
  [-12, -252, 5, pigments.mor],
  [46, -230, 7, pigments.rani],
  [30, -262, 11, pigments.haldi],
  [-52, -268, 6, pigments.sindoor],
  [-88, -160, 5, pigments.haldi],
] as const) {
  const [left, top] = portrait.clothSpot(cloth, [x, y]);
  const spots = Array.from({ length: 14 }, (_, i) => {
    const reach = size * portrait.penScale * (0.8 + portrait.pen.random() * 0.5);
    return [left + Math.cos(i * 0.45) * reach * 1.2, top + Math.sin(i * 0.45) * reach] as const;
  });
  portrait.touch({ colour, strength: 0.85, spots });
}
hatch(portrait, 'skin', { from: 0.6 });
handIn(portrait.finish());
