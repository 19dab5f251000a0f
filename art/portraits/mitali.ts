/** Mitali Deshpande: two plaits, a school pinafore, one raised eyebrow. */
import { savePicture } from '../studio/program.ts';
import { pigments } from '../studio/pigments.ts';
import { points } from '../studio/points.ts';
import { bodyOf, garment } from './body.ts';
import { drawFeatures } from './face.ts';
import { cap, over, plait } from './hair.ts';
import { headOf } from './head.ts';
import { throughPoints } from './pen.ts';
import { Portrait } from './portrait.ts';
import { paintSkin, tones } from './skin.ts';
import { ball, ellipsoid, front, joined, rod, thicker, within, type Vec } from './solid.ts';
import { comb, liftLine, paintDarkHair, roots, strandsOf } from './strands.ts';
import { spacesOf } from './view.ts';
import { bloom, clearSitter, paint } from './washes.ts';

const head = headOf({
  crown: 105,
  face: 97,
  breadth: 69,
  jaw: 40,
  chin: 15,
  cheek: 18,
  cheekbone: 19,
  brow: 4,
  eyeApart: 31,
  eye: 16,
  nose: 37,
  noseOut: 20,
  noseHalf: 14,
  noseTip: 8.5,
  bridge: -2,
  mouth: 57,
  mouthHalf: 22,
  upperLip: 5.5,
  lowerLip: 6.5,
  ear: 28,
});
const body = bodyOf({ neck: 34, neckLength: 102, shoulders: 134, chest: 70, slope: 44 });
const pose = { head: { yaw: 8, roll: -9 }, body: { yaw: -6 } };
const hair = cap(head, 8, { height: 55, temples: 15 });
const shirt = garment(body, 6, { front: 16, half: 54 });

/** The plaits hang from behind the ears over the shoulders, whichever way the head leans. */
const plaits = [-1, 1].map((side) => {
  const [x, y, z] = spacesOf(pose).head.toRoom([side * 66, -38, -16]);
  return Array.from({ length: 9 }, (_, i): Vec => [
    x + side * (4 + 15 * Math.sin(i / 2.6)),
    y - i * (side < 0 ? 17 : 20),
    z + 14 + i * 9,
  ]);
});
const bows = plaits.map((line) => {
  const [x, y, z] = line[line.length - 1];
  const wing = (side: number) => {
    const tip: Vec = [x + side * 26, y - 2 - side * 4, z + 10];
    return rod([x + side * 4, y - 5, z + 12], tip, 5, 14);
  };
  return joined(1, wing(-1), wing(1), ball([x, y - 5, z + 16], 8));
});
const tips = plaits.map((line) => {
  const [x, y, z] = line[line.length - 1];
  return ellipsoid([x, y - 28, z + 4], [11, 26, 9]);
});
const collarHalf = (side: number) =>
  front([
    [side * 46, -70],
    [side * 64, -92],
    [side * 46, -158],
    [side * 3, -130],
    [side * 30, -98],
  ]);
const straps = front(
  points('-92,-70 -60,-70 -48,-186 48,-186 60,-70 92,-70 98,-220 134,-460 -134,-460 -98,-220'),
);

const portrait = new Portrait({
  seed: 41,
  framing: { width: 1240, height: 1240, scale: 3, x: 620, y: 600 },
  pose,
  head,
  body,
  expression: { smile: 0.6, brows: [-0.5, 7], crinkle: 0.1 },
  looks: { browWeight: 0.9, browArch: 1.1, browHeight: 17, eyeSize: 1.04, lashes: true, lips: '#b4524a' },
  runsOut: [0.86, 0.99],
  parts: ({ head: inHead, body: inBody }) => ({
    hair: joined(3, inHead.place(hair), ...plaits.map((line) => plait(line, 17)), ...tips),
    bows: joined(0, ...bows),
    shirt: inBody.place(shirt),
    collar: inBody.place(within(1, thicker(shirt, 6), joined(0, collarHalf(-1), collarHalf(1)))),
    pinafore: inBody.place(within(1, thicker(shirt, 4), straps)),
  }),
});

bloom(portrait, { colour: pigments.mor, x: 940, y: 420, across: 320, down: 330, off: 5 });
bloom(portrait, {
  colour: pigments.haldi,
  x: 230,
  y: 760,
  across: 220,
  down: 230,
  off: 15,
  strength: 0.42,
  wet: 4,
});
portrait.sheet.splatter(pigments.mor, 14, [760, 80, 440, 560], 4, 0.5);
clearSitter(portrait);
paint(portrait, 'shirt', { colour: '#e6e6e2', strength: 0.35, shade: '#8794b4', shadeStrength: 0.45 });
paint(portrait, 'collar', { colour: '#eceade', strength: 0.25, shade: '#8794b4', shadeStrength: 0.45 });
paint(portrait, 'pinafore', {
  colour: '#3a7a44',
  strength: 0.85,
  shade: '#234a30',
  shadeStrength: 0.5,
  back: 0.3,
  drops: [{ colour: pigments.neel, strength: 0.3 }],
});
paintSkin(portrait, tones.honey);
paintDarkHair(portrait, 'hair', pigments.neel);
paint(portrait, 'bows', { colour: pigments.sindoor, strength: 0.92, shade: '#8a2018', shadeStrength: 0.5 });

comb(
  portrait,
  'hair',
  strandsOf(portrait, hair, 56, (side, chance, other) => {
    const up = 18 + chance * 66;
    return [
      [side * 2, up],
      [side * (36 + 14 * other), up * 0.74 + 2],
      [side * 80, up * 0.32],
      [side * 104, -12],
    ];
  }),
);
const parting = over(hair, points('1,14 0,42 0,72 -170,80'));
liftLine(portrait, parting, 6, 0.85);
roots(portrait, 'hair', { length: 18 });
drawFeatures(portrait);
for (const line of plaits) {
  for (const [i, [x, y, z]] of line.slice(0, -1).entries()) {
    const aside = i % 2 === 0 ? 1 : -1;
    for (const below of [0, 7]) {
      const crossing: Vec[] = [
        [x - aside * 18, y + 3 - below, z + 20],
        [x - aside * 5, y - 11 - below, z + 24],
        [x + aside * 14, y - 21 - below, z + 20],
      ];
      const nib = { width: 2.3 - below * 0.1, thin: 0.4, gaps: 0.1 };
      portrait.drawOn(throughPoints(crossing), nib, { space: portrait.spaces.room, on: 'hair' });
    }
  }
}
portrait.outline('skin', { width: 3.3, leastInside: 60, gaps: 0.12 });
portrait.outline('hair', { width: 3, open: ['skin'], least: 16 });
portrait.outline('bows', { width: 2.8 });
for (const line of plaits) {
  const [x, y, z] = line[line.length - 1];
  for (const side of [-1, 1]) {
    for (const rise of [-3, 4]) {
      const crease: Vec[] = [8, 15, 24].map((out) => [x + side * out, y - 5 + (rise * out) / 14, z + 22]);
      portrait.drawOn(
        throughPoints(crease),
        { width: 1.8, thin: 0.5 },
        { space: portrait.spaces.room, on: 'bows' },
      );
    }
  }
}
portrait.outline('collar', { width: 2.8 });
portrait.outline('shirt', { width: 3 });
portrait.outline('pinafore', { width: 3.2 });
savePicture(portrait.finish());
