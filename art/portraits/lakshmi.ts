/** Lakshmi Nair: curls pulled back, a Kerala sari, about to laugh. */
import { handIn } from '../studio/hand-in.ts';
import { pigments } from '../studio/pigments.ts';
import { points } from '../studio/points.ts';
import { bodyOf, garment } from './body.ts';
import { cap, curled } from './hair.ts';
import { headOf } from './head.ts';
import { drawFeatures } from './face.ts';
import { Portrait } from './portrait.ts';
import { curls, paintDarkHair } from './strands.ts';
import { bloom, clearSitter, gold, paint } from './washes.ts';
import { drawFolds, sari } from './wear.ts';
import { paintSkin, tones } from './skin.ts';
import { ball, bothSides, ellipsoid, front, joined, thicker, within } from './solid.ts';

const head = headOf({
  jaw: 46,
  chin: 17,
  breadth: 72,
  face: 108,
  nose: 44,
  noseOut: 24,
  noseHalf: 18,
  noseTip: 10.5,
  mouth: 66,
  mouthHalf: 29,
  upperLip: 7,
  lowerLip: 9,
  brow: 5,
  cheek: 23,
  cheekbone: 23,
  eye: 16.5,
  ear: 28,
});
const body = bodyOf({ neck: 41, neckLength: 114, shoulders: 160, chest: 88, slope: 54, bust: 6 });
const hair = curled(
  joined(10, cap(head, 13, { height: 62, temples: 16 }), ellipsoid([10, 58, -104], [98, 70, 52])),
  4,
  7,
);
const blouse = garment(body, 5, { front: 40, half: 68 });
const { cloth, pallu, border } = sari(blouse);

const portrait = new Portrait({
  seed: 63,
  framing: { width: 1100, height: 1300, scale: 3, x: 520, y: 680 },
  pose: { head: { yaw: -9, pitch: 4, roll: 6 }, body: { yaw: 8 } },
  head,
  body,
  expression: { smile: 1, crinkle: 0.9, lids: 0.62, brows: [2, 2] },
  looks: {
    browWeight: 1.05,
    browArch: 1.25,
    browHeight: 18,
    eyeSize: 1.05,
    lashes: true,
    iris: '#2c1812',
    lips: '#8f2f35',
    lipStrength: 0.55,
  },
  runsOut: [0.85, 0.985],
  parts: ({ head: inHead, body: inBody }) => ({
    hair: inHead.place(hair),
    studs: inHead.place(bothSides(ball([75, -38, 3], 6))),
    chain: inBody.place(
      within(
        0.5,
        thicker(body.trunk, 1.4),
        front(points('-58,-96 -40,-128 0,-146 40,-128 58,-96 56,-100 39,-133 0,-151 -39,-133 -56,-100')),
      ),
    ),
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
paintDarkHair(portrait, 'hair', '#5a2a56');
paint(portrait, 'studs', gold);
curls(portrait, 'hair');
drawFeatures(portrait);
portrait.outline('skin', { width: 3.4 });
portrait.outline('hair', { width: 2.6, open: ['skin'], smooth: 2 });
portrait.outline('studs', { width: 2.4, least: 10 });
portrait.outline('chain', { width: 1.8 });
portrait.outline('blouse', { width: 3 });
portrait.outline('pallu', { width: 3.2 });
portrait.outline('border', { width: 2.6 });
drawFolds(portrait, cloth);
handIn(portrait.finish());
