import { band, bezier, trace, cornered, evenly, oval, placed, smooth, type Point } from '../studio/curves.ts';
import { handIn } from '../studio/hand-in.ts';
import { framed } from './frame.ts';
import { crumpledFoil } from './light.ts';
import { GlassPainting } from './panes.ts';
import { bands, petal, rings, round, type Shades } from './shapes.ts';

const WIDTH = 1312;
const HEIGHT = 890;
const glass = new GlassPainting(WIDTH, HEIGHT, 27, { wobble: 1.9, pressure: 0.28, gaps: 0.1 });

const vanishing: Point = [1380, 470];
const near: Point = [-130, 506];

/** Trains are drawn a little taller than they are, or nobody sees who sits in them. */
const TALL = 1.42;

/** A point on the railway: `along` counts arches from the left edge, `up` is the height over the rails. */
function onLine(along: number, up: number): Point {
  const size = 1 / (1 + along * 0.14);
  const bow = 34 * Math.sin(Math.PI * (1 - size) * 0.9);
  return [
    vanishing[0] + (near[0] - vanishing[0]) * size,
    vanishing[1] + (near[1] - vanishing[1] - (up > 0 ? up * TALL : up)) * size - bow,
  ];
}
const stretch = (from: number, to: number, up: number, count = 6) =>
  Array.from({ length: count + 1 }, (_, i) => onLine(from + ((to - from) * i) / count, up));
/** A four-sided piece of the line's side between two places and two heights. */
const side = (from: number, to: number, low: number, high: number) => [
  ...stretch(from, to, high),
  ...stretch(from, to, low).toReversed(),
];
const thinner = (width: number, along: number) => Math.max(2.6, width / (1 + along * 0.1));

const moon: Point = [968, 176];
const LAMP: Shades = ['#fff3a0', '#ffc62e', '#ff9e1f'];
const STONES: readonly Shades[] = [
  ['#8f8ac0', '#5f5c9c'],
  ['#a49cc8', '#6c66a4'],
  ['#7a78b4', '#4c4c8c'],
  ['#b8a8c4', '#7a6ca0'],
];
const stone = () => STONES[Math.floor(glass.random() * STONES.length)];

paintSky();
paintHills();
paintRiver();
paintNearBank();
paintViaduct();
paintTrain();
paintSteam();
paintTrees();
glass.bubbles(80);
handIn(
  framed(glass.toCanvas(crumpledFoil(WIDTH, HEIGHT, 61, 0.9)), {
    width: 40,
    wood: '#2a2320',
    slip: '#b9bcc4',
    seed: 3,
  }),
);

function paintSky(): void {
  const edges = [-40, 70, 150, 226, 300, 372, 480].map((height, k) => (x: number) => {
    return height + 30 * Math.sin(x / 240 + k * 0.7) + 12 * Math.sin(x / 90 + k * 1.9);
  });
  bands(
    glass,
    edges,
    [
      ['#141c5c', '#1c2a7c'],
      ['#1a2a80', '#223a9c'],
      ['#2038a0', '#2c52b8'],
      ['#2a4cb4', '#3c6cc8'],
      ['#3a62c0', '#5a86d0'],
      ['#5478c8', '#8a96d8'],
    ],
    { shortest: 170, longest: 360, slant: -34, liner: 4.4 },
  );
  rings(
    glass,
    moon,
    [0, 66, 112, 168],
    [1, 11, 15],
    [
      ['#fff8d0', '#ffe9a0'],
      ['#a8b4e8', '#6c86d8'],
      ['#6c8cdc', '#3a5cb8'],
    ],
    { wander: 0.06 },
  );
  round(glass, moon[0] - 20, moon[1] - 12, 13, 11, ['#f2dc90', '#e8cc80'], { liner: 3 });
  round(glass, moon[0] + 22, moon[1] + 24, 9, 8, ['#f2dc90', '#e8cc80'], { liner: 3 });
  for (const [x, y, size] of [
    [70, 74, 17],
    [250, 40, 12],
    [392, 96, 10],
    [560, 52, 15],
    [716, 90, 11],
    [1190, 70, 16],
    [1262, 214, 11],
    [812, 30, 10],
    [120, 168, 10],
    [660, 140, 9],
  ]) {
    star(x, y, size);
  }
}

function star(x: number, y: number, size: number): void {
  const points: Point[] = [];
  const turn = glass.random();
  for (let k = 0; k < 8; k++) {
    const reach = k % 2 ? size * 0.42 : size * (k % 4 ? 0.85 : 1.25);
    points.push([
      x + Math.sin(turn + (k * Math.PI) / 4) * reach,
      y - Math.cos(turn + (k * Math.PI) / 4) * reach,
    ]);
  }
  glass.pane(points, '#fff0b0', { liner: 3.2, strength: 0.7 });
}

function paintHills(): void {
  hill(
    trace('-20,452 120,392 280,352 430,386 560,352 700,318 860,360 1000,344 1160,300 1330,350'),
    600,
    ['#5a68b8', '#3c4c98'],
    [330, 640, 930, 1180],
  );
  hill(
    trace('-20,500 160,452 330,440 520,466 660,430 800,452 940,420 1080,384 1230,376 1340,410'),
    640,
    ['#3a4a94', '#27367c'],
    [210, 470, 760, 1010],
  );
}

/** A range of hills down to `low`, cut into fields by lines from its crest. */
function hill(crest: Point[], low: number, shades: Shades, cuts: readonly number[]): void {
  const line = smooth(crest, { step: 6 });
  const walls = [-30, ...cuts, WIDTH + 30];
  for (let k = 0; k + 1 < walls.length; k++) {
    const top = line.filter(([x]) => x >= walls[k] && x <= walls[k + 1]);
    glass.pane(
      [...top, [walls[k + 1] + 50, low], [walls[k] + 50, low]],
      k % 2 ? shades : shades.toReversed(),
      { liner: 5 },
    );
  }
}

/** The river comes out of the hills on the right and widens towards us, with the lights lying in it. */
function paintRiver(): void {
  const edges = [556, 592, 636, 690, 756, 826, 920].map((height, k) => (x: number) => {
    return height + 8 * Math.sin(x / 120 + k * 1.7) + 5 * Math.sin(x / 47 + k);
  });
  bands(
    glass,
    edges,
    [
      ['#4a70c0', '#3860b4'],
      ['#3460b4', '#2850a0'],
      ['#2c54a8', '#204494'],
      ['#244a9c', '#1a3a84'],
      ['#1c3f8c', '#143074'],
      ['#183478', '#102660'],
    ],
    { shortest: 150, longest: 330, liner: 4.4 },
  );
  for (let k = 0; k < 7; k++) {
    const y = 604 + k * 40 + k * k * 1.6;
    const half = 20 + k * 7 + (k % 2) * 12;
    const x = 992 + (k % 2 ? 14 : -10);
    ripple(x, y, half, 7 + k, ['#fff4c0', '#ffe08a']);
  }
  for (const [along, count] of trace('3.3,4 4.7,4 6.1,3 7.6,3')) {
    for (let k = 0; k < count; k++) {
      const [x] = onLine(along, 0);
      ripple(x + (k % 2 ? 13 : -9), 668 + along * -6 + k * 34, 30 - k * 3, 8.5, LAMP);
    }
  }
}

function ripple(x: number, y: number, half: number, high: number, shades: Shades): void {
  const lens = placed(x - half, y);
  glass.pane(petal(lens, half * 2, high, 0.7), shades, {
    at: shades.map((_, i) => [x - half + (2 * half * i) / (shades.length - 1), y] as Point),
    liner: 3.6,
  });
}

function paintNearBank(): void {
  const bluff = smooth(trace('1350,300 1250,296 1120,322 1000,344 910,376 846,430 820,520 826,600'));
  const cuts = [0, 0.3, 0.52, 0.76, 1].map((share) => Math.round(share * (bluff.length - 1)));
  const feet: Point[] = trace('1350,700 1180,660 1010,640 910,624 826,600');
  for (let k = 0; k < 4; k++) {
    const crest = bluff.slice(cuts[k], cuts[k + 1] + 1);
    glass.pane(
      [...crest, feet[k + 1], feet[k]],
      k % 2 ? ['#4a5a98', '#2a3c7c', '#1c2e66'] : ['#40609a', '#25477e', '#193566'],
      { liner: 5.6 },
    );
  }
  for (const [x, y, size] of [
    [1010, 452, 0.9],
    [1052, 470, 1.1],
    [1096, 446, 0.9],
    [1222, 420, 1],
    [1190, 520, 1.2],
  ])
    house(x, y, size);
  glass.pane(
    cornered(trace('1330,610 1180,590 1110,620 1130,690 1216,760 1190,830 1214,910'), [
      [1214, 910],
      [1330, 910],
    ]),
    ['#2e5a74', '#1c3f5c', '#142c48'],
    { liner: 6 },
  );
  glass.pane(
    cornered(trace('-20,800 90,800 190,836 240,910'), [
      [240, 910],
      [-20, 910],
    ]),
    ['#2a5468', '#183850'],
    { liner: 6 },
  );
}

/** A house on the hill with its lamp still lit. */
function house(x: number, y: number, size: number): void {
  const place = placed(x, y, 0, size);
  glass.pane([place(-17, -12), place(17, -14), place(17, 14), place(-17, 14)], ['#8a86bc', '#5c5c98'], {
    liner: 4,
  });
  glass.pane([place(-24, -11), place(0, -32), place(25, -13)], ['#a04a5c', '#6a2c4c'], { liner: 4 });
  glass.pane([place(-8, -7), place(7, -8), place(7, 6), place(-8, 6)], LAMP, { liner: 3.4, strength: 0.8 });
}

function paintViaduct(): void {
  for (let bay = 12; bay >= -1; bay--) paintBay(bay);
  for (let bay = 12; bay >= -1; bay--) {
    for (const half of [0, 0.5]) {
      glass.pane(side(bay + half, bay + half + 0.5, -34, -4), stone(), { liner: thinner(5.6, bay) });
    }
  }
}

/** One arch: a pier in courses, the wall above, and the ring of wedge stones. */
function paintBay(bay: number): void {
  const liner = thinner(5.6, bay);
  const pier = 0.14;
  const spring = -150;
  const arch = (share: number, out: number): Point => {
    const angle = Math.PI * share;
    const half = 0.5 - pier;
    const across = bay + 0.5 - Math.cos(angle) * (half + out * 0.06);
    return onLine(across, spring + Math.sin(angle) * (84 + out * 22));
  };
  const rise = Array.from({ length: 8 }, (_, i) => arch(i / 14, 1));
  const fall = Array.from({ length: 8 }, (_, i) => arch(0.5 + i / 14, 1));
  glass.pane([...stretch(bay, bay + 0.5, -34), ...rise.toReversed(), onLine(bay, spring)], stone(), {
    liner,
  });
  glass.pane([...stretch(bay + 0.5, bay + 1, -34), onLine(bay + 1, spring), ...fall.toReversed()], stone(), {
    liner,
  });
  const wedges = bay < 5 ? 9 : 7;
  for (let k = 0; k < wedges; k++) {
    const steps = [0, 0.5, 1].map((share) => (k + share) / wedges);
    glass.pane(
      [...steps.map((a) => arch(a, 1)), ...steps.toReversed().map((a) => arch(a, 0))],
      k % 2 ? ['#d8b8c0', '#9a80a8'] : ['#b49cc0', '#8272a4'],
      { liner: liner * 0.8 },
    );
  }
  const courses = bay < 4 ? 4 : 3;
  const foot = -360;
  for (let k = 0; k < courses; k++) {
    const high = spring + ((foot - spring) * k) / courses;
    const low = spring + ((foot - spring) * (k + 1)) / courses;
    const flare = 1 + k * 0.08;
    const outline = [
      onLine(bay - pier * flare, high),
      onLine(bay + pier * flare, high),
      onLine(bay + pier * (flare + 0.08), low),
      onLine(bay - pier * (flare + 0.08), low),
    ];
    const [from, to] = [outline[0], outline[2]];
    glass.pane(outline, stone(), { at: [from, to], liner });
  }
  glass.pane(side(bay - pier * 1.5, bay + pier * 1.5, spring - 9, spring + 8), ['#c8b0c8', '#8c7cac'], {
    liner: liner * 0.8,
  });
}

function paintTrain(): void {
  tunnel();
  for (let car = 4; car >= 0; car--) paintCarriage(4.05 + car * 1.9, 1.82, car);
  paintEngine();
  paintBeam();
}

function tunnel(): void {
  const [x, y] = onLine(13.2, 0);
  glass.pane(
    cornered(
      [
        [x - 22, y + 12],
        [x - 24, y - 26],
        [x + 6, y - 48],
        [x + 38, y - 26],
        [x + 40, y + 12],
      ],
      [
        [x + 40, y + 12],
        [x - 22, y + 12],
      ],
    ),
    ['#a090b8', '#6c64a0'],
    { liner: 4.6 },
  );
  glass.pane(
    cornered(
      [
        [x - 10, y + 10],
        [x - 11, y - 18],
        [x + 8, y - 34],
        [x + 27, y - 18],
        [x + 28, y + 10],
      ],
      [
        [x + 28, y + 10],
        [x - 10, y + 10],
      ],
    ),
    ['#141838', '#0c1028'],
    { liner: 4 },
  );
}

function paintCarriage(from: number, length: number, car: number): void {
  const to = from + length;
  const liner = thinner(5.4, from);
  const paint: Shades = car % 2 ? ['#d83c3c', '#8c1c30'] : ['#e0522c', '#a02428'];
  glass.pane(side(from, to, 6, 104), paint, { liner });
  glass.pane(side(from - 0.03, to + 0.03, 100, 124), ['#d8c8b0', '#8a80a0'], { liner });
  const windows = car < 3 ? 5 : 4;
  const gap = length / (windows + 0.4);
  for (let k = 0; k < windows; k++) {
    const left = from + gap * (k + 0.3);
    const right = left + gap * 0.78;
    glass.pane(side(left, right, 48, 90), LAMP, { liner: liner * 0.8, strength: 0.75 });
    if (car < 2 && k % 2 === car) passenger((left + right) / 2, car === 0 ? 1 : 0.8);
  }
  glass.line(stretch(from + 0.05, to - 0.05, 30), Math.max(2, liner * 0.5), { tube: 'gold', taper: 0 });
  const wheels = car < 3 ? [0.2, 0.38, 0.66, 0.84] : [0.25, 0.75];
  for (const share of wheels) wheel(from + length * share, 2, 17);
}

/** Somebody at the window. */
function passenger(along: number, size: number): void {
  const [x, y] = onLine(along, 60);
  glass.dot(x, y - 8 * size, 8.5 * size);
  glass.line(
    [
      [x - 11 * size, y + 14 * size],
      [x - 6 * size, y + 5 * size],
      [x + 6 * size, y + 5 * size],
      [x + 11 * size, y + 14 * size],
    ],
    8 * size,
    { taper: 0 },
  );
}

function wheel(along: number, up: number, radius: number): void {
  const size = 1 / (1 + along * 0.14);
  const [x, y] = onLine(along, up);
  round(glass, x, y, radius * size * 1.15, radius * size * 1.3, ['#5a5c78', '#34365c'], {
    liner: thinner(5, along),
  });
  glass.dot(x, y, Math.max(1.6, 3.4 * size));
}

function paintEngine(): void {
  const iron: Shades = ['#4cc07a', '#1f8a58', '#145a44'];
  glass.pane(side(2.62, 3.92, 10, 84), ['#48b878', '#1c7a54'], { liner: 5.4 });
  glass.pane(side(3.28, 3.96, 80, 118), ['#48b878', '#1c7a54'], { liner: 5.2 });
  glass.pane(side(3.4, 3.86, 84, 108), LAMP, { liner: 4.4 });
  glass.pane(side(3.22, 4.02, 116, 134), ['#e0d0b8', '#8c80a0'], { liner: 5 });
  glass.pane(
    cornered(
      stretch(1.62, 3.3, 92),
      [onLine(3.3, 92), onLine(3.34, 58), onLine(3.3, 26)],
      stretch(1.62, 3.3, 26).toReversed(),
      [onLine(1.62, 26), onLine(1.54, 58), onLine(1.62, 92)],
    ),
    iron,
    {
      at: [onLine(2.4, 92), onLine(2.4, 56), onLine(2.4, 24)],
      liner: 6,
    },
  );
  for (const along of [1.98, 2.42, 2.86]) {
    glass.line(smooth([onLine(along, 91), onLine(along + 0.035, 58), onLine(along, 27)]), 4.2, {
      tube: 'gold',
      taper: 0,
    });
  }
  glass.pane(
    cornered(
      [onLine(1.72, 92), onLine(1.74, 122), onLine(1.64, 142)],
      [onLine(1.64, 142), onLine(2.02, 142)],
      [onLine(2.02, 142), onLine(1.93, 122), onLine(1.94, 92)],
    ),
    ['#2f8a64', '#164a40'],
    { liner: 5.4 },
  );
  glass.pane(
    cornered(
      [onLine(2.5, 92), onLine(2.52, 112), onLine(2.62, 120), onLine(2.72, 112), onLine(2.74, 92)],
      [onLine(2.74, 92), onLine(2.5, 92)],
    ),
    ['#ffd860', '#c88a24'],
    { liner: 4.6 },
  );
  glass.pane(side(1.5, 3.96, 8, 27), ['#d03c40', '#8c1c34'], { liner: 5 });
  glass.pane([onLine(1.56, 24), onLine(1.22, -2), onLine(1.62, -2)], ['#d03c40', '#8c1c34'], { liner: 4.8 });
  for (const [along, radius] of trace('1.9,22 2.34,22 2.78,22 3.32,18 3.7,18'))
    wheel(along, radius - 16, radius);
  const rod = [onLine(1.9, 6), onLine(2.34, 3), onLine(2.78, 6)];
  glass.line(rod, 5.4, { tube: 'silver', taper: 0 });
  const lamp = onLine(1.5, 76);
  round(glass, lamp[0], lamp[1], 13, 15, ['#fffbe0', '#ffe27a'], { liner: 5.2, strength: 0.6 });
}

/** What the headlamp picks out of the night. */
function paintBeam(): void {
  const [x, y] = onLine(1.42, 76);
  for (const [from, to, shades] of [
    [-34, 4, ['#fff4b0', '#e8c060']],
    [4, 46, ['#fff0a0', '#d8a850']],
  ] as [number, number, Shades][]) {
    glass.pane(
      [
        [x - 6, y + from * 0.24],
        [-30, y + from * 1.5],
        [-30, y + to * 1.5],
        [x - 6, y + to * 0.24],
      ],
      shades,
      {
        at: [
          [x - 20, y],
          [-10, y],
        ],
        liner: 4.2,
      },
    );
  }
}

/** The plume rolls back over the carriages and takes the colour of the windows below. */
function paintSteam(): void {
  const puffs: readonly [number, number, number, number, number][] = [
    [806, 246, 36, 20, 0.1],
    [732, 236, 50, 28, -0.1],
    [640, 214, 62, 36, 0.1],
    [530, 194, 74, 44, -0.12],
    [414, 184, 74, 50, 0.14],
    [308, 200, 62, 48, -0.2],
    [232, 244, 48, 40, 0.1],
    [188, 296, 32, 30, 0],
  ];
  for (const [k, [x, y, rx, ry, turn]] of puffs.entries()) {
    const lumps = smooth(
      Array.from({ length: 10 }, (_, i): Point => {
        const bulge = i % 2 ? 1.08 : 0.86;
        return placed(
          x,
          y,
          turn,
        )(Math.cos((i / 10) * 6.283 + k) * rx * bulge, Math.sin((i / 10) * 6.283 + k) * ry * bulge);
      }),
      { closed: true },
    );
    glass.pane(lumps, ['#f2f0ff', '#c0c4ec', k > 4 ? '#ffd0a0' : '#a8a4dc'], {
      at: [
        [x - rx * 0.4, y - ry],
        [x, y],
        [x + rx * 0.3, y + ry],
      ],
      liner: 4.8,
      strength: 0.85,
    });
    glass.line(
      oval(x + rx * 0.1, y + ry * 0.05, rx * 0.45, ry * 0.45, { from: 0.4 + k, to: 3 + k, count: 12 }),
      3,
      { taper: 0.7 },
    );
  }
}

/** Silver oaks and a palm, dark against the water. */
function paintTrees(): void {
  for (const [x, foot, tall, half] of [
    [1252, 800, 250, 44],
    [1184, 850, 190, 36],
    [1300, 860, 180, 36],
  ]) {
    glass.line(
      [
        [x, foot + 30],
        [x, foot - tall * 0.3],
      ],
      9,
      { taper: 0 },
    );
    for (let tier = 0; tier < 4; tier++) {
      const low = foot - (tall / 4.6) * tier;
      const wide = half * (1 - tier * 0.2);
      glass.pane(
        cornered(
          [
            [x - wide, low],
            [x - wide * 0.3, low - tall * 0.16],
            [x, low - tall * 0.36],
          ],
          [
            [x, low - tall * 0.36],
            [x + wide * 0.35, low - tall * 0.15],
            [x + wide, low - 4],
          ],
          [
            [x + wide, low - 4],
            [x, low - 14],
            [x - wide, low],
          ],
        ),
        tier % 2 ? ['#3a8a80', '#1c5468'] : ['#2c7478', '#163f58'],
        {
          at: [
            [x - wide * 0.6, low - tall * 0.2],
            [x + wide * 0.6, low],
          ],
          liner: 5.2,
        },
      );
    }
  }
  const reeds: readonly [number, number, number][] = [
    [40, 812, -0.2],
    [66, 806, 0.05],
    [92, 808, 0.28],
    [128, 826, -0.1],
    [150, 832, 0.2],
  ];
  for (const [x, y, lean] of reeds) {
    const blade = evenly(
      bezier([x, y + 40], [x + lean * 30, y - 10], [x + lean * 80, y - 60], [x + lean * 150, y - 100]),
      3,
    );
    glass.pane(
      band(blade, (t) => 9 * (1 - t * 0.9)),
      ['#3c8c88', '#1c5468'],
      { liner: 4 },
    );
  }
}
