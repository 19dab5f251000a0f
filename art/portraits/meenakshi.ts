/** Meenakshi Iyer, the teacher: a broad smile, a brush in her knot of hair, paint on her apron. */
import { savePicture } from '../studio/program.ts';
import { pigments } from '../studio/pigments.ts';
import { points } from '../studio/points.ts';
import { bodyOf, garment, neckband } from './body.ts';
import { drawFeatures } from './face.ts';
import { earsOf, hairline, over } from './hair.ts';
import { headOf } from './head.ts';
import { Portrait } from './portrait.ts';
import { paintSkin, tones } from './skin.ts';
import {
  ball,
  beyond,
  bothSides,
  cut,
  ellipsoid,
  front,
  joined,
  plus,
  rod,
  thicker,
  unit,
  within,
} from './solid.ts';
import { brushHair, comb, flyaways, liftLine, paintDarkHair, strandsOf } from './strands.ts';
import { bloom, clearSitter, gold, paint } from './washes.ts';
import { drawBeads, drawMotifs, necklace, paintBindi } from './clothing.ts';

const head = headOf({
  face: 107,
  breadth: 71,
  jaw: 42,
  chin: 15,
  chinForward: -3,
  cheek: 20,
  brow: 5,
  eye: 16.5,
  nose: 44,
  noseOut: 24,
  noseHalf: 15,
  noseTip: 9.5,
  mouth: 65,
  mouthHalf: 26,
  lowerLip: 7.5,
  ear: 27,
});
const body = bodyOf({ neck: 35, neckLength: 116, shoulders: 154, chest: 85, slope: 54, bust: 4 });
const hair = cut(
  3,
  joined(
    12,
    thicker(head.skull, 8),
    bothSides(ellipsoid([34, 56, -8], [45, 50, 92])),
    bothSides(ellipsoid([46, 14, -58], [32, 40, 36])),
  ),
  joined(
    6,
    hairline(points('0,66 22,63 42,54 56,42 62,29 70,19 82,14')),
    earsOf(head),
    beyond([0, -40, 0], [0, -1, -0.3]),
  ),
);
const knot = ellipsoid([-8, 96, -92], [50, 42, 40]);
/** A point on the brush through the knot, in millimetres from the end of its handle. */
const brushAt = (far: number) => plus([34, 42, -84], unit([-0.8, 0.78, 0.1]), far);
const neckline = { front: 34, half: 60 };
const kurta = garment(body, 6, neckline);
const mala = necklace(body, 20, 4.4);
const bib = front(
  points('-64,-214 -104,-80 -82,-70 -42,-206 62,-206 88,-70 110,-80 84,-214 128,-470 -128,-470'),
);

const portrait = new Portrait({
  seed: 9,
  framing: { width: 1140, height: 1400, scale: 2.8, x: 550, y: 690 },
  pose: { head: { yaw: 25, pitch: 2, roll: 3 }, body: { yaw: 10 } },
  head,
  body,
  expression: { smile: 1, laugh: 0.6, crinkle: 0.45, brows: [1.5, 1.5] },
  looks: { lashes: true, browArch: 1.25, browHeight: 18.5, eyeSize: 1.06, lips: '#a33d3c' },
  runsOut: [0.93, 1.04],
  parts: ({ head: inHead, body: inBody }) => ({
    hair: inHead.place(hair),
    knot: inHead.place(knot),
    handle: inHead.place(rod(brushAt(0), brushAt(122), 4.6, 5.4)),
    ferrule: inHead.place(rod(brushAt(122), brushAt(146), 6.4)),
    bristles: inHead.place(
      joined(4, rod(brushAt(149), brushAt(161), 8), rod(brushAt(161), brushAt(190), 7.6, 0.6)),
    ),
    studs: inHead.place(bothSides(ball([75, -36, 5], 5.5))),
    kurta: inBody.place(kurta),
    neckband: inBody.place(neckband(body, kurta, neckline, 12)),
    beads: inBody.place(mala.solid),
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
paint(portrait, 'neckband', { colour: '#d9a02a', strength: 0.85, shade: '#94571a', shadeStrength: 0.45 });
paint(portrait, 'apron', {
  colour: '#d2c29a',
  strength: 0.62,
  shade: '#857a86',
  shadeStrength: 0.5,
  drops: [{ colour: pigments.haldi, strength: 0.12, shaded: 0 }],
});
paintSkin(portrait, tones.honey);
paintDarkHair(portrait, 'hair', pigments.neel);
paintDarkHair(portrait, 'knot', pigments.neel);
paint(portrait, 'handle', { colour: pigments.sindoor, strength: 0.95, shade: '#7a2018' });
paint(portrait, 'ferrule', { colour: '#c4c0b8', strength: 0.5, shade: '#6a6a78' });
paint(portrait, 'bristles', { colour: pigments.mor, strength: 1 });
paint(portrait, 'studs', gold);
paint(portrait, 'beads', { colour: pigments.sindoor, strength: 0.9, shade: '#7a2018', shadeStrength: 0.4 });

paintBindi(portrait, '#b3201f', 3.8, 23);
const backwards = (count: number) =>
  strandsOf(portrait, hair, count, (side, chance, other) => {
    const out = side * (4 + 92 * chance);
    const start = 8 - 0.0058 * out ** 2 + other * 16;
    return [
      [out, start],
      [out * 1.12, start + 16],
      [out + side * (16 + 20 * chance), start + 32 - 6 * chance],
      [side * (110 + 30 * chance), 50 - 14 * chance],
      [side * 160, 46],
    ];
  });
/** Between the two sides, straight back from the middle of the forehead. */
const middle = strandsOf(portrait, hair, 70, (side, chance, other) => {
  const across = side * 16 * chance;
  const start = 10 + other * 16;
  return [
    [across, start],
    [across - 2, start + 16],
    [across - 10, start + 32],
    [across - 44, 60],
  ];
});
brushHair(portrait, 'hair', [...backwards(230), ...middle]);
comb(portrait, 'hair', backwards(34), { lights: 0, width: 1.6 });
for (const [start, width] of [
  [-14, 15],
  [-8, 7],
] as const) {
  const streak = over(hair, [
    [start, 21],
    [start - 5, 38],
    [start - 30, 54],
    [start - 90, 58],
  ]);
  liftLine(portrait, streak, width, 0.72);
}
flyaways(portrait, 'hair');
flyaways(portrait, 'knot');
drawFeatures(portrait);
portrait.outline('skin', { width: 3.6, leastInside: 60, gaps: 0.12 });
portrait.outline('hair', { width: 3.2, open: ['skin'] });
portrait.outline('knot', { width: 3 });
for (const part of ['handle', 'ferrule', 'bristles', 'studs'])
  portrait.outline(part, { width: 2.4, least: 12 });
drawBeads(portrait, 'beads', mala);
portrait.outline('neckband', { width: 2.4 });
for (let turn = -1.3; turn <= 1.3; turn += 0.115) {
  const at = [67 * Math.sin(turn), -88 - 71 * Math.cos(turn)] as const;
  const spot = portrait.clothSpot(kurta, at);
  const leaf = Array.from({ length: 10 }, (_, i) => {
    const way = (i / 10) * Math.PI * 2;
    const [across, along] = [Math.cos(way) * 4.5, Math.sin(way) * 9];
    return [
      spot[0] + across * Math.cos(turn) + along * Math.sin(turn),
      spot[1] - across * Math.sin(turn) + along * Math.cos(turn),
    ] as const;
  });
  if (portrait.isOn('neckband', spot)) portrait.touch({ colour: pigments.geru, strength: 0.9, spots: leaf });
}
portrait.outline('kurta', { width: 3.6 });
portrait.outline('apron', { width: 3.2 });
for (const turn of [0, 1.6, 3.2, 4.7]) {
  const coil = Array.from({ length: 12 }, (_, i) => {
    const at = turn + i * 0.28;
    const reach = 38 - i * 2.4;
    return [-8 + Math.cos(at) * reach * 1.1, 96 + Math.sin(at) * reach * 0.95, -54] as const;
  });
  portrait.drawOn(coil, { width: 2.2, gaps: 0.2 }, { on: 'knot' });
}
const cloth = thicker(kurta, 4);
drawMotifs(portrait, 'kurta', kurta, { colour: '#f3ecd8', strength: 0.15, gap: 27 });
portrait.drawCloth('kurta', kurta, points('-146,-190 -120,-250 -112,-330'), { width: 2.6, thin: 0.6 });
portrait.drawCloth('kurta', kurta, points('-158,-210 -146,-270 -150,-340'), { width: 2.2, thin: 0.6 });
portrait.drawCloth('kurta', kurta, points('138,-190 122,-250 120,-320'), { width: 2.6, thin: 0.6 });
portrait.drawCloth('apron', cloth, points('-60,-222 0,-219 78,-222'), { width: 1.6, gaps: 0.9 });
for (const [x, y, size, colour] of [
  [-34, -232, 10, pigments.mor],
  [-14, -246, 5, pigments.mor],
  [-46, -250, 3, pigments.mor],
  [50, -226, 8, pigments.rani],
  [64, -240, 3.5, pigments.rani],
  [18, -258, 11, pigments.haldi],
  [-60, -272, 7, pigments.sindoor],
  [-84, -150, 6, pigments.haldi],
  [-78, -138, 2.6, pigments.haldi],
  [84, -178, 5, pigments.neel],
] as const) {
  const [left, top] = portrait.clothSpot(cloth, [x, y]);
  const spots = Array.from({ length: 14 }, (_, i) => {
    const reach = size * portrait.penScale * (0.8 + portrait.pen.random() * 0.5);
    return [left + Math.cos(i * 0.45) * reach * 1.2, top + Math.sin(i * 0.45) * reach] as const;
  });
  portrait.touch({ colour, strength: 0.85, spots });
}
savePicture(portrait.finish());
