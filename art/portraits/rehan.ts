/** Rehan Mathew: near profile, one ear bud, paint on his cheek. */
import { handIn } from '../studio/hand-in.ts';
import { pigments } from '../studio/pigments.ts';
import { points } from '../studio/points.ts';
import { bodyOf, garment } from './body.ts';
import { cap, curled } from './hair.ts';
import { headOf } from './head.ts';
import { drawFeatures } from './face.ts';
import { throughPoints } from './pen.ts';
import { Portrait } from './portrait.ts';
import { curls, paintDarkHair } from './strands.ts';
import { bloom, clearSitter, paint } from './washes.ts';
import { paintSkin, tones } from './skin.ts';
import { ball, ellipsoid, joined } from './solid.ts';

const head = headOf({
  crown: 106,
  face: 106,
  breadth: 70,
  jaw: 46,
  chin: 18,
  nose: 43,
  noseOut: 24,
  noseHalf: 18,
  noseTip: 10.5,
  bridge: -3,
  mouth: 64,
  mouthHalf: 26,
  upperLip: 7.5,
  lowerLip: 9,
  brow: 5,
  cheek: 16,
  ear: 30,
  eye: 16,
});
const body = bodyOf({ neck: 41, neckLength: 106, shoulders: 156, chest: 78, slope: 44 });
const hair = curled(
  joined(14, cap(head, 7, { height: 58, temples: 24, sideburns: -16 }), ellipsoid([0, 84, 22], [52, 34, 58])),
  3.5,
  6,
);
const shirt = garment(body, 7, { front: 16, half: 58 });

const portrait = new Portrait({
  seed: 96,
  framing: { width: 1040, height: 1240, scale: 2.85, x: 470, y: 630 },
  pose: { head: { yaw: 63, pitch: 3, roll: 2 }, body: { yaw: 34 } },
  head,
  body,
  expression: { smile: 0.45, gaze: [0, 2] },
  looks: {
    browWeight: 1.2,
    browArch: 0.9,
    browHeight: 17,
    iris: '#2c1812',
    lips: '#8a3f3a',
    lipStrength: 0.45,
    eyeSize: 1.08,
  },
  runsOut: [0.85, 0.985],
  parts: ({ head: inHead, body: inBody }) => ({
    hair: inHead.place(hair),
    bud: inHead.place(ball([-76, -16, 4], 7)),
    shirt: inBody.place(shirt),
  }),
});

bloom(portrait, { colour: '#d9682a', x: 790, y: 420, across: 280, down: 300, off: 8, strength: 0.5 });
bloom(portrait, {
  colour: pigments.haldi,
  x: 850,
  y: 720,
  across: 180,
  down: 240,
  off: 19,
  strength: 0.5,
  wet: 5,
});
clearSitter(portrait);
paint(portrait, 'shirt', {
  colour: '#1f7f86',
  strength: 0.85,
  shade: '#0d4a5c',
  shadeStrength: 0.5,
  back: 0.3,
});
paintSkin(portrait, tones.brown, '#4a4a8a');
portrait.paintFace(points('-64,-20 -52,-26 -38,-29 -35,-35 -48,-34 -63,-28'), '#17a098', 0.9, true);
portrait.paintFace(points('-60,-36 -50,-41 -41,-42 -39,-47 -50,-47 -59,-43'), pigments.haldi, 0.9, true);
paintDarkHair(portrait, 'hair', pigments.neel);
curls(portrait, 'hair', { size: 10, gap: 17 });
drawFeatures(portrait);
portrait.outline('skin', { width: 3.3 });
portrait.outline('hair', { width: 2.6, open: ['skin'], smooth: 2 });
portrait.outline('bud', { width: 2.4, least: 10 });
const [earX, earY] = portrait.headSpot([-78, -18, 4]);
const cord = throughPoints([
  [earX, earY + 10],
  [earX + 4, earY + 130],
  [earX + 34, earY + 290],
  [earX + 30, earY + 430],
  [earX + 62, earY + 560],
] as const);
portrait.pen.line(cord, { width: 4.4, swell: 0.05, thin: 0.2, gaps: 0.1 });
portrait.outline('shirt', { width: 3.2 });
handIn(portrait.finish());
