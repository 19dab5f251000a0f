/**
 * Fishing boats on a beach in Kerala before the monsoon: a slate sky with one gap, surf in flat knife strokes, wet sand
 * that reflects it, and the strong colours of the painted boats.
 */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix, rgb, type Colour } from '../studio/colour.ts';
import { savePicture } from '../studio/program.ts';
import { placed, points, type Point } from '../studio/points.ts';
import { clamp, smoothstep } from '../studio/random.ts';
import { paintFigure } from './figure.ts';
import { between, Painting, palette, pull, unsteadyPath, vary, type Pair, type Palette } from './strokes.ts';

const WIDTH = 1400;
const HEIGHT = 930;
const HORIZON = 290;
const painting = new Painting(WIDTH, HEIGHT, { ground: '#8a5a48', seed: 87, weave: 2.6 });
const { random, noise } = painting;
const jitter = (reach: number) => (random() - 0.5) * 2 * reach;
const pair = (colours: Palette, amount = 0.05): Pair => colours.pair(random, amount);

const storm = palette('#3d4a63', '#4b5a74', '#56607c', '#363f5a');
const cloud = palette('#6f7a92', '#8a8fa4', '#5f6a84');
const gap = palette('#f3dca8', '#f7e7c4', '#e9c48c', '#ffeecb');
const rain = palette('#5c6b82', '#6b7a90', '#4f5d78');
const deep = palette('#1d4f62', '#235e6c', '#2a4a62', '#17404f');
const swell = palette('#2f8084', '#3f9690', '#55a79a', '#2b6f7c');
const foam = palette('#f4f1e4', '#e3ebe6', '#fffaf0', '#cfdde0');
const foamShade = palette('#8fb0b4', '#a9bfc6', '#7d9fae');
const wet = palette('#8d7a6c', '#a08f80', '#7a6f74', '#b49f86');
const sand = palette('#d9b27c', '#e6c592', '#c99d68', '#efd6a6');
const sandShade = palette('#8f6a58', '#7d5f5e', '#a37a5c');

function sky(): void {
  const opening = (x: number, y: number) =>
    smoothstep(
      1.1,
      0.3,
      Math.hypot((x - 960) / 420, (y - 205) / 74) + (noise(x / 110, y / 50, 3) - 0.5) * 0.8,
    );
  painting.cover({
    count: 900,
    inside: (_x, y) => y < HORIZON + 6,
    area: [-20, -20, WIDTH + 20, HORIZON + 10],
    width: [16, 74],
    length: [1.6, 3.4],
    angle: (x, y) => -0.2 + (noise(x / 260, y / 120, 2) - 0.5) * 1.8,
    colours: (x, y) => {
      const open = opening(x, y);
      if (open > 0.55) return pair(gap);
      if (open > 0.15) return [vary(cloud.pick(random), random, 0.05), vary(gap.pick(random), random, 0.05)];
      return noise(x / 170 + 9, y / 80, 3) > 0.56 ? pair(cloud) : pair(storm);
    },
    tool: 'knife',
    mark: { load: 0.8, ragged: 0.3 },
  });
  // Rain from the cloud at the left: long dragged strokes.
  for (let i = 0; i < 60; i++) {
    const x = 40 + random() * 420;
    painting.knife({
      path: pull(x, 200 + random() * 60, 1.32 + jitter(0.06), 90 + random() * 90),
      width: 12 + random() * 26,
      colours: pair(rain),
      load: 0.4,
      opacity: 0.7,
      ragged: 0.5,
    });
  }
}

/** The lines of surf, as their y on the left and on the right edge. */
const surf = [
  { left: 318, right: 324, breadth: 5 },
  { left: 352, right: 346, breadth: 9 },
  { left: 398, right: 384, breadth: 16 },
  { left: 452, right: 430, breadth: 25 },
];
const shore = (x: number) => 505 - x * 0.022 + 24 * Math.sin(x / 210 + 1) + (noise(x / 60, 2, 2) - 0.5) * 20;

function sea(): void {
  painting.cover({
    count: 1500,
    inside: (x, y) => y > HORIZON - 3 && y < shore(x) + 10,
    area: [-20, HORIZON - 4, WIDTH + 20, 545],
    width: [5, 26],
    length: [3, 8],
    angle: () => jitter(0.07),
    colours: (x, y) => {
      const nearness = clamp((y - HORIZON) / 200);
      const shine = smoothstep(1, 0.2, Math.abs(x - 950) / 260) * noise(x / 70, y / 9, 2);
      if (shine > 0.56) return pair(gap);
      return noise(x / 160, y / 16, 3) + nearness * 0.3 > 0.66 ? pair(swell) : pair(deep);
    },
    tool: 'knife',
    mark: { load: 0.8, ragged: 0.4 },
  });
  for (const { left, right, breadth } of surf) {
    for (let i = 0; i < 90; i++) {
      const x = random() * WIDTH;
      const y = left + ((right - left) * x) / WIDTH + Math.sin(x / 120 + left) * breadth * 0.6;
      if (noise(x / 90 + left, 3, 2) < 0.4) continue;
      painting.knife({
        path: pull(x, y + breadth * 0.7, jitter(0.1), breadth * (3 + 3 * random())),
        width: breadth * (0.5 + random() * 0.5),
        colours: pair(foamShade),
        load: 0.9,
      });
      painting.knife({
        path: pull(x, y + jitter(breadth * 0.3), jitter(0.12), breadth * (2 + 3.5 * random())),
        width: breadth * (0.35 + random() * 0.6),
        colours: pair(foam),
        load: 1.5,
        ragged: 0.5,
      });
    }
  }
}

function beach(): void {
  painting.cover({
    count: 2100,
    inside: (x, y) => y > shore(x) - 4,
    area: [-20, 470, WIDTH + 20, HEIGHT + 20],
    width: [7, 46],
    length: [2.4, 5],
    angle: (x, y) => -0.03 + (noise(x / 240, y / 90, 2) - 0.5) * 0.5,
    colours: (x, y) => {
      const dryness = smoothstep(30, 190, y - shore(x) + (noise(x / 90, y / 50, 3) - 0.5) * 120);
      if (dryness < 0.35) return Math.abs(x - 980) < 260 && random() < 0.45 ? pair(gap) : pair(wet);
      return noise(x / 130, y / 40, 3) > 0.55 ? pair(sandShade) : pair(sand);
    },
    tool: 'knife',
    mark: { load: 0.8, ragged: 0.35 },
  });
  // The last thin sheet of water, with an edge of foam.
  for (let i = 0; i < 260; i++) {
    const x = random() * WIDTH;
    const y = shore(x) + 8 + jitter(7) + (noise(x / 34, 5, 2) - 0.5) * 26;
    painting.knife({
      path: pull(x, y, Math.cos(x / 210 + 1) * 0.11 + jitter(0.2), 20 + random() * 46),
      width: 3 + random() * 9,
      colours: pair(random() < 0.75 ? foam : foamShade),
      load: 1.3,
      ragged: 0.5,
    });
  }
  for (let i = 0; i < 150; i++) {
    const [x, y] = [random() * WIDTH, 640 + random() * 290];
    painting.brush({
      path: pull(x, y, 0.15 + jitter(0.3), 16 + random() * 16),
      width: 6 + random() * 8,
      colours: [rgb('#74564e'), rgb('#efd6a6')],
      load: 0.7,
      dry: 0.4,
    });
  }
}

interface Boat {
  /** Upper rim from stern to stem, and keel line below it. */
  rim: string;
  keel: string;
  inside: string;
  /** Bands of paint from the rim down. */
  bands: string[];
  at: Point;
  size: number;
}

/** A plank boat: bands of paint along its side, dark inside, shadow on the sand, a high stem post. */
function boat({ rim, keel, inside, bands, at, size }: Boat): void {
  const upper = placed(rim, at, size);
  const lower = placed(keel, at, size);
  for (let i = 0; i < 26; i++) {
    const path = unsteadyPath(
      between(
        lower,
        lower.map(([x, y]): Point => [x + 40 * size, y + 26 * size]),
        random(),
      ),
      random,
      5 * size,
    );
    painting.brush({
      path,
      width: (16 + 12 * random()) * size,
      colours: [rgb('#54405a'), rgb('#6d4f58')],
      load: 0.4,
      dry: 0.35,
      opacity: 0.85,
    });
  }
  const hollow = placed(inside, at, size);
  const well = (context: SKRSContext2D) => {
    context.fillStyle = '#4a2d22';
    context.beginPath();
    for (const [x, y] of [...upper, ...hollow.toReversed()]) context.lineTo(x, y);
    context.closePath();
    context.fill();
  };
  const xs = [...upper, ...lower].map(([x]) => x);
  const ys = [...upper, ...lower, ...hollow].map(([, y]) => y);
  paintFigure(painting, {
    area: [Math.min(...xs) - 20, Math.min(...ys) - 20, Math.max(...xs) + 20, Math.max(...ys) + 20],
    drawing: well,
    lit: (own, x) => mix(own, rgb(x < at[0] ? '#a8693a' : '#1d1420'), 0.3 + 0.15 * noise(x / 20, 3, 2)),
    angle: () => 0.1,
    width: [4, 13],
  });
  for (const [i, colour] of bands.entries()) {
    const [from, to] = [i / bands.length, (i + 1) / bands.length];
    for (let k = 0; k < 34; k++) {
      const share = from + (to - from) * random();
      const whole = between(upper, lower, share);
      const start = Math.floor(random() * (whole.length - 2));
      const path = unsteadyPath(whole.slice(start, start + 3), random, 1.5 * size);
      const along = start / (whole.length - 2);
      const tone = shadeOf(rgb(colour), along, share);
      painting.brush({
        path,
        width: (30 / bands.length + 7 * random()) * size,
        colours: [tone, vary(tone, random, 0.1)],
        load: 0.9,
        dry: 0.18,
        ragged: 0.15,
      });
    }
  }
  painting.brush({
    path: upper,
    width: 8 * size,
    colours: [rgb('#f7d9a0'), rgb('#c9803f')],
    load: 1.3,
    dry: 0.1,
    ragged: 0.1,
  });
}

/** Light from the gap at the right: stems are bright, bellies dark. */
function shadeOf(own: Colour, along: number, share: number): Colour {
  const lit = 0.55 * along - share * 0.55;
  return lit > 0 ? mix(own, rgb('#ffe6b0'), lit * 0.6) : mix(own, rgb('#2a1a3a'), -lit * 0.8);
}

function boats(): void {
  boat({
    rim: '-150,-6 -90,14 0,24 90,14 150,-18 196,-66',
    keel: '-140,16 -86,46 0,60 84,50 140,24 188,-44',
    inside: '-150,-6 -80,-8 10,-4 90,-12 150,-34 196,-66',
    bands: ['#e8a317', '#0f7672', '#f4ead2'],
    at: [1090, 560],
    size: 0.74,
  });
  boat({
    rim: '-190,-30 -120,10 -10,30 110,24 190,-12 246,-86',
    keel: '-176,2 -110,62 -6,90 104,80 180,36 238,-54',
    inside: '-190,-30 -100,-22 0,-12 110,-18 190,-44 246,-86',
    bands: ['#c8391f', '#f4ead2', '#23407a', '#23407a'],
    at: [730, 640],
    size: 1.12,
  });
  boat({
    rim: '-260,-52 -170,6 -20,36 130,30 230,-14 304,-120',
    keel: '-240,-8 -156,84 -14,124 124,112 222,56 294,-76',
    inside: '-260,-52 -140,-36 0,-22 130,-28 230,-60 304,-120',
    bands: ['#3f9a8f', '#e8a317', '#c2206c', '#f4ead2', '#5a2a56'],
    at: [290, 750],
    size: 1.3,
  });
}

/** Nets over the rim, floats, a coil of rope, an eye painted on the stem. */
function tackle(): void {
  const net = palette('#2f8a7c', '#3fae98', '#1d5f5a');
  for (let i = 0; i < 240; i++) {
    const t = random();
    const x = 130 + t * 250 + jitter(30);
    const y = 722 + Math.sin(t * 3) * 34 + jitter(34) + (t > 0.6 ? 30 : 0);
    painting.brush({
      path: pull(x, y, random() * 3, 16 + random() * 30, jitter(0.3)),
      width: 2 + random() * 2.4,
      colours: pair(net),
      dry: 0.3,
      load: 0.7,
      ragged: 0.3,
    });
  }
  for (let i = 0; i < 16; i++) {
    const [x, y] = [140 + random() * 250, 716 + random() * 60];
    painting.brush({
      path: pull(x, y, jitter(0.5), 9),
      width: 11,
      colours: [rgb('#f2f0e6'), rgb('#e8641f')],
      dry: 0,
      ragged: 0,
    });
  }
  for (const [x, y, size] of [
    [648, 628, 1.3],
    [978, 556, 0.9],
  ]) {
    painting.brush({
      path: pull(x, y, 0, 14 * size),
      width: 13 * size,
      colours: [rgb('#fffaf0'), rgb('#f4ead2')],
      dry: 0,
      ragged: 0,
    });
    painting.brush({
      path: pull(x + 2 * size, y, 0, 5 * size),
      width: 6 * size,
      colours: [rgb('#1d1420'), rgb('#1d1420')],
      dry: 0,
      ragged: 0,
    });
  }
  for (let turn = 0; turn < 5; turn++) {
    const ring = Array.from({ length: 14 }, (_, i): Point => [
      820 + Math.cos(i / 2) * (46 - turn * 8),
      830 + Math.sin(i / 2) * (17 - turn * 3) - turn * 3,
    ]);
    painting.brush({ path: ring, width: 7, colours: [rgb('#d9b27c'), rgb('#8f6a4a')], dry: 0.15 });
  }
  painting.brush({
    path: points('850,826 900,800 880,760 800,720 760,690'),
    width: 5,
    colours: [rgb('#d9b27c'), rgb('#8f6a4a')],
    dry: 0.2,
  });
}

/** Men who pull a net out of the surf, and a sitting dog. */
function people(): void {
  const touch = (
    at: Point,
    size: number,
    path: string,
    width: number,
    one: string,
    other: string,
    taper: [number, number] = [0.8, 0.6],
  ) =>
    painting.brush({
      path: placed(path, at, size),
      width: width * size,
      colours: [rgb(one), rgb(other)],
      taper,
      dry: 0.05,
      ragged: 0.08,
    });
  const men: [Point, number, string][] = [
    [[420, 520], 1, '#e9e4d8'],
    [[476, 530], 1.08, '#c8391f'],
    [[540, 544], 1.16, '#23407a'],
    [[1236, 500], 0.9, '#e8a317'],
  ];
  painting.brush({
    path: points('330,484 420,492 480,500 560,512 640,560'),
    width: 3,
    colours: [rgb('#efe0c0'), rgb('#8f7a68')],
    dry: 0.1,
  });
  for (const [at, size, cloth] of men) {
    touch(at, size, '4,2 24,6 50,10', 7, '#6d5a66', '#7d6a70', [1, 0.3]);
    touch(at, size, '-6,-34 -12,-16 -18,0', 6, '#4a2a20', '#5f3828');
    touch(at, size, '2,-34 8,-16 6,2', 6, '#3a201a', '#5f3828');
    touch(at, size, '-4,-38 -4,-30 -2,-22', 16, cloth, '#fff6e2', [0.9, 1]);
    touch(at, size, '-2,-44 4,-56 10,-66', 13, '#6d3f2a', '#8a5232', [1, 0.9]);
    touch(at, size, '10,-64 -4,-52 -20,-44', 5, '#6d3f2a', '#8a5232');
    touch(at, size, '14,-76 14,-74 14,-72', 11, '#1d1216', '#2c1a18');
  }
  const dog: Point = [610, 850];
  touch(dog, 1.2, '-4,-6 -2,-22 8,-38', 17, '#b9804a', '#8f5a30', [1, 0.7]);
  touch(dog, 1.2, '8,-38 12,-46 20,-46', 12, '#b9804a', '#7d4a28');
  touch(dog, 1.2, '8,-6 10,-18 12,-30', 6, '#d9a86a', '#b9804a');
  touch(dog, 1.2, '-12,-4 -24,-4 -32,-12', 5, '#8f5a30', '#b9804a');
  touch(dog, 1.2, '8,-48 6,-54 6,-56', 5, '#5f3a20', '#5f3a20');
  touch(dog, 1.2, '4,0 26,4 46,8', 7, '#7d5f5e', '#8f6a58', [1, 0.4]);
}

sky();
sea();
beach();
people();
boats();
tackle();
savePicture(painting.toCanvas());
