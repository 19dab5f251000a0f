/** Neel Banerjee, 17: looks down at the owl that he draws. */
import { savePicture } from '../studio/program.ts';
import { pigments } from '../studio/pigments.ts';
import { points } from '../studio/points.ts';
import { bodyOf, garment } from './body.ts';
import { earsOf, hairline, locks, type Bearing } from './hair.ts';
import { headOf } from './head.ts';
import { drawFeatures } from './face.ts';
import { throughPoints } from './pen.ts';
import { Portrait, type Plane } from './portrait.ts';
import { randomFrom } from '../studio/random.ts';
import { brushHair, comb, flyaways, paintDarkHair, strandsOf } from './strands.ts';
import { Space } from './view.ts';
import { bloom, clearSitter, paint } from './washes.ts';
import { spectacles } from './clothing.ts';
import { paintSkin, tones } from './skin.ts';
import { cut, ellipsoid, joined, plus, rod, shared, slab, thicker, turnOf, type Vec } from './solid.ts';

const head = headOf({
  crown: 108,
  face: 102,
  breadth: 70,
  jaw: 40,
  chin: 15,
  chinForward: -2,
  nose: 41,
  noseOut: 22,
  noseHalf: 14.5,
  noseTip: 9,
  mouth: 61,
  mouthHalf: 23,
  upperLip: 5.5,
  lowerLip: 7,
  brow: 4.5,
  cheek: 19,
  cheekbone: 18,
  ear: 28,
  eye: 16.5,
});
const body = bodyOf({ neck: 36, neckLength: 104, shoulders: 150, chest: 76, slope: 48 });
const random = randomFrom(5);
const mop = cut(
  4,
  joined(16, thicker(head.skull, 12), ellipsoid([0, 70, -2], [76, 58, 92])),
  joined(6, hairline(points('0,58 24,56 46,47 60,30 66,8 65,-8 60,-22')), earsOf(head)),
);
const lock = (from: Bearing, to: Bearing, reach: number, thick: number) => ({ from, to, reach, thick });
const tufts = Array.from({ length: 26 }, (_, i) => {
  const azimuth = -100 + (i / 25) * 230 + (random() - 0.5) * 16;
  const height = 30 + random() * 46 - Math.abs(azimuth) * 0.12;
  return lock(
    [azimuth, height],
    [azimuth + 22 + random() * 20, height - 12 - random() * 14],
    17 + random() * 9,
    15 + random() * 5,
  );
});
const fringe = Array.from({ length: 8 }, (_, i) => {
  const azimuth = -50 + i * 13 + random() * 6;
  return lock(
    [azimuth, 38 + random() * 8],
    [azimuth + 20 + random() * 10, 12 + random() * 8 - Math.abs(azimuth + 10) * 0.1],
    13 + random() * 4,
    14 + random() * 4,
  );
});
const hair = shared(joined(6, mop, locks(head, [...tufts, ...fringe])));
const hood = cut(8, ellipsoid([0, -92, -44], [112, 46, 84]), ellipsoid([0, -66, -18], [74, 60, 84]));
const hoodie = joined(12, garment(body, 13, { front: 14, half: 60 }), hood);

/** The board on his knees: its coordinates, tilted towards him. */
const board = new Space(turnOf({ yaw: -20, pitch: 52, roll: 4 }), [0, 0, 0]);
const BOARD_AT: Vec = [-112, -182, 96];

const sheetOfBoard = slab([118, 92, 3]);

/** A point on the board in his view, which is upside down for the viewer. */
const onBoard = ([x, y]: Plane): Vec => plus(board.toRoom([24 - x, -y, 4]), BOARD_AT);

/**
 * A point of his hand on the board, from the wrist to the pencil's point: right along the board, away from the viewer,
 * off its surface.
 */
const overBoard = (right: number, far: number, off: number): Vec =>
  plus(board.toRoom([right, far, off]), BOARD_AT);
const bones = [0, 1, 2, 3].map((finger) => [
  overBoard(-68 + finger * 13, 26 + finger * 1.5, 30 - finger * 2),
  overBoard(-62 + finger * 11, 2 + finger * 3, 26 - finger),
  overBoard(-50 + finger * 8, -4 + finger * 5, 6 + finger),
]);
const fingers = bones.map(([knuckle, joint, tip]) =>
  joined(3, rod(knuckle, joint, 8.5, 7.5), rod(joint, tip, 7.5, 6)),
);
const thumb = joined(
  3,
  rod(overBoard(-18, 34, 18), overBoard(-14, 14, 18), 9, 8),
  rod(overBoard(-14, 14, 18), overBoard(-24, -2, 12), 8, 6.5),
);
const palm = joined(
  10,
  rod(overBoard(-56, 62, 22), overBoard(-62, 30, 22), 19, 14),
  rod(overBoard(-52, 62, 22), overBoard(-30, 30, 20), 18, 13),
);
const hand = joined(2, joined(5, palm, thumb), ...fingers);
const pencil = rod(overBoard(-18, -24, 3), overBoard(-58, 40, 74), 1.2, 4);
const sleeve = joined(
  14,
  rod([-150, -190, -30], overBoard(-110, 156, -36), 50, 40),
  rod(overBoard(-110, 156, -36), overBoard(-60, 78, 22), 40, 28),
);
const cuff = rod(overBoard(-61, 84, 21), overBoard(-58, 68, 23), 28, 26);

const portrait = new Portrait({
  seed: 74,
  framing: { width: 1300, height: 1160, scale: 2.75, x: 720, y: 560 },
  pose: { head: { yaw: -24, pitch: -12, roll: -6 }, body: { yaw: -20 } },
  head,
  body,
  expression: { smile: 0.6, lids: 0.66, gaze: [-6, -24], brows: [2, 2] },
  looks: {
    browWeight: 1.25,
    browArch: 1.1,
    browHeight: 17,
    lips: '#b4524a',
    lipStrength: 0.36,
    eyeSize: 1.1,
  },
  runsOut: [0.85, 0.985],
  parts: ({ head: inHead, body: inBody }) => ({
    hair: inHead.place(hair),
    hoodie: joined(10, inBody.place(hoodie), sleeve),
    cuff,
    hand,
    pencil,
    board: (x, y, z) => sheetOfBoard(...board.fromRoom([x - BOARD_AT[0], y - BOARD_AT[1], z - BOARD_AT[2]])),
  }),
});

bloom(portrait, { colour: '#3f7538', x: 300, y: 480, across: 300, down: 330, off: 9, strength: 0.42 });
bloom(portrait, {
  colour: pigments.haldi,
  x: 220,
  y: 850,
  across: 260,
  down: 180,
  off: 1,
  strength: 0.4,
  wet: 5,
});
clearSitter(portrait);
paint(portrait, 'hoodie', {
  colour: '#9a3f52',
  strength: 0.85,
  shade: '#5a2440',
  shadeStrength: 0.5,
  back: 0.3,
  drops: [{ colour: pigments.neel, strength: 0.35 }],
});
paint(portrait, 'board', {
  colour: '#efe6d2',
  strength: 0.3,
  shine: 0,
  shade: '#9a92a8',
  shadeStrength: 0.4,
  shadeFrom: 0.3,
});
paintSkin(portrait, tones.honey);
paint(portrait, 'hand', {
  colour: tones.honey.colour,
  strength: tones.honey.strength,
  shine: 0.3,
  shade: tones.honey.shade,
  shadeStrength: tones.honey.shadeStrength,
});
paint(portrait, 'cuff', { colour: '#7c2f48', strength: 0.9, shade: '#4a1c38', shadeStrength: 0.5 });
paint(portrait, 'pencil', { colour: pigments.haldi, strength: 0.95, shade: '#a8641a' });
paintDarkHair(portrait, 'hair', pigments.neel);
const tousled = (count: number) =>
  strandsOf(portrait, hair, count, (side, chance, other) => {
    const azimuth = side * 135 * chance - 10;
    const height = 10 + 72 * other;
    return [
      [azimuth, height],
      [azimuth + 12, height - 4],
      [azimuth + 26, height - 14],
      [azimuth + 34, height - 26],
    ];
  });
brushHair(portrait, 'hair', tousled(190), { width: 8 });
comb(portrait, 'hair', tousled(50), { lights: 0, width: 1.8 });
flyaways(portrait, 'hair', { off: 12 });
drawFeatures(portrait);
spectacles(portrait);
portrait.outline('skin', { width: 3.3, leastInside: 60, gaps: 0.12 });
portrait.outline('hair', { width: 2.8, open: ['skin'], smooth: 2 });
portrait.outline('hoodie', { width: 3.4, leastInside: 70 });
portrait.outline('board', { width: 3.4 });
portrait.outline('cuff', { width: 2.6 });
portrait.outline('hand', { width: 2.8, least: 14 });
for (const [i, [knuckle, joint, tip]] of bones.slice(0, 3).entries()) {
  const between = [knuckle, joint, tip].map((p, k) => {
    const next = bones[i + 1][k];
    return plus(plus(p, plus(next, p, -1), 0.5), [0, -2, 6]);
  });
  portrait.drawOn(
    throughPoints(between),
    { width: 2, swell: 0.3, thin: 0.3, gaps: 0 },
    { space: portrait.spaces.room, on: 'hand', slack: 20 },
  );
}
portrait.outline('pencil', { width: 2.2, least: 10 });
const draw = (points: readonly Plane[], width = 2.2) =>
  portrait.drawOn(
    throughPoints(points).map(onBoard),
    { width, gaps: 0.1 },
    { space: portrait.spaces.room, on: 'board' },
  );
const round = (x: number, y: number, across: number, down: number) =>
  Array.from({ length: 16 }, (_, i): Plane => {
    const turn = 1.4 + (i / 15) * Math.PI * 2.06;
    return [x + Math.cos(turn) * across, y + Math.sin(turn) * down];
  });
const tint = (outline: readonly Plane[], colour: string, strength: number) =>
  portrait.touch({
    colour,
    strength,
    spots: outline
      .map(onBoard)
      .filter((p) => portrait.isOn('board', portrait.view.sheet(p)))
      .map((p) => portrait.view.sheet(p)),
  });
tint(round(0, -8, 37, 53), '#c98a4a', 0.45);
for (const side of [-1, 1]) tint(round(side * 17, 22, 13, 13), pigments.haldi, 0.9);
draw(round(0, -8, 40, 56));
for (const side of [-1, 1]) {
  draw(round(side * 17, 22, 15, 15));
  draw(round(side * 16, 22, 4, 4), 5);
}
draw(points('-36,20 -38,58 -14,44 14,44 38,58 36,20'));
draw(points('-5,12 0,0 5,12'), 2.8);
for (const [row, count] of [4, 3, 2].entries()) {
  for (let feather = 0; feather < count; feather++) {
    const x = (feather - (count - 1) / 2) * 13;
    const y = -14 - row * 14;
    draw(
      [
        [x - 6, y],
        [x, y - 9],
        [x + 6, y],
      ],
      1.7,
    );
  }
}
savePicture(portrait.finish());
