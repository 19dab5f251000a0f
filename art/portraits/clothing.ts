/** Clothes and jewellery that several sitters wear. */
import { points, type Point } from '../studio/points.ts';
import type { Body } from './body.ts';
import { ball, front, inside, joined, thicker, within, type Solid, type Vec } from './solid.ts';
import { throughPoints } from './pen.ts';
import type { Portrait } from './portrait.ts';
import { COARSE } from './view.ts';

/** The end of a sari over the shoulder at the viewer's right, with its border, on a blouse. */
export function sari(blouse: Solid): { cloth: Solid; pallu: Solid; border: Solid } {
  const cloth = thicker(blouse, 4);
  return {
    cloth,
    pallu: within(1, cloth, front(points('48,-60 124,-80 240,-150 240,-470 -226,-470 -196,-350 4,-188'))),
    border: within(1, thicker(cloth, 2), front(points('48,-60 80,-66 42,-200 -190,-388 -206,-352 4,-188'))),
  };
}

/** The folds of a sari's end, from the shoulder down. */
export function drawFolds(portrait: Portrait, cloth: Solid, count = 6): void {
  const { random } = portrait.pen;
  for (let i = 0; i < count; i++) {
    const x = 90 + i * 14 + random() * 6;
    const sway = random() * 14;
    portrait.drawCloth(
      'pallu',
      cloth,
      [
        [x, -82 - i * 6],
        [x - 14 + i * 2 + sway, -196 - i * 8],
        [x - 98 + i * 9, -330 - i * 6 - sway],
      ],
      {
        width: 2.5,
        swell: 0.2,
        thin: 0.6,
        gaps: 0.5,
      },
    );
  }
}

/** Small woven or printed flowers all over one part of the clothes. */
export function drawMotifs(
  portrait: Portrait,
  name: string,
  cloth: Solid,
  { colour, strength = 0.85, gap = 34 }: { colour: string; strength?: number; gap?: number },
): void {
  const { random } = portrait.pen;
  for (let row = 0; row < 13; row++) {
    for (let column = 0; column < 16; column++) {
      const at = [-230 + (column + (row % 2) / 2) * gap, -100 - row * gap * 0.86] as const;
      const [x, y] = portrait.clothSpot(cloth, at);
      const cell = Math.round(y / COARSE) * portrait.view.columns + Math.round(x / COARSE);
      if (portrait.view.facing[cell] < 0.6) continue;
      const size = (2.1 + random() * 0.6) * portrait.penScale * 1.6;
      for (const [dx, dy] of [
        [0, -1.5],
        [1.5, 0],
        [0, 1.5],
        [-1.5, 0],
      ] as const) {
        const spots = Array.from({ length: 8 }, (_, i) => {
          const turn = (i / 8) * Math.PI * 2;
          return [x + dx * size + Math.cos(turn) * size, y + dy * size + Math.sin(turn) * size] as const;
        });
        if (portrait.isOn(name, [x + dx * size * 2.4, y + dy * size * 2.4]))
          portrait.touch({ colour, strength, spots }, true);
      }
    }
  }
}

export interface Necklace {
  solid: Solid;
  beads: readonly Vec[];
  size: number;
}

/** Round beads on a thread around the neck, hanging `deep` millimetres below its root. */
export function necklace({ trunk, build }: Body, deep: number, size: number): Necklace {
  const root = -build.neckLength;
  const beads: Vec[] = [];
  for (let turn = -1.5; turn <= 1.5; turn += 0.01) {
    const [x, y] = [build.neck * 1.16 * Math.sin(turn), root + 30 - (30 + deep) * Math.cos(turn) ** 0.8];
    let z = 160;
    for (let step = 0; step < 60; step++) z -= trunk(x, y, z) * 0.85;
    const last = beads.at(-1);
    if (last && Math.hypot(x - last[0], y - last[1], z - last[2]) < size * 2.1) continue;
    beads.push([x, y, z]);
  }
  const hull = ball([0, root, 10], build.neck * 2.6);
  return { solid: inside(hull, joined(0.2, ...beads.map((at) => ball(at, size)))), beads, size };
}

/** The outline of each visible bead. */
export function drawBeads(portrait: Portrait, name: string, { beads, size }: Necklace): void {
  const { body } = portrait.spaces;
  for (const bead of beads) {
    const [x, y] = portrait.view.sheet(body.toRoom(bead));
    if (!portrait.isOn(name, [x, y])) continue;
    const reach = size * portrait.view.framing.scale;
    const start = portrait.pen.random() * 6;
    const ring = Array.from({ length: 15 }, (_, i): Point => {
      const turn = start + (i / 14) * 5.6;
      return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
    });
    portrait.pen.line(ring, { width: 1.8, swell: 0.2, thin: 0.3, gaps: 0 });
  }
}

/** A bindi between the brows. */
export function paintBindi(portrait: Portrait, colour: string, size = 3.6, height = 22): void {
  const round = Array.from({ length: 16 }, (_, i) => {
    const turn = (i / 16) * Math.PI * 2;
    return [Math.sin(turn) * size, height + Math.cos(turn) * size] as const;
  });
  portrait.paintFace(round, colour, 1.1);
}

/** Round spectacles on nose and ears. */
export function spectacles(portrait: Portrait): void {
  const { eyeApart, breadth } = portrait.measures;
  const nib = { width: 2.9 * portrait.penScale, gaps: 0.05 };
  for (const side of [-1, 1]) {
    const rim = Array.from({ length: 41 }, (_, i): Vec => {
      const turn = (i / 40) * Math.PI * 2;
      const x = Math.cos(turn) * 23;
      return [side * (eyeApart + 2 + x), -2 + Math.sin(turn) * 19.5, 93 - 0.006 * (x + 23) ** 2];
    });
    portrait.drawOn(rim, nib);
    const arm: Vec[] = [
      [side * (eyeApart + 25), 3, 82],
      [side * (breadth + 2), 4, 42],
      [side * (breadth + 4), 2, 2],
    ];
    portrait.drawOn(throughPoints(arm), nib);
  }
  portrait.drawOn(
    throughPoints<Vec>([
      [21 - eyeApart, 2, 93],
      [0, 6, 99],
      [eyeApart - 21, 2, 93],
    ]),
    nib,
  );
}
