/**
 * A house in a Warli village after the wedding: mud walls reddened with geru, and on them, in rice white, the trees,
 * the dance and the animals. The painting is on the wall; hens and a cot stand before it.
 */
import { handIn } from '../studio/hand-in.ts';
import { placed, type Point } from '../studio/points.ts';
import { oval } from '../studio/shapes.ts';
import { PosterSheet } from './poster.ts';

const WIDTH = 1400;
const HEIGHT = 900;
const sheet = new PosterSheet(WIDTH, HEIGHT, { paper: '#f6efdd', seed: 48 });
const { random, noise } = sheet;
const about = (reach: number) => (random() - 0.5) * 2 * reach;
const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)];
const WHITE = '#f7ecd6';

const span = (from: number, to: number, step: number, at: (x: number) => number): Point[] => {
  const line: Point[] = [];
  for (let x = from; x <= to; x += step) line.push([x, at(x)]);
  return line;
};

function land(): void {
  sheet.fill('#a9cfdc', placed('0,0 1400,0 1400,420 0,420', [0, 0]), {
    second: '#dfe6d6',
    angle: 0.04,
    wobble: 3,
  });
  for (const [color, second, foot, height, wave] of [
    ['#8fa4b4', '#a7b3b8', 330, 120, 210],
    ['#5f8a74', '#7a9e80', 372, 90, 150],
  ] as const) {
    sheet.fill(
      color,
      [...span(0, WIDTH + 30, 20, (x) => foot - height * noise(x / wave, foot, 3)), [WIDTH, 520], [0, 520]],
      { second, angle: -0.4, wobble: 3 },
    );
  }
  sheet.fill(
    '#8fa84a',
    [...span(0, WIDTH + 30, 30, (x) => 436 + 16 * Math.sin(x / 170)), [WIDTH, 700], [0, 700]],
    { second: '#b3bf5e', angle: 0.1 },
  );
  sheet.fill(
    '#c98f5c',
    [...span(0, WIDTH + 30, 30, (x) => 704 + 12 * Math.sin(x / 210)), [WIDTH, HEIGHT], [0, HEIGHT]],
    { second: '#dba872', angle: 0.03, streaks: 1.3 },
  );
}

function tree(x: number, y: number, size: number): void {
  sheet.line('#5a3a26', placed('0,0 6,-60 -4,-130', [x, y], size), 20 * size);
  sheet.line('#5a3a26', placed('0,-70 40,-120', [x, y], size), 10 * size);
  for (let i = 0; i < 46; i++) {
    const [dx, dy] = [about(110) * size, (-170 + about(74)) * size];
    sheet.spot(
      dx + dy < -190 * size ? one(['#8fb24a', '#a9c258']) : one(['#2f6236', '#3f7538', '#24502f']),
      [x + dx, y + dy],
      (20 + random() * 16) * size,
      (15 + random() * 10) * size,
      { wobble: 4 },
    );
  }
}

const WALL = { left: 250, right: 1150, top: 330, foot: 716 };

function house(): void {
  sheet.fill(
    '#8f3d24',
    placed(
      `${WALL.left},${WALL.top} ${WALL.right},${WALL.top} ${WALL.right + 8},${WALL.foot} ${WALL.left - 6},${WALL.foot + 6}`,
      [0, 0],
    ),
    { second: '#a5502f', angle: 1.2, wobble: 3, streaks: 1.5 },
  );
  sheet.fill(
    '#5f2a1c',
    placed(
      `${WALL.left - 20},${WALL.foot - 34} ${WALL.right + 22},${WALL.foot - 38} ${WALL.right + 26},${WALL.foot + 12} ${WALL.left - 24},${WALL.foot + 18}`,
      [0, 0],
    ),
    { second: '#74382a', angle: 0.05 },
  );
  // The door, its frame dark, a cloth toran above.
  sheet.fill('#2c1814', placed('590,470 730,468 734,690 588,692', [0, 0]), { second: '#3d221a', angle: 1.4 });
  for (const plan of [
    '580,460 594,460 592,692 578,692',
    '728,458 742,458 746,692 732,692',
    '574,450 748,446 748,466 574,470',
  ])
    sheet.fill('#5a3420', placed(plan, [0, 0]), { second: '#7a4a2c' });
  // Thatch, in many short pulls, its shadow on the wall.
  sheet.fill('#4a1f18', placed('230,330 1176,326 1170,372 240,378', [0, 0]), { cover: 0.65, soft: 6 });
  sheet.fill('#a8803f', placed('190,350 330,150 1080,140 1220,346 1130,336 700,352 290,346', [0, 0]), {
    second: '#c9a25a',
    angle: 1.3,
  });
  for (let i = 0; i < 330; i++) {
    const x = 210 + random() * 1000;
    const t = random();
    const y = 150 + t * 190;
    const left = 330 - t * 140;
    const right = 1080 + t * 140;
    if (x < left || x > right) continue;
    const lean = ((x - 700) / 500) * 16;
    sheet.line(
      one(['#8a6530', '#c9a25a', '#e0bf78', '#6d4c26']),
      [
        [x, y],
        [x + lean, y + 26 + random() * 18],
      ],
      2.4 + random() * 2,
      { dry: 0.2 },
    );
  }
}

const stroke = (plan: string, at: Point, size: number, width = 3.2) =>
  sheet.line(WHITE, placed(plan, at, size), width, { wobble: 1, dry: 0.12, streaks: 0.5 });
const patch = (plan: string, at: Point, size: number) =>
  sheet.fill(WHITE, placed(plan, at, size), { wobble: 1.2, dry: 0.1, streaks: 0.5 });

/** Triangle on triangle, a circle, lines. */
function person(at: Point, size: number, arms: string, isWoman = false): void {
  patch('-16,-46 16,-46 0,-22', at, size);
  patch('0,-24 13,0 -13,0', at, size);
  sheet.spot(WHITE, [at[0], at[1] - 56 * size], 6.4 * size, 6.8 * size, { wobble: 0.8 });
  if (isWoman)
    sheet.spot(WHITE, [at[0] + 8 * size, at[1] - 59 * size], 4 * size, 3.6 * size, { wobble: 0.6 });
  for (const arm of arms.split('|')) stroke(arm, at, size, 2.6);
  stroke('-6,0 -11,14 -7,28', at, size, 2.6);
  stroke('6,0 13,13 9,28', at, size, 2.6);
}

/** What the women painted: a tree of life, the dance round the tarpa, a bullock cart, hens, the border. */
function paintings(): void {
  for (let i = 0; i < 58; i++) {
    const x = WALL.left + 14 + i * 15.4;
    if (x > 572 && x < 752) continue;
    stroke('0,0 7,-11 14,0', [x, 664], 1, 2.4);
  }
  const trunk: Point = [378, 650];
  stroke('0,0 2,-70 -3,-150 4,-230', trunk, 1, 6);
  for (let i = 0; i < 13; i++) {
    const y = -60 - i * 14;
    for (const side of [-1, 1]) {
      const reach = 92 - i * 4.6;
      stroke(`0,${y} ${side * reach * 0.5},${y - 18} ${side * reach},${y - 38}`, trunk, 1, 2.4);
      for (let k = 2; k < 7; k++)
        stroke(
          `${(side * reach * k) / 7},${y - 38 * (k / 7) * 0.95} ${(side * reach * k) / 7 + side * 3},${y - 38 * (k / 7) - 12}`,
          trunk,
          1,
          1.9,
        );
    }
  }
  for (const [x, y] of [
    [-60, -214],
    [46, -240],
    [82, -150],
  ])
    patch('-12,0 0,-8 14,-4 4,4', [trunk[0] + x, trunk[1] + y], 1);
  const centre: Point = [946, 540];
  const ring = 17;
  for (let i = 0; i < ring; i++) {
    const angle = (i / ring) * 6.283 - 1.2;
    if (Math.abs(angle - 1.9) < 0.25) continue;
    person(
      [centre[0] + Math.cos(angle) * 152, centre[1] + 16 + Math.sin(angle) * 98],
      0.62,
      '-15,-46 -28,-34 -34,-40|15,-46 28,-34 34,-40',
      i % 2 === 0,
    );
  }
  person([centre[0] - 10, centre[1] + 36], 0.8, '-15,-46 -10,-58 4,-48|15,-46 20,-30 26,-28');
  stroke('4,-48 26,-28 40,-4', [centre[0] - 10, centre[1] + 36], 0.8, 5);
  person([520, 640], 0.86, '-15,-46 -32,-36 -36,-52|15,-46 30,-62 36,-76', true);
  patch('22,-92 50,-92 44,-74 28,-74', [520, 640], 0.86);
  person([1108, 640], 0.7, '-15,-46 -26,-30 -30,-18|15,-46 26,-30 28,-14', true);
  stroke('-16,0 -10,-12 8,-12 14,-2 -16,0', [800, 646], 1.3, 2.6);
  stroke('14,-4 22,-16 28,-14', [800, 646], 1.3, 2.6);
  for (const x of [-10, -2, 6, 12]) stroke(`${x},-2 ${x},12`, [800, 646], 1.3, 2);
  for (let i = 0; i < 11; i++) stroke('0,0 5,-6 10,0', [478 + i * 8, 404], 1, 2);
  sheet.lay(
    (context) => {
      for (let i = 0; i < 40; i++) oval(context, 470 + random() * 100, 430 + random() * 60, 2, 2);
    },
    { color: WHITE, wobble: 0.4 },
  );
}

/** She is still at it: squatting by the wall, the split bamboo in her hand, the bowl of paste beside her. */
function painter(): void {
  const at: Point = [470, 806];
  const shape = (color: string, plan: string, second = color) =>
    sheet.fill(color, placed(plan, at, 1.5), { second, wobble: 1.6 });
  sheet.fill('#8a5a44', placed('-60,-6 70,-10 120,8 -30,14', at, 1.4), { cover: 0.7, soft: 3 });
  shape('#e8a317', '-40,-2 -46,-36 -22,-62 14,-58 34,-34 30,0', '#f3c140');
  shape('#b8195a', '-24,-58 -20,-92 12,-96 20,-60', '#d22c6a');
  shape('#e8a317', '-24,-90 -14,-98 22,-58 30,-30 16,-36 -8,-66', '#f3c140');
  sheet.line('#7a4a30', placed('14,-90 40,-104 54,-132', at, 1.5), 12);
  sheet.line('#d9b27c', placed('54,-132 64,-152', at, 1.5), 5);
  for (const t of [0, 7, 14])
    sheet.line(
      '#2f7a4a',
      placed(`${42 + t * 0.7},${-108 - t * 1.6} ${47 + t * 0.7},${-104 - t * 1.6}`, at, 1.5),
      4,
    );
  sheet.spot('#20130f', [at[0] - 8, at[1] - 168], 22, 25);
  sheet.spot('#20130f', [at[0] - 32, at[1] - 156], 15, 14);
  sheet.spot('#f7ecd6', [at[0] - 34, at[1] - 166], 9, 6);
  sheet.spot('#5a3420', [at[0] + 118, at[1] - 4], 30, 14);
  sheet.spot(WHITE, [at[0] + 118, at[1] - 9], 23, 8);
}

function yard(): void {
  const hen = (x: number, y: number, size: number, color: string) => {
    sheet.fill(
      color,
      placed('-26,-22 -34,-40 -16,-30 8,-32 20,-46 28,-42 24,-22 8,-8 -16,-10', [x, y], size),
      { wobble: 1.4 },
    );
    sheet.spot('#c8391f', [x + 24 * size, y - 48 * size], 5 * size, 5 * size);
    sheet.line('#d98a1c', placed('-2,-10 -4,2', [x, y], size), 2.6);
    sheet.line('#d98a1c', placed('8,-10 9,2', [x, y], size), 2.6);
  };
  hen(640, 806, 1.2, '#f4ead2');
  hen(716, 842, 1.1, '#9c4526');
  for (let i = 0; i < 5; i++) hen(756 + i * 24 + about(6), 862 + about(8), 0.4, '#f3c766');
  // A string cot in the shade, a brass pot.
  for (const x of [950, 1180]) {
    for (const y of [0, -34])
      sheet.line(
        '#5a3420',
        [
          [x + y, 800 + y],
          [x + y + 2, 850 + y],
        ],
        9,
      );
  }
  sheet.fill('#c9a25a', placed('912,758 1150,754 1192,806 944,812', [0, 0]), {
    second: '#e0bf78',
    angle: 0.6,
    streaks: 2,
  });
  for (const plan of ['912,758 1150,754', '944,812 1192,806', '912,758 944,812', '1150,754 1192,806'])
    sheet.line('#6d4026', placed(plan, [0, 0]), 9);
  sheet.fill(
    '#c98a1e',
    placed(
      '-14,0 -30,-8 -38,-24 -32,-40 -16,-48 -20,-58 20,-58 16,-48 32,-40 38,-24 30,-8 14,0',
      [1290, 832],
      1.2,
    ),
    {
      second: '#f0c04a',
      angle: 1.2,
    },
  );
}

land();
tree(170, 560, 1.15);
tree(1300, 600, 1.3);
tree(60, 620, 0.9);
house();
paintings();
yard();
painter();
handIn(sheet.toCanvas());
