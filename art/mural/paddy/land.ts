/** Hills, flooded fields, the channel, palms and egrets. */
import {
  band,
  bezier,
  evenly,
  type Place,
  placed,
  type Point,
  smooth,
  station,
  trace,
} from '../../studio/curves.ts';
import { on, random, soft, wall } from './plaster.ts';

export function hills(): void {
  wall.flat(
    smooth(
      trace(
        '-20,420 -20,352 120,318 260,350 420,310 600,352 760,330 900,356 1080,312 1260,344 1480,300',
        '1480,430',
      ),
      { closed: true },
    ),
    '#52808a',
    { to: '#5f9a84' },
  );
  wall.flat(
    smooth(
      trace('-20,440 -20,384 160,366 330,392 520,362 720,394 900,376 1120,386 1300,360 1480,376 1480,440'),
      { closed: true },
    ),
    '#2f6e62',
    { to: '#3d8a5c' },
  );
  for (const [x, y, colour] of [
    [930, 404, '#c8452a'],
    [974, 400, '#e8a03a'],
    [1016, 405, '#b83a2a'],
  ] as const) {
    wall.flat(
      [
        [x - 15, y],
        [x + 15, y],
        [x + 15, y - 16],
        [x - 15, y - 16],
      ],
      '#f3e6c8',
      { marks: 0.4 },
    );
    wall.flat(
      [
        [x - 21, y - 14],
        [x, y - 32],
        [x + 21, y - 14],
      ],
      colour,
      { marks: 0.4 },
    );
  }
}

/** Terraces: water that reflects the cloud, and bunds between them. */
export function fields(): void {
  const bunds = [404, 436, 482, 548, 634, 820];
  const waters: readonly [string, string][] = [
    ['#9cc46a', '#7fb45c'],
    ['#a7c4c8', '#7aa6b4'],
    ['#86b85c', '#5f9f4e'],
    ['#8fb4c4', '#5b8ca6'],
    ['#6f9fb2', '#3f7492'],
  ];
  const edge = (k: number, x: number) =>
    bunds[k] + 12 * Math.sin(x / 170 + k * 1.9) + 0.02 * x * (k % 2 ? 1 : -1);
  for (let k = 0; k < 5; k++) {
    const xs = Array.from({ length: 26 }, (_, i) => -20 + i * 60);
    wall.flat(
      [
        ...xs.map((x): Point => [x, edge(k, x)]),
        ...xs.toReversed().map((x): Point => [x, edge(k + 1, x) + 4]),
      ],
      waters[k][0],
      { to: waters[k][1] },
    );
    wall.line(
      xs.map((x): Point => [x, edge(k, x)]),
      5 + k * 3,
      ['#4f8a44', '#5a8a40', '#3f7d3c', '#47813c', '#3a6f38'][k],
    );
    wall.line(
      xs.map((x): Point => [x, edge(k, x) - 3 - k]),
      2 + k * 0.6,
      '#b4cf6a',
    );
  }
  for (let k = 0; k < 26; k++) {
    const [x, y] = [random() * 1100, 566 + random() * 200];
    wall.line(
      [
        [x, y],
        [x + 60 + random() * 110, y + 3],
      ],
      3 + random() * 5,
      ['#3c5f8a', '#a8cad2', '#54759c', '#d8e4dc'][k % 4],
      { fades: true },
    );
  }
  for (const row of [0, 1, 2]) {
    for (let x = 20; x < 1400; x += 17) tuft(x + random() * 5, 424 + row * 8 + 10 * Math.sin(x / 170), 6);
    for (let x = 10; x < 1120; x += 22)
      tuft(x + random() * 6, 508 + row * 13 + 12 * Math.sin(x / 170 + 3.8), 11);
  }
  for (let row = 0; row < 4; row++) {
    for (let x = 30; x < 560; x += 46) tuft(x + random() * 10 + row * 8, 664 + row * 36 + random() * 5, 24);
  }
}

function tuft(x: number, y: number, size: number): void {
  for (const lean of [-0.55, -0.1, 0.4]) {
    wall.line(
      smooth([
        [x, y],
        [x + lean * size * 0.5, y - size * 0.6],
        [x + lean * size * 1.3, y - size],
      ]),
      Math.max(1.8, size * 0.17),
      random() < 0.5 ? '#a9d44c' : '#57a03c',
    );
  }
}

export function seedlings(from: number, y: number, size: number): void {
  for (let x = from; x < from + 250; x += 46) tuft(x, y - 14 + 12 * random(), size);
  for (let x = 10; x < 420; x += 60) tuft(x, y - 6, size * 1.1);
}

/** The irrigation channel, from the hills to the lower right corner. */
export function channel(): void {
  wall.flat(
    smooth(
      trace(
        '1090,436 1130,434 1180,480 1240,520 1230,580 1130,640 1060,720 1040,830 1490,830 1490,640',
        '1400,590 1380,540 1300,490 1200,452',
      ),
      { closed: true },
    ),
    '#7a5a34',
    { to: '#5f4526' },
  );
  wall.flat(
    smooth(
      trace(
        '1102,440 1124,438 1176,486 1262,530 1262,586 1170,650 1112,730 1100,830 1440,830 1420,700',
        '1352,610 1340,548 1270,498 1190,458',
      ),
      { closed: true },
    ),
    '#8ab8c0',
    { to: '#2f7a94' },
  );
  for (const points of [
    '1150,470 1220,516 1290,552',
    '1190,640 1270,604 1318,580',
    '1130,740 1220,690 1330,676',
    '1150,800 1260,760 1390,752',
    '1240,640 1300,636 1350,650',
  ]) {
    wall.line(smooth(trace(points)), 5, '#d6ecea', { fades: true });
  }
}

export function palms(): void {
  for (const [x, foot, tall, lean] of [
    [1322, 470, 300, -26],
    [1400, 500, 250, 20],
    [1268, 440, 190, 12],
  ] as const) {
    const trunk = evenly(
      bezier(
        [x, foot],
        [x + lean * 0.1, foot - tall * 0.4],
        [x + lean * 0.6, foot - tall * 0.8],
        [x + lean, foot - tall],
      ),
      3,
    );
    wall.flat(
      band(trunk, (t) => 9 - 4 * t),
      '#6a4a34',
      { marks: 0.4 },
    );
    for (let k = 1; k < 12; k++) {
      const { at } = station(trunk, k / 12);
      wall.line(
        [
          [at[0] - 7, at[1]],
          [at[0] + 7, at[1] - 3],
        ],
        2,
        '#b08a5c',
      );
    }
    const [cx, cy] = trunk[trunk.length - 1];
    for (let k = 0; k < 9; k++) {
      const angle = -Math.PI / 2 + (k - 4) * 0.5;
      const frond = placed(cx, cy, angle, tall / 300);
      const drop = Math.abs(k - 4) * 9;
      const spine = smooth([frond(0, 0), frond(50, 0), [frond(104, 0)[0] - 8, frond(104, 0)[1] + drop]]);
      const leafy = band(evenly(spine, 3), (t) => 15 * Math.sin(Math.PI * (0.12 + 0.86 * t)) * (tall / 300));
      wall.flat(leafy, k % 2 ? '#1f6a4c' : '#3a8f54', { marks: 0.5, angle });
      wall.line(spine, 2, '#b8d070');
    }
  }
}

export function egret(x: number, y: number, size: number, way: 1 | -1): void {
  const place: Place = (u, v) => [x + u * size * way, y + v * size];
  for (const leg of ['-4,-40 -2,0', '14,-40 20,0']) wall.line(on(place, leg), 4 * size + 1, '#3a3440');
  wall.flat(soft(place, '-60,-40 -20,-72 30,-70 50,-54 20,-34 -20,-32'), '#fffaf0', { marks: 0.2 });
  wall.line(smooth(on(place, '38,-62 62,-84 48,-112 60,-136')), 11 * size, '#fffaf0');
  wall.line(on(place, '60,-138 88,-132'), 5 * size, '#e8a02a');
}
