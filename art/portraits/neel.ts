/** Neel Banerjee: looks down at his drawing and has forgotten that he is being drawn. */
import { handIn } from '../studio/hand-in.ts';
import { pigments } from '../studio/pigments.ts';
import { points } from '../studio/points.ts';
import { bodyOf, garment } from './body.ts';
import { cap, locks, type Bearing } from './hair.ts';
import { headOf } from './head.ts';
import { drawFeatures } from './face.ts';
import { throughPoints } from './pen.ts';
import { Portrait, type Plane } from './portrait.ts';
import { randomFrom } from '../studio/random.ts';
import { comb, paintDarkHair, roots, strandsOf } from './strands.ts';
import { Space } from './view.ts';
import { bloom, clearSitter, glaze, paint } from './washes.ts';
import { spectacles } from './wear.ts';
import { paintSkin, tones } from './skin.ts';
import { cut, ellipsoid, joined, plus, shared, slab, turnOf, type Vec } from './solid.ts';

const head = headOf({
  crown: 106,
  face: 110,
  breadth: 71,
  jaw: 47,
  chin: 18,
  nose: 45,
  noseOut: 27,
  noseHalf: 16,
  hump: 2,
  mouth: 66,
  brow: 6.5,
  cheek: 15,
  cheekbone: 20,
  ear: 31,
  eye: 16,
});
const body = bodyOf({ neck: 43, neckLength: 108, shoulders: 168, chest: 84, slope: 46 });
const random = randomFrom(5);
const scalp = cap(head, 14, { height: 60, temples: 20, sideburns: -8 });
const tufts = Array.from({ length: 46 }, (_, i) => {
  const azimuth = -135 + (i / 45) * 270 + (random() - 0.5) * 24;
  const height = 22 + random() * 56 - Math.abs(azimuth) * 0.1;
  const from: Bearing = [azimuth, height];
  const to: Bearing = [azimuth + 10 + random() * 20, height - 4 - random() * 20];
  return { from, to, reach: 19 + random() * 15, thick: 12 + random() * 5 };
});
const fringe = Array.from({ length: 9 }, (_, i) => {
  const azimuth = -62 + i * 14 + random() * 8;
  const from: Bearing = [azimuth, 34 + random() * 8];
  const to: Bearing = [azimuth + 12 + random() * 16, 4 + random() * 12 - Math.abs(azimuth) * 0.08];
  return { from, to, reach: 15 + random() * 5, thick: 13 + random() * 4 };
});
const hair = shared(joined(7, scalp, locks(head, [...tufts, ...fringe])));
const hood = cut(8, ellipsoid([0, -92, -44], [112, 46, 84]), ellipsoid([0, -66, -18], [74, 60, 84]));
const hoodie = joined(12, garment(body, 13, { front: 14, half: 60 }), hood);

/** The board on his knees: its own measure, tilted towards him. */
const board = new Space(turnOf({ yaw: -20, pitch: 52, roll: 4 }), [0, 0, 0]);
const BOARD_AT: Vec = [-112, -182, 96];

const sheetOfBoard = slab([118, 92, 3]);

/** A place on the board, drawn as he sees it: upside down for us. */
const onBoard = ([x, y]: Plane): Vec => plus(board.toRoom([-x, -y, 4]), BOARD_AT);

const portrait = new Portrait({
  seed: 74,
  framing: { width: 1300, height: 1160, scale: 2.75, x: 720, y: 560 },
  pose: { head: { yaw: -26, pitch: -17, roll: -5 }, body: { yaw: -20 } },
  head,
  body,
  expression: { smile: 0.35, lids: 0.62, gaze: [-4, -26], brows: [2, 2] },
  looks: { browWeight: 1.35, browArch: 1.1, browHeight: 18, lipStrength: 0.4, eyeSize: 1.05 },
  runsOut: [0.85, 0.985],
  parts: ({ head: inHead, body: inBody }) => ({
    hair: inHead.place(hair),
    hoodie: inBody.place(hoodie),
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
paintSkin(portrait, tones.honey, '#4a6a7a');
glaze(portrait, '#4a3034', 0.3, [
  [-17, -57, 9],
  [-8, -55, 9],
  [8, -55, 9],
  [17, -57, 9],
]);
paintDarkHair(portrait, 'hair', pigments.neel);
comb(
  portrait,
  'hair',
  strandsOf(portrait, hair, 76, (side, chance, other) => {
    const azimuth = side * 135 * chance;
    const height = 14 + 66 * other;
    return [
      [azimuth, height],
      [azimuth + 10, height - 5],
      [azimuth + 22, height - 16],
    ];
  }),
  { lights: 0.35 },
);
roots(portrait, 'hair', { length: 20, out: 8 });
drawFeatures(portrait);
spectacles(portrait);
portrait.outline('skin', { width: 3.3 });
portrait.outline('hair', { width: 2.8, open: ['skin'], smooth: 2 });
portrait.outline('hoodie', { width: 3.4 });
portrait.outline('board', { width: 3.4 });
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
draw(
  [
    [88, -40],
    [64, 34],
  ],
  7,
);
handIn(portrait.finish());
