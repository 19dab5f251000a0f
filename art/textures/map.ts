/**
 * `node bin/run.mjs art/textures/map.ts` writes app/textures/map.svg: the way to the school in the style of Warli,
 * rice-white for an earth-coloured ground. The page adds the ground and the names (app/contact/school-map.tsx).
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

type Point = readonly [x: number, y: number];

let seed = 41;
function random(): number {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed / 2_147_483_647;
}
const jitter = (value: number, by: number) => value + (random() - 0.5) * 2 * by;
const at = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;
const line = (points: readonly Point[]) => `M${points.map(at).join('L')}`;
const closed = (points: readonly Point[]) => `${line(points)}z`;
const circle = ([x, y]: Point, r: number) =>
  `M${at([x - r, y])}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0 ${-2 * r} 0`;

/** The lines, the filled shapes, and the shapes with a colour of their own. */
const strokes: string[] = [];
const fine: string[] = [];
const fills: string[] = [];
const blossoms: string[] = [];

/** Both edges of a road along a curve, with gaps where other roads meet it, and without dots behind its name. */
function road(
  from: Point,
  bend: Point,
  to: Point,
  width: number,
  gaps: readonly [number, number][],
  unmarked: readonly [number, number][] = [],
) {
  const point = (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * bend[0] + t ** 2 * to[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * bend[1] + t ** 2 * to[1],
  ];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const normal: Point = [-dy / length, dx / length];
  const steps = Math.round(length / 42);
  for (const side of [-1, 1]) {
    let run: Point[] = [];
    for (let step = 0; step <= steps; step += 1) {
      const t = step / steps;
      const isGap = gaps.some(([a, b]) => t > a && t < b);
      if (isGap) {
        if (run.length > 1) strokes.push(line(run));
        run = [];
        continue;
      }
      const [x, y] = point(t);
      run.push([
        jitter(x + (side * normal[0] * width) / 2, 0.9),
        jitter(y + (side * normal[1] * width) / 2, 0.9),
      ]);
    }
    if (run.length > 1) strokes.push(line(run));
  }
  for (let t = 0.01; t < 1; t += 26 / length) {
    const [x, y] = point(t);
    if (!unmarked.some(([a, b]) => x > a && x < b)) strokes.push(`M${at([jitter(x, 1), jitter(y, 1)])}h.1`);
  }
}

function hut([x, y]: Point, wide: number) {
  const [high, roof] = [wide * 0.5, wide * 0.42];
  strokes.push(
    line([
      [x, y],
      [x, y - high],
      [x + wide, y - high],
      [x + wide, y],
      [x, y],
    ]),
    line([
      [x - wide * 0.14, y - high + 3],
      [x + wide / 2, y - high - roof],
      [x + wide * 1.14, y - high + 3],
    ]),
  );
  for (let step = 1; step < 6; step += 1) {
    const left = x + (wide * step) / 6;
    const top = y - high - roof * (1 - Math.abs(step / 3 - 1)) * 0.82;
    fine.push(
      line([
        [left, top],
        [jitter(left, 1.5), y - high - 2],
      ]),
    );
  }
  fine.push(
    line([
      [x + wide * 0.38, y],
      [x + wide * 0.38, y - high * 0.62],
      [x + wide * 0.64, y - high * 0.62],
      [x + wide * 0.64, y],
    ]),
  );
}

/** A gulmohar: a fan of branches with feathered leaves, in May full of red. */
function tree([x, y]: Point, high: number, inBloom: boolean) {
  strokes.push(
    line([
      [x, y],
      [jitter(x, 1.5), y - high * 0.45],
    ]),
  );
  for (let branch = 0; branch < 6; branch += 1) {
    const angle = -Math.PI * (0.12 + (0.76 * branch) / 5);
    const root: Point = [x, y - high * 0.42];
    const reach = high * jitter(0.52, 0.05);
    const tip: Point = [root[0] + Math.cos(angle) * reach * 1.15, root[1] + Math.sin(angle) * reach];
    fine.push(line([root, tip]));
    for (const t of [0.6, 1]) {
      const [px, py] = [root[0] + (tip[0] - root[0]) * t, root[1] + (tip[1] - root[1]) * t];
      for (const turn of [-0.8, 0.8])
        fine.push(
          line([
            [px, py],
            [px + Math.cos(angle + turn) * high * 0.11, py + Math.sin(angle + turn) * high * 0.11],
          ]),
        );
      if (inBloom && t > 0.6) blossoms.push(circle([jitter(px, 3), jitter(py, 3)], 2.6));
    }
  }
}

function person([x, y]: Point, high: number, step: number, hand: Point) {
  const [head, shoulder, waist, hip] = [y - high * 0.9, y - high * 0.76, y - high * 0.5, y - high * 0.26];
  fills.push(
    closed([
      [x - high * 0.17, shoulder],
      [x + high * 0.17, shoulder],
      [x, waist],
    ]),
    closed([
      [x, waist],
      [x - high * 0.14, hip],
      [x + high * 0.14, hip],
    ]),
    circle([x + step, head], high * 0.085),
  );
  fine.push(
    line([
      [x - high * 0.07, hip],
      [x - high * 0.13 + step, y - high * 0.13],
      [x - high * 0.08, y],
    ]),
    line([
      [x + high * 0.07, hip],
      [x + high * 0.16 + step, y - high * 0.13],
      [x + high * 0.14, y],
    ]),
    line([
      [x - high * 0.17, shoulder],
      [x - high * 0.25, waist],
    ]),
    line([
      [x + high * 0.17, shoulder],
      [x + high * 0.25 + step, waist + high * 0.02],
      [x + hand[0], y + hand[1]],
    ]),
  );
}

// Gulmohar Road from the bus stop to the lake, the cross road, two lanes.
road(
  [-10, 262],
  [620, 236],
  [1290, 246],
  50,
  [
    [0.195, 0.235],
    [0.452, 0.5],
    [0.69, 0.725],
  ],
  [[1056, 1210]],
);
road([545, -10], [575, 120], [603, 210], 44, []);
road([607, 276], [622, 370], [640, 470], 44, []);
road([258, -10], [272, 100], [276, 222], 36, []);
road([912, 276], [930, 370], [958, 470], 36, []);

for (const [x, y, wide] of [
  [26, 96, 58],
  [118, 170, 50],
  [150, 72, 54],
  [330, 150, 56],
  [420, 84, 50],
  [350, 60, 40],
  [470, 190, 46],
  [60, 400, 60],
  [204, 376, 44],
  [330, 420, 56],
  [432, 396, 50],
  [700, 400, 56],
  [800, 350, 48],
  [1010, 352, 54],
  [1110, 420, 60],
  [1190, 340, 46],
  [900, 74, 46],
] as const)
  hut([x, y], wide);

for (const [x, y, high] of [
  [664, 222, 80],
  [912, 222, 92],
  [1010, 224, 78],
  [1112, 226, 88],
  [60, 236, 70],
  [400, 236, 74],
  [1222, 228, 78],
] as const)
  tree([x, y], high, true);
tree([560, 440], 70, false);
tree([850, 446], 62, false);
tree([260, 440], 64, false);
tree([1010, 112], 60, false);

// The lake, with two boats' worth of ripples.
for (let row = 0; row < 5; row += 1) {
  const points: Point[] = [];
  for (let x = 1100 + row * 16; x < 1290; x += 11) points.push([x, 34 + row * 22 + (x % 22 < 11 ? -4 : 4)]);
  fine.push(line(points));
}

// People on their way: a mother and child, three with their rolled sheets, one who runs.
person([470, 262], 46, 2, [16, -30]);
person([494, 264], 30, 2, [9, -19]);
person([560, 266], 44, 2, [14, -40]);
person([812, 262], 46, -2, [14, -42]);
person([838, 264], 32, -2, [10, -28]);
person([1010, 266], 44, -3, [15, -38]);
person([600, 330], 38, 2, [12, -34]);

// The bus at its stop.
strokes.push(
  closed([
    [120, 276],
    [120, 238],
    [212, 236],
    [226, 252],
    [227, 276],
  ]),
  circle([146, 278], 9),
  circle([204, 278], 9),
);
for (const x of [128, 148, 168, 188])
  fine.push(
    closed([
      [x, 244],
      [x + 14, 244],
      [x + 14, 256],
      [x, 256],
    ]),
  );

// The school, drawn larger than to scale, with its large windows and the blue gate.
const school: Point = [716, 214];
const [sx, sy] = school;
strokes.push(
  closed([
    [sx, sy],
    [sx, sy - 76],
    [sx + 128, sy - 77],
    [sx + 128, sy],
  ]),
  line([
    [sx - 16, sy - 73],
    [sx + 64, sy - 126],
    [sx + 145, sy - 74],
  ]),
);
for (let x = 6; x < 124; x += 9)
  fine.push(
    line([
      [sx + x, sy - 79 - 42 * (1 - Math.abs(x / 64 - 1))],
      [sx + jitter(x, 1.5), sy - 79],
    ]),
  );
for (const x of [12, 84])
  fine.push(
    closed([
      [sx + x, sy - 64],
      [sx + x + 32, sy - 64],
      [sx + x + 32, sy - 32],
      [sx + x, sy - 32],
    ]),
    line([
      [sx + x + 16, sy - 64],
      [sx + x + 16, sy - 32],
    ]),
    line([
      [sx + x, sy - 48],
      [sx + x + 32, sy - 48],
    ]),
  );
const gate = closed([
  [sx + 52, sy],
  [sx + 52, sy - 44],
  [sx + 76, sy - 44],
  [sx + 76, sy],
]);

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 460" width="1280" height="460" stroke-linecap="round" stroke-linejoin="round"><path fill="none" stroke="#f6ead6" stroke-width="2.6" d="${strokes.join('')}"/><path fill="none" stroke="#f6ead6" stroke-width="1.7" d="${fine.join('')}"/><path fill="#f6ead6" d="${fills.join('')}"/><path fill="#e8a317" d="${blossoms.join('')}"/><path fill="#2f5aa8" stroke="#f6ead6" stroke-width="2" d="${gate}M${sx + 64} ${sy}v-44"/><path fill="#c8391f" stroke="#f6ead6" stroke-width="2.5" d="M${sx + 64} ${sy - 92}c-12-17-22-26-22-40a22 22 0 0 1 44 0c0 14-10 23-22 40z"/><circle cx="${sx + 64}" cy="${sy - 132}" r="8" fill="#f6ead6"/></svg>\n`;
await writeFile(path.resolve(import.meta.dirname, '../../app/textures/map.svg'), svg);
