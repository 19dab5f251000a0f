/**
 * A split pomegranate and two whole ones on block-printed indigo cloth, seen close and cut off by the edges of the
 * sheet.
 */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { savePicture } from '../studio/program.ts';
import { placed, points, type Point } from '../studio/points.ts';
import { clamp, smoothstep } from '../studio/random.ts';
import { curve, leaf, oval, polygon } from '../studio/shapes.ts';
import { Sheet, type Drawing, type Mask, type Wash } from '../studio/sheet.ts';

const WIDTH = 1400;
const HEIGHT = 1080;
const sheet = new Sheet(WIDTH, HEIGHT, 64, { tooth: 0.85 });
const { random, noise } = sheet;
const jitter = (reach: number) => (random() - 0.5) * 2 * reach;

/** Masking fluid: it keeps washes off the paper. */
let fluid: Mask = new Float32Array(WIDTH * HEIGHT);

function wash(color: string, shape: Mask | Drawing, manner: Omit<Wash, 'color'> = {}): void {
  const mask = typeof shape === 'function' ? sheet.draw(shape) : shape;
  sheet.wash(
    mask.map((cover, at) => cover * (1 - fluid[at])),
    { color, gran: 0.25, warp: 1.5, ...manner },
  );
}

const HEART: Point = [672, 640];
/** Edge of the broken half: irregular, because it is torn. */
const rind = (angle: number, reach: number): Point => {
  const tear =
    1 +
    0.05 * Math.sin(angle * 3 + 0.8) +
    0.035 * Math.sin(angle * 7) +
    0.05 * (noise(angle * 2.2 + 9, 3, 2) - 0.5);
  return [HEART[0] + Math.cos(angle) * 288 * reach * tear, HEART[1] + Math.sin(angle) * 262 * reach * tear];
};
const around = (reach: number): Point[] =>
  Array.from({ length: 90 }, (_, i) => rind((i / 90) * 6.2832, reach));

interface Fruit {
  at: Point;
  radius: number;
  /** Direction of its crown, as a unit vector: right, down and towards the viewer. */
  axis: readonly [number, number, number];
}

const back: Fruit = { at: [196, 322], radius: 262, axis: [0.55, -0.75, 0.36] };
const right: Fruit = { at: [1216, 400], radius: 226, axis: [-0.62, -0.18, 0.76] };
const wedge = points(
  '968,872 1000,956 1072,1016 1156,1034 1240,1004 1300,936 1312,860 1228,880 1136,872 1050,886',
);

const outline = ({ at: [x, y], radius }: Fruit): Point[] =>
  Array.from({ length: 80 }, (_, i) => {
    const angle = (i / 80) * 6.2832;
    const lobed = radius * (1 + 0.018 * Math.cos(angle * 6 + 1) + 0.02 * Math.cos(angle * 2 + 0.6));
    return [x + Math.cos(angle) * lobed, y + Math.sin(angle) * lobed * 0.95];
  });

/** The height of the cloth's folds. */
function fold(x: number, y: number): number {
  const ridge = (distance: number, width: number) => Math.exp(-((distance / width) ** 2));
  const first = y - 905 + (x - 300) * 0.24;
  const second = x - 1050 + (y - 700) * 0.5;
  return (
    ridge(first + 50 * (noise(x / 300, 2, 2) - 0.5), 52) +
    0.8 * ridge(second, 64) * smoothstep(560, 760, y) +
    0.9 * noise(x / 260, y / 200, 2)
  );
}
const clothTop = (x: number) => 186 - x * 0.085 + 22 * (noise(x / 240, 4, 2) - 0.5);
const onCloth = (x: number, y: number) => smoothstep(0, 3, y - clothTop(x));

/** A point on the printed cloth, in repeats of the block. */
function print(u: number, v: number): { at: Point; size: number } {
  const near = 0.62 + v * 0.085;
  const x = 700 + u * 150 * near;
  const y = 130 + v * 78 * (0.8 + v * 0.05);
  const lift = fold(x, y);
  return { at: [x + lift * 12, y - lift * 20], size: near };
}

/** The white parts of the wax-resist print: a flower, a pair of leaves, and rows of dots between. */
const resist: Drawing = (context) => {
  const stamp = (u: number, v: number, draw: (context: SKRSContext2D) => void) => {
    const { at, size } = print(u, v);
    context.save();
    context.translate(at[0] + jitter(2), at[1] + jitter(2));
    context.scale(size, size * 0.74);
    context.rotate(jitter(0.04));
    draw(context);
    context.restore();
  };
  for (let v = -1; v < 12; v++) {
    for (let u = -7; u < 8; u++) {
      const shift = v % 2 === 0 ? 0 : 0.5;
      stamp(u + shift, v, (local) => {
        for (let i = 0; i < 8; i++)
          leaf(local, [Math.cos(i * 0.785) * 9, Math.sin(i * 0.785) * 9], 27, 17, i * 0.785);
        oval(local, 0, 0, 5.5);
        curve(local, points('0,34 4,52 0,62'), 4);
        leaf(local, [2, 56], 26, 14, -0.5);
        leaf(local, [2, 56], 26, 14, Math.PI + 0.5);
      });
      stamp(u + shift + 0.5, v, (local) => {
        for (const [x, y] of points('0,-14 10,0 0,14 -10,0')) oval(local, x, y, 3.6);
      });
      for (const side of [0.25, 0.75]) stamp(u + shift + side, v + 0.5, (local) => oval(local, 0, 0, 3.4));
    }
  }
};

function cloth(): void {
  const ledge = sheet.field(
    (x, y) =>
      (1 - onCloth(x, y)) *
      smoothstep(30, 190, y + 60 * (noise(x / 150, y / 90, 3) - 0.5)) *
      smoothstep(1500, 300, x),
  );
  wash('#e0b98c', ledge, { dens: 0.5, edge: 0.2, flow: 0.6, back: 0.5 });
  const printed = sheet.warp(sheet.draw(resist), 1.6, 12);
  const dye = sheet.field((x, y) => onCloth(x, y));
  const dry = dye.map((cover, at) => cover * (1 - printed[at] * 0.96));
  const slope = (x: number, y: number) => fold(x + 7, y + 9) - fold(x - 7, y - 9);
  wash('#3f63b4', dry, { dens: 0.72, edge: 0.3, edgeR: 2, flow: 0.4, gran: 0.5, back: 0.3 });
  const lit = sheet.field((x, y) => 0.55 + 1.9 * slope(x, y) + 0.25 * smoothstep(200, 1000, x));
  wash(
    '#1d2f78',
    dry.map((cover, at) => cover * clamp(lit[at], 0.12, 1.3)),
    { dens: 0.9, edge: 0.25, edgeR: 2, flow: 0.5, flowS: 160, gran: 0.6 },
  );
  const hollow = sheet.field((x, y) => onCloth(x, y) * smoothstep(0.1, 0.34, slope(x, y)));
  wash('#1a2158', hollow, { dens: 0.6, wet: 5, edge: 0, gran: 0.5 });
  wash('#8ea4d4', dye, { dens: 0.16, edge: 0, flow: 0.8 });
  wash(
    '#c23a3a',
    (context) => {
      for (let v = -1; v < 12; v++) {
        for (let u = -7; u < 8; u++) {
          const { at, size } = print(u + (v % 2 === 0 ? 0 : 0.5), v);
          if (at[1] < clothTop(at[0])) continue;
          oval(context, at[0] + jitter(3), at[1] + jitter(3), 6 * size, 4.6 * size);
        }
      }
    },
    { dens: 0.7, edge: 0.4, edgeR: 2 },
  );
}

/** More dark indigo, to the lower right of everything. */
function shadows(): void {
  const shade: Drawing = (context) => {
    for (const [x, y, wide, high, turn] of [
      [330, 500, 270, 120, 0.34],
      [1310, 580, 200, 90, 0.3],
      [780, 820, 300, 150, 0.3],
      [1190, 990, 190, 70, 0.2],
    ]) {
      oval(context, x, y, wide, high, turn);
    }
  };
  wash('#141848', shade, { dens: 0.8, wet: 16, edge: 0, warp: 6, gran: 0.5 });
  wash('#141030', shade, { dens: 0.4, wet: 34, edge: 0 });
}

function skin(fruit: Fruit): void {
  const {
    at: [cx, cy],
    radius,
    axis: [ax, ay, az],
  } = fruit;
  const shape = sheet.draw((context) => polygon(context, outline(fruit)));
  const flat = Math.hypot(ax, az);
  const surface = new Float32Array(WIDTH * HEIGHT);
  const streak = new Float32Array(WIDTH * HEIGHT);
  for (let at = 0; at < shape.length; at++) {
    if (shape[at] === 0) continue;
    const x = ((at % WIDTH) - cx) / radius;
    const y = (Math.floor(at / WIDTH) - cy) / radius / 0.95;
    const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
    surface[at] = -x * 0.5 - y * 0.56 + z * 0.52;
    const east = (x * az - z * ax) / flat;
    const north = (-x * ax * ay) / flat + y * flat - (z * az * ay) / flat;
    const pole = x * ax + y * ay + z * az;
    streak[at] = noise(Math.atan2(east, north) * 5 + 30, pole * 1.6, 3) - 0.5;
  }
  const tone = (from: number, to: number, grain: number): Mask =>
    shape.map((cover, at) => cover * smoothstep(from, to, surface[at] + streak[at] * grain));
  const shine = sheet.field((x, y) => {
    const [dx, dy] = [(x - cx) / radius + 0.4, (y - cy) / radius + 0.42];
    return smoothstep(0.15, 0.09, Math.hypot(dx, dy * 1.5) + 0.08 * (noise(x / 30, y / 30, 2) - 0.5));
  });
  const dull = (mask: Mask) => mask.map((cover, at) => cover * (1 - shine[at]));
  const glaze = { edge: 0.35, edgeR: 4, flow: 0.5, back: 0.35, warp: 3 };
  wash('#f8cf6c', dull(shape), { dens: 0.8, edge: 0.4, edgeR: 4, flow: 0.4 });
  wash('#ee6a4e', dull(tone(0.98, 0.5, 0.9)), { ...glaze, dens: 0.8 });
  wash('#c81e40', tone(0.66, 0.26, 0.8), { ...glaze, dens: 0.85 });
  wash('#8a1038', tone(0.24, -0.08, 0.5), { ...glaze, dens: 0.7 });
  wash('#3a2060', tone(-0.08, -0.42, 0.2), { dens: 0.62, edge: 0.2, gran: 0.6 });
  wash(
    '#7a2a26',
    (context) => {
      for (let i = 0; i < 150; i++) {
        const angle = random() * 6.283;
        const reach = radius * 0.93 * Math.sqrt(random());
        oval(context, cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach, 1 + 1.6 * random());
      }
    },
    { dens: 0.4, edge: 0, warp: 0.5 },
  );
  const bruise = fruit === back ? [cx - 40, cy + 90] : [cx + 40, cy - 70];
  wash('#a8762e', (context) => oval(context, bruise[0], bruise[1], radius * 0.16, radius * 0.09, 0.5), {
    dens: 0.4,
    wet: 6,
    edge: 0.3,
    warp: 12,
    warpS: 24,
  });
}

interface Crown {
  at: Point;
  size: number;
  turn: number;
  /** Angle between sepals: small in side view, a sixth of a turn in front view. */
  spread: number;
}

const crowns: readonly Crown[] = [
  { at: [338, 108], size: 92, turn: -0.95, spread: 0.36 },
  { at: [1064, 354], size: 78, turn: 3.3, spread: 1.047 },
];

/** Small stiff sepals of varying length. */
const sepals = ({ at, size, turn, spread }: Crown, share: number): Point[][] =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = turn + (i - 2.5) * spread + 0.1 * Math.sin(i * 5);
    const long =
      size * share * (0.86 + 0.2 * Math.sin(i * 2.3 + turn)) * (0.72 + 0.28 * Math.cos(angle - turn));
    return placed('-.2,-.34 .35,-.3 1,.03 .35,.3 -.2,.34', at, long, angle);
  });

/** The crown, around a tuft of dry stamens. */
function crown(each: Crown): void {
  const { at, size, turn, spread } = each;
  const all =
    (share: number): Drawing =>
    (context) => {
      for (const sepal of sepals(each, share)) polygon(context, sepal);
    };
  const side = spread < 0.6;
  const neck = placed('-.34,-.42 .2,-.36 .2,.36 -.34,.42', at, size, turn);
  if (side) wash('#d8442e', (context) => polygon(context, neck), { dens: 0.9, wet: 3, edge: 0.3, flow: 0.5 });
  wash('#f0a050', all(1), { dens: 0.75, edge: 0.6, edgeR: 3, flow: 0.4 });
  wash('#c8303c', all(0.8), { dens: 0.7, wet: 3, edge: 0.3, flow: 0.5 });
  const [heart] = placed(side ? '.36,0' : '0,0', at, size, turn);
  const deep: Drawing = (context) =>
    oval(context, ...heart, size * (side ? 0.2 : 0.36), size * (side ? 0.34 : 0.33), turn);
  wash('#5a1834', deep, { dens: 0.85, wet: 4, edge: 0.2 });
  const creases: Drawing = (context) => {
    for (const [, , tip] of sepals(each, 0.9)) curve(context, [heart, tip], 2.2);
  };
  wash('#3a1428', creases, { dens: 0.5, edge: 0, warp: 1 });
  const stamens: Drawing = (context) => {
    for (let i = 0; i < 30; i++)
      oval(context, heart[0] + jitter(size * 0.22), heart[1] + jitter(size * 0.2), 2.2);
  };
  sheet.lift(stamens, 0.6);
  wash('#d9a43a', stamens, { dens: 0.6, edge: 0.3, edgeR: 2 });
}

interface Aril {
  at: Point;
  size: number;
  /** Direction of its point, towards the membrane that holds it. */
  turn: number;
}

/** Packs arils into a chamber, as close together as possible. */
function pack(
  inside: (x: number, y: number) => boolean,
  [left, top, wide, high]: readonly number[],
  size: number,
  root: Point,
): Aril[] {
  const arils: Aril[] = [];
  for (let tries = 0; tries < 16000; tries++) {
    const at: Point = [left + wide * random(), top + high * random()];
    if (!inside(...at)) continue;
    const own = size * (0.75 + 0.5 * random());
    if (
      arils.some((other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < (own + other.size) * 0.7)
    )
      continue;
    arils.push({ at, size: own, turn: Math.atan2(root[1] - at[1], root[0] - at[0]) + jitter(0.5) });
  }
  return arils;
}

/**
 * The arils one by one: flat where they touch, with a dark side, a bright side opposite, and an unpainted highlight.
 */
function seeds(arils: readonly Aril[]): void {
  const [cover, dark, glow] = [0, 1, 2].map(() => new Float32Array(WIDTH * HEIGHT));
  const room = 34;
  for (const [index, { at, size, turn }] of arils.entries()) {
    const near = arils.filter(
      (other) => other.at !== at && Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < room * 2.2,
    );
    const ripe = 0.62 + 0.5 * ((index * 0.618) % 1);
    const reach = ({ at: [ox, oy], size: own, turn: way }: Aril, x: number, y: number) => {
      const u = (x - ox) * Math.cos(way) + (y - oy) * Math.sin(way);
      const v = (y - oy) * Math.cos(way) - (x - ox) * Math.sin(way);
      return Math.hypot(u, v * 1.16) - own;
    };
    for (let y = Math.max(0, Math.floor(at[1] - room)); y <= Math.min(HEIGHT - 1, at[1] + room); y++) {
      for (let x = Math.max(0, Math.floor(at[0] - room)); x <= Math.min(WIDTH - 1, at[0] + room); x++) {
        const own = reach({ at, size, turn }, x, y);
        if (own > 1) continue;
        const gap = Math.min(...near.map((other) => reach(other, x, y)), 99) - own;
        const body = smoothstep(0.6, 3.4, gap) * smoothstep(1, -1.5, own);
        if (body === 0) continue;
        const [dx, dy] = [(x - at[0]) / size, (y - at[1]) / size];
        const to = y * WIDTH + x;
        cover[to] = Math.max(cover[to], body);
        dark[to] = Math.max(
          dark[to],
          body *
            ripe *
            smoothstep(-0.75, 0.55, dx * 0.7 + dy * 0.75) *
            (0.6 + 0.4 * smoothstep(4, -4, gap - 6)),
        );
        glow[to] = Math.max(
          glow[to],
          body * Math.exp(-(((dx - 0.34) / 0.3) ** 2) - ((dy - 0.36) / 0.24) ** 2),
        );
      }
    }
  }
  fluid = sheet.draw((context) => {
    for (const [index, { at, size }] of arils.entries()) {
      if (index % 5 === 3) continue;
      oval(
        context,
        at[0] - size * 0.3,
        at[1] - size * 0.36,
        size * (0.13 + 0.09 * random()),
        size * 0.12,
        -0.6 + jitter(0.5),
      );
    }
  });
  wash('#f27a80', cover, { dens: 0.8, edge: 0.5, edgeR: 3, flow: 0.5, flowS: 40, warp: 1 });
  wash(
    '#d40f3a',
    cover.map((body, at) => body * 0.35 + dark[at] * 0.8 * (1 - 0.6 * glow[at])),
    { dens: 0.95, edge: 0.2, edgeR: 3, flow: 0.9, flowS: 60, warp: 1 },
  );
  wash(
    '#6a0430',
    dark.map((shade, at) => shade ** 2.4 * (1 - 0.85 * glow[at])),
    { dens: 0.95, wet: 1, edge: 0, flow: 0.6, flowS: 50, warp: 1 },
  );
  fluid.fill(0);
}

/** A closed outline with rounded corners. */
function smooth(path: readonly Point[]): Point[] {
  return path.flatMap(([x, y], i) => {
    const [nextX, nextY] = path[(i + 1) % path.length];
    return [
      [x * 0.75 + nextX * 0.25, y * 0.75 + nextY * 0.25],
      [x * 0.25 + nextX * 0.75, y * 0.25 + nextY * 0.75],
    ] as Point[];
  });
}

/** Walls between the chambers, from the core to the rind. */
const walls = [-2.75, -1.3, -0.28, 0.62, 1.5, 2.42];
const core: Point = [HEART[0] - 40, HEART[1] - 62];

/** Sideways deviation of a wall at a distance from the core. */
const wander = (wall: number, reach: number) =>
  0.16 * Math.sin(reach / 62 + wall * 3) * smoothstep(20, 150, reach);

function chamber(x: number, y: number): boolean {
  const angle = Math.atan2(y - HEART[1], x - HEART[0]);
  const edge = rind(angle, 0.79 + 0.1 * noise(angle * 3 + 20, 7, 2));
  if (Math.hypot(x - HEART[0], y - HEART[1]) > Math.hypot(edge[0] - HEART[0], edge[1] - HEART[1]))
    return false;
  const reach = Math.hypot(x - core[0], y - core[1]);
  if (reach < 28) return false;
  return walls.every((wall) => {
    const off = Math.atan2(y - core[1], x - core[0]) - wall - wander(wall, reach);
    return Math.abs(Math.atan2(Math.sin(off), Math.cos(off))) * reach > 8 + 6 * Math.sin(reach / 23 + wall);
  });
}

function half(): void {
  wash('#e8573f', (context) => polygon(context, around(1.03)), { dens: 0.85, edge: 0.5, flow: 0.6 });
  wash(
    '#a0143c',
    (context) => {
      polygon(context, around(1.03));
      context.globalCompositeOperation = 'destination-out';
      polygon(
        context,
        around(0.99).map(([x, y]): Point => [x - 10, y - 12]),
      );
    },
    { dens: 0.85, wet: 3, edge: 0.2 },
  );
  sheet.lift((context) => polygon(context, around(0.955)), 0.98);
  wash('#f6e2a4', (context) => polygon(context, around(0.955)), {
    dens: 0.55,
    edge: 0.6,
    edgeR: 3,
    flow: 0.5,
  });
  wash(
    '#e0a860',
    (context) => {
      polygon(context, around(0.955));
      context.globalCompositeOperation = 'destination-out';
      polygon(context, around(0.9));
    },
    { dens: 0.4, wet: 4, edge: 0.1, flow: 0.8, flowS: 60 },
  );
  const cells = sheet.field((x, y) => (chamber(x, y) ? 1 : 0));
  wash('#e89a7e', cells, { dens: 0.6, wet: 3, edge: 0.4, flow: 0.6 });
  wash('#7a1034', cells, { dens: 0.85, wet: 2, edge: 0.2 });
  const arils = pack((x, y) => chamber(x, y), [HEART[0] - 300, HEART[1] - 280, 600, 560], 21, core);
  sheet.lift((context) => {
    for (const { at, size } of arils) oval(context, at[0], at[1], size * 0.96, size * 0.92);
  }, 0.97);
  seeds(arils);
  wash(
    '#b98a50',
    (context) => {
      for (const wall of walls) {
        const path = [26, 90, 150, 210].map(
          (reach) => placed(`${reach},4`, core, 1, wall + wander(wall, reach))[0],
        );
        curve(context, path, 3.5);
      }
      oval(context, core[0] + 4, core[1] + 5, 15, 12);
    },
    { dens: 0.4, wet: 2, edge: 0.2, flow: 0.8, flowS: 40 },
  );
}

/** A torn piece in front, with its seeds out of the rind. */
function piece(): void {
  const inner = points(
    '984,872 1020,944 1080,990 1156,1006 1228,980 1282,922 1298,862 1228,866 1136,856 1050,872',
  );
  const bed = points(
    '1004,880 1030,934 1086,976 1156,990 1220,968 1266,920 1284,868 1210,838 1136,830 1062,842',
  );
  wash('#dc4a42', (context) => polygon(context, smooth(wedge)), { dens: 0.9, edge: 0.5, flow: 0.5 });
  const underside = points(
    '990,936 1066,996 1156,1012 1240,982 1306,910 1296,950 1240,1010 1156,1038 1066,1022 996,960',
  );
  wash('#8a1038', (context) => polygon(context, underside), { dens: 0.8, wet: 5, edge: 0 });
  sheet.lift((context) => polygon(context, smooth(inner)), 0.97);
  wash('#f6dfa0', (context) => polygon(context, smooth(inner)), {
    dens: 0.55,
    edge: 0.6,
    edgeR: 3,
    flow: 0.5,
  });
  const within = sheet.draw((context) => polygon(context, smooth(bed)));
  wash('#8a1436', within, { dens: 0.8, wet: 2, edge: 0.2 });
  const inside = (x: number, y: number) => within[Math.round(y) * WIDTH + Math.round(x)] > 0.5;
  const arils = pack(inside, [990, 820, 310, 180], 20, [1150, 1040]);
  sheet.lift((context) => {
    for (const { at, size } of arils) oval(context, at[0], at[1], size * 0.96, size * 0.92);
  }, 0.97);
  seeds(arils);
}

const loose: readonly Aril[] = points(
  '250,880 306,930 214,960 372,986 160,842 448,950 330,1020 520,1004 860,972 908,1016 820,1040 96,990',
).map((at, i) => ({ at, size: 18 + (i % 3) * 2.4, turn: i * 1.9 }));

const silhouettes = (...drawings: readonly Drawing[]): Mask =>
  sheet.draw((context, seeded) => {
    for (const drawing of drawings) drawing(context, seeded);
  });

const fruits = silhouettes((context) => {
  polygon(context, outline(back));
  polygon(context, outline(right));
  polygon(context, around(1.03));
  polygon(context, smooth(wedge));
  polygon(context, smooth(points('1004,880 1086,976 1220,968 1284,868 1210,830 1136,822 1062,834')));
  for (const each of crowns) for (const sepal of sepals(each, 1)) polygon(context, sepal);
  for (const { at, size, turn } of loose)
    polygon(
      context,
      smooth(placed('-.92,0 -.7,-.62 0,-.8 .7,-.5 1.05,0 .7,.52 0,.8 -.7,.62', at, size, turn)),
    );
});
fluid = fruits.slice();
cloth();
shadows();
wash(
  '#100c30',
  (context) => {
    for (const { at, size } of loose)
      oval(context, at[0] + size * 0.5, at[1] + size * 0.55, size * 1.1, size * 0.6, 0.3);
  },
  { dens: 0.8, wet: 3, edge: 0 },
);
fluid = silhouettes((context) => polygon(context, around(1.03)));
skin(back);
skin(right);
fluid.fill(0);
for (const each of crowns) crown(each);
half();
piece();
seeds(loose);
sheet.splatter('#b3183c', 16, [420, 880, 420, 170], 4, 0.7);
sheet.line(
  (context) => {
    const name =
      '0,26 0,0 18,26 18,0|37,15 27,14 25,24 34,25 38,14 39,26|47,26 47,13|47,18 53,12 58,17 58,26|76,16 66,15 65,25 75,24|77,-2 77,26|86,14 86,26|94,26 94,13|94,18 100,12 105,17 105,26|114,14 114,26';
    for (const stroke of name.split('|')) curve(context, placed(stroke, [1232, 44], 1), 1.8);
  },
  '#5b5450',
  0.9,
  0.3,
);
savePicture(sheet.toCanvas({ relief: 0.04, curl: 0.03 }));
