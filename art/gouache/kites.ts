/** Rooftops of an old city at the kite festival, seen from the highest terrace; some kites overlap the border. */
import { savePicture } from '../studio/program.ts';
import { box, placed, points, type Point } from '../studio/points.ts';
import { curve, oval, polygon } from '../studio/shapes.ts';
import { PosterSheet, type Manner, type Shape } from './poster.ts';

const WIDTH = 1400;
const HEIGHT = 1080;
const BORDER = 66;
const sheet = new PosterSheet(WIDTH, HEIGHT, { paper: '#f7f0de', seed: 9, tape: BORDER });
const { random } = sheet;
const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)];
const jitter = (reach: number) => (random() - 0.5) * 2 * reach;
const unsteady = (path: readonly Point[], reach = 3.6): Point[] =>
  path.map(([x, y]) => [x + jitter(reach), y + jitter(reach)]);
const fill = (color: string, outline: readonly Point[], manner: Manner = {}) =>
  sheet.fill(color, unsteady(outline), manner);
const paint = (color: string, shape: Shape, wobble = 1) => sheet.lay(shape, { color, wobble });

const BROWN = '#5b3320';
const PLUM = '#43233f';
const INK = '#1d1420';
const SUN: Point = [985, 172];

function sky(): void {
  const manner = { second: '#86cde6', angle: 0.06, cover: 0.95, wobble: 5, streaks: 1.25 };
  fill('#4fb3dc', box(0, 0, WIDTH, 420), manner);
  sheet.spot('#fff6d8', SUN, 50, 47, { second: '#ffe49a', wobble: 3 });
  for (let i = 0; i < 13; i++) {
    const ray = placed(`60,0 ${78 + jitter(12)},0`, SUN, 1, (i / 13) * 6.283);
    sheet.pull(ray, { width: 7, taper: [1, 0.5] }, { color: '#ffe9a8' });
  }
}

function skyline(): void {
  const hills = '0,330 120,300 260,318 420,292 600,316 820,296 1010,318 1240,290 1400,312 1400,430 0,430';
  fill('#c9a3c4', points(hills), { wobble: 4 });
  paint(
    '#b183b4',
    (context) => {
      oval(context, 330, 300, 42, 46);
      context.fillRect(286, 300, 88, 60);
      context.fillRect(328, 232, 5, 30);
      for (const x of [252, 398]) {
        context.fillRect(x, 226, 15, 120);
        oval(context, x + 7.5, 224, 12, 13);
      }
      polygon(context, points('1066,350 1074,290 1092,240 1110,206 1128,240 1146,290 1154,350'));
      polygon(context, points('1140,350 1146,300 1158,270 1172,250 1186,270 1198,300 1204,350'));
    },
    3,
  );
  fill('#e7692e', points('1111,204 1112,178 1140,190'), { wobble: 1.5 });
}

/** x of the lane that winds down between the houses. */
function lane(y: number) {
  const t = (y - 340) / 680;
  return { middle: 800 - 250 * t + 95 * Math.sin(t * 5.2), half: 16 + 74 * t };
}

function street(): void {
  const sides: [Point[], Point[]] = [[], []];
  for (let y = 340; y <= HEIGHT; y += 20) {
    const { middle, half } = lane(y);
    sides[0].push([middle - half, y]);
    sides[1].unshift([middle + half, y]);
  }
  fill('#7d5560', box(0, 340, WIDTH, HEIGHT), { second: '#5e3f58' });
  fill('#e0bd8a', [...sides[0], ...sides[1]], { second: '#d3a873', angle: 1.4 });
}

const paints = [
  { roof: '#f2a7b5', wall: '#d4487a' },
  { roof: '#f6d27a', wall: '#d98a1f' },
  { roof: '#9fd3c4', wall: '#23837c' },
  { roof: '#f4b183', wall: '#c2542a' },
  { roof: '#e9dcc0', wall: '#b89a6a' },
  { roof: '#a9c7ea', wall: '#3a68ad' },
  { roof: '#d9a9d6', wall: '#7c4aa0' },
  { roof: '#f3e2a2', wall: '#cfa52a' },
  { roof: '#c4d79a', wall: '#66923f' },
  { roof: '#f08f7a', wall: '#b8322e' },
];

interface Plot {
  left: number;
  top: number;
  wide: number;
  deep: number;
  tall: number;
}

/** A flat roof with its parapet and the front wall below it. */
function house({ left, top, wide, deep, tall }: Plot, kind: number): void {
  const size = deep / 100;
  const front = top + deep;
  const slant = (left < 700 ? 1 : -1) * 16 * size + jitter(8);
  const { roof, wall } = paints[kind];
  const corners = unsteady([
    [left + slant, top],
    [left + wide + slant, top],
    [left + wide, front],
    [left, front],
  ]);
  fill(wall, box(left, front - 2, wide, tall + 2), { angle: 1.5 });
  fill(roof, corners, { angle: 0.1 + jitter(0.3), wobble: 4, wobbleScale: 60 });
  const windows = Math.max(1, Math.round(wide / (58 * size + 14)));
  paint(one(['#2b2d5c', '#3d2342', '#fbe6a8', '#234a5a']), (context) => {
    for (let i = 0; i < windows; i++) {
      const x = left + (wide * (i + 0.5)) / windows + jitter(3);
      const y = front + tall * 0.3 + jitter(2);
      const w = 15 * size + 4;
      context.fillRect(x - w / 2, y, w, Math.min(tall * 0.5, 30 * size + 6));
      if (kind % 3 === 0) oval(context, x, y, w / 2);
    }
  });
  for (let i = 0; i < 4; i++) {
    const parapet = [corners[i], corners[(i + 1) % 4]];
    sheet.line(kind % 2 === 0 ? '#fdf6e4' : wall, parapet, 3 + 4.5 * size, { wobble: 4, wobbleScale: 60 });
  }
}

const skin = ['#8a5232', '#a5683f', '#6e3d24', '#b97a4c'];
const clothes = [
  '#d62f5c',
  '#f4c02a',
  '#2b62b5',
  '#2f8a4e',
  '#f07a24',
  '#fdf8ea',
  '#7b3fa5',
  '#17a0a0',
  '#b81f2a',
];

/** A tiny person, one unit high at the origin, with arms in one of three poses. Returns the right hand. */
function person(at: Point, tall: number, arms: 'up' | 'wide' | 'down' = 'up'): Point {
  const lean = jitter(0.08);
  const body = (outline: string) => placed(outline, at, tall);
  const reach = -0.64 + { up: -0.42, wide: -0.12, down: 0.24 }[arms];
  const hands = [-0.27, 0.29 + lean].map((x) => body(`${x},${reach + jitter(0.07)}`)[0]);
  const [head] = body(`${lean},-.86`);
  const skirt = random() < 0.45;
  paint(one(['#2b2d5c', '#3d2342', '#6b4a2a']), (context) => {
    for (const side of [-1, 1]) curve(context, body(`${side * 0.05},-.3 ${side * 0.09},0`), tall * 0.075);
  });
  paint(one(skin), (context) => {
    for (const hand of hands) curve(context, [...body(`${lean * 0.7},-.64`), hand], tall * 0.07);
    oval(context, ...head, tall * 0.125, tall * 0.135);
  });
  const hem = skirt ? '.26,-.08 -.26,-.08' : '.15,-.27 -.15,-.27';
  sheet.fill(one(clothes), body(`${lean - 0.1},-.7 ${lean + 0.1},-.7 ${hem}`), { wobble: 1.2 });
  paint(INK, (context) => {
    context.beginPath();
    context.arc(head[0], head[1] - tall * 0.02, tall * 0.135, Math.PI * 0.95, Math.PI * 2.05);
    context.fill();
    if (skirt) curve(context, placed('.1,0 .17,.25', head, tall), tall * 0.05);
  });
  if (tall > 44) {
    for (const side of [-1, 1]) sheet.spot(INK, placed(`${side * 0.045},.015`, head, tall)[0], tall * 0.014);
    sheet.line('#b8322e', placed('-.04,.06 0,.08 .04,.06', head, tall), tall * 0.02, { wobble: 0 });
  }
  return hands[1];
}

/** Objects on roofs, about 90 wide around the origin. */
const props: readonly ((at: Point, size: number) => void)[] = [
  function tank(at, size) {
    fill('#26222e', placed('-17,-40 17,-40 17,-6 12,-1 -12,-1 -17,-6', at, size), { wobble: 1.5 });
    sheet.spot('#5b5768', placed('-1,-41', at, size)[0], 15 * size, 4.5 * size);
  },
  function washing(at, size) {
    for (const pole of ['-46,-44 -46,0', '46,-42 46,2']) sheet.line(BROWN, placed(pole, at, size), 4 * size);
    sheet.line(BROWN, placed('-46,-44 0,-38 46,-42', at, size), 2);
    for (let left = -40; left < 30; left += 21) {
      const cloth = `${left},-41 ${left + 16},-41 ${left + 15},${-14 - random() * 10} ${left + 1},${-14 - random() * 6}`;
      fill(one(clothes), placed(cloth, at, size), { wobble: 1.5 });
    }
  },
  function stairRoomWithDish(at, size) {
    fill('#fbf4e2', placed('-24,-46 24,-48 24,0 -24,0', at, size));
    fill('#b8322e', placed('-10,-30 6,-30 6,0 -10,0', at, size));
    sheet.spot('#8f97a8', placed('12,-60', at, size)[0], 14 * size, 11 * size);
    sheet.line('#8f97a8', placed('14,-58 12,-46', at, size), 3 * size);
  },
  function pots(at, size) {
    for (const x of [-24, 0, 24]) {
      const leaves = Array.from(
        { length: 6 },
        () => placed(`${x + jitter(10)},${-24 - 10 * random()}`, at, size)[0],
      );
      paint('#3f8a3c', (context) => {
        for (const [px, py] of leaves) oval(context, px, py, 6 * size, 9 * size, jitter(1));
      });
      fill('#b4532c', placed(`${x - 8},-16 ${x + 8},-16 ${x + 6},0 ${x - 6},0`, at, size), { wobble: 1 });
    }
  },
  function chilliesDrying(at, size) {
    fill('#fbf0d2', placed('-34,-30 30,-32 36,-2 -38,0', at, size));
    paint('#d2261d', (context) => {
      for (let i = 0; i < 46; i++) {
        const [[x, y]] = placed(`${jitter(28)},${-16 + jitter(11)}`, at, size);
        oval(context, x, y, 5 * size, 2 * size, random() * 3);
      }
    });
  },
  function sleeperOnACot(at, size) {
    for (const x of [-40, 40]) sheet.line(BROWN, placed(`${x},-26 ${x},12`, at, size), 5 * size);
    fill('#e9dcc0', placed('-42,-28 42,-30 44,0 -44,2', at, size));
    fill(one(clothes), placed('-22,-22 40,-24 40,-6 -22,-5', at, size));
    sheet.spot(one(skin), placed('-29,-14', at, size)[0], 8 * size);
  },
  function loudspeakers(at, size) {
    for (const x of [-18, 18]) {
      fill('#2b2430', placed(`${x - 14},-46 ${x + 14},-46 ${x + 14},0 ${x - 14},0`, at, size));
      for (const [y, radius, color] of [
        [-33, 7, '#d8d2c4'],
        [-14, 10, '#d8d2c4'],
        [-14, 4, '#2b2430'],
      ] as const) {
        sheet.spot(color, placed(`${x},${y}`, at, size)[0], radius * size);
      }
    }
  },
  function pigeons(at, size) {
    paint('#8a93a8', (context) => {
      for (let i = 0; i < 5; i++) {
        const [[x, y], [headX, headY]] = placed(
          `0,0 -7,-6`,
          placed(`${i * 17 - 36},${-10 - ((i * 7) % 3) * 9}`, at, size)[0],
          size,
        );
        oval(context, x, y, 8 * size, 5.5 * size, 0.3);
        oval(context, headX, headY, 3.6 * size);
      }
    });
  },
];

let used = 0;
function nextProp() {
  used += 1 + Math.floor(random() * 3);
  return props[used % props.length];
}

/** People and objects on a roof. Returns the hands that can hold a string. */
function lifeOn({ left, top, wide, deep }: Plot): Point[] {
  const size = deep / 100;
  const hands: Point[] = [];
  if (size > 0.45 || random() < 0.4) nextProp()([left + wide * 0.26, top + deep * 0.55], 0.25 + size * 0.7);
  const people = Math.min(Math.floor((wide * 0.5) / (12 + 28 * size)), Math.floor(0.8 + random() * 3));
  for (let i = 0; i < people; i++) {
    const arms = one(['up', 'up', 'wide', 'down'] as const);
    const x = left + wide * (0.52 + (0.42 * (i + 0.4)) / people) + jitter(4);
    const hand = person([x, top + deep * (0.45 + 0.45 * random())], 20 + 52 * size, arms);
    if (arms === 'up') hands.push(hand);
  }
  return hands;
}

/** Rows of houses from far to near. Returns the hands that can hold a string. */
function city(): Point[] {
  const hands: Point[] = [];
  let kind = 0;
  for (const [back, deep, tall] of [
    [336, 34, 34],
    [392, 50, 44],
    [470, 70, 58],
    [578, 94, 76],
    [722, 122, 98],
    [908, 150, 120],
  ]) {
    const gap = lane(back + deep + tall * 0.5);
    for (const [from, to] of [
      [BORDER - 40 * random(), gap.middle - gap.half],
      [gap.middle + gap.half, WIDTH - BORDER + 40 * random()],
    ]) {
      const count = Math.max(1, Math.round((to - from) / (95 + 1.35 * deep)));
      const shares = Array.from({ length: count }, () => 0.7 + 0.7 * random());
      const whole = shares.reduce((sum, share) => sum + share, 0);
      let left = from;
      for (const share of shares) {
        const room = ((to - from) * share) / whole;
        const plot = { left, top: back + jitter(0.13 * deep + 5), wide: room - 3 - 7 * random(), deep, tall };
        kind = (kind + 1 + Math.floor(random() * 4)) % paints.length;
        house(plot, kind);
        hands.push(...lifeOn(plot));
        left += room;
      }
    }
  }
  return hands;
}

function inTheLane(): void {
  const cow = (outline: string) => placed(outline, [lane(880).middle, 872]);
  const white = '#fdf8ea';
  sheet.spot(white, cow('4,0')[0], 30, 15);
  sheet.spot(white, cow('-32,-12')[0], 11, 9);
  for (const x of [-18, -8, 16, 25]) sheet.line(white, cow(`${x},6 ${x},28`), 6);
  sheet.spot(BROWN, cow('10,-4')[0], 10, 7);
  sheet.spot(BROWN, cow('-40,-10')[0], 4);
  for (const thin of ['-36,-20 -42,-32', '-28,-21 -24,-33', '33,-4 42,8']) sheet.line(BROWN, cow(thin), 3);
}

interface Kite {
  at: Point;
  size: number;
  turn: number;
  colors: readonly [main: string, second: string, third: string];
  pattern: number;
}

/** Tissue paper, a spine, a bow and a small tail; one unit high from the centre to the tip. */
function kite({ at, size, turn, colors: [main, second, third], pattern }: Kite): void {
  const local = (outline: string) => placed(outline, at, size, turn);
  const outline = unsteady(local('0,-1 .94,-.1 .02,.98 -.94,-.1'), size * 0.03);
  const manner: Manner = { wobble: Math.min(2.6, size * 0.03), angle: turn + 0.8 };
  const inside = (color: string, shape: Shape) =>
    sheet.lay(
      (context) => {
        context.beginPath();
        for (const point of outline) context.lineTo(...point);
        context.clip();
        shape(context);
      },
      { color, ...manner },
    );
  const part = (color: string, piece: string) => inside(color, (context) => polygon(context, local(piece)));
  const disc = (color: string, middle: string, radius: number) =>
    inside(color, (context) => oval(context, ...local(middle)[0], radius * size, radius * size * 0.95));
  sheet.fill(second, local('0,.86 .2,1.24 -.2,1.22'), manner);
  sheet.fill(main, outline, manner);
  const looks: readonly (() => void)[] = [
    () => part(second, '0,-1.1 1,-.1 0,1.1'),
    () => {
      disc(second, '0,-.08', 0.42);
      disc(third, '0,-.08', 0.2);
    },
    () => {
      part(second, '-1,-.1 1,-.1 .5,.45 -.5,.45');
      part(third, '-.6,.4 .6,.4 0,1.1');
    },
    () => {
      part(second, '0,-1.1 1,-.1 0,-.1');
      part(second, '0,-.1 -1,-.1 0,1.1');
      disc(third, '0,-.1', 0.17);
    },
    () => {
      for (const x of [-0.34, 0.34]) {
        disc(second, `${x},-.2`, 0.2);
        disc(third, `${x + 0.04},-.18`, 0.1);
      }
      part(third, '-.25,.3 .27,.28 0,.55');
    },
    () => {
      for (const y of [-0.55, 0, 0.5]) {
        part(second, `-1,${y} 0,${y - 0.3} 1,${y} 1,${y + 0.2} 0,${y - 0.08} -1,${y + 0.2}`);
      }
    },
  ];
  looks[pattern]();
  if (size < 34) return;
  const thin = Math.max(1.6, size * 0.022);
  sheet.line(BROWN, local('0,-.98 .01,.97'), thin, { wobble: 1 });
  sheet.line(BROWN, local('-.92,-.1 -.5,-.52 0,-.66 .5,-.52 .92,-.1'), thin, { wobble: 1 });
}

const fallen: Kite = {
  at: [428, 1000],
  size: 104,
  turn: 2.5,
  colors: ['#3f62c4', '#ff8fae', '#ffd23a'],
  pattern: 3,
};
const kites: readonly Kite[] = [
  { at: [205, 205], size: 168, turn: -0.32, colors: ['#e0286e', '#ffd23a', '#2452a8'], pattern: 1 },
  { at: [1220, 150], size: 138, turn: 0.34, colors: ['#fdf8ea', '#1f9a56', '#f07a24'], pattern: 0 },
  { at: [1298, 640], size: 128, turn: 0.5, colors: ['#f6861f', '#2b3f9a', '#ffd23a'], pattern: 5 },
  { at: [92, 640], size: 116, turn: -0.48, colors: ['#12a39a', '#fdf3d0', '#c4232f'], pattern: 4 },
  { at: [700, 98], size: 92, turn: 0.12, colors: ['#ffcf2e', '#d4232f', '#ffffff'], pattern: 3 },
  { at: [496, 196], size: 76, turn: -0.18, colors: ['#7a3aa8', '#f7a8c4', '#ffd23a'], pattern: 2 },
  { at: [820, 262], size: 66, turn: 0.26, colors: ['#d4232f', '#fdf8ea', '#2452a8'], pattern: 0 },
  { at: [1010, 330], size: 58, turn: 0.5, colors: ['#8ac43a', '#7a2a86', '#ffffff'], pattern: 5 },
  { at: [630, 320], size: 50, turn: -0.1, colors: ['#f4f0ff', '#e0286e', '#f07a24'], pattern: 2 },
  { at: [1100, 470], size: 62, turn: 0.3, colors: ['#ffd23a', '#1a8a86', '#c4232f'], pattern: 1 },
  { at: [330, 420], size: 52, turn: -0.5, colors: ['#f07a24', '#fdf8ea', '#7a3aa8'], pattern: 0 },
];

function farKites(): void {
  for (let i = 0; i < 16; i++) {
    const at: Point = [110 + 1180 * random(), 96 + 190 * random()];
    const near = (other: Point, room: number) => Math.hypot(other[0] - at[0], other[1] - at[1]) < room;
    if (near(SUN, 110) || kites.some((other) => near(other.at, other.size + 34))) continue;
    kite({
      at,
      size: 11 + 12 * random(),
      turn: jitter(0.6),
      colors: [one(clothes), one(clothes), PLUM],
      pattern: 0,
    });
  }
}

/** Strings from raised hands on the roofs to the kites. */
function strings(hands: readonly Point[]): void {
  for (const [i, { at, size }] of kites.entries()) {
    const far = ([x, y]: Point) => Math.hypot(x - at[0], y - at[1]);
    const below = hands.filter(([x, y]) => y > at[1] + size + 90 && Math.abs(x - at[0]) > 90);
    const hand = below.toSorted((a, b) => far(a) - far(b))[Math.min(below.length - 1, 2 + ((i * 5) % 9))];
    if (hand === undefined) continue;
    const sag: Point = [(hand[0] + at[0]) / 2 + 10, (hand[1] + at[1]) / 2 + 26 + 40 * random()];
    sheet.line(i % 3 === 0 ? '#fdf8ea' : PLUM, [hand, sag, at], 2.1, { wobble: 2.4, wobbleScale: 60 });
  }
  sheet.line('#fdf8ea', points('448,970 540,900 470,800 610,720 560,610'), 2.2, { wobble: 3 });
}

sky();
skyline();
farKites();
street();
const hands = city();
inTheLane();
sheet.peelTape();
strings(hands);
for (const each of [...kites, fallen]) kite(each);
savePicture(sheet.toCanvas());
