import {
  band,
  between,
  bezier,
  cornered,
  evenly,
  oval,
  partOf,
  placed,
  smooth,
  trace,
  type Place,
  type Point,
} from '../studio/curves.ts';
import { handIn } from '../studio/hand-in.ts';
import { framed } from './frame.ts';
import { crumpledFoil } from './light.ts';
import { GlassPainting } from './panes.ts';
import { leaf, petal, round, shards, type Shades } from './shapes.ts';

const WIDTH = 900;
const HEIGHT = 1300;
const glass = new GlassPainting(WIDTH, HEIGHT, 71, { wobble: 2.6, pressure: 0.36, gaps: 0.3 });

/** A bird's own drawing: the head at the origin looking left, the body below it. */
const sitting = placed(590, 300, -0.1, 1.06);
/** The other bird hangs head down and looks up and to the right at the fruit. */
const hanging = placed(300, 990, Math.PI - 0.16, 1);

const young: Shades = ['#c4e04c', '#57aa3c'];
const deep: Shades = ['#6cbc44', '#147a48'];
const fresh: Shades = ['#9ad24a', '#2b9a4a'];
/** From the warm top of the sky down to the cool shade. */
const sky: readonly Shades[] = [
  ['#ffd04a', '#ffb93e'],
  ['#ffe27a', '#ffcf5a'],
  ['#ffeaa0', '#ffc98a'],
  ['#fff3b8', '#ffdc9c'],
  ['#fdf6cc', '#d6efd8'],
  ['#d8f2dc', '#aee6da'],
  ['#b4e8dc', '#86d6d4'],
  ['#8fdcd6', '#58c0ca'],
  ['#6accd0', '#3eaabe'],
];
const body: readonly Point[] = trace(
  '-38,-50 2,-66 44,-50 64,-4 72,48 94,120 106,200 96,272 62,318 16,304 -32,254 -64,182',
  '-74,110 -64,50 -62,0',
);

shards(glass, [165, 150], (x, y) => {
  const share = y / HEIGHT + (x / WIDTH - 0.5) * 0.35 + (glass.random() - 0.5) * 0.16;
  return sky[Math.max(0, Math.min(sky.length - 1, Math.floor(share * sky.length)))];
});
paintFarLeaves();
paintTail(hanging, 0.06);
paintBranches();
paintParakeet(hanging, true);
paintParakeet(sitting, false);
paintTail(sitting, 0);
paintWing(sitting);
paintGuavas();
paintNearLeaves();
paintFeet(
  sitting,
  [
    [600, 616],
    [668, 606],
  ],
  1,
);
paintFeet(
  hanging,
  [
    [262, 664],
    [322, 668],
  ],
  -1,
);
glass.bubbles(120);
handIn(
  framed(glass.toCanvas(crumpledFoil(WIDTH, HEIGHT, 44, 0.75)), {
    width: 50,
    wood: '#1f8f8a',
    slip: '#f0d9a0',
    seed: 8,
  }),
);

function paintBranches(): void {
  const wood: Shades = ['#c08a54', '#8a5a30', '#6e4424'];
  const twig = (points: Point[], half: number) => {
    const chain = evenly(smooth(points), 3);
    glass.pane(
      band(chain, (t) => half * (1 - 0.55 * t)),
      wood,
      { at: [points[0], points[1], points[points.length - 1]], liner: 5.5 },
    );
  };
  twig(trace('520,642 420,560 330,430 300,330'), 15);
  twig(trace('760,606 800,520 812,420 860,330'), 15);
  twig(trace('940,1030 800,970 660,938 540,938 480,972 470,1040'), 13);
  twig(trace('700,944 694,980 682,1026'), 8);
  twig(trace('846,986 838,1040 826,1102'), 8);
  const chain = evenly(smooth(trace('940,560 800,604 640,622 480,652 320,664 180,640 60,662 -30,640')), 3);
  glass.pane(
    band(chain, (t) => 36 - 16 * t + 3 * Math.sin(t * 21)),
    ['#cf9a62', '#9a6636', '#744a28'],
    {
      at: trace('620,600 300,680 880,600'),
      liner: 6.6,
    },
  );
  for (const [from, to] of [
    [
      [860, 584],
      [720, 610],
    ],
    [
      [560, 640],
      [440, 652],
    ],
    [
      [200, 646],
      [110, 654],
    ],
  ] as [Point, Point][]) {
    glass.line(smooth([from, between(from, to, 0.5), to]), 2.6, { taper: 0.8 });
  }
  glass.pane(oval(742, 612, 13, 8), '#6a4222', { liner: 3.2 });
}

function leaves(list: readonly [number, number, number, number, Shades][]): void {
  for (const [x, y, angle, length, shades] of list) {
    leaf(glass, x, y, angle, length, shades, { half: length * 0.24, veins: 5, bend: 0.05, liner: 5.2 });
  }
}

function paintFarLeaves(): void {
  leaves([
    [310, 400, -2.5, 190, deep],
    [300, 340, -1.1, 176, fresh],
    [330, 330, -1.9, 180, young],
    [840, 360, -0.9, 170, deep],
    [846, 350, -1.9, 190, young],
    [816, 440, -2.7, 150, fresh],
    [820, 420, 0.3, 140, young],
    [60, 640, -1.7, 170, fresh],
    [40, 650, -0.7, 150, deep],
    [520, 640, 1.9, 180, deep],
    [560, 650, 1.1, 170, fresh],
  ]);
  blossom(196, 190, 0.95);
  leaves([
    [-10, 1180, -0.9, 170, deep],
    [-10, 1230, -0.15, 180, fresh],
    [60, 1310, -1.0, 170, young],
    [150, 1310, -0.5, 150, deep],
    [240, 1310, -1.5, 120, fresh],
  ]);
  blossom(116, 1176, 0.8);
}

function paintNearLeaves(): void {
  leaves([
    [120, 650, 2.0, 180, young],
    [90, 652, 2.9, 130, fresh],
    [856, 592, 1.0, 180, deep],
    [890, 560, -0.3, 100, young],
    [470, 660, 1.35, 160, young],
  ]);
}

/** A guava flower: white petals and a brush of stamens. */
function blossom(x: number, y: number, scale: number): void {
  for (let k = 0; k < 5; k++) {
    const place = placed(x, y, k * 1.257 + 0.3, scale);
    glass.pane(petal(place, 88, 34, 0.95), ['#f4f0d0', '#ffffff'], {
      at: [place(0, 0), place(80, 0)],
      liner: 4.8,
      strength: 0.55,
    });
  }
  for (let k = 0; k < 19; k++) {
    const place = placed(x, y, k * 0.331 + 0.1, scale);
    const long = 34 + 16 * glass.random();
    glass.line([place(10, 0), place(long, 3)], 2);
    glass.dot(...place(long, 3), 3.4, 'gold');
  }
  round(glass, x, y, 14 * scale, 14 * scale, ['#d8e04a', '#a8b838'], { liner: 3.8 });
}

function paintParakeet(bird: Place, upsideDown: boolean): void {
  glass.pane(
    smooth(
      body.map(([u, v]) => bird(u, v)),
      { closed: true },
    ),
    ['#4cc23c', '#a8dc3c', '#48b04a'],
    {
      at: [bird(0, -40), bird(-40, 160), bird(80, 260)],
      liner: 7,
    },
  );
  for (let row = 0; row < 5; row++) {
    for (let k = 0; k < 3; k++) {
      const [u, v] = [-48 + k * 22 + (row % 2) * 10 + row * 7, 120 + row * 30];
      glass.line(smooth([bird(u - 9, v), bird(u - 2, v + 11), bird(u + 8, v + 3)]), 2.6, { taper: 0.4 });
    }
  }
  if (upsideDown) paintWing(bird);
  paintHead(bird);
}

function paintHead(bird: Place): void {
  const band = (points: Point[]) =>
    smooth(
      points.map(([u, v]) => bird(u, v)),
      { closed: true },
    );
  glass.pane(band(trace('-64,44 -20,58 36,44 68,16 72,34 40,64 -16,78 -68,62')), ['#ff8fb0', '#ea4a86'], {
    liner: 4.4,
  });
  glass.pane(
    cornered(
      [bird(-60, 18), bird(-48, 36), bird(-24, 52)],
      [bird(-24, 52), bird(-44, 62), bird(-66, 54)],
      [bird(-66, 54), bird(-66, 34), bird(-60, 18)],
    ),
    ['#3a3440', '#221e28'],
    { liner: 4 },
  );
  glass.pane(
    cornered(
      [bird(-50, -38), bird(-86, -34), bird(-112, -2), bird(-106, 42)],
      [bird(-106, 42), bird(-88, 20), bird(-58, 14)],
      [bird(-58, 14), bird(-46, -10), bird(-50, -38)],
    ),
    ['#ff5a3c', '#d01f2c'],
    { at: [bird(-70, -30), bird(-104, 30)], liner: 5.4 },
  );
  glass.pane(
    smooth([bird(-60, 18), bird(-84, 24), bird(-88, 42), bird(-62, 40)], { closed: true }),
    ['#a02028', '#701418'],
    { liner: 4.2 },
  );
  glass.dot(...bird(-62, -22), 3);
  const eye = bird(-18, -14);
  round(glass, ...eye, 17, 16, ['#ffd080', '#ff9c3a'], { liner: 4, strength: 0.8 });
  round(glass, ...eye, 8, 8, ['#1c1418'], { liner: 4 });
  glass.dot(eye[0] - 3, eye[1] - 3, 2.4, 'white');
}

function paintWing(bird: Place): void {
  const primaries: readonly [number, number, number, number][] = [
    [62, 190, 1.24, 210],
    [48, 182, 1.3, 186],
    [34, 172, 1.36, 160],
    [20, 160, 1.42, 134],
  ];
  for (const [k, [u, v, angle, length]] of primaries.entries()) {
    const feather = partOf(bird, u, v, angle);
    glass.pane(
      petal(feather, length, 25, 0.86),
      [
        ['#1f9a58', '#1c7fb0'],
        ['#2aa858', '#1a8a9a'],
        ['#3cb44c', '#1f9a7a'],
        ['#5cc044', '#2aa060'],
      ][k],
      {
        at: [feather(0, 0), feather(length, 0)],
        liner: 5,
      },
    );
    glass.line([feather(30, 0), feather(length * 0.88, 0)], 2.3, { taper: 0.6 });
  }
  const covert = trace('2,96 44,72 84,96 100,150 102,214 80,252 52,238 22,206 0,150');
  glass.pane(
    smooth(
      covert.map(([u, v]) => bird(u, v)),
      { closed: true },
    ),
    ['#8ed83c', '#26a04a'],
    { at: [bird(30, 80), bird(80, 240)], liner: 5.4 },
  );
  for (const [row, count] of trace('0,2 1,3 2,3 3,2')) {
    for (let k = 0; k < count; k++) {
      const [u, v] = [34 + k * 24 - count * 4 + row * 5, 112 + row * 34];
      glass.line(smooth([bird(u - 11, v), bird(u - 7, v + 13), bird(u + 5, v + 14), bird(u + 11, v + 2)]), 3);
    }
  }
}

/** The long tail feathers; `spread` opens them like a hand of cards. */
function paintTail(bird: Place, spread: number): void {
  const feathers: readonly [number, number, Shades][] = [
    [250, 0.34, ['#58c040', '#c8dc3c']],
    [300, 0.24, ['#3cb04c', '#b8d83c']],
    [300, -0.06, ['#58c040', '#d0dc40']],
    [384, 0.14, ['#2a9a8a', '#2a88c8', '#e8d84a']],
    [340, 0.04, ['#2a9a9a', '#3a9ad0', '#f0dc50']],
  ];
  for (const [length, turn, shades] of feathers) {
    const feather = partOf(bird, 66, 276, 1.32 + (turn - 0.14) * (1 + spread * 6));
    glass.pane(petal(feather, length, 19, 0.9), shades, {
      at: shades.map((_, i) => feather((length * i) / (shades.length - 1), 0)),
      liner: 5,
    });
    glass.line([feather(20, 0), feather(length * 0.92, 0)], 2.4, { taper: 0.6 });
  }
}

/** Two toes in front, two behind: a parrot's grip. `way` 1 sits on the branch, -1 hangs from it. */
function paintFeet(bird: Place, grips: readonly Point[], way: 1 | -1): void {
  for (const [x, y] of grips) {
    for (const side of [-1, 1]) {
      const toe = evenly(
        bezier(
          [x + side * 4, y - way * 34],
          [x + side * 16, y - way * 30],
          [x + side * 19, y],
          [x + side * 12, y + way * 22],
        ),
        2,
      );
      glass.pane(
        band(toe, (t) => 9.5 * Math.sqrt(Math.max(0, 1 - t ** 6)), 14),
        ['#e8b0a0', '#c07a70'],
        { liner: 4.4 },
      );
      glass.line(
        [
          [x + side * 12, y + way * 20],
          [x + side * 10, y + way * 30],
          [x + side * 5, y + way * 36],
        ],
        4.6,
        { taper: 0.8 },
      );
      glass.line(
        [
          [x + side * 10, y - way * 4],
          [x + side * 25, y - way * 6],
        ],
        1.8,
      );
    }
  }
  const thigh = grips.map(([x, y]): Point => [x, y - way * 34]);
  const fluff = [bird(-8, 268), ...thigh, bird(60, 300)];
  glass.line(smooth([fluff[0], fluff[1]]), 4);
}

function guava(x: number, y: number, size: number, shades: Shades): void {
  glass.pane(
    smooth(
      [
        [x - size * 0.5, y - size * 0.86],
        [x, y - size],
        [x + size * 0.52, y - size * 0.84],
        [x + size * 0.92, y - size * 0.1],
        [x + size * 0.78, y + size * 0.72],
        [x, y + size],
        [x - size * 0.8, y + size * 0.7],
        [x - size * 0.94, y - size * 0.12],
      ],
      { closed: true },
    ),
    shades,
    {
      at: [
        [x - size * 0.4, y - size * 0.5],
        [x + size * 0.6, y + size * 0.6],
      ],
      liner: 6.2,
    },
  );
  const crown = placed(x + size * 0.1, y + size * 0.86, 0, size / 60);
  for (let k = -1; k <= 1; k++) glass.line([crown(k * 5, 2), crown(k * 10, 14)], 4.4, { taper: 0.5 });
  for (let k = 0; k < 4; k++)
    glass.dot(x - size * 0.3 + glass.random() * size * 0.7, y + (glass.random() - 0.6) * size, 1.9);
}

function paintGuavas(): void {
  guava(676, 1104, 80, ['#eef060', '#8cc040']);
  guava(822, 1164, 64, ['#dcea54', '#62ac3c']);
  leaves([
    [640, 936, -2.3, 120, fresh],
    [690, 950, 0.9, 110, deep],
    [786, 968, -1.0, 120, young],
    [846, 990, 2.6, 90, fresh],
    [540, 934, -2.9, 110, young],
    [500, 960, 0.5, 120, deep],
  ]);
  openGuava(460, 1122);
}

/** The fruit that is being eaten: pink inside, full of pips, a bite gone. */
function openGuava(x: number, y: number): void {
  glass.pane(
    smooth(
      [
        [x - 30, y - 80],
        [x + 22, y - 92],
        [x + 70, y - 62],
        [x + 92, y],
        [x + 74, y + 66],
        [x + 10, y + 96],
        [x - 56, y + 70],
        [x - 84, y + 14],
        [x - 66, y - 26],
        [x - 38, y - 44],
      ],
      { closed: true },
    ),
    ['#e4ea58', '#84bc3c'],
    { liner: 6.4 },
  );
  glass.pane(
    smooth(
      [
        [x - 24, y - 60],
        [x + 20, y - 74],
        [x + 56, y - 48],
        [x + 72, y],
        [x + 58, y + 50],
        [x + 8, y + 74],
        [x - 44, y + 52],
        [x - 66, y + 12],
        [x - 40, y - 12],
        [x - 44, y - 38],
      ],
      { closed: true },
    ),
    ['#ffb0a8', '#f0607c'],
    {
      at: [
        [x + 50, y - 40],
        [x, y + 10],
      ],
      liner: 4.4,
    },
  );
  for (let k = 0; k < 26; k++) {
    const angle = k * 2.4;
    const away = 9 + 40 * Math.sqrt(k / 26);
    glass.dot(x + 6 + Math.cos(angle) * away, y + 6 + Math.sin(angle) * away, 3, k % 4 ? 'gold' : 'black');
  }
}
