/** The tree, the mound below it, and the sprigs in the background. */
import {
  evenly,
  oval,
  partOf,
  type Place,
  placed,
  type Point,
  smooth,
  station,
  trace,
} from '../../studio/curves.ts';
import type { Dye } from '../kalam.ts';
import { BORDER, BREADTH, cotton, kalam, LENGTH, MIDDLE, random } from './cotton.ts';

/** Boughs of the left side; the right side has a bough for each of them. */
const boughs: readonly {
  from: number;
  path: string;
  half: number;
  flower: [left: number, right: number];
  size: number;
}[] = [
  { from: 0.3, path: '0,0 -90,-30 -190,-24 -270,40 -330,30', half: 12, flower: [2, 0], size: 1.0 },
  { from: 0.44, path: '0,0 -70,-70 -170,-92 -280,-60 -366,-86', half: 12, flower: [0, 4], size: 1.08 },
  { from: 0.58, path: '0,0 -60,-80 -150,-150 -260,-160 -352,-226', half: 11, flower: [4, 1], size: 1.02 },
  { from: 0.72, path: '0,0 -50,-70 -140,-130 -186,-210 -286,-262', half: 10, flower: [3, 2], size: 1.04 },
  { from: 0.86, path: '0,0 -30,-60 -90,-120 -110,-200 -176,-250', half: 8, flower: [1, 3], size: 0.96 },
];

const trunk = evenly(
  smooth(trace('596,1096 616,1010 578,920 596,830 634,740 600,650 586,560 614,470 604,380')),
  3,
);

export function drawTree(): void {
  const tips: { place: Place; kind: number }[] = [];
  for (const side of [-1, 1]) {
    for (const [k, bough] of boughs.entries()) {
      const root = station(trunk, bough.from + (side > 0 ? 0.06 : 0)).at;
      const lift = side > 0 ? 0.94 + 0.1 * Math.sin(k * 2.2) : 1;
      const droop = side > 0 ? 18 * Math.sin(k * 1.7 + 1) : 0;
      const points = trace(bough.path).map(([u, v], i): Point => [
        root[0] - side * u * lift,
        root[1] + v * lift + droop * i * 0.3,
      ]);
      const spine = evenly(smooth(points), 3);
      kalam.bark(spine, (t) => bough.half * (1 - 0.66 * t) + 1.5, 'rose');
      dress(spine, k + (side > 0 ? 2 : 0));
      const end = station(spine, 1);
      tips.push({
        place: placed(...end.at, end.angle + Math.PI / 2, bough.size * 1.2),
        kind: bough.flower[side > 0 ? 1 : 0],
      });
    }
  }
  kalam.bark(trunk, (t) => 27 * (1 - 0.62 * t) + 7 * Math.exp(-t * 16), 'rose');
  for (const { place, kind } of tips) kalam.flower(place, kind);
  const crown = station(trunk, 1).at;
  for (const [turn, length, kind] of [
    [-2.5, 66, 1],
    [-0.64, 66, 2],
    [-2.0, 74, 0],
    [-1.12, 74, 3],
  ])
    kalam.leaf(placed(crown[0], crown[1] + 14, turn), length, kind);
  kalam.flower(placed(crown[0] + 2, crown[1] - 26, 0.06, 1.3), 1);
}

/** Leaves on alternating sides of a bough, and a side twig with a bud or a small flower. */
function dress(spine: readonly Point[], start: number): void {
  for (let k = 0; k < 9; k++) {
    const { at, angle } = station(spine, 0.13 + k * 0.085);
    const side = k % 2 ? 1 : -1;
    const turn = angle + side * (0.95 + random() * 0.3);
    if (k === 3 || k === 6) twig(at, turn, start + k);
    else
      kalam.leaf(
        placed(...at, turn),
        52 + random() * 26,
        (start + k * (k % 3) + k) % 4 === 3 && k % 2 ? 3 : (start + k) % 3,
      );
  }
}

function twig(at: Point, angle: number, kind: number): void {
  const place = placed(...at, angle);
  const spine = smooth([place(0, 0), place(26, 10), place(52, 4), place(70, 14)], { step: 3 });
  kalam.line(spine, 3.4);
  const end = station(spine, 1);
  kalam.leaf(placed(...spine[5], angle - 0.9), 30, kind % 3);
  kalam.leaf(placed(...spine[10], angle + 1), 30, (kind + 1) % 3);
  kalam.flower(placed(...end.at, end.angle + Math.PI / 2, 0.54 + 0.07 * (kind % 3)), kind + 1);
}

/** Rocks like fish scales, each with its own strokes, and grass between them. */
export function drawMound(): void {
  for (let row = 0; row < 4; row++) {
    const y = 1098 + row * 23;
    const span = 170 + row * 58;
    const count = 5 + row * 2;
    for (let k = 0; k < count; k++) {
      const x = MIDDLE - span + ((k + 0.5) / count) * span * 2 + (random() - 0.5) * 12;
      const half = (span / count) * 1.22;
      const tall = 44 + random() * 18 - row * 3;
      const outline = smooth(
        [
          [x - half, y + 22],
          [x - half * 0.86, y - tall * 0.4],
          [x, y - tall],
          [x + half * 0.84, y - tall * 0.42],
          [x + half, y + 22],
        ],
        { step: 3 },
      );
      const fill: Dye | undefined = (['rose', undefined, 'madder', undefined, 'rose'] as const)[
        (k * 2 + row * 3) % 5
      ];
      kalam.form(outline, fill);
      const inner = (size: number) =>
        smooth(
          [
            [x - half * size, y + 14],
            [x, y - tall * size],
            [x + half * size, y + 14],
          ] as Point[],
          { step: 3 },
        );
      if ((k + row) % 2) for (const size of [0.72, 0.46]) kalam.line(inner(size), 1.3);
      else kalam.hatch(inner(0.84), inner(0.3), 12, 1);
    }
  }
  for (let k = 0; k < 26; k++) {
    const x = BORDER + 40 + random() * (BREADTH - 2 * BORDER - 80);
    if (Math.abs(x - MIDDLE) < 300) continue;
    const y = 1182 - Math.abs(x - MIDDLE) * 0.02;
    for (const lean of [-0.5, -0.1, 0.3, 0.6])
      kalam.line(
        smooth([
          [x, y],
          [x + lean * 8, y - 16],
          [x + lean * 26, y - 30 - random() * 12],
        ]),
        2,
      );
  }
  kalam.line(
    smooth([
      [BORDER + 18, 1188],
      [360, 1184],
      [640, 1190],
      [880, 1183],
      [BREADTH - BORDER - 18, 1188],
    ]),
    2.6,
  );
}

/** Fills empty areas of the ground with sprigs and dots. */
export function fillGround(): void {
  const used = cotton.dye.getImageData(0, 0, BREADTH, LENGTH).data;
  const taken = new Uint8Array(BREADTH * LENGTH);
  for (let at = 0; at < taken.length; at++) taken[at] = used[at * 4 + 3] > 20 ? 1 : 0;
  const free = (x: number, y: number, reach: number) => {
    for (let k = 0; k < 20; k++) {
      for (const share of [0.4, 0.75, 1]) {
        const [cx, cy] = placed(x, y, k * 0.314)(reach * share, 0);
        if (taken[Math.round(cy) * BREADTH + Math.round(cx)]) return false;
      }
    }
    return true;
  };
  const occupy = (x: number, y: number, reach: number) => {
    for (const [px, py] of oval(0, 0, 1, 1, { count: 24 })) {
      for (let r = 0; r <= reach; r += 2)
        taken[Math.round(y + py * r) * BREADTH + Math.round(x + px * r)] = 1;
    }
  };
  const inside = BORDER + 26;
  for (const [reach, tries] of trace('34,700 19,2600 8,5200')) {
    for (let k = 0; k < tries; k++) {
      const x = inside + random() * (BREADTH - inside * 2);
      const y = inside + random() * (1176 - inside);
      if (!free(x, y, reach)) continue;
      occupy(x, y, reach * 1.12);
      if (reach === 34)
        sprig(placed(x, y + 10, random() * 1.2 - 0.6 + (x < MIDDLE ? -0.3 : 0.3), 0.9 + random() * 0.3));
      else if (reach === 19) kalam.leaf(placed(x - 8, y + 6, random() * 6.28), 20 + random() * 10, k % 3);
      else
        for (const turn of [0, 2.1, 4.2])
          kalam.dot(placed(x, y, turn + random())(3.6, 0), 1.7, k % 4 === 0 ? 'madder' : 'iron');
    }
  }
}

function sprig(place: Place): void {
  kalam.line(smooth([place(0, 16), place(3, 0), place(0, -10)]), 1.8);
  for (const turn of [-2.4, -0.75]) kalam.leaf(partOf(place, 1, 8, turn), 18, 1);
  for (let k = 0; k < 5; k++) {
    const own = partOf(place, 0, -12, k * 1.257);
    kalam.form(oval(...own(7, 0), 4.6, 3.6, { turn: k * 1.257, count: 10 }), k % 2 ? 'madder' : 'rose', 1.2);
  }
  kalam.dot(place(0, -12), 2.4, 'indigo');
}
