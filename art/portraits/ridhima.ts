/** Ridhima Jain: ten, a bob held by a band, a striped T-shirt. */
import { savePicture } from '../studio/program.ts';
import { pigments } from '../studio/pigments.ts';
import { bodyOf, garment } from './body.ts';
import { faceWindow } from './hair.ts';
import { headOf } from './head.ts';
import { drawFeatures } from './face.ts';
import { Portrait } from './portrait.ts';
import { comb, paintDarkHair, roots, strandsOf } from './strands.ts';
import { bloom, clearSitter, gold, paint } from './washes.ts';
import { paintSkin, tones } from './skin.ts';
import { beyond, cut, ellipsoid, joined, thicker, within, type Solid } from './solid.ts';

const head = headOf({
  crown: 108,
  face: 90,
  breadth: 71,
  jaw: 40,
  chin: 13,
  cheek: 22,
  cheekbone: 19,
  brow: 3,
  nose: 32,
  noseOut: 16,
  noseHalf: 13,
  noseTip: 8,
  bridge: -5,
  mouth: 51,
  mouthHalf: 19,
  upperLip: 4,
  lowerLip: 5,
  ear: 26,
  eyeApart: 29,
  eye: 15,
});
const body = bodyOf({ neck: 31, neckLength: 94, shoulders: 118, chest: 64, slope: 38 });
const bob = cut(
  8,
  cut(
    6,
    joined(20, thicker(head.skull, 9), ellipsoid([0, -26, -24], [84, 60, 80])),
    faceWindow({ height: 41, temples: 16, sideburns: -200, round: 40 }),
  ),
  beyond([0, -70, 0], [0, -1, 0.12]),
);
const overTheCrown = within(1, beyond([0, 60, 4], [0, -0.3, 1]), beyond([0, 60, 22], [0, 0.3, -1]));
const band = within(1, thicker(bob, 4), within(1, beyond([0, 8, 12], [0, 1, 0.3]), overTheCrown));
const shirt = garment(body, 7, { front: 18, half: 56 });
const stripes: Solid = (_x, y) => Math.abs(((((y + 400) % 36) + 36) % 36) - 18) - 7;

const portrait = new Portrait({
  seed: 52,
  framing: { width: 1080, height: 1260, scale: 3, x: 530, y: 640 },
  pose: { head: { yaw: 14, pitch: -1, roll: 5 }, body: { yaw: 6 } },
  head,
  body,
  expression: { smile: 1, crinkle: 0 },
  looks: {
    browWeight: 0.75,
    browArch: 1,
    browHeight: 15.5,
    eyeSize: 1.08,
    lips: '#c05a50',
    lipStrength: 0.32,
  },
  runsOut: [0.8, 0.93],
  parts: ({ head: inHead, body: inBody }) => ({
    hair: inHead.place(bob),
    band: inHead.place(band),
    shirt: inBody.place(shirt),
    stripes: inBody.place(within(0.5, thicker(shirt, 0.8), stripes)),
  }),
});

bloom(portrait, { colour: pigments.neel, x: 250, y: 430, across: 300, down: 300, off: 2, strength: 0.4 });
bloom(portrait, {
  colour: pigments.rani,
  x: 200,
  y: 760,
  across: 190,
  down: 200,
  off: 11,
  strength: 0.4,
  wet: 5,
});
clearSitter(portrait);
paint(portrait, 'shirt', { colour: '#f0d9a0', strength: 0.5, shade: '#b98a5a', shadeStrength: 0.45 });
paint(portrait, 'stripes', { colour: '#d9482e', strength: 0.8, shade: '#8a2a24', shadeStrength: 0.4 });
paintSkin(portrait, tones.wheat);
paintDarkHair(portrait, 'hair', pigments.neel, {
  colour: '#43302b',
  strength: 0.82,
  shine: 0.55,
  shineFrom: 0.88,
});
paint(portrait, 'band', gold);
comb(
  portrait,
  'hair',
  strandsOf(portrait, bob, 110, (side, chance, other) => [
    [side * (10 + 20 * chance), 80 - 10 * other],
    [side * (40 + 60 * chance), 40],
    [side * (46 + 84 * chance), 0],
    [side * (46 + 90 * chance), -40],
  ]),
  { lights: 0.5, lift: 0.7 },
);
// The fringe is straight and unevenly cut.
comb(
  portrait,
  'hair',
  strandsOf(portrait, bob, 100, (side, chance, other) => [
    [side * (4 + 26 * chance), 76 - 8 * other],
    [side * (7 + 36 * chance), 52],
    [side * (8 + 42 * chance), 32],
    [side * (8 + 44 * chance), 14 + 8 * other],
  ]),
  { lights: 0.35, lift: 0.6, width: 1.8 },
);
roots(portrait, 'hair', { length: 20, gap: 6, out: 13, lowest: 22, lean: 0.12, width: 2.4 });
drawFeatures(portrait);
portrait.outline('skin', { width: 3, leastInside: 60, gaps: 0.12 });
portrait.outline('hair', { width: 3, open: ['skin'] });
portrait.outline('band', { width: 2.6 });
portrait.outline('shirt', { width: 3, open: ['stripes'] });
savePicture(portrait.finish());
