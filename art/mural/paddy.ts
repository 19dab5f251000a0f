/** The painting itself: the day the rain came, in a paddy field. */
import type { Canvas } from '@napi-rs/canvas';
import {
  band,
  between,
  bezier,
  evenly,
  oval,
  placed,
  smooth,
  station,
  trace,
  type Place,
  type Point,
} from '../studio/curves.ts';
import { WallPaint } from './wall-paint.ts';

export const PAINTING_WIDTH = 1460;
export const PAINTING_HEIGHT = 800;
const HORIZON = 408;
const SKIN = ['#8a5130', '#9c6239', '#77472a'] as const;
const HAIR = '#1c1420';

export function paintPaddy(): Canvas {
  const wall = new WallPaint(PAINTING_WIDTH, PAINTING_HEIGHT, 91);
  const { random } = wall;
  const on = (place: Place, points: string) => trace(points).map(([u, v]) => place(u, v));
  const soft = (place: Place, points: string) => smooth(on(place, points), { closed: true });

  sky();
  hills();
  fields();
  channel();
  cloud();
  rain();
  palms();
  for (const [x, y, size, way] of [
    [250, 500, 0.5, 1],
    [330, 488, 0.42, 1],
    [60, 476, 0.36, 1],
    [560, 462, 0.32, 1],
  ] as const)
    egret(x, y, size, way);
  women();
  seedlings(700, 800, 34);
  children();
  return wall.canvas;

  function sky(): void {
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

  function hills(): void {
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

  /** Terraces: water that holds the cloud, and bunds between them. */
  function fields(): void {
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

  function seedlings(from: number, y: number, size: number): void {
    for (let x = from; x < from + 250; x += 46) tuft(x, y - 14 + 12 * random(), size);
    for (let x = 10; x < 420; x += 60) tuft(x, y - 6, size * 1.1);
  }

  /** The irrigation channel comes from the hills to the lower right corner. */
  function channel(): void {
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

  /** One cloud, as large as the village thinks it is: scallops within scallops and a curl in each. */
  function cloud(): void {
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

  function rain(): void {
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

  function palms(): void {
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
        const leafy = band(
          evenly(spine, 3),
          (t) => 15 * Math.sin(Math.PI * (0.12 + 0.86 * t)) * (tall / 300),
        );
        wall.flat(leafy, k % 2 ? '#1f6a4c' : '#3a8f54', { marks: 0.5, angle });
        wall.line(spine, 2, '#b8d070');
      }
    }
  }

  function egret(x: number, y: number, size: number, way: 1 | -1): void {
    const place: Place = (u, v) => [x + u * size * way, y + v * size];
    for (const leg of ['-4,-40 -2,0', '14,-40 20,0']) wall.line(on(place, leg), 4 * size + 1, '#3a3440');
    wall.flat(soft(place, '-60,-40 -20,-72 30,-70 50,-54 20,-34 -20,-32'), '#fffaf0', { marks: 0.2 });
    wall.line(smooth(on(place, '38,-62 62,-84 48,-112 60,-136')), 11 * size, '#fffaf0');
    wall.line(on(place, '60,-138 88,-132'), 5 * size, '#e8a02a');
  }

  function women(): void {
    for (const [x, y, sari] of [
      [690, 470, '#8a2a7a'],
      [748, 476, '#d8452a'],
      [812, 468, '#f0c23a'],
    ] as const) {
      farPlanter(x, y, sari);
    }
    planter(placed(112, 664, 0.05, 0.98), 1, '#c8186a', '#f2b632', 0);
    planter(placed(366, 692, -0.06, 1.06), 1, '#e2591f', '#1f7a72', 1);
    planter(placed(640, 712, 0, 1.12), 1, '#23408a', '#e84a6a', 2);
    standing(placed(928, 716, 0, 1.12));
  }

  /** Too far off for more than an arc, a head and two legs. */
  function farPlanter(x: number, y: number, sari: string): void {
    for (const dx of [-8, 3])
      wall.line(
        [
          [x + dx, y - 16],
          [x + dx, y],
        ],
        4,
        SKIN[2],
      );
    wall.line(
      smooth([
        [x - 6, y - 18],
        [x - 4, y - 36],
        [x + 14, y - 38],
        [x + 28, y - 26],
      ]),
      15,
      sari,
    );
    wall.line(
      [
        [x + 25, y - 24],
        [x + 26, y - 4],
      ],
      3.4,
      SKIN[2],
    );
    wall.dot([x + 35, y - 22], 6.4, HAIR);
  }

  /** Bent from the hip, a bundle in one hand, setting seedlings with the other. */
  function planter(at: Place, way: 1 | -1, sari: string, blouse: string, tone: 0 | 1 | 2): void {
    const place: Place = (u, v) => at(u * way, v);
    const skin = SKIN[tone];
    for (const leg of [
      '-30,-70 -38,-30 -34,8 -18,8 -16,-30 -6,-64',
      '10,-70 8,-30 16,10 32,10 30,-30 34,-66',
    ])
      wall.flat(soft(place, leg), skin, { marks: 0.3 });
    wall.flat(soft(place, '118,-112 128,-70 118,-34 126,-10 138,-12 136,-40 146,-76 140,-112'), skin, {
      marks: 0.3,
    });
    wall.flat(
      soft(place, '-50,-150 -62,-110 -52,-56 -26,-40 0,-54 30,-40 46,-70 52,-120 40,-152 0,-172'),
      sari,
      { angle: 1.3 },
    );
    wall.flat(
      soft(place, '-52,-146 -44,-178 0,-196 60,-186 116,-150 140,-118 124,-98 84,-112 40,-122 0,-118'),
      sari,
      { angle: 0.4 },
    );
    wall.flat(soft(place, '92,-164 124,-146 144,-116 128,-96 104,-112 92,-136'), blouse, { marks: 0.4 });
    wall.line(smooth(on(place, '-46,-132 0,-148 50,-150 96,-132')), 7, '#f6e2a8');
    if (tone === 1) {
      for (const [u, v] of trace(
        '-40,-110 -14,-96 14,-104 36,-92 -34,-78 0,-72 28,-70 -20,-166 20,-168 62,-158 96,-136',
      ))
        wall.dot(place(u, v), 5, '#fff0c8');
    } else if (tone === 2) {
      for (const v of [-118, -100, -82])
        wall.line(smooth([place(-52, v), place(0, v + 10), place(46, v)]), 4, '#f6e2a8');
    } else {
      for (const fold of ['-34,-140 -40,-100 -36,-62', '-10,-132 -10,-96 -6,-62', '18,-130 22,-96 22,-56']) {
        wall.line(smooth(on(place, fold)), 3.4, '#fff0c8', { fades: true });
      }
    }
    wall.line(smooth(on(place, '-60,-74 -28,-56 0,-68 30,-56 50,-76')), 6, '#f6e2a8');
    wall.flat(oval(...place(154, -104), 22, 24), skin, { marks: 0.3 });
    wall.flat(soft(place, '136,-122 150,-134 170,-128 176,-108 164,-112 150,-112 138,-104'), HAIR, {
      marks: 0.3,
    });
    if (tone === 1) {
      wall.flat(
        soft(place, '130,-104 128,-128 148,-138 172,-130 176,-116 156,-120 142,-108 120,-92'),
        '#f3ead8',
        { marks: 0.3 },
      );
    } else {
      wall.dot(place(134, -126), 12, HAIR);
      wall.dot(place(128, -134), 5, '#f6e8d0');
    }
    wall.flat(soft(place, '92,-116 84,-84 92,-62 106,-62 104,-86 112,-112'), skin, { marks: 0.3 });
    for (const lean of [-16, -7, 2, 11]) {
      wall.line(smooth([place(100, -58), place(102 + lean, -34), place(100 + lean * 2, -14)]), 5, '#6fb444');
      wall.line(
        smooth([place(132, -6), place(132 + lean * 0.6, -24), place(132 + lean * 1.4, -40)]),
        4.4,
        '#b4dc52',
      );
    }
    wall.line(on(place, '-52,12 -10,16 50,12'), 4, '#d8ecec', { fades: true });
    wall.line(on(place, '110,2 132,5 160,2'), 4, '#d8ecec', { fades: true });
  }

  /** One has straightened her back to look at the cloud. */
  function standing(place: Place): void {
    const skin = SKIN[1];
    for (const leg of ['-26,-60 -28,-20 -22,8 -6,8 -6,-20 -4,-60', '12,-60 14,-20 20,8 34,8 32,-20 34,-60'])
      wall.flat(soft(place, leg), skin, { marks: 0.3 });
    wall.flat(
      soft(place, '-34,-206 -48,-150 -52,-90 -44,-42 0,-34 44,-44 48,-100 38,-160 32,-206'),
      '#e8b31e',
      { angle: 1.4 },
    );
    wall.flat(soft(place, '-34,-262 -40,-226 -34,-194 0,-188 34,-196 38,-230 30,-264 0,-270'), '#a01c4c', {
      marks: 0.5,
    });
    wall.flat(soft(place, '-34,-262 -12,-262 14,-230 40,-196 30,-184 -8,-204 -34,-236'), '#e8b31e', {
      angle: 0.8,
    });
    for (const fold of ['-28,-180 -34,-120 -30,-56', '-4,-176 -6,-110 -2,-50', '20,-176 24,-118 24,-56'])
      wall.line(smooth(on(place, fold)), 3.6, '#fff2c0', { fades: true });
    wall.line(smooth(on(place, '-50,-62 0,-50 48,-62')), 8, '#c8186a');
    wall.line(smooth(on(place, '-34,-256 6,-224 38,-190')), 6, '#c8186a');
    wall.flat(soft(place, '-36,-256 -58,-216 -50,-182 -30,-184 -36,-210 -22,-240'), skin, { marks: 0.3 });
    wall.flat(soft(place, '30,-260 58,-262 72,-300 64,-314 52,-304 44,-276 28,-276'), skin, { marks: 0.3 });
    wall.flat(soft(place, '-10,-264 -10,-286 10,-286 10,-264'), skin, { marks: 0.2 });
    const head = placed(...place(2, -302), -0.25, 1.12);
    wall.flat(oval(...head(0, 0), 25, 28), skin, { marks: 0.3 });
    wall.flat(soft(head, '-26,6 -30,-16 -12,-34 16,-32 24,-16 6,-20 -12,-12 -18,8'), HAIR, { marks: 0.3 });
    wall.dot(head(-28, 8), 13, HAIR);
    wall.dot(head(-34, 14), 5, '#f6e8d0');
    wall.dot(head(15, -10), 2.8, '#c81e2a');
    wall.line(on(head, '8,-1 17,-2'), 2.6, HAIR);
    wall.line(smooth(on(head, '9,13 14,16 20,13')), 2.6, '#4a1a16');
    wall.line(on(place, '-44,14 0,18 52,12'), 4, '#d8ecec', { fades: true });
  }

  function children(): void {
    boat(placed(1216, 618, -0.1, 0.8), '#fffaf0');
    boat(placed(1290, 700, 0.12, 1.1), '#ffd9e4');
    boat(placed(1176, 742, -0.08, 1.2), '#fffaf0');
    boat(placed(1306, 566, 0.1, 0.56), '#fdf0a8');
    crouching(placed(1076, 752, 0, 1.05));
    umbrellaGirl(placed(1400, 664, 0, 1.12));
    runner(placed(1170, 540, 0, 0.78));
  }

  function boat(place: Place, paper: string): void {
    wall.flat(on(place, '-46,-14 -20,14 22,14 48,-16 14,-6 -14,-6'), paper, { marks: 0.3 });
    wall.flat(on(place, '-14,-6 2,-44 14,-6'), '#e8ecec', { marks: 0.3 });
    wall.flat(on(place, '2,-44 14,-6 2,2'), '#c4cfd6', { marks: 0.3 });
    wall.line(on(place, '-46,-14 -20,14 22,14 48,-16'), 2.4, '#4a5a78');
    wall.line(on(place, '-34,20 0,24 40,19'), 3.4, '#e0f0f0', { fades: true });
  }

  /** A boy on his heels lets a boat go. */
  function crouching(place: Place): void {
    const skin = SKIN[0];
    wall.flat(
      soft(place, '-34,-6 -44,-40 -20,-58 16,-50 30,-24 22,0 34,6 6,8 0,-14 -14,-20 -18,4 -30,8'),
      '#3a5a9c',
      { marks: 0.6 },
    );
    wall.flat(soft(place, '-46,-50 -42,-96 -16,-116 14,-106 26,-70 10,-48 -20,-42'), '#f2efe2', {
      marks: 0.6,
    });
    for (let k = 0; k < 4; k++)
      wall.line(
        smooth(
          on(
            place,
            `${-46 + k * 2},${-60 - k * 14} ${-10 + k * 2},${-52 - k * 14} ${22 - k},${-62 - k * 13}`,
          ),
        ),
        4,
        '#d8362a',
      );
    wall.flat(soft(place, '8,-100 40,-74 78,-46 84,-34 72,-32 36,-56 8,-76'), skin, { marks: 0.3 });
    wall.flat(soft(place, '22,0 46,0 50,8 20,9'), skin, { marks: 0.2 });
    wall.flat(oval(...place(8, -130), 25, 27), skin, { marks: 0.3 });
    wall.flat(soft(place, '-18,-128 -18,-152 6,-162 30,-152 32,-138 12,-146 -4,-138 -10,-118'), HAIR, {
      marks: 0.3,
    });
    wall.line(on(place, '18,-130 26,-129'), 2.6, HAIR);
    wall.line(smooth(on(place, '16,-116 22,-114 28,-118')), 2.6, '#4a1a16');
  }

  function umbrellaGirl(place: Place): void {
    const skin = SKIN[2];
    for (const leg of ['-16,-44 -16,-2 -30,4 -4,4 -4,-44', '8,-44 10,-2 0,6 26,4 20,-44'])
      wall.flat(soft(place, leg), skin, { marks: 0.2 });
    wall.flat(soft(place, '-22,-128 -36,-80 -40,-42 0,-34 38,-42 34,-80 22,-128'), '#f2b21c', { angle: 1.4 });
    wall.line(on(place, '0,-124 0,-42'), 3, '#b87410');
    wall.flat(soft(place, '-20,-124 -44,-96 -58,-118 -68,-110 -50,-76 -26,-92'), '#f2b21c', { marks: 0.4 });
    wall.line(on(place, '-60,-90 -58,-218'), 5, '#4a3422');
    wall.flat(oval(...place(0, -152), 25, 27), skin, { marks: 0.3 });
    wall.flat(soft(place, '-28,-140 -28,-172 0,-184 28,-172 28,-140 18,-160 -16,-160'), HAIR, { marks: 0.3 });
    for (const side of [-1, 1]) {
      wall.line(smooth(on(place, `${side * 24},-150 ${side * 32},-132 ${side * 28},-112`)), 8, HAIR);
      wall.dot(place(side * 28, -110), 6, '#d8263a');
    }
    wall.line(on(place, '-14,-150 -8,-150'), 2.8, HAIR);
    wall.line(on(place, '4,-150 10,-150'), 2.8, HAIR);
    wall.line(smooth(on(place, '-10,-138 -3,-134 5,-138')), 2.6, '#4a1a16');
    const ribs = [-128, -92, -58, -22, 16];
    const top = place(-56, -282);
    for (let k = 0; k < 4; k++) {
      const [a, b] = [place(ribs[k], -206), place(ribs[k + 1], -206)];
      const low = between(a, b, 0.5);
      const rim = smooth([b, [low[0], low[1] - 13], a], { step: 3 });
      const left = bezier(a, place(ribs[k] + 6, -250), place(-76 + k * 10, -278), top, 10);
      const right = bezier(top, place(-66 + (k + 1) * 12, -278), place(ribs[k + 1] - 2, -250), b, 10);
      wall.flat([...left, ...right, ...rim], k % 2 ? '#f3ead8' : '#d42a3c', { marks: 0.4 });
    }
    wall.line([top, [top[0], top[1] - 14]], 5, '#4a3422');
  }

  function runner(place: Place): void {
    const skin = SKIN[1];
    wall.flat(soft(place, '-10,-60 -30,-34 -56,-26 -58,-16 -24,-20 0,-44'), skin, { marks: 0.2 });
    wall.flat(soft(place, '6,-58 28,-40 24,-4 40,2 40,8 14,6 12,-34 -4,-46'), skin, { marks: 0.2 });
    wall.flat(soft(place, '-18,-78 -20,-50 4,-44 24,-50 20,-80'), '#6a3a20', { marks: 0.4 });
    wall.flat(soft(place, '-16,-126 -22,-76 20,-74 22,-124 4,-130'), '#2f8f9a', { marks: 0.5 });
    for (const arm of [
      '-14,-120 -40,-128 -60,-152 -52,-158 -34,-140 -10,-132',
      '18,-118 44,-122 62,-146 70,-140 52,-112 20,-104',
    ])
      wall.flat(soft(place, arm), skin, { marks: 0.2 });
    wall.flat(oval(...place(4, -152), 22, 24), skin, { marks: 0.3 });
    wall.flat(soft(place, '-20,-152 -16,-174 6,-180 26,-170 26,-160 8,-166 -8,-158'), HAIR, { marks: 0.3 });
    wall.line(smooth(on(place, '8,-142 14,-138 20,-143')), 2.4, '#4a1a16');
  }
}
