import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix, rgb, type Colour } from '../studio/colour.ts';
import { distance, evenly, smooth, station, trace, type Point } from '../studio/curves.ts';
import { savePicture } from '../studio/program.ts';
import { clamp, noiseFrom, smoothstep } from '../studio/random.ts';
import { line } from './brush.ts';
import { Cloth, type Fold } from './cloth.ts';
import { paintFrogs } from './frogs.ts';

const WIDTH = 1100;
const HEIGHT = 1400;
/** The flat front of the bag; the strip for its handles is below it on the same cloth. */
const BREADTH = 660;
const DEPTH = 740;
const STRAP = 46;
const MIDDLE = 556;
const TOP = 520;
const PEG: Point = [560, 196];

const canvas = new Cloth(1400, DEPTH + STRAP + 20, 77, {
  colour: '#f1e4c6',
  pitch: 4.6,
  slub: 0.2,
  relief: 0.24,
  creep: 2.4,
  wear: 0.25,
});
const { noise } = canvas;
const second = noiseFrom(78);

const handles: readonly { spine: Point[]; back: boolean }[] = [
  {
    spine: evenly(
      smooth(trace('414,590 412,520 446,390 520,232 548,184 572,184 602,236 676,394 706,520 704,590')),
      1,
    ),
    back: true,
  },
  {
    spine: evenly(
      smooth(trace('402,600 400,528 428,400 498,250 546,176 580,178 624,254 688,400 712,528 712,602')),
      1,
    ),
    back: false,
  },
];
paintFrogs(canvas);
sew(handles[1].spine.length);
const [behind, front] = handles.map(({ spine, back }) => layStrap(spine, back));

const picture = canvas.toCanvas(WIDTH, HEIGHT, look, wall);
pegs(picture.getContext('2d'));
savePicture(picture);

/** Hem, side seams and the crossed squares that hold the handles; a stitch is a short raised thread. */
function sew(strapLength: number): void {
  const stitches = (from: Point, to: Point) => {
    const { paint } = canvas;
    const count = Math.round(distance(from, to) / 10);
    for (let k = 0; k < count; k++) {
      const at = (share: number): Point => [
        from[0] + ((to[0] - from[0]) * (k + share)) / count,
        from[1] + ((to[1] - from[1]) * (k + share)) / count,
      ];
      line(
        paint,
        [at(0.12), at(0.74)].map(([x, y]): Point => [x + 1, y + 1.6]),
        2.6,
        'rgba(70,50,24,.55)',
      );
      line(paint, [at(0.12), at(0.74)], 2.2, '#f6ecd2');
    }
  };
  stitches([4, 34], [BREADTH - 4, 34]);
  stitches([4, 42], [BREADTH - 4, 42]);
  for (const x of [15, BREADTH - 15]) stitches([x, 48], [x, DEPTH - 6]);
  stitches([10, DEPTH - 15], [BREADTH - 10, DEPTH - 15]);
  const [upper, lower] = [DEPTH + 10 + 6, DEPTH + 10 + STRAP - 6];
  for (const v of [upper, lower]) stitches([0, v], [1390, v]);
  for (const u of [10, strapLength - 56]) {
    stitches([u, upper], [u + 44, lower]);
    stitches([u, lower], [u + 44, upper]);
    for (const end of [u, u + 44]) stitches([end, upper], [end, lower]);
  }
}

interface Strap {
  u: Float32Array;
  v: Float32Array;
  light: Float32Array;
}

/** A handle as pixels: the position of each along and across the strap, and the light on it. */
function layStrap(spine: readonly Point[], back: boolean): Strap {
  const strap: Strap = {
    u: new Float32Array(WIDTH * HEIGHT).fill(-1),
    v: new Float32Array(WIDTH * HEIGHT),
    light: new Float32Array(WIDTH * HEIGHT),
  };
  for (let along = 0; along < spine.length; along += 0.5) {
    const share = along / spine.length;
    const { at, angle } = station(spine, share);
    // The strap folds over the peg and looks narrower there.
    const pinch = 1 - 0.34 * Math.exp(-(((share - 0.5) / 0.1) ** 2));
    const cos = Math.cos(angle + Math.PI / 2);
    const sin = Math.sin(angle + Math.PI / 2);
    for (let across = -STRAP / 2; across <= STRAP / 2; across += 0.5) {
      const x = Math.round(at[0] + cos * across * pinch);
      const y = Math.round(at[1] + sin * across * pinch);
      if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) continue;
      const cell = y * WIDTH + x;
      strap.u[cell] = along;
      strap.v[cell] = DEPTH + 10 + STRAP / 2 + across;
      const round = 1 - 0.22 * Math.abs(across / (STRAP / 2)) ** 3;
      const facing = 0.98 - 0.05 * cos - 0.05 * sin;
      strap.light[cell] =
        round * facing * (back ? 0.74 : 1) * (0.94 + 0.12 * noise(along / 60, back ? 3 : 9, 2));
    }
  }
  return strap;
}

/** Height of the bag's front: a belly, tension at the handles, a slack middle, crumpled lower corners. */
function swell(u: number, v: number): number {
  const belly =
    44 *
    Math.sin(Math.PI * clamp(u / BREADTH)) ** 0.7 *
    smoothstep(0, 520, v) *
    smoothstep(DEPTH + 60, DEPTH - 220, v);
  let pulls = 0;
  for (const [x, lean, size, wide] of [
    [176, 0.3, 15, 24],
    [176, 0.75, 11, 20],
    [176, -0.22, 9, 20],
    [486, -0.34, 15, 25],
    [486, -0.8, 10, 20],
    [486, 0.2, 10, 22],
  ]) {
    const off = (u - x - lean * v) / (wide + v * 0.1);
    pulls += size * Math.exp(-off * off) * smoothstep(420, 40, v) * smoothstep(-10, 40, v);
  }
  const slack = 8 * Math.sin(v / 26 + u / 300) * Math.exp(-(((u - 330) / 120) ** 2)) * smoothstep(150, 20, v);
  const corner =
    15 * Math.sin((u + v * 1.4) / 27) * smoothstep(200, 40, Math.hypot(u - 30, v - DEPTH + 20)) +
    13 * Math.sin((u - v * 1.2) / 25) * smoothstep(190, 40, Math.hypot(u - BREADTH + 40, v - DEPTH + 30));
  return belly + pulls + slack + corner + 26 * (noise(u / 210, v / 260, 3) - 0.5);
}

/** The bag coordinates of a pixel: the bag sags between the handles and its sides lean in. */
function onBag(x: number, y: number): Point {
  const away = (x - MIDDLE) / 330;
  const dip =
    20 * Math.max(0, 1 - (Math.abs(away) / 0.42) ** 2) +
    34 * smoothstep(0.5, 1.05, Math.abs(away)) -
    6 * away;
  const v = (y - TOP - dip) * (1 + 0.012 * Math.sin(x / 70));
  const half =
    322 + 10 * Math.sin((v / DEPTH) * 3.1) + 5 * (noise(y / 90, 2, 2) - 0.5) - 12 * smoothstep(80, 0, v);
  return [BREADTH / 2 + ((x - MIDDLE - 3 * Math.sin(v / 200)) / half) * (BREADTH / 2), v];
}

function look(x: number, y: number): Fold | undefined {
  const cell = y * WIDTH + x;
  if (front.u[cell] >= 0)
    return { u: front.u[cell], v: front.v[cell], light: front.light[cell] * contact(x, y) };
  const [u, v] = onBag(x, y);
  const round = 26;
  const corner =
    Math.min(u, BREADTH - u) < round && v > DEPTH - round
      ? Math.hypot(round - Math.min(u, BREADTH - u), v - DEPTH + round) > round
      : false;
  if (u >= 0 && u <= BREADTH && v >= 0 && v <= DEPTH && !corner) {
    const height = swell(u, v);
    const slope = (height - swell(u - 5, v)) * 0.036 + (height - swell(u, v - 5)) * 0.034;
    const rim = v < 4 ? 1.12 : v > 34 && v < 38 ? 0.9 : 1;
    const lamp =
      1.14 - 0.2 * Math.hypot(u / BREADTH - 0.3, v / DEPTH - 0.22) - 0.16 * smoothstep(DEPTH - 90, DEPTH, v);
    const strap = strapShade(x, y);
    return {
      u: u + height * 0.12,
      v: clamp(v + height * 0.1, 0, DEPTH - 1),
      light: (1 + clamp(-slope, -0.34, 0.18)) * rim * lamp * strap,
    };
  }
  if (behind.u[cell] >= 0)
    return { u: behind.u[cell], v: behind.v[cell], light: behind.light[cell] * contact(x, y) };
  return mouth(x, y);
}

/** The back of the bag: a dark strip between the handles. */
function mouth(x: number, y: number): Fold | undefined {
  const [u, v] = onBag(x, y + 15);
  if (u < 14 || u > BREADTH - 14 || v < 0 || y > TOP + 60) return undefined;
  return { u, v: v + 8, light: 0.5 + 0.1 * noise(x / 30, y / 30, 2) };
}

/** Darkening where the straps press on the peg. */
function contact(x: number, y: number): number {
  return 1 - 0.34 * smoothstep(34, 4, Math.abs(y - PEG[1] + 6)) * smoothstep(60, 10, Math.abs(x - PEG[0]));
}

function strapShade(x: number, y: number): number {
  const cell = (y - 6) * WIDTH + x - 7;
  return front.u[cell] >= 0 ? 0.72 : 1;
}

/** Whether a pixel shows the bag or a strap; used for the shadow on the wall. */
function isBag(x: number, y: number): boolean {
  const [u, v] = onBag(x, y);
  if (u >= 0 && u <= BREADTH && v >= 0 && v <= DEPTH) return true;
  const cell = Math.round(y) * WIDTH + Math.round(x);
  return front.u[cell] >= 0 || behind.u[cell] >= 0;
}

/** Blue-white lime wash with brush marks, a flaked patch, and an old red dado below. */
function wall(x: number, y: number): Colour {
  const brush =
    (noise(x / 34 + second(y / 200, 1, 2) * 3, y / 190, 3) - 0.5) * 0.09 +
    (second(x / 150, y / 120, 4) - 0.5) * 0.12 +
    (second(x / 7, y / 7, 2) - 0.5) * 0.05;
  const old =
    smoothstep(0.61, 0.66, noise(x / 130 + 31, y / 150 + 2, 4)) *
    smoothstep(700, 1000, Math.hypot(x - 200, y - 200));
  let colour = mix(rgb('#b9d3d6'), rgb('#e6e0cc'), old);
  const dado = 1268 + 6 * (noise(x / 60, 5, 3) - 0.5);
  if (y > dado) colour = mix(rgb('#a2492c'), rgb('#7f3420'), noise(x / 120, y / 60, 3));
  let shade = 1;
  for (const [dx, dy, part] of [
    [26, 30, 0.16],
    [40, 46, 0.11],
    [16, 18, 0.14],
  ]) {
    const spread = 5;
    let hits = 0;
    for (const [sx, sy] of trace('-1,-1 1,-1 0,0 -1,1 1,1'))
      if (isBag(x - dx + sx * spread * (dx / 10), y - dy + sy * spread * (dy / 10))) hits++;
    shade -= (part * hits) / 5;
  }
  const lamp = 1.1 - 0.26 * Math.hypot(x / WIDTH - 0.2, y / HEIGHT - 0.15);
  const light = (1 + brush) * shade * lamp;
  return [colour[0] * light, colour[1] * light, colour[2] * light * (1 + (1 - shade) * 0.12)];
}

/** A rail with three turned pegs; the straps hang on the middle one. */
function pegs(context: SKRSContext2D): void {
  const saved = context.getImageData(0, 0, WIDTH, 700);
  const wood = context.createLinearGradient(0, 132, 0, 220);
  for (const [at, colour] of [
    [0, '#b98550'],
    [0.12, '#95653a'],
    [0.85, '#7a4e2a'],
    [1, '#4a2c15'],
  ] as const)
    wood.addColorStop(at, colour);
  context.save();
  context.shadowColor = 'rgba(30,34,40,.5)';
  context.shadowBlur = 18;
  context.shadowOffsetX = 12;
  context.shadowOffsetY = 16;
  context.fillStyle = wood;
  context.fillRect(-20, 134, WIDTH + 40, 84);
  context.restore();
  for (let y = 138; y < 216; y += 3) {
    context.globalAlpha = 0.07 + 0.12 * noise(y * 3.1, 4, 1);
    line(
      context,
      smooth([
        [-10, y],
        [280, y + (noise(y, 1, 2) - 0.5) * 10],
        [640, y + (noise(y, 2, 2) - 0.5) * 12],
        [WIDTH + 10, y],
      ]),
      1.6,
      noise(y, 7, 1) > 0.5 ? '#3c220f' : '#d8a468',
    );
  }
  context.globalAlpha = 1;
  for (const x of [120, 1000]) peg(context, x, 178);
  restoreStraps(context, saved);
  peg(context, PEG[0], 172);
}

/** The straps hang in front of the rail: this restores the parts that the rail has covered. */
function restoreStraps(context: SKRSContext2D, saved: ReturnType<SKRSContext2D['getImageData']>): void {
  const now = context.getImageData(0, 0, WIDTH, 700);
  for (let y = 0; y < 700; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const cell = y * WIDTH + x;
      const shaded = y > 140 && isBag(x - 14, y - 15) ? 0.62 : 1;
      const strap = front.u[cell] >= 0 || behind.u[cell] >= 0;
      if (!strap && (y > 218 || y < 134)) continue;
      for (let channel = 0; channel < 3; channel++) {
        const at = cell * 4 + channel;
        now.data[at] = strap ? saved.data[at] : now.data[at] * shaded;
      }
    }
  }
  context.putImageData(now, 0, 0);
}

function peg(context: SKRSContext2D, x: number, y: number): void {
  context.save();
  context.shadowColor = 'rgba(20,12,4,.6)';
  context.shadowBlur = 14;
  context.shadowOffsetX = 14;
  context.shadowOffsetY = 18;
  const knob = context.createRadialGradient(x - 11, y - 12, 2, x, y, 34);
  knob.addColorStop(0, '#f0c890');
  knob.addColorStop(0.3, '#c08a50');
  knob.addColorStop(0.75, '#80522a');
  knob.addColorStop(1, '#4a2c14');
  context.fillStyle = knob;
  context.beginPath();
  context.ellipse(x, y, 30, 31, 0, 0, Math.PI * 2);
  context.fill();
  context.restore();
  context.strokeStyle = 'rgba(60,34,14,.6)';
  context.lineWidth = 2;
  for (const radius of [12, 21]) {
    context.beginPath();
    context.arc(x - 1, y - 1, radius, 0, Math.PI * 2);
    context.stroke();
  }
}
