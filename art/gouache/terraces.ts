/**
 * Rice terraces in June from the path above them: fields that mirror the sky, or hold mud or seedlings; a row of women
 * who plant in the nearest one, oxen in the next, mist in the distance.
 */
import { savePicture } from '../studio/program.ts';
import { placed, type Point } from '../studio/points.ts';
import { oval, polygon } from '../studio/shapes.ts';
import { PosterSheet } from './poster.ts';

const WIDTH = 1400;
const HEIGHT = 1000;
const sheet = new PosterSheet(WIDTH, HEIGHT, { paper: '#f6efdd', seed: 66, tape: 40 });
const { random, noise } = sheet;
const jitter = (reach: number) => (random() - 0.5) * 2 * reach;
const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)];

const FIELDS = 19;

/** The hill in plan: ridges come forward, gullies go back. */
const spur = (x: number) =>
  Math.sin(x / 205 + 0.6) * 0.62 + Math.sin(x / 96 + 2.1) * 0.26 + Math.sin(x / 430 + 4) * 0.7;

/** y of the lower edge of a terrace at x; terrace 0 is the farthest. */
function edge(terrace: number, x: number): number {
  const t = terrace / FIELDS;
  const depth = 285 + 800 * t ** 1.5;
  const swing = 26 + 150 * t;
  return (
    depth + spur(x + terrace * 5) * swing + (noise(x / 60 + terrace * 7, terrace, 2) - 0.5) * (6 + 20 * t)
  );
}

const span = (from: number, to: number, step: number, at: (x: number) => number): Point[] => {
  const points: Point[] = [];
  for (let x = from; x < to; x += step) points.push([x, at(x)]);
  return [...points, [to, at(to)]];
};

function sky(): void {
  sheet.fill('#f3c9a6', placed('0,0 1400,0 1400,420 0,420', [0, 0]), {
    second: '#f8dfc0',
    angle: 0.03,
    wobble: 4,
  });
  sheet.fill(
    '#9cc3d8',
    span(0, WIDTH, 60, (x) => 150 + 40 * Math.sin(x / 260)).concat([
      [WIDTH, 0],
      [0, 0],
    ]),
    { second: '#c6dbe0', angle: 0.05, soft: 26, streaks: 1.2 },
  );
  for (const [x, y, size] of [
    [240, 92, 74],
    [330, 112, 60],
    [980, 70, 82],
    [1090, 96, 96],
    [1180, 84, 58],
  ]) {
    sheet.spot('#fdf3e2', [x, y], size * 1.5, size * 0.36, { second: '#f6dccb', soft: 5, wobble: 8 });
  }
}

function mountains(): void {
  const ranges: [string, string, number, number, number][] = [
    ['#a9a6c4', '#bdb3c8', 212, 90, 150],
    ['#7f93ab', '#93a0b4', 262, 70, 110],
    ['#557f86', '#6a8f8c', 304, 54, 84],
  ];
  for (const [color, second, foot, height, wave] of ranges) {
    const top = (x: number) =>
      foot - height * (noise(x / wave + foot, 3, 4) * 1.5 - 0.35) - 30 * Math.sin(x / 330 + foot);
    sheet.fill(
      color,
      span(0, WIDTH, 12, top).concat([
        [WIDTH, 430],
        [0, 430],
      ]),
      { second, angle: -0.5, wobble: 2 },
    );
    sheet.fill(
      '#f4ead9',
      span(0, WIDTH, 40, (x) => foot + 34 + 10 * Math.sin(x / 120 + foot)).concat([
        [WIDTH, foot + 84],
        [0, foot + 84],
      ]),
      { cover: 0.55, soft: 20, dry: 0.2, wobble: 6 },
    );
  }
}

const water: [string, string][] = [
  ['#bcd6dc', '#f3d2b4'],
  ['#a8cbd8', '#d9dfd6'],
  ['#f1cfae', '#c6d8da'],
];
const seedlings: [string, string][] = [
  ['#7fb23c', '#a6c94f'],
  ['#5f9e3f', '#83b545'],
  ['#94bd4a', '#6aa33f'],
  ['#3f8a48', '#5f9e3f'],
];
const mud: [string, string] = ['#8a6a4c', '#a98a68'];

/** One terrace: its plots, the earth wall below them, and the bund on top of the wall. */
function terrace(k: number): void {
  const t = k / FIELDS;
  const upper = (x: number) => edge(k - 1, x);
  const lower = (x: number) => edge(k, x) - 4 - 24 * t;
  let from = -60 - random() * 200;
  while (from < WIDTH) {
    const to = Math.min(WIDTH + 20, from + 200 + random() * 330 + 120 * t);
    const kind =
      (k === 13 && from < 800 && to > 260) || (k === 11 && from < 1120 && to > 940)
        ? 'water'
        : random() < 0.34 + 0.12 * Math.sin(k)
          ? 'water'
          : random() < 0.12
            ? 'mud'
            : 'rice';
    const [color, second] = kind === 'water' ? one(water) : kind === 'mud' ? mud : one(seedlings);
    const outline = [...span(from, to + 3, 14, upper), ...span(from, to + 5, 14, lower).toReversed()];
    sheet.fill(color, outline, {
      second,
      angle: kind === 'water' ? 0.02 : 0.12,
      wobble: 2 + 2 * t,
      streaks: kind === 'water' ? 0.7 : 1.1,
    });
    if (kind === 'rice') rice(from, to, upper, lower, t);
    if (kind === 'water') shimmer(from, to, upper, lower, t);
    from = to;
  }
  // The wall of earth and the green bund that holds the water.
  const wall = [
    ...span(-20, WIDTH + 20, 14, lower),
    ...span(-20, WIDTH + 20, 14, (x) => edge(k, x)).toReversed(),
  ];
  sheet.fill('#4a5a34', wall, { second: '#6d5238', angle: 1.4, wobble: 2, streaks: 1.3 });
  sheet.line('#c3d07a', span(-20, WIDTH + 20, 22, lower), 1.6 + 4.4 * t, {
    second: '#8fae46',
    dry: 0.12,
    wobble: 2,
  });
}

/** Rows of seedlings: short upright strokes along the field. */
function rice(
  from: number,
  to: number,
  upper: (x: number) => number,
  lower: (x: number) => number,
  t: number,
): void {
  if (t < 0.25) return;
  const rows = 2 + Math.round(3 * t);
  sheet.lay(
    (context) => {
      context.lineWidth = 1 + 2.2 * t;
      for (let row = 0; row < rows; row++) {
        for (let x = from + 8; x < to - 8; x += 7 + 9 * t) {
          const share = (row + 0.6 + jitter(0.12)) / rows;
          const y = upper(x) + (lower(x) - upper(x)) * share;
          const height = (4 + 12 * t) * (0.7 + 0.5 * random());
          for (const lean of [-0.3, 0.05, 0.35]) {
            context.beginPath();
            context.moveTo(x + jitter(3), y);
            context.lineTo(x + lean * height + jitter(2), y - height);
            context.stroke();
          }
        }
      }
    },
    { color: one(['#2f6b34', '#3f7d3a', '#d3dc76']), cover: 0.9, wobble: 1 },
  );
}

/** Light on flooded fields, and reflections of the first seedlings. */
function shimmer(
  from: number,
  to: number,
  upper: (x: number) => number,
  lower: (x: number) => number,
  t: number,
): void {
  for (let i = 0; i < 3 + 5 * t; i++) {
    const x = from + random() * Math.max(1, to - from - 100);
    const share = 0.2 + 0.6 * random();
    const y = (at: number) => upper(at) + (lower(at) - upper(at)) * share;
    const end = Math.min(to - 10, x + 40 + random() * 130);
    if (end < x + 20) continue;
    sheet.line('#fffaf0', span(x, end, 20, y), 1.5 + 4 * t * random(), { dry: 0.25, cover: 0.8 });
  }
}

const saris = [
  '#c8391f',
  '#e8a317',
  '#b8195a',
  '#23407a',
  '#0f7672',
  '#d9602a',
  '#5a2a56',
  '#f2efe4',
  '#c2206c',
];

/** A woman bent over the seedlings, seen from the side: level back, sari tucked up, feet in the water. */
function planter(at: Point, size: number, color: string, turn: number): void {
  const shape = (fill: string, plan: string, wobble = 1.4) =>
    sheet.lay(
      (context) =>
        polygon(
          context,
          placed(plan, [0, 0]).map(([x, y]): Point => [at[0] + x * size * turn, at[1] + y * size]),
        ),
      { color: fill, wobble, streaks: 0.7 },
    );
  const stick = (fill: string, plan: string, width: number) =>
    sheet.line(
      fill,
      placed(plan, [0, 0]).map(([x, y]): Point => [at[0] + x * size * turn, at[1] + y * size]),
      width * size,
    );
  // Her reflection first, broken and pale.
  sheet.lay((context) => polygon(context, placed('-16,2 12,2 8,20 2,34 -12,26', at, size)), {
    color,
    cover: 0.35,
    dry: 0.3,
    wobble: 5,
    soft: 2,
  });
  stick('#7a4a30', '-8,-22 -9,-10 -8,2', 5);
  stick('#6a3f2a', '0,-22 2,-10 1,2', 5);
  shape(color, '-13,-30 -6,-44 4,-42 7,-28 3,-16 -12,-15');
  shape(color, '-6,-44 4,-48 24,-44 30,-38 20,-32 2,-32');
  stick('#fbe7c0', '-4,-42 10,-45 26,-42', 2.4);
  stick('#8a5232', '24,-40 22,-26 21,-10', 4.6);
  stick('#3f8a48', '21,-10 22,-4 19,-2', 6);
  shape('#20130f', '27,-46 34,-47 38,-42 35,-36 28,-37');
  shape(one(['#fff3d6', '#f3c140', '#e8e4d8']), '25,-49 33,-50 36,-46 30,-43 25,-44', 1);
}

function workers(): void {
  const row = 13;
  for (let i = 0; i < 8; i++) {
    const x = 330 + i * 58 + jitter(9);
    planter([x, edge(row, x) - 50 + jitter(5)], 0.98 + jitter(0.08), saris[i % saris.length], 1);
  }
  // Bundles of seedlings on the water behind the women.
  for (let i = 0; i < 7; i++) {
    const x = 300 + i * 70 + jitter(20);
    sheet.spot('#5f9e3f', [x, edge(row, x) - 70 + jitter(6)], 9, 6, { second: '#94bd4a' });
    sheet.line(
      '#e9d9a0',
      [
        [x - 5, edge(row, x) - 70],
        [x + 5, edge(row, x) - 70],
      ],
      2.4,
    );
  }
  plough();
  walker([1010, edge(16, 1010) - 18]);
}

/** Two oxen and a man with the plough. */
function plough(): void {
  const x = 1040;
  const at: Point = [x, edge(11, x) - 34];
  const size = 0.86;
  for (const [dx, dy, color] of [
    [14, -8, '#b98f62'],
    [0, 0, '#f0e6d2'],
  ] as const) {
    const ox: Point = [at[0] + dx, at[1] + dy];
    for (const leg of ['-24,-16 -25,0', '-14,-16 -13,0', '12,-16 12,0', '20,-16 22,0'])
      sheet.line(color, placed(leg, ox, size), 4.4);
    sheet.lay(
      (context) =>
        polygon(
          context,
          placed('-30,-32 -12,-37 8,-36 16,-44 26,-40 28,-26 20,-14 -24,-13 -30,-22', ox, size),
        ),
      { color, wobble: 1.6 },
    );
    sheet.lay((context) => polygon(context, placed('26,-42 38,-44 46,-34 42,-28 30,-30', ox, size)), {
      color,
      wobble: 1.2,
    });
    sheet.line('#4a2d20', placed('34,-44 36,-54 42,-58', ox, size), 3);
  }
  sheet.line('#5f3a20', placed('-24,-22 -52,-10 -70,-2', at, size), 3.4);
  sheet.line('#5f3a20', placed('-70,-2 -78,-34', at, size), 3.4);
  const man = placed('-92,0', at, size)[0];
  sheet.line('#6a3f2a', placed('0,-20 -4,0', man, size), 5);
  sheet.line('#6a3f2a', placed('4,-20 8,0', man, size), 5);
  sheet.lay((context) => polygon(context, placed('-5,-34 7,-34 8,-18 -5,-18', man, size)), {
    color: '#f2efe4',
    wobble: 1.2,
  });
  sheet.lay((context) => polygon(context, placed('-4,-54 8,-52 8,-33 -5,-33', man, size)), {
    color: '#8a5232',
    wobble: 1.2,
  });
  sheet.line('#8a5232', placed('6,-48 16,-36', man, size), 4);
  sheet.spot('#c8391f', [man[0] + 3, man[1] - 54], 6, 5);
}

/** A girl on the bund with a basket on her head. */
function walker(at: Point): void {
  sheet.line('#7a4a30', placed('-3,-22 -8,0', at, 1.1), 5.4);
  sheet.line('#7a4a30', placed('3,-22 8,-2', at, 1.1), 5.4);
  sheet.lay((context) => polygon(context, placed('-9,-50 8,-50 14,-18 -14,-17', at, 1.1)), {
    color: '#e8a317',
    second: '#f3c140',
    wobble: 1.6,
  });
  sheet.lay((context) => polygon(context, placed('-8,-66 8,-66 9,-48 -9,-48', at, 1.1)), {
    color: '#b8195a',
    wobble: 1.4,
  });
  sheet.line('#8a5232', placed('7,-62 15,-76 9,-88', at, 1.1), 4.6);
  sheet.spot('#20130f', [at[0], at[1] - 82], 8.5, 9.5);
  sheet.lay((context) => polygon(context, placed('-19,-100 19,-100 12,-87 -12,-87', at, 1.1)), {
    color: '#a9743f',
    second: '#c99a5c',
    wobble: 1.2,
  });
  for (let i = 0; i < 9; i++)
    sheet.line(
      one(['#5f9e3f', '#94bd4a', '#3f8a48']),
      placed(`${-14 + i * 3.4},-98 ${-20 + i * 5},${-116 + jitter(5)}`, at, 1.1),
      3.4,
    );
}

/** Two houses with tin roofs, a jackfruit tree and haystacks on a ridge in the middle distance. */
function homestead(): void {
  const house = (x: number, y: number, size: number, wall: string, roof: string) => {
    const at: Point = [x, y];
    sheet.fill(wall, placed('-34,-36 34,-36 34,0 -34,0', at, size), { wobble: 1.4 });
    sheet.fill(roof, placed('-46,-32 -26,-62 30,-62 46,-32', at, size), {
      second: '#dfe6e8',
      angle: 1.3,
      wobble: 1.4,
      streaks: 1.6,
    });
    sheet.fill('#4a2d20', placed('-8,-24 6,-24 6,0 -8,0', at, size), { wobble: 1 });
    sheet.fill('#4a2d20', placed('16,-24 26,-24 26,-12 16,-12', at, size), { wobble: 1 });
  };
  const tree = (x: number, y: number, size: number) => {
    sheet.line('#4a3324', placed('0,0 3,-30 -2,-62', [x, y], size), 9 * size);
    for (let i = 0; i < 26; i++) {
      const [dx, dy] = [jitter(44) * size, -74 * size + jitter(34) * size];
      const tone = dx + dy < -70 * size ? '#8fb24a' : one(['#2f6236', '#3f7538', '#24502f']);
      sheet.spot(tone, [x + dx, y + dy], (12 + random() * 9) * size, (9 + random() * 6) * size, {
        wobble: 3,
      });
    }
  };
  const y = (x: number) => edge(5, x) - 8;
  tree(560, y(560), 0.8);
  house(640, y(640), 0.82, '#f2e2c4', '#5a86ac');
  house(716, y(716) + 4, 0.62, '#d98f5c', '#b5483a');
  tree(790, y(790), 0.62);
  tree(210, edge(3, 210), 0.46);
  tree(1180, edge(4, 1180), 0.6);
}

/** Egrets that fly across the valley. */
function egrets(): void {
  for (let i = 0; i < 11; i++) {
    const [x, y] = [820 + i * 27 + jitter(10), 470 + Math.abs(i - 4) * 13 + jitter(6)];
    const size = 0.8 + jitter(0.2);
    sheet.line('#fffdf4', placed('-13,-5 -5,-8 0,0 6,-8 14,-4', [x, y], size), 3);
    sheet.line('#fffdf4', placed('-4,0 5,1', [x, y], size), 3.4);
  }
}

/** Ferns and a stone in the foreground, dark against the light fields. */
function foreground(): void {
  for (let i = 0; i < 26; i++) {
    const from: Point = [1190 + random() * 230, HEIGHT - 10 + jitter(20)];
    const angle = -1.9 + random() * 1.1;
    const length = 70 + random() * 120;
    const rib = Array.from({ length: 7 }, (_, k): Point => {
      const t = k / 6;
      return [from[0] + Math.cos(angle) * length * t, from[1] + Math.sin(angle) * length * t + 36 * t * t];
    });
    const color = one(['#1f4a34', '#2f6236', '#3f7538', '#6a9a3f']);
    sheet.line(color, rib, 3);
    for (const [x, y] of rib.slice(1)) {
      for (const side of [-1, 1]) {
        const reach = 16 + 10 * random();
        sheet.lay(
          (context) =>
            oval(
              context,
              x + Math.cos(angle + side) * reach * 0.6,
              y + Math.sin(angle + side) * reach * 0.6,
              reach * 0.6,
              4,
              angle + side,
            ),
          { color, wobble: 1.4 },
        );
      }
    }
  }
}

sky();
mountains();
for (let k = 1; k <= FIELDS + 3; k++) {
  terrace(k);
  if (k === 5) homestead();
}
egrets();
workers();
foreground();
sheet.peelTape();
savePicture(sheet.toCanvas());
