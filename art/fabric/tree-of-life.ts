import { rgb, type Colour } from '../studio/colour.ts';
import {
  bezier,
  evenly,
  oval,
  partOf,
  placed,
  sizeOf,
  smooth,
  station,
  trace,
  type Place,
  type Point,
} from '../studio/curves.ts';
import { handIn } from '../studio/hand-in.ts';
import { clamp, noiseFrom, smoothstep } from '../studio/random.ts';
import { Cloth, type Fold } from './cloth.ts';
import { dyes, Kalam, scalloped, type Dye } from './kalam.ts';

const WIDTH = 1280;
const HEIGHT = 1400;
const BREADTH = 1200;
const LENGTH = 1310;
const EDGE = 40;
/** The border takes this much on every side. */
const BORDER = 108;
const MIDDLE = 604;

const cotton = new Cloth(BREADTH, LENGTH, 61, {
  colour: '#edd7ae',
  pitch: 3.1,
  slub: 0.16,
  relief: 0.12,
  creep: 0.8,
  wear: 0.22,
});
const { random, noise } = cotton;
const second = noiseFrom(63);
const kalam = new Kalam(cotton);

/** Boughs of the left side; the right side answers each with one of its own. */
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

drawBorder();
drawTree();
drawMound();
drawAnimals();
drawBirds();
fillGround();
handIn(cotton.toCanvas(WIDTH, HEIGHT, laid, table));

function drawTree(): void {
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

/** Leaves in turn on both sides of a bough, and a side twig with a bud or a small flower. */
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

/** Rocks like fish scales, each with its own strokes, and grasses between them. */
function drawMound(): void {
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

function drawAnimals(): void {
  deer(placed(214, 1184, 0, 0.94), 'madder', 1);
  deer(placed(1004, 1184, 0, 0.9), 'rose', -1);
  peacock(placed(462, 1062, 0, 1.06), 1);
  peacock(placed(766, 1056, 0, 1), -1);
}

/** A spotted deer: the left one grazes, the right one listens. */
function deer(place: Place, fill: Dye, way: 1 | -1): void {
  const flip: Place = (u, v) => place(u * way, v);
  const on = (points: string) => trace(points).map(([u, v]) => flip(u, v));
  for (const leg of [
    '-44,-60 -50,-30 -44,-2 -36,-2 -38,-30 -28,-58',
    '-24,-58 -20,-28 -26,-2 -18,-2 -10,-30 -10,-58',
    '40,-58 46,-30 40,-2 48,-2 56,-30 58,-62',
    '22,-56 20,-28 26,-2 34,-2 32,-28 38,-56',
  ]) {
    kalam.form(smooth(on(leg), { closed: true }), fill, 2);
  }
  const body = '-62,-84 -56,-110 -20,-112 20,-106 52,-110 68,-92 60,-58 20,-50 -30,-52 -58,-58';
  kalam.form(smooth(on(body), { closed: true }), fill);
  kalam.form(smooth(on('-62,-92 -78,-100 -74,-86'), { closed: true }), undefined, 1.8);
  const head =
    way === 1
      ? '54,-100 84,-86 96,-52 108,-30 122,-22 118,-12 100,-14 86,-34 70,-62 52,-76'
      : '46,-102 62,-134 66,-160 88,-166 112,-150 108,-142 88,-140 84,-116 70,-84';
  kalam.form(smooth(on(head), { closed: true }), fill);
  const [eye, ear] = way === 1 ? ['104,-32', '92,-44 84,-64 98,-54'] : ['88,-154', '74,-160 54,-172 70,-148'];
  kalam.form(smooth(on(ear), { closed: true }), undefined, 1.8);
  kalam.dot(on(eye)[0], 2.8);
  if (way === -1)
    for (const horn of [
      '78,-164 72,-194 84,-214',
      '74,-184 60,-198',
      '86,-164 92,-192 106,-206',
      '91,-186 106,-190',
    ])
      kalam.line(smooth(on(horn)), 2.6);
  for (let k = 0; k < 16; k++) {
    const at = flip(-46 + (k % 8) * 13, -98 + Math.floor(k / 8) * 20 + (k % 3) * 4);
    kalam.form(oval(...at, 3.4, 3.2, { count: 8 }), undefined, 1);
  }
}

function peacock(place: Place, way: 1 | -1): void {
  const flip: Place = (u, v) => place(u * way, v);
  const on = (points: string) => trace(points).map(([u, v]) => flip(u, v));
  const rump = flip(-30, -44);
  for (let k = 8; k >= 0; k--) {
    const reach = 96 + (k % 3) * 13;
    const angle = (way > 0 ? Math.PI - 0.62 : 0.62) + way * (k - 4) * 0.098 * -1;
    const tip: Point = [rump[0] + Math.cos(angle) * reach, rump[1] + Math.sin(angle) * reach * 0.62 + 12];
    kalam.line(smooth([rump, [(rump[0] + tip[0]) / 2, (rump[1] + tip[1]) / 2 - 12], tip]), 1.6);
    kalam.form(scalloped(tip, 13, 7), 'madder', 1.8);
    kalam.form(oval(...tip, 7, 7, { count: 14 }), 'indigo', 1.4);
    kalam.dot(tip, 2.2);
  }
  kalam.line(on('-4,-20 -6,2 6,4'), 2.4);
  kalam.line(on('10,-20 10,2 22,4'), 2.4);
  kalam.form(
    smooth(
      on('-54,-46 -20,-66 18,-62 34,-84 30,-116 40,-138 58,-136 62,-120 52,-96 56,-62 36,-30 0,-18 -34,-28'),
      { closed: true },
    ),
    'madder',
  );
  kalam.form(smooth(on('-40,-44 -6,-58 24,-44 4,-26 -26,-28'), { closed: true }), 'indigo', 2);
  for (let k = 0; k < 6; k++)
    kalam.line(
      smooth(
        on(`${-30 + k * 8},${-46 + (k % 2) * 4} ${-26 + k * 8},-36 ${-18 + k * 8},${-38 + (k % 2) * 4}`),
      ),
      1.2,
    );
  for (let k = 0; k < 9; k++)
    kalam.form(oval(...flip(40 + Math.sin(k) * 6, -118 + k * 9), 2.6, 2.6, { count: 8 }), undefined, 0.9);
  kalam.form(smooth(on('60,-130 80,-126 60,-122'), { closed: true }), undefined, 1.8);
  kalam.form(oval(...flip(51, -128), 4, 4, { count: 10 }), undefined, 1.4);
  kalam.dot(flip(51, -128), 1.8);
  for (const [u, v] of trace('40,-164 50,-168 60,-162')) {
    kalam.line([flip(48, -138), flip(u, v)], 1.5);
    kalam.dot(flip(u, v), 3.4, 'indigo');
  }
}

/** Small birds sit where the boughs leave room; no two are doing the same. */
function drawBirds(): void {
  const birds: readonly [
    x: number,
    y: number,
    angle: number,
    size: number,
    way: 1 | -1,
    fill: Dye,
    spread: boolean,
  ][] = [
    [388, 768, -0.1, 0.92, 1, 'madder', false],
    [806, 700, 0.14, 0.86, -1, 'indigo', false],
    [452, 486, -0.34, 0.84, 1, 'indigo', false],
    [760, 470, 0.2, 0.9, -1, 'madder', true],
    [318, 350, 0.1, 0.8, -1, 'rose', true],
    [866, 862, 0, 0.82, 1, 'madder', false],
    [470, 214, 0.2, 0.78, 1, 'madder', true],
    [738, 226, -0.1, 0.74, -1, 'rose', false],
  ];
  for (const [x, y, angle, size, way, fill, spread] of birds) {
    const own = placed(x, y, angle, size);
    bird((u, v) => own(u * way, v), fill, spread);
  }
}

function bird(place: Place, fill: Dye, spread: boolean): void {
  const on = (points: string) => trace(points).map(([u, v]) => place(u, v));
  for (const tail of ['-34,6 -92,22 -96,34 -36,18', '-34,10 -78,44 -76,54 -30,22'])
    kalam.form(smooth(on(tail), { closed: true }), fill === 'indigo' ? 'madder' : 'indigo', 2);
  if (spread) kalam.form(smooth(on('-6,-6 -40,-64 -18,-78 8,-66 22,-40 20,-6'), { closed: true }), undefined);
  kalam.form(
    smooth(on('-40,10 -20,-14 10,-18 26,-36 44,-40 54,-28 48,-12 40,6 18,24 -16,24'), { closed: true }),
    fill,
  );
  if (spread) {
    for (let k = 0; k < 5; k++)
      kalam.line(
        smooth(on(`${-2 + k * 4},-12 ${-14 + k * 7},-46 ${-26 + k * 10},${-66 + Math.abs(k - 2) * 4}`)),
        1.3,
      );
  } else {
    const wing = on('-30,8 -8,-8 18,-4 10,14 -10,18');
    kalam.form(smooth(wing, { closed: true }), undefined, 2);
    for (let k = 0; k < 5; k++)
      kalam.line(smooth(on(`${-16 + k * 6},${-2 - k} ${-20 + k * 6},8 ${-14 + k * 6},14`)), 1.2);
  }
  kalam.form(smooth(on('52,-32 72,-26 52,-22'), { closed: true }), 'madder', 1.8);
  kalam.form(oval(...place(43, -29), 4 * sizeOf(place), 4 * sizeOf(place), { count: 10 }), undefined, 1.4);
  kalam.dot(place(43, -29), 1.7);
  kalam.line(on('8,24 8,36 16,38'), 1.8);
  kalam.line(on('0,24 -2,36 6,38'), 1.8);
}

/** No ground stays wholly bare: sprigs and dots where there is room. */
function fillGround(): void {
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

/** A vine that runs once round, between two rules and a row of triangles. */
function drawBorder(): void {
  const { dye } = cotton;
  const frame = (inset: number, width: number, colour: Dye) => {
    dye.strokeStyle = dyes[colour];
    dye.lineWidth = width;
    const points: Point[] = [
      [inset, inset],
      [BREADTH - inset, inset],
      [BREADTH - inset, LENGTH - inset],
      [inset, LENGTH - inset],
      [inset, inset],
    ];
    for (let k = 0; k < 4; k++) {
      const side = evenly([points[k], points[k + 1]], 12).map(([x, y]): Point => [
        x + (noise(x / 40, y / 40, 2) - 0.5) * 3,
        y + (second(x / 40, y / 40, 2) - 0.5) * 3,
      ]);
      dye.beginPath();
      for (const at of side) dye.lineTo(...at);
      dye.stroke();
    }
  };
  frame(22, 9, 'madder');
  frame(31, 2, 'iron');
  frame(BORDER - 14, 2, 'iron');
  frame(BORDER - 6, 5, 'wine');
  frame(BORDER + 18, 1.6, 'iron');
  const sides: readonly [Place, number][] = [
    [placed(0, 63), BREADTH],
    [placed(BREADTH, LENGTH - 63, Math.PI), BREADTH],
    [placed(63, LENGTH, -Math.PI / 2), LENGTH],
    [placed(BREADTH - 63, 0, Math.PI / 2), LENGTH],
  ];
  for (const [k, [place, length]] of sides.entries()) vine(place, length, k);
  for (const [place, length] of sides) {
    const count = Math.round((length - 2 * BORDER) / 17);
    for (let k = 0; k < count; k++) {
      const u = BORDER + ((k + 0.5) / count) * (length - 2 * BORDER);
      kalam.form([place(u - 7, 47), place(u + 7, 47), place(u, 58)], k % 2 ? 'madder' : undefined, 1.2);
    }
  }
  for (const [x, y] of [
    [63, 63],
    [BREADTH - 63, 63],
    [63, LENGTH - 63],
    [BREADTH - 63, LENGTH - 63],
  ])
    kalam.flower(placed(x, y, 0, 0.62), 4);
}

function vine(place: Place, length: number, start: number): void {
  const turns = Math.round((length - 190) / 92);
  const step = (length - 190) / turns;
  const path: Point[] = [];
  for (let k = 0; k <= turns * 8; k++)
    path.push(place(95 + (k / 8) * step, 17 * Math.sin((k / 8) * Math.PI)));
  kalam.line(path, 2.8);
  for (let k = 0; k < turns; k++) {
    const u = 95 + (k + 0.5) * step;
    const side = k % 2 ? 1 : -1;
    const kind = (k + start) % 3;
    const stem = bezier(
      place(u - 30, side * -12),
      place(u - 10, side * -8),
      place(u, side * -6),
      place(u, side * 4),
      10,
    );
    kalam.line(stem, 2);
    kalam.flower(
      partOf(place, u, side * 5, side > 0 ? Math.PI : 0, kind === 0 ? 0.42 : 0.44),
      [0, 1, 3][kind],
    );
    kalam.leaf(partOf(place, u - 30, side * -14, side * 1.0), 27, kind);
    kalam.leaf(partOf(place, u + 30, side * -14, Math.PI - side * 0.9), 25, (kind + 1) % 3);
  }
}

/** The panel lies unfolded on a table: its creases still show, its edges are not quite straight. */
function laid(x: number, y: number): Fold | undefined {
  const swell = (noise(x / 340, y / 300, 2) - 0.5) * 10;
  const u = x - EDGE + swell + 5 * (second(y / 190, 3, 2) - 0.5);
  const v = y - EDGE - 4 + (second(x / 260, y / 340, 2) - 0.5) * 11;
  if (u < 0 || v < 0 || u >= BREADTH || v >= LENGTH) return undefined;
  let light = 1.03;
  for (const [at, along, strength] of [
    [BREADTH / 2, u, 1],
    [LENGTH / 3, v, 0.8],
    [(LENGTH * 2) / 3, v, 0.8],
  ]) {
    const off = along - at + (noise(x / 80, y / 80, 2) - 0.5) * 5;
    light +=
      strength * 0.075 * Math.exp(-(((off + 5) / 6) ** 2)) -
      strength * 0.1 * Math.exp(-(((off - 4) / 6) ** 2));
  }
  const slope = noise((x + 26) / 250, (y + 26) / 210, 3) - noise(x / 250, y / 210, 3);
  light += clamp(-slope * 0.9, -0.1, 0.07);
  return { u, v, light: light * (1.06 - 0.16 * Math.hypot(x / WIDTH - 0.3, y / HEIGHT - 0.25)) };
}

function table(x: number, y: number): Colour {
  const grain = 0.7 + 0.5 * noise(x / 260, y / 9 + second(x / 300, y / 60, 2) * 3, 4);
  const out = Math.max(EDGE - x, x - (WIDTH - EDGE), EDGE - y, y - (HEIGHT - EDGE));
  const shade = 1 - (x > WIDTH - EDGE - 8 || y > HEIGHT - EDGE - 8 ? 0.55 : 0.3) * smoothstep(26, -4, out);
  const wood = rgb('#5b3a26');
  return [wood[0] * grain * shade, wood[1] * grain * shade, wood[2] * grain * shade];
}
