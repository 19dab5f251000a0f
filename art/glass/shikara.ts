import {
  band,
  between,
  bezier,
  trace,
  cornered,
  evenly,
  oval,
  placed,
  smooth,
  type Point,
} from '../studio/curves.ts';
import { handIn } from '../studio/hand-in.ts';
import { framed } from './frame.ts';
import { crumpledFoil } from './light.ts';
import { GlassPainting } from './panes.ts';
import { bands, lilyPad, lotus, lotusBud, petal, round, type Shades } from './shapes.ts';

const WIDTH = 1316;
const HEIGHT = 776;
const SHORE = 372;
const SKIN: Shades = ['#eab27c', '#cf8a54'];
const glass = new GlassPainting(WIDTH, HEIGHT, 31, { wobble: 2.2, pressure: 0.3, gaps: 0.2 });

/** Where a point of the shore shows in the lake, a little shorter and pushed about by ripples. */
const inLake = ([x, y]: Point): Point => [
  x + 9 * Math.sin((SHORE - y) / 17 + x / 60),
  SHORE + 12 + (SHORE - y) * 0.74,
];

paintSky();
paintWater();
paintMountains();
paintShore();
paintPoplars();
paintBoatInLake();
paintBoat();
paintLilies();
glass.bubbles(110);
handIn(
  framed(glass.toCanvas(crumpledFoil(WIDTH, HEIGHT, 5, 0.7)), {
    width: 42,
    wood: '#8d6a3c',
    slip: '#3a2a18',
  }),
);

function paintSky(): void {
  const edges = [-30, 52, 112, 176, 240, 420].map((height, k) => (x: number) => {
    return height + 17 * Math.sin(x / 170 + k * 1.3) + 8 * Math.sin(x / 61 + k * 2.1);
  });
  bands(
    glass,
    edges,
    [
      ['#5aa6e0', '#8cc8ee'],
      ['#8fd0ee', '#bfe4ee'],
      ['#c6e6e4', '#ffe9c0'],
      ['#ffe6b0', '#ffcf96'],
      ['#ffd39a', '#ffb68e'],
    ],
    { shortest: 210, longest: 420, slant: -26, liner: 4.2 },
  );
  for (const [x, y, wide] of [
    [300, 92, 1],
    [860, 66, 1.25],
  ]) {
    const cloud = placed(x, y, -0.03, wide);
    glass.pane(
      cornered(
        [cloud(-92, 14), cloud(-78, -10), cloud(-44, -12)],
        [cloud(-44, -12), cloud(-22, -38), cloud(20, -34), cloud(32, -14)],
        [cloud(32, -14), cloud(62, -22), cloud(92, 14)],
        [cloud(92, 14), cloud(0, 22), cloud(-92, 14)],
      ),
      ['#fffaf0', '#ffdcc8'],
      { liner: 4.6, strength: 0.7 },
    );
  }
  for (const [x, y, size] of [
    [520, 120, 15],
    [566, 96, 12],
    [606, 128, 10],
  ]) {
    glass.line(
      smooth([
        [x - size * 1.5, y - size * 0.4],
        [x - size * 0.7, y - size * 0.75],
        [x, y],
        [x + size * 0.8, y - size * 0.8],
        [x + size * 1.6, y - size * 0.5],
      ]),
      3.6,
    );
  }
}

/** A range as lit and shaded faces of its peaks; `low` is where its feet are hidden. */
function range(peaks: readonly Point[], low: number, lit: Shades, shaded: Shades, snow: number): void {
  const place = (point: Point) => point;
  for (const mapped of [inLake, place]) {
    const mirrored = mapped === inLake;
    for (let i = 1; i + 1 < peaks.length; i += 2) {
      const [left, top, right] = [peaks[i - 1], peaks[i], peaks[i + 1]];
      const foot: Point = [top[0] + (right[0] - top[0]) * 0.34, low];
      const spur = between(top, foot, 0.5);
      const crest: Point[] = [top, [spur[0] - 16, spur[1] - 12], [spur[0] + 10, spur[1] + 16], foot];
      const tone = mirrored ? 1.25 : 1;
      const flow = { liner: mirrored ? 4 : 5.2, strength: tone };
      glass.pane([left, ...crest, [left[0], low] as Point].map(mapped), lit, flow);
      glass.pane([...crest, [right[0], low] as Point, right].map(mapped), shaded, flow);
      if (mirrored || snow === 0) continue;
      const [west, east] = [between(top, left, snow), between(top, right, snow * 0.8)];
      glass.pane(
        [
          top,
          between(top, west, 0.5),
          west,
          [west[0] + 20, west[1] - 13],
          [west[0] + 32, west[1] + 12],
          between(top, foot, snow * 0.75),
        ],
        ['#fffdf6', '#ffdfd2'],
        { liner: 4.2, strength: 0.6 },
      );
      glass.pane(
        [
          top,
          between(top, foot, snow * 0.75),
          [east[0] - 26, east[1] + 14],
          [east[0] - 15, east[1] - 12],
          east,
          between(top, east, 0.5),
        ],
        ['#dfe6fb', '#b4c3f0'],
        { liner: 4.2, strength: 0.7 },
      );
    }
  }
}

function paintMountains(): void {
  range(
    trace('300,330 452,204 552,288 690,108 880,276 948,208 1010,246 1176,138 1400,330'),
    SHORE,
    ['#a99fe8', '#8a86d8', '#f2a6b4'],
    ['#6f78cc', '#5568be'],
    0.4,
  );
  range(
    trace('-60,250 70,208 236,300 360,262 560,340 700,306 900,352'),
    SHORE,
    ['#5fa0b4', '#3f8f96'],
    ['#38708e', '#2b7a82'],
    0,
  );
  range(
    trace('760,352 960,300 1120,338 1240,282 1420,344'),
    SHORE,
    ['#63aa8e', '#3f9a78'],
    ['#387f76', '#2a7660'],
    0,
  );
}

function paintShore(): void {
  const bank: Point[] = trace('-20,352 180,340 420,350 640,360 900,352 1140,342 1340,350');
  const water: Point[] = trace('1340,388 1100,382 900,390 640,384 400,392 180,384 -20,396');
  glass.pane(cornered(bank, water), ['#a8cc4a', '#4f9a3c'], {
    at: [
      [200, 344],
      [1000, 384],
    ],
    liner: 5.5,
  });
  for (const [x, y, size, shades] of [
    [500, 346, 1, ['#f5b54a', '#c8742a']],
    [548, 350, 0.8, ['#d65a3a', '#a03224']],
    [1176, 338, 1.1, ['#f0a03c', '#c05a22']],
    [1236, 340, 0.9, ['#d8563c', '#9a2f22']],
    [1134, 348, 0.72, ['#e8c04a', '#b88428']],
  ] as [number, number, number, Shades][]) {
    const tree = placed(x, y, 0, size);
    glass.pane(
      smooth([tree(-34, 0), tree(-42, -28), tree(-16, -54), tree(16, -50), tree(42, -24), tree(32, 2)], {
        closed: true,
      }),
      shades,
      { liner: 4.8 },
    );
    glass.line([tree(0, 16), tree(0, -10), tree(-10, -28)], 3.6);
    glass.line([tree(0, -12), tree(13, -28)], 2.8);
  }
  houseboat(1010, 346);
}

/** A far houseboat of carved cedar, moored at the shore. */
function houseboat(x: number, y: number): void {
  glass.pane(
    [
      [x - 96, y - 2],
      [x + 100, y - 6],
      [x + 86, y + 22],
      [x - 84, y + 24],
    ],
    ['#9a6434', '#6e4020'],
    { liner: 4.6 },
  );
  glass.pane(
    [
      [x - 80, y - 34],
      [x + 82, y - 38],
      [x + 84, y - 5],
      [x - 82, y - 2],
    ],
    ['#e0b070', '#b87c3c'],
    { liner: 4.2 },
  );
  glass.pane(
    [
      [x - 94, y - 36],
      [x - 70, y - 54],
      [x + 74, y - 58],
      [x + 96, y - 40],
    ],
    ['#4f9a92', '#2c6f72'],
    { liner: 4.6 },
  );
  for (let k = 0; k < 5; k++) {
    const left = x - 66 + k * 30;
    glass.pane(
      [
        [left, y - 27],
        [left + 15, y - 28],
        [left + 15, y - 9],
        [left, y - 8],
      ],
      ['#ffe48a', '#f8b84a'],
      { liner: 3.2 },
    );
  }
}

/** Poplars stand in a row as they do along every Kashmir road, and hang in the lake below. */
function paintPoplars(): void {
  const row: readonly [x: number, foot: number, tall: number, half: number][] = [
    [58, 372, 316, 30],
    [128, 368, 274, 26],
    [190, 366, 300, 28],
    [254, 362, 240, 24],
    [312, 360, 206, 21],
    [362, 358, 170, 19],
  ];
  const greens: readonly Shades[] = [
    ['#f2d648', '#a8c03c', '#5f9a36'],
    ['#d8dc4a', '#84b43c', '#3f8a3a'],
    ['#f7c63e', '#c8b838', '#7aa23a'],
  ];
  for (const [k, [x, foot, tall, half]] of row.entries()) {
    for (let piece = 0; piece < 4; piece++) {
      const from = foot + 26 + piece * tall * 0.18;
      const wide = half * (1.05 - piece * 0.2);
      const sway = (piece % 2 ? 8 : -7) + k;
      const to = from + tall * 0.16;
      glass.pane(
        smooth(
          [
            [x + sway - wide, from + 3],
            [x + sway, from - 5],
            [x + sway + wide, from + 2],
            [x + sway + wide * 0.86, to],
            [x + sway, to + 6],
            [x + sway - wide * 0.86, to - 3],
          ],
          { closed: true },
        ),
        [greens[k % 3][1], '#2f7f6c'],
        { liner: 3.8, strength: 1.15 },
      );
    }
    glass.line(
      [
        [x, foot + 8],
        [x + 1, foot - tall * 0.2],
      ],
      6,
    );
    const top: Point = [x + 4, foot - tall];
    const middle = (side: number, up: number, reach: number): Point => [
      x + side * half * reach,
      foot - tall * up,
    ];
    glass.pane(
      cornered(
        [[x, foot - tall * 0.1], middle(-1, 0.2, 0.9), middle(-1, 0.45, 1.05), middle(-1, 0.72, 0.75), top],
        [top, middle(1, 0.7, 0.8), middle(1, 0.42, 1), middle(1, 0.18, 0.85), [x, foot - tall * 0.1]],
      ),
      greens[k % 3],
      {
        at: [
          [x - half * 0.6, foot - tall * 0.9],
          [x, foot - tall * 0.5],
          [x + half * 0.5, foot - tall * 0.16],
        ],
        liner: 5.2,
      },
    );
    glass.line(
      smooth([
        [x, foot - tall * 0.12],
        [x + 2, foot - tall * 0.5],
        [x + 3, foot - tall * 0.86],
      ]),
      2.8,
      { taper: 0.7 },
    );
    for (let i = 1; i < 6; i++) {
      const y = foot - tall * (0.1 + i * 0.125);
      for (const side of [-1, 1])
        glass.line(
          [
            [x + 1, y],
            [x + side * half * 0.55, y - tall * 0.09],
          ],
          2,
          { taper: 0.7 },
        );
    }
  }
}

function paintWater(): void {
  const edges = [360, 424, 486, 552, 620, 692, 810].map((height, k) => (x: number) => {
    return height + 9 * Math.sin(x / 104 + k * 1.9) + 5 * Math.sin(x / 43 + k);
  });
  bands(
    glass,
    edges,
    [
      ['#ffd0a8', '#a8dcd8'],
      ['#9adcd8', '#5cc4cc'],
      ['#63c8d0', '#34a8c0'],
      ['#3eacc6', '#2390b4'],
      ['#2c93b8', '#1b76a4'],
      ['#1f7cae', '#145a90'],
    ],
    { shortest: 170, longest: 380 },
  );
}

function paintBoatInLake(): void {
  const wavy = (points: Point[], shades: Shades) =>
    glass.pane(smooth(points, { closed: true }), shades, { liner: 3.8, strength: 1.2 });
  wavy(trace('520,668 700,660 930,664 1110,650 1070,684 860,690 640,690'), ['#a8482a', '#5a4a5a']);
  wavy(trace('640,694 780,690 940,694 925,716 770,722 652,714'), ['#d87a34', '#8a5a58']);
  wavy(trace('660,726 790,724 900,728 880,748 760,750 676,744'), ['#e0b048', '#7a7a68']);
}

function paintBoat(): void {
  paintFarCurtains();
  paintPassengers();
  const rim = bezier([398, 508], [520, 604], [900, 634], [1168, 516], 50);
  const keel = bezier([1168, 516], [1100, 668], [620, 700], [398, 508], 50);
  glass.pane([...rim, ...keel], ['#f2b04c', '#c8702c', '#8a4420'], {
    at: trace('500,570 800,610 1040,640'),
    liner: 6.5,
  });
  const strake = evenly(bezier([450, 560], [600, 644], [880, 660], [1108, 582], 40), 3);
  glass.line(strake, 4);
  for (let k = 0; k < 13; k++) {
    const [x, y] = strake[Math.round(((k + 1.4) / 15) * strake.length)];
    const slope = (k - 6) * -0.045;
    const gem = placed(x, y - 15, slope);
    glass.pane(
      [gem(-19, 0), gem(0, -9), gem(19, 0), gem(0, 9)],
      k % 2 ? ['#e23c5a', '#b81f48'] : ['#2fb4a8', '#127f86'],
      { liner: 3.2 },
    );
    glass.dot(...gem(24, 1), 2.6, 'gold');
  }
  paintBoatman();
  paintCanopy();
}

/** Curtains on the far side, tied back, with the lake seen between them. */
function paintFarCurtains(): void {
  for (const [x, side] of [
    [648, 1],
    [904, -1],
  ]) {
    glass.pane(
      smooth(
        [
          [x, 440],
          [x + side * 60, 442],
          [x + side * 40, 490],
          [x + side * 13, 520],
          [x + side * 22, 590],
          [x - side * 4, 596],
        ],
        { closed: true },
      ),
      ['#ffe07a', '#f0a43a'],
      { liner: 4.4 },
    );
    glass.line(
      [
        [x + side * 20, 446],
        [x + side * 11, 516],
      ],
      2.2,
    );
    glass.line(
      [
        [x + side * 38, 446],
        [x + side * 17, 512],
      ],
      2.2,
    );
    glass.dot(x + side * 12, 519, 4.4, 'gold');
  }
}

function paintPassengers(): void {
  glass.pane(
    smooth(trace('676,560 760,548 880,552 886,606 780,620 672,604'), { closed: true }),
    ['#e65a8a', '#b0205e'],
    { liner: 4.6 },
  );
  glass.pane(
    cornered(trace('706,598 712,540 740,512 768,538 784,600'), trace('784,600 744,606 706,598')),
    ['#4f7fe0', '#2748a8'],
    { liner: 4.8 },
  );
  glass.pane(oval(741, 488, 25, 30), ['#d8385a', '#a01c40'], { liner: 4.6 });
  glass.pane(oval(736, 492, 17, 20), SKIN, { liner: 3.4, strength: 0.55 });
  glass.pane(
    cornered(trace('806,602 812,562 832,542 852,566 862,602'), trace('862,602 832,608 806,602')),
    ['#f2c23c', '#d8862a'],
    { liner: 4.6 },
  );
  glass.pane(oval(831, 524, 18, 20), SKIN, { liner: 3.6, strength: 0.5 });
  glass.pane(
    cornered(trace('812,520 816,502 832,498 848,504 850,518'), trace('850,518 832,512 812,520')),
    ['#5a3420', '#341c10'],
    { liner: 4 },
  );
  for (const [x, y] of trace('731,490 741,490 825,524 835,524')) glass.dot(x, y, 2);
  glass.line(smooth(trace('730,500 736,503 742,500')), 1.9);
  glass.line(smooth(trace('825,532 830,535 836,532')), 1.9);
}

function paintBoatman(): void {
  const oar = evenly(bezier([1010, 498], [1060, 556], [1092, 612], [1112, 650]), 3);
  glass.pane(
    cornered(
      trace('1012,590 1010,530 1036,486 1066,492 1086,540 1104,574'),
      trace('1104,574 1060,598 1012,590'),
    ),
    ['#8a6ac8', '#5a3a98'],
    { liner: 5 },
  );
  glass.line(trace('1046,510 1050,560 1040,590'), 2.6);
  glass.pane(oval(1046, 466, 19, 22), SKIN, { liner: 3.8, strength: 0.7 });
  glass.pane(
    cornered(trace('1026,458 1030,438 1048,433 1064,440 1067,456'), trace('1067,456 1046,450 1026,458')),
    ['#fff6e4', '#e8d8b8'],
    { liner: 4 },
  );
  glass.dot(1037, 466, 2.2);
  glass.line(trace('1030,480 1036,484 1044,482'), 2.6);
  glass.pane(
    band(oar, () => 5, 20),
    ['#c88a48', '#8a5424'],
    { liner: 3.8 },
  );
  glass.pane(
    band(evenly(bezier([1058, 506], [1040, 520], [1034, 530], [1040, 534]), 2), (t) => 11 - 3 * t, 14),
    ['#9a7ad4', '#6a48a8'],
    { liner: 4 },
  );
  glass.pane(oval(1042, 536, 8, 7), SKIN, { liner: 3, strength: 0.5 });
  const blade = placed(1110, 646, 1.0, 1);
  glass.pane(
    cornered(
      [blade(-6, 0), blade(8, -27), blade(34, -25), blade(56, 0)],
      [blade(56, 0), blade(34, 25), blade(8, 27), blade(-6, 0)],
    ),
    ['#f0a848', '#b8682a'],
    { liner: 4.6 },
  );
}

function paintCanopy(): void {
  for (const x of [622, 930]) {
    glass.pane(
      [
        [x - 6, 436],
        [x + 6, 436],
        [x + 7, 602],
        [x - 7, 602],
      ],
      ['#e8b040', '#b07424'],
      { liner: 3.8 },
    );
    for (const y of [470, 520, 566])
      glass.line(
        [
          [x - 6, y],
          [x + 6, y - 2],
        ],
        2.2,
      );
  }
  const eaves: Point[] = [];
  for (let k = 0; k <= 10; k++) eaves.push([590 + k * 37, 440 + 6 * Math.sin((k / 10) * Math.PI)]);
  for (let k = 0; k < 10; k++) {
    const [a, b] = [eaves[k], eaves[k + 1]];
    glass.pane(
      [
        a,
        b,
        ...smooth([
          [b[0], b[1] + 8],
          [(a[0] + b[0]) / 2, a[1] + 31],
          [a[0], a[1] + 8],
        ]),
      ],
      k % 2 ? ['#ffd24a', '#f0a030'] : ['#1fa89a', '#0c7a80'],
      { liner: 3.8 },
    );
    glass.dot((a[0] + b[0]) / 2, a[1] + 37, 3, 'gold');
  }
  const ridge: Point[] = trace('628,384 700,362 776,354 852,362 930,386');
  const shades: readonly Shades[] = [
    ['#f0485a', '#c01f3c'],
    ['#ffb83c', '#f08a2a'],
  ];
  const top = smooth(ridge, { step: 3 });
  for (let k = 0; k < 8; k++) {
    const upper = top.slice(
      Math.floor((k / 8) * (top.length - 1)),
      Math.floor(((k + 1) / 8) * (top.length - 1)) + 1,
    );
    const [left, right] = [590 + (k / 8) * 370, 590 + ((k + 1) / 8) * 370];
    const low = (x: number) => 440 + 6 * Math.sin(((x - 590) / 370) * Math.PI);
    glass.pane([...upper, [right, low(right)], [left, low(left)]], shades[k % 2], { liner: 4.8 });
  }
  for (const [x, y] of trace('628,382 776,352 930,384')) {
    glass.line(
      [
        [x, y],
        [x, y - 18],
      ],
      4,
      { tube: 'gold' },
    );
    glass.dot(x, y - 20, 5.5, 'gold');
  }
}

function paintLilies(): void {
  const greens: readonly Shades[] = [
    ['#a4d850', '#2f9a4a'],
    ['#5cc05a', '#14804c'],
    ['#d0e050', '#5aa83e'],
  ];
  lilyPad(glass, [452, 706], 74, 24, 3.4, greens, { wedges: 7, liner: 4 });
  lilyPad(glass, [1246, 610], 64, 20, 1, greens, { wedges: 6, liner: 4 });
  lilyPad(glass, [314, 742], 120, 34, 5.8, greens, { liner: 4.2 });
  lilyPad(glass, [104, 700], 112, 36, 0.5, greens, { liner: 4.4 });
  lilyPad(glass, [1232, 740], 104, 30, 3.8, greens, { liner: 4.4 });
  lilyPad(glass, [250, 634], 62, 19, 2.2, greens, { wedges: 6, liner: 3.8 });
  lotusBud(glass, 216, 722, 104, 0.74);
  lotus(glass, 108, 696, 0.66, -0.05);
  lotus(glass, 1250, 730, 0.5, 0.08);
  const low = placed(346, 734, -Math.PI / 2, 0.5);
  for (const turn of [-0.7, 0.62, -0.1]) {
    const place = placed(346, 734, -Math.PI / 2 + turn, 0.5);
    glass.pane(petal(place, 104, 34), ['#fff0f4', '#f06aa0'], { at: [low(0, 0), place(104, 0)], liner: 4.4 });
  }
  round(glass, 640, 742, 30, 10, ['#8ccc50', '#2f9a4a'], { liner: 3.6 });
}
