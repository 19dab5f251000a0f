/** Sky, cloud and rain. */
import { placed, type Point, smooth, trace } from '../../studio/curves.ts';
import { HORIZON, PAINTING_WIDTH, random, wall } from './plaster.ts';

export function sky(): void {
  wall.flat(
    [
      [0, 0],
      [PAINTING_WIDTH, 0],
      [PAINTING_WIDTH, HORIZON + 20],
      [0, HORIZON + 20],
    ],
    '#8fa9b8',
    { to: '#f2d79a' },
  );
  for (const [y, colour] of [
    [300, '#f0c27a'],
    [346, '#f6dc9c'],
    [384, '#f3b56a'],
  ] as const) {
    wall.flat(
      smooth(
        [
          [880, y + 14],
          [1040, y - 10],
          [1260, y - 4],
          [1480, y - 16],
          [1480, y + 14],
          [1200, y + 20],
        ],
        { closed: true },
      ),
      colour,
    );
  }
  const flight = trace('1120,232 1176,206 1230,214 1290,184 1344,196');
  for (const [x, y] of flight)
    wall.line(
      smooth([
        [x - 22, y - 8],
        [x - 8, y - 13],
        [x, y],
        [x + 10, y - 14],
        [x + 26, y - 11],
      ]),
      5,
      '#fdf6e6',
    );
}

/** One very large cloud: scallops within scallops, and a curl in each. */
export function cloud(): void {
  wall.flat(
    smooth(
      trace(
        '-30,-30 -30,250 60,292 150,262 240,312 350,276 450,318 560,274 660,300 760,250 850,262',
        '930,206 1010,190 1060,120 1130,96 1150,20 1130,-30',
      ),
      { closed: true },
    ),
    '#2c3566',
    { to: '#3f4f86' },
  );
  const puffs: readonly [number, number, number, string][] = [
    [80, 40, 150, '#39427a'],
    [320, 30, 180, '#2f3a72'],
    [600, 20, 190, '#39457e'],
    [880, 30, 160, '#46558f'],
    [1050, 50, 92, '#5a6aa0'],
    [20, 190, 100, '#4a5a94'],
    [180, 180, 122, '#3f4d88'],
    [380, 190, 118, '#54659c'],
    [570, 176, 116, '#43528c'],
    [750, 160, 104, '#5d6fa4'],
    [910, 130, 84, '#7484b2'],
    [100, 262, 56, '#7b8ab6'],
    [270, 268, 62, '#6c7cac'],
    [470, 268, 62, '#8492ba'],
    [660, 252, 58, '#7686b2'],
    [820, 226, 50, '#93a0c2'],
    [1000, 168, 40, '#a4afca'],
  ];
  for (const [x, y, radius, colour] of puffs) {
    wall.flat(
      smooth(
        Array.from({ length: 14 }, (_, i): Point =>
          placed(x, y)(
            Math.cos(i * 0.449) * radius * (0.95 + (i % 2) * 0.08),
            Math.sin(i * 0.449) * radius * 0.78,
          ),
        ),
        { closed: true },
      ),
      colour,
      { angle: 0.4 },
    );
    curl(x, y, radius, random() < 0.5 ? 1 : -1);
  }
  wall.line(smooth(trace('586,70 556,134 590,148 546,230 574,238 530,330')), 6, '#fff2b8');
}

function curl(x: number, y: number, radius: number, way: number): void {
  const spiral: Point[] = [];
  for (let k = 0; k < 70; k++) {
    const angle = k * 0.17 * way - 0.6;
    const reach = radius * 0.88 * (1 - k / 74) ** 0.8;
    spiral.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.78]);
  }
  wall.line(spiral, Math.max(3.4, radius * 0.045), radius > 110 ? '#8d9cc8' : '#dfe5ee');
}

export function rain(): void {
  for (let k = 0; k < 170; k++) {
    const x = -40 + random() * 1080;
    const from = 262 + random() * 90 - Math.max(0, x - 760) * 0.3;
    const long = 50 + random() * 150;
    wall.line(
      [
        [x, from],
        [x - long * 0.24, from + long],
      ],
      2 + random() * 1.6,
      ['#e8eef0', '#5a6ea4', '#b8c8d8', '#33457c'][k % 4],
      { fades: true },
    );
  }
}
