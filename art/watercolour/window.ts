/** A kitchen window sill against the light: tulsi, steel tumblers, a drying towel. Most of the paper is bare. */
import { savePicture } from '../studio/program.ts';
import { placed, points, type Point } from '../studio/points.ts';
import { smoothstep } from '../studio/random.ts';
import { curve, leaf, oval, polygon } from '../studio/shapes.ts';
import { Sheet, type Drawing, type Mask, type Wash } from '../studio/sheet.ts';

const WIDTH = 1040;
const HEIGHT = 1400;
const sheet = new Sheet(WIDTH, HEIGHT, 37, { tooth: 1.05 });
const { random, noise } = sheet;
const jitter = (reach: number) => (random() - 0.5) * 2 * reach;

/** Masking fluid: it keeps washes off the paper. */
let fluid: Mask = new Float32Array(WIDTH * HEIGHT);

function wash(color: string, shape: Mask | Drawing, manner: Omit<Wash, 'color'> = {}): void {
  const mask = typeof shape === 'function' ? sheet.draw(shape) : shape;
  sheet.wash(
    mask.map((cover, at) => cover * (1 - fluid[at])),
    { color, ...manner },
  );
}

const fill =
  (...outlines: readonly string[]): Drawing =>
  (context) => {
    for (const outline of outlines) polygon(context, points(outline));
  };
const ovals =
  (...spots: readonly (readonly [x: number, y: number, wide: number, high: number])[]): Drawing =>
  (context) => {
    for (const spot of spots) oval(context, ...spot);
  };

function outside(): void {
  const damp = { edge: 0, warp: 26, warpS: 90 };
  wash('#f7d774', ovals([190, 210, 150, 170], [620, 690, 190, 120]), {
    ...damp,
    wet: 60,
    dens: 0.42,
    gran: 0.1,
  });
  wash('#8fb8d8', ovals([640, 120, 170, 90], [880, 760, 130, 110]), {
    ...damp,
    wet: 50,
    dens: 0.4,
    back: 0.5,
  });
  const canopy = ovals([840, 560, 150, 150], [940, 380, 90, 170], [150, 620, 110, 150]);
  wash('#a8bf4a', canopy, { ...damp, wet: 30, dens: 0.55, back: 0.6, flow: 0.6 });
  const shade = ovals([950, 520, 80, 120], [880, 690, 90, 70], [120, 720, 70, 90]);
  wash('#5f8f4a', shade, { ...damp, wet: 22, dens: 0.55, gran: 0.5, back: 0.5 });
  wash('#e39a72', ovals([560, 800, 150, 60], [420, 860, 90, 40]), { ...damp, wet: 34, dens: 0.34 });
}

const potRim: Drawing = (context) => {
  oval(context, 330, 812, 150, 26);
  polygon(context, points('180,812 480,812 472,858 188,858'));
  oval(context, 330, 858, 142, 22);
};
const potBody = '200,850 460,850 448,930 424,990 410,1014 330,1026 250,1014 236,990 212,930';

interface Tumbler {
  x: number;
  base: number;
  high: number;
  /** Half its width at the lip and at the foot. */
  half: number;
  foot: number;
  neighbour: string;
}

const tumblers: readonly Tumbler[] = [
  { x: 746, base: 1000, high: 190, half: 62, foot: 46, neighbour: '#c0606a' },
  { x: 632, base: 1030, high: 214, half: 74, foot: 54, neighbour: '#c98248' },
  { x: 896, base: 1018, high: 150, half: 55, foot: 41, neighbour: '#b5766a' },
];

/** A strip of its wall between two shares of half the width. */
function wall({ x, base, high, half, foot }: Tumbler, from: number, to: number, below = 0): Point[] {
  const top = base - high + below;
  const edge = (share: number, y: number): Point => [
    x + share * (foot + ((half - foot) * (base - y)) / high),
    y,
  ];
  return [edge(from, top), edge(to, top), edge(to, base), edge((from + to) / 2, base + 8), edge(from, base)];
}

/** The position of a point of the hanging towel: `across` and `down` from 0 to 1. */
function hang(across: number, down: number): Point {
  const folds = 9 * Math.sin(across * 21 + 0.6) * (0.3 + down);
  const x =
    676 + across * 296 - 30 * down * (0.5 - across) + folds + 10 * (noise(across * 3, down * 2, 2) - 0.5);
  const y = 124 + 12 * Math.sin(across * 3.1) + down * (520 - 70 * across + 16 * Math.sin(across * 21));
  return [x, y];
}

/** A band of the towel from one share of its width or length to another. */
function strip(from: number, to: number, along: 'across' | 'down', start = 0): Point[] {
  const side = (fixed: number, reverse: boolean) =>
    Array.from({ length: 25 }, (_, i) => {
      const t = start + (1 - start) * ((reverse ? 24 - i : i) / 24);
      return along === 'across' ? hang(t, fixed) : hang(fixed, t);
    });
  return [...side(from, false), ...side(to, true)];
}

/** The objects in front of the bars. */
const inFront: Drawing = (context, seeded) => {
  potRim(context, seeded);
  polygon(context, points(potBody));
  for (const tumbler of tumblers) polygon(context, wall(tumbler, -1, 1, -8));
  polygon(context, strip(0, 1, 'down'));
  ovals([330, 700, 110, 110], [260, 600, 70, 70], [430, 610, 74, 74], [330, 500, 60, 60])(context, seeded);
};

function grille(): void {
  /** Less paint towards the brightest part of the window. */
  const glare = (x: number, y: number) => 1 - Math.exp(-(((x - 470) / 330) ** 2) - ((y - 330) / 300) ** 2);
  fluid = sheet.draw(inFront);
  const bars = sheet.draw((context) => {
    for (const x of [214, 372, 530, 688, 846])
      curve(context, placed(`0,-10 ${jitter(2)},480 ${jitter(3)},950`, [x, 0]), 9);
    for (const y of [214, 590]) curve(context, placed(`112,0 520,${jitter(3)} 984,${jitter(4)}`, [0, y]), 12);
    context.lineWidth = 6;
    for (const x of [293, 451, 609, 767]) {
      for (const y of [258, 546]) {
        context.beginPath();
        context.arc(x, y, 38, 0, 7);
        context.stroke();
      }
    }
  });
  const lost = bars.map((cover, at) => cover * (0.1 + 0.9 * glare(at % WIDTH, at / WIDTH)));
  wash('#5d647f', lost, { dens: 0.62, edgeR: 2, warp: 2, flow: 0.8, flowS: 130, gran: 0.5 });
  const jambs = fill('58,-10 116,-10 122,952 52,966', '976,-10 1016,-10 1024,940 980,944');
  wash('#74708c', jambs, { dens: 0.5, flow: 0.8, flowS: 200, back: 0.6, gran: 0.6 });
  wash('#b9a3a8', fill('116,-10 128,-10 134,946 122,952'), { dens: 0.45, edge: 0.3 });
  fluid.fill(0);
}

function sill(): void {
  wash('#ecc894', fill('20,962 1020,942 1030,1078 6,1092'), {
    dens: 0.3,
    edge: 0.25,
    flow: 0.7,
    flowS: 260,
    warp: 4,
  });
  wash('#7a6f92', fill('4,1090 1032,1077 1030,1128 10,1146'), { dens: 0.62, gran: 0.6, back: 0.4 });
  const plaster = sheet.field((x, y) => {
    const end = y + 150 * (noise(x / 90, y / 400, 3) - 0.5) + Math.abs(x - 480) * 0.1;
    const sides = smoothstep(0, 60, x) * smoothstep(1040, 950, x);
    return smoothstep(1130, 1146, y) * smoothstep(1330, 1150, end) * sides;
  });
  wash('#d3a37f', plaster, { dens: 0.5, edge: 0.3, edgeR: 9, flow: 0.7, back: 0.8, gran: 0.4 });
}

/** Shadows fall forward, because the light is behind everything. */
function shadows(): void {
  const forward = fill(
    '246,1004 414,1004 520,1096 580,1250 400,1250 290,1096',
    '582,1034 684,1032 736,1092 790,1226 670,1226 610,1092',
    '704,1002 790,1002 850,1084 884,1190 800,1190 760,1090',
    '858,1022 936,1020 978,1084 1010,1170 930,1170 890,1086',
  );
  const mask = sheet.draw(forward).map((cover, at) => cover * smoothstep(1260, 1030, at / WIDTH));
  wash('#5a5c9a', mask, {
    dens: 0.62,
    edge: 0.35,
    wet: 4,
    warp: 8,
    warpS: 40,
    flow: 0.5,
    gran: 0.7,
    back: 0.4,
  });
  wash('#b5583a', fill('300,1010 396,1012 440,1070 330,1070'), { dens: 0.34, wet: 12, edge: 0 });
}

function towel(): void {
  const strips =
    (along: 'across' | 'down', ...bands: readonly (readonly [at: number, wide: number])[]): Drawing =>
    (context) => {
      for (const [at, wide] of bands) polygon(context, strip(at, at + wide, along));
    };
  wash('#3d4258', (context) => curve(context, points('590,96 720,128 860,138 1030,112'), 3), {
    dens: 0.8,
    edge: 0.2,
    warp: 1,
  });
  wash('#fbe3b0', strips('down', [0, 1]), { dens: 0.42, flow: 0.7, back: 0.5 });
  wash('#8f88b4', strips('down', [0.2, 0.09], [0.5, 0.1], [0.79, 0.12]), {
    dens: 0.5,
    wet: 9,
    edge: 0,
    gran: 0.5,
  });
  const checks = { edge: 0.45, edgeR: 2, warp: 2, flow: 0.8, flowS: 90 };
  const upright = Array.from({ length: 8 }, (_, i) => [0.05 + i * 0.125, 0.045] as const);
  const level = Array.from({ length: 11 }, (_, i) => [0.04 + i * 0.083, 0.028] as const);
  wash('#d8505a', strips('down', ...upright), { ...checks, dens: 0.62 });
  wash('#d8505a', strips('across', ...level), { ...checks, dens: 0.58 });
  wash('#b01f38', strips('across', [0.9, 0.07]), { ...checks, dens: 0.8, back: 0.4 });
  wash('#4d3f7a', strips('down', [0.235, 0.035], [0.545, 0.03], [0.86, 0.04]), {
    dens: 0.5,
    wet: 5,
    edge: 0,
  });
  const fringe: Drawing = (context) => {
    for (let i = 0; i < 38; i++)
      curve(context, placed(`0,0 ${jitter(4)},${10 + 9 * random()}`, hang(i / 37, 1)), 1.8);
  };
  wash('#b01f38', fringe, { dens: 0.6, edge: 0.2, edgeR: 2, warp: 1 });
  for (const [across, color] of [
    [0.1, '#1f6fae'],
    [0.86, '#e09a1e'],
  ] as const) {
    const peg = placed('-8,-20 8,-20 6,26 -6,26', hang(across, 0), 1, jitter(0.2));
    wash(color, (context) => polygon(context, peg), { dens: 0.95, edgeR: 2, warp: 1.5 });
  }
}

/** Steel reflects its surroundings: bands of light, dark, and the colours of its neighbours. */
function steel(tumbler: Tumbler): void {
  const { x, base, high, half, foot, neighbour } = tumbler;
  const lip = base - high;
  const band =
    (from: number, to: number, below = 0): Drawing =>
    (context) =>
      polygon(context, wall(tumbler, from, to, below));
  fluid = sheet.draw((context) => {
    context.lineWidth = 4;
    context.beginPath();
    context.ellipse(x, lip, half, half * 0.2, 0, 0, 7);
    context.stroke();
    polygon(context, wall(tumbler, -0.76, -0.5, 16));
    polygon(context, wall(tumbler, 0.52, 0.62, 24));
  });
  wash('#c3ccd8', band(-1, 1), { dens: 0.6, edgeR: 3, flow: 0.6, flowS: 60, warp: 1.5 });
  wash('#4a556e', band(-0.5, -0.24, 12), { dens: 0.85, edge: 0.2, wet: 4 });
  wash('#8792a8', band(-0.28, 0.16, 10), { dens: 0.5, wet: 9, edge: 0 });
  wash(neighbour, band(-0.16, 0.34, high * 0.35), { dens: 0.62, wet: 9, edge: 0, warp: 5 });
  wash('#343c56', band(0.74, 1), { dens: 0.8, edge: 0.3, wet: 4, flow: 0.5 });
  wash('#5a6480', band(0.32, 0.5, 20), { dens: 0.45, wet: 5, edge: 0 });
  wash('#39415c', ovals([x + half * 0.12, lip + half * 0.04, half * 0.84, half * 0.13]), {
    dens: 0.75,
    wet: 2,
    warp: 1,
  });
  for (const share of [0.34, 0.4]) {
    const ring = placed(`-.92,0 0,.18 .92,0`, [x, lip + high * share], half);
    wash('#4f5870', (context) => curve(context, ring, 2.4), { dens: 0.5, edge: 0, warp: 1 });
  }
  const heel = placed('-1,.02 0,.2 1,.02', [x, base], foot);
  wash('#23283c', (context) => curve(context, heel, 5), { dens: 0.8, edge: 0.2, wet: 1 });
  fluid.fill(0);
}

interface Stem {
  path: Point[];
  turn: number;
}

/** A stem bent by its leaves, with side shoots. */
function grow(root: Point, tip: Point, shoots: number): Stem[] {
  const lean = tip[0] - root[0];
  const bend: Point = [
    root[0] + lean * (0.2 + 0.4 * random()),
    root[1] + (tip[1] - root[1]) * (0.5 + 0.2 * random()),
  ];
  const path = Array.from({ length: 10 }, (_, i): Point => {
    const t = i / 9;
    const along = (axis: 0 | 1) =>
      (1 - t) ** 2 * root[axis] + 2 * t * (1 - t) * bend[axis] + t * t * tip[axis];
    return [along(0) + jitter(4), along(1)];
  });
  const stems: Stem[] = [{ path, turn: Math.atan2(tip[1] - bend[1], tip[0] - bend[0]) }];
  for (let i = 0; i < shoots; i++) {
    const from = path[3 + Math.floor(random() * 5)];
    const side = random() < 0.5 ? -1 : 1;
    stems.push(...grow(from, [from[0] + side * (40 + 60 * random()), from[1] - 50 - 90 * random()], 0));
  }
  return stems;
}

function tulsi(): void {
  const tips = points('150,590 176,452 262,372 352,318 430,404 520,470 556,600 232,560 398,540');
  const stems = tips.flatMap((tip, i) => grow([330 + (tip[0] - 330) * 0.14, 806], tip, 1 + (i % 3)));
  const foliage =
    (size: number, share: number, leftmost = 0): Drawing =>
    (context) => {
      for (const { path, turn } of stems) {
        for (const [i, [x, y]] of path.entries()) {
          for (const side of [-1, 1]) {
            if (i < 1 || x < leftmost || random() > share) continue;
            const long = size * (0.55 + 0.75 * random()) * (1.1 - i * 0.045);
            const broad = long * (0.42 + 0.3 * random());
            leaf(context, [x + jitter(9), y + jitter(9)], long, broad, turn + side * (0.5 + random()));
          }
        }
      }
    };
  wash('#e6dd62', foliage(92, 0.7), { dens: 0.55, wet: 14, edge: 0, warp: 12, flow: 0.6 });
  wash('#9db944', foliage(70, 0.5), { dens: 0.6, wet: 4, warp: 6, flow: 0.8, flowS: 60, back: 0.5 });
  const heart = ovals([330, 690, 92, 74], [262, 610, 62, 50], [420, 620, 66, 53], [330, 520, 54, 43]);
  wash('#4f8a40', heart, { dens: 0.5, wet: 20, edge: 0, warp: 30, warpS: 40, flow: 0.7, back: 0.7 });
  wash('#5b9140', foliage(58, 0.4), { dens: 0.68, edge: 0.6, edgeR: 3, warp: 4, flow: 0.9, flowS: 60 });
  const stalks: Drawing = (context) => {
    for (const { path } of stems) curve(context, path, 2.8);
  };
  wash('#4c3a34', stalks, { dens: 0.6, edge: 0.3, edgeR: 2, warp: 2 });
  wash('#1f5540', foliage(46, 0.26, 240), { dens: 0.9, edgeR: 3, warp: 3, flow: 0.8, flowS: 50, gran: 0.5 });
  wash('#3d4a86', foliage(44, 0.12, 300), { dens: 0.75, wet: 2, edge: 0.4, edgeR: 3, flow: 0.6 });
  const spikes: Drawing = (context) => {
    for (const { path, turn } of stems) {
      if (random() < 0.45) continue;
      const up = turn * 0.6 - 0.63 + jitter(0.25);
      const long = 4 + Math.floor(random() * 5);
      for (let k = 0; k < long; k++) {
        const [[x, y]] = placed(`${6 + k * 8},${k * k * 0.25}`, path[9], 1, up);
        for (const side of [-1, 1])
          oval(context, x + side * (4.4 - k * 0.4), y + jitter(2), 3.6 - k * 0.25, 2.6);
      }
    }
  };
  wash('#7d5580', spikes, { dens: 0.62, edge: 0.4, edgeR: 2, warp: 2, flow: 0.9, flowS: 40 });
}

function pot(): void {
  fluid = sheet.draw((context) => {
    for (let i = 0; i < 9; i++) {
      const at: Point = [212 + i * 29, 930 + 10 * Math.sin((i / 8) * Math.PI)];
      curve(context, placed('0,0 14,-24 29,0', at), 7);
      oval(context, at[0] + 14, at[1] + 4, 4.5);
    }
    curve(context, points('184,818 180,840 192,860'), 9);
    curve(context, points('204,872 216,940 238,994'), 6);
    curve(context, points('196,806 240,797 300,793'), 5);
  });
  const whole: Drawing = (context, seeded) => {
    potRim(context, seeded);
    polygon(context, points(potBody));
  };
  wash('#df8a44', whole, { dens: 0.85, flow: 0.5, flowS: 80, warp: 2 });
  const away = fill('300,826 478,820 470,860 452,866 440,936 410,1014 330,1026 280,1018 300,900');
  wash('#9c3f22', away, { dens: 0.75, wet: 14, edge: 0.2, flow: 0.6, gran: 0.6, back: 0.5 });
  const dark = fill('384,828 476,824 468,864 450,868 436,940 404,1016 350,1024 388,930');
  wash('#47386e', dark, { dens: 0.72, wet: 11, edge: 0.2, gran: 0.8 });
  wash('#3a2a4a', fill('192,858 468,858 462,872 330,884 200,872'), { dens: 0.5, wet: 3, edge: 0.3 });
  wash('#3b2620', ovals([330, 810, 128, 17]), { dens: 0.9, edge: 0.4, wet: 2 });
  fluid.fill(0);
}

/** The visible construction lines, and the name. */
function pencil(): void {
  sheet.line(
    (context) => {
      context.globalAlpha = 0.6;
      for (const guide of [
        '30,964 520,950 1026,938',
        '330,770 331,1040',
        '176,812 240,836 330,842 420,836 486,810',
        '556,800 578,1040',
        '708,806 686,1042',
        '110,-10 118,480 124,960',
      ]) {
        curve(context, points(guide), 1.2);
      }
    },
    '#6a625c',
    0.5,
  );
  const name =
    '0,0 22,-2|11,-1 10,26|26,26 32,8 40,27|28,19 38,19|46,27 46,10 56,12 54,18 46,19 57,28|62,28 68,9 76,28|64,21 74,21';
  sheet.line(
    (context) => {
      for (const stroke of name.split('|')) curve(context, placed(stroke, [866, 1322]), 2);
    },
    '#5b5450',
    0.9,
    0.3,
  );
}

pencil();
outside();
grille();
sill();
shadows();
towel();
for (const tumbler of tumblers) steel(tumbler);
tulsi();
pot();
sheet.splatter('#7fa04a', 22, [90, 240, 520, 360], 4, 0.6);
sheet.splatter('#6a6ea0', 16, [380, 1090, 560, 190], 4, 0.5);
sheet.splatter('#c98248', 8, [160, 1040, 300, 120], 3, 0.5);
savePicture(sheet.toCanvas({ relief: 0.045, curl: 0.03 }));
