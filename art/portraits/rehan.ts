/** Rehan Mathew: looks to the right past the viewer, one ear bud, paint on his cheek. */
import { savePicture } from '../studio/program.ts';
import { pigments } from '../studio/pigments.ts';
import { points } from '../studio/points.ts';
import { bodyOf, garment, neckband } from './body.ts';
import { curled, earsOf, hairline } from './hair.ts';
import { headOf } from './head.ts';
import { drawFeatures } from './face.ts';
import { throughPoints } from './pen.ts';
import { Portrait, type Plane } from './portrait.ts';
import { curls, paintDarkHair } from './strands.ts';
import { bloom, clearSitter, paint } from './washes.ts';
import { paintSkin, tones } from './skin.ts';
import { ball, cut, ellipsoid, joined, thicker } from './solid.ts';

const head = headOf({
  crown: 108,
  face: 100,
  breadth: 70,
  jaw: 40,
  chin: 15,
  chinForward: -2,
  nose: 40,
  noseOut: 21,
  noseHalf: 16,
  noseTip: 9.5,
  bridge: -3,
  mouth: 59,
  mouthHalf: 24,
  upperLip: 6,
  lowerLip: 7.5,
  brow: 4,
  cheek: 18,
  cheekbone: 18,
  ear: 28,
  eye: 16.5,
});
const body = bodyOf({ neck: 34, neckLength: 102, shoulders: 142, chest: 74, slope: 46 });
const hair = cut(
  4,
  curled(joined(18, thicker(head.skull, 9), ellipsoid([0, 84, 6], [72, 48, 84])), 5, 6.5),
  joined(6, hairline(points('0,58 26,57 48,50 60,36 65,14 66,-4 62,-20')), earsOf(head)),
);
const neckline = { front: 16, half: 56 };
const shirt = garment(body, 7, neckline);

const portrait = new Portrait({
  seed: 96,
  framing: { width: 1040, height: 1240, scale: 2.85, x: 480, y: 650 },
  pose: { head: { yaw: 32, pitch: 5, roll: -3 }, body: { yaw: 24 } },
  head,
  body,
  expression: { smile: 0.8, gaze: [14, 4], brows: [2, 3] },
  looks: {
    browWeight: 1.2,
    browArch: 0.9,
    browHeight: 17,
    iris: '#4a2816',
    lips: '#8a3f3a',
    lipStrength: 0.45,
    eyeSize: 1.14,
  },
  runsOut: [0.85, 0.985],
  parts: ({ head: inHead, body: inBody }) => ({
    hair: inHead.place(hair),
    bud: inHead.place(ball([-76, -16, 4], 7)),
    shirt: inBody.place(shirt),
    neckband: inBody.place(neckband(body, shirt, neckline, 10)),
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
  inShadow: false,
  shadeFrom: 0.28,
});
paint(portrait, 'neckband', { colour: pigments.haldi, strength: 0.9, shade: '#a8641a', shadeStrength: 0.45 });
paintSkin(portrait, tones.brown);
/** A smear of paint from a finger on the cheek. */
const swipe = ([ax, ay]: Plane, [bx, by]: Plane, half: number, colour: string) => {
  const edge = (sign: number) =>
    [0, 0.12, 0.35, 0.65, 1].map((t, i): Plane => {
      const wide = [0.55, 1, 0.95, 0.7, 0.15][i] * half * sign;
      return [ax + (bx - ax) * t, ay + (by - ay) * t + 2.2 * Math.sin(t * 3) + wide];
    });
  portrait.paintFace([...throughPoints(edge(1)), ...throughPoints(edge(-1)).toReversed()], colour, 0.9, true);
};
swipe([-62, -27], [-41, -33], 4.2, '#17a098');
swipe([-49, -25], [-33, -32], 1.3, '#17a098');
swipe([-52, -36], [-34, -40], 1.6, '#17a098');
swipe([-53, -45], [-43, -48], 2.8, pigments.haldi);
paintDarkHair(portrait, 'hair', pigments.neel);
curls(portrait, 'hair', { size: 12, gap: 15, lights: 0.42 });
drawFeatures(portrait);
portrait.outline('skin', { width: 3.3, leastInside: 60, gaps: 0.12 });
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
portrait.outline('neckband', { width: 2.4 });
portrait.outline('shirt', { width: 3.2 });
savePicture(portrait.finish());
