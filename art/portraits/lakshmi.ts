/** Lakshmi Nair: curls pulled back, a Kerala sari, beginning to laugh. */
import { savePicture } from '../studio/program.ts';
import { pigments } from '../studio/pigments.ts';
import { points } from '../studio/points.ts';
import { bodyOf, garment, neckband } from './body.ts';
import { curled, earsOf, hairline } from './hair.ts';
import { headOf } from './head.ts';
import { drawFeatures } from './face.ts';
import { Portrait } from './portrait.ts';
import { curls, flyaways, paintDarkHair } from './strands.ts';
import { bloom, clearSitter, gold, paint } from './washes.ts';
import { drawBeads, drawFolds, necklace, paintBindi, sari } from './clothing.ts';
import { paintSkin, tones } from './skin.ts';
import { ball, beyond, bothSides, cut, ellipsoid, joined, thicker } from './solid.ts';

const head = headOf({
  jaw: 42,
  chin: 16,
  chinForward: -3,
  breadth: 71,
  face: 106,
  nose: 42,
  noseOut: 21,
  noseHalf: 16.5,
  noseTip: 9.5,
  mouth: 62,
  mouthHalf: 27,
  upperLip: 6.5,
  lowerLip: 8,
  brow: 4.5,
  cheek: 22,
  cheekbone: 20,
  eye: 16.5,
  ear: 26,
});
const body = bodyOf({ neck: 35, neckLength: 112, shoulders: 150, chest: 86, slope: 54, bust: 6 });
const puff = curled(ellipsoid([20, 74, -100], [104, 84, 60]), 4.5, 7);
const front = curled(
  joined(12, thicker(head.skull, 10), bothSides(ellipsoid([36, 56, -6], [44, 50, 90]))),
  3,
  7,
);
/** All hair is pulled up: no hair below the ears. */
const nape = beyond([0, -16, -40], [0, -1, -0.1]);
const hair = joined(
  4,
  cut(4, front, joined(6, hairline(points('0,64 22,62 44,54 58,38 65,16 66,-2 62,-18')), earsOf(head), nape)),
  puff,
);
const chain = necklace(body, 24, 3.8);
const neckline = { front: 38, half: 64 };
const blouse = garment(body, 5, neckline);
const { cloth, pallu, border } = sari(blouse);

const portrait = new Portrait({
  seed: 63,
  framing: { width: 1100, height: 1300, scale: 3, x: 520, y: 680 },
  pose: { head: { yaw: -14, pitch: 5, roll: 7 }, body: { yaw: 8 } },
  head,
  body,
  expression: { smile: 1, laugh: 0.75, crinkle: 0.6, lids: 0.8, brows: [3, 3] },
  looks: {
    browWeight: 1.05,
    browArch: 1.25,
    browHeight: 18,
    eyeSize: 1.05,
    lashes: true,
    iris: '#46220f',
    lips: '#8f2f35',
    lipStrength: 0.55,
  },
  runsOut: [0.85, 0.985],
  parts: ({ head: inHead, body: inBody }) => ({
    hair: inHead.place(hair),
    studs: inHead.place(bothSides(ball([75, -38, 3], 6))),
    chain: inBody.place(chain.solid),
    trim: inBody.place(neckband(body, blouse, neckline, 6)),
    blouse: inBody.place(blouse),
    pallu: inBody.place(pallu),
    border: inBody.place(border),
  }),
});

bloom(portrait, { colour: '#5a2a56', x: 840, y: 480, across: 280, down: 400, off: 6, strength: 0.5 });
bloom(portrait, {
  colour: pigments.rani,
  x: 900,
  y: 850,
  across: 200,
  down: 220,
  off: 18,
  strength: 0.4,
  wet: 5,
});
clearSitter(portrait);
paint(portrait, 'blouse', { colour: '#0f5f4a', strength: 0.9, shade: '#083a38' });
paint(portrait, 'pallu', {
  colour: '#f0e2bf',
  strength: 0.5,
  shade: '#a89a94',
  shadeStrength: 0.5,
  drops: [{ colour: pigments.haldi, strength: 0.2, shaded: 0.2 }],
});
paint(portrait, 'border', { colour: '#dfa021', strength: 0.95, shade: '#94571a', shadeStrength: 0.5 });
paintSkin(portrait, tones.deep);
paint(portrait, 'chain', gold);
paint(portrait, 'trim', gold);
paintBindi(portrait, '#c22a2a', 3.4);
paintDarkHair(portrait, 'hair', '#5a2a56');
paint(portrait, 'studs', gold);
curls(portrait, 'hair', { size: 14, gap: 16, lights: 0.42 });
flyaways(portrait, 'hair', { length: 60, gap: 50, off: 12 });
drawFeatures(portrait);
portrait.outline('skin', { width: 3.4, leastInside: 60, gaps: 0.12 });
portrait.outline('hair', { width: 2.6, open: ['skin'], smooth: 2 });
portrait.outline('studs', { width: 2.4, least: 10 });
drawBeads(portrait, 'chain', chain);
portrait.outline('trim', { width: 2 });
portrait.outline('blouse', { width: 3 });
portrait.outline('pallu', { width: 3.2 });
portrait.outline('border', { width: 2.6 });
drawFolds(portrait, cloth);
savePicture(portrait.finish());
