import {
  band,
  between,
  bezier,
  cornered,
  evenly,
  isInside,
  oval,
  placed,
  sizeOf,
  smooth,
  station,
  trace,
  type Place,
  type Point,
} from '../studio/curves.ts';
import { savePicture } from '../studio/program.ts';
import { clamp } from '../studio/random.ts';
import { framed } from './frame.ts';
import { crumpledFoil } from './light.ts';
import { GlassPainting } from './panes.ts';
import { bands, leaf, lilyPad, lotus, lotusBud, petal, rings, round, type Shades } from './shapes.ts';

const WIDTH = 944;
const HEIGHT = 1284;
const glass = new GlassPainting(WIDTH, HEIGHT, 9, { wobble: 1.8, pressure: 0.26, gaps: 0.1 });

const sun: Point = [318, 330];

/** The outline of the bird: from the crown down its back, under the belly and up the breast. */
const bird = smooth(
  trace(
    '346,266 386,256 414,284 415,338 420,400 448,474 520,548 588,632 606,708 566,768',
    '486,794 396,784 322,736 282,656 282,574 308,492 338,420 347,360 334,310',
  ),
  { closed: true },
);

paintSky();
paintPond();
paintBranch();
paintTrain();
paintBird();
paintFeet();
for (let k = 0; k < 44; k++) {
  const angle = (k / 44) * Math.PI * 2;
  const [x, y]: Point = [sun[0] + Math.cos(angle) * 112, sun[1] + Math.sin(angle) * 112];
  if (x < 326) glass.dot(x, y, 4, 'gold');
}
glass.bubbles(90);
savePicture(framed(glass.toCanvas(crumpledFoil(WIDTH, HEIGHT, 12, 0.8))));

function paintSky(): void {
  rings(
    glass,
    sun,
    [0, 104, 184, 280, 388, 515, 660, 830, 1180],
    [1, 13, 17, 21, 25, 29, 30, 30],
    [
      ['#ffe15a', '#ffc02e'],
      ['#ffc23e', '#ff9b3a'],
      ['#ffae4a', '#ff8248'],
      ['#ff9d6b', '#f5708a'],
      ['#f59bb0', '#d27cc6'],
      ['#c39be0', '#8ba2ee'],
      ['#8fb6f2', '#639ae6'],
      ['#6fa0e6', '#4f7cd2'],
    ],
  );
}

function paintPond(): void {
  const heights = [985, 1026, 1072, 1124, 1186, 1300];
  const edges = heights.map((height, k) => (x: number) => {
    return height + 14 * Math.sin(x / 88 + k * 1.7) + 7 * Math.sin(x / 39 + k);
  });
  bands(glass, edges, [
    ['#6fdcd8', '#38b3c8'],
    ['#39bfcf', '#1c97c0'],
    ['#2aa9c6', '#167fb4'],
    ['#2394bd', '#1666a6'],
    ['#1c7db0', '#124f92'],
  ]);
  const greens: readonly Shades[] = [
    ['#8fd052', '#1f8b4d'],
    ['#5cbc4e', '#187a4a'],
    ['#b4d84e', '#2f9a45'],
  ];
  lilyPad(glass, [376, 1200], 148, 52, 2.4, greens);
  lilyPad(glass, [150, 1136], 138, 56, 0.6, greens);
  lilyPad(glass, [66, 1246], 92, 34, 5.2, greens, { wedges: 6 });
  lotusBud(glass, 286, 1130, 118, 0.95);
  lotus(glass, 148, 1124, 1.04, -0.04);
  lotus(glass, 384, 1192, 0.78, 0.06);
}

function paintBranch(): void {
  const top: Point[] = trace('-20,868 120,826 300,822 450,836 600,866 760,862 980,806');
  const under: Point[] = trace('980,842 770,912 600,922 440,898 300,886 130,892 -20,946');
  glass.pane(cornered(top, under), ['#a8642e', '#74401c', '#57300f'], {
    at: trace('200,826 420,890 860,890'),
    liner: 7,
  });
  for (const [from, bend, to] of [
    trace('40,884 120,858 210,862'),
    trace('250,852 330,856 378,872'),
    trace('800,880 860,862 920,838'),
  ] as Point[][]) {
    glass.line(smooth([from, bend, to]), 2.6, { taper: 0.7 });
  }
  glass.pane(oval(226, 866, 15, 8), '#6b3a18', { liner: 3.4 });
  const young: Shades = ['#b5dc4e', '#2f9a45'];
  const old: Shades = ['#6fc24a', '#147a48'];
  for (const [x, y, angle, length, shades] of [
    [70, 846, -1.2, 104, young],
    [118, 832, -2.1, 82, old],
    [196, 890, 1.9, 92, old],
    [150, 890, 1.2, 74, young],
    [226, 822, -0.9, 78, young],
    [880, 822, -1.9, 96, young],
    [902, 818, -0.8, 84, old],
  ] as [number, number, number, number, Shades][]) {
    leaf(glass, x, y, angle, length, shades, { veins: 2 });
  }
}

/** The train of feathers falls from the rump, longest feathers first, and turns up to the right. */
function paintTrain(): void {
  const tips = smooth(trace('500,1226 620,1246 738,1220 834,1150 892,1046 914,920 896,800'), { step: 5 });
  const layers = [
    { count: 10, reach: 1, half: 29, eye: 0.72 },
    { count: 7, reach: 0.7, half: 28, eye: 0.62 },
    { count: 5, reach: 0.42, half: 26, eye: 0.5 },
  ];
  const greens = ['#3cb866', '#1f9f84', '#63bd42', '#2aa39b', '#7cc244'];
  for (const [layer, { count, reach, half, eye }] of layers.entries()) {
    const order = Array.from({ length: count }, (_, k) => k).toSorted((a, b) => {
      return Math.abs(b - (count - 1) * 0.42) - Math.abs(a - (count - 1) * 0.42);
    });
    for (const k of order) {
      const share = clamp((k + (layer % 2) * 0.35) / (count - 0.65));
      const { at } = station(tips, share);
      const root: Point = [548 + 26 * (1 - share), 690 + 34 * share - 60 * (1 - share)];
      const tip = between(root, at, reach * (0.97 + 0.05 * Math.sin(k * 2.3 + layer)));
      feather(root, tip, share, half, [greens[(k + layer) % 5], greens[(k + layer + 2) % 5]], eye);
    }
  }
}

function feather(
  root: Point,
  tip: Point,
  share: number,
  half: number,
  shades: Shades,
  eyeSize: number,
): void {
  const length = Math.hypot(tip[0] - root[0], tip[1] - root[1]);
  const leaves = 0.86 - share * 0.42;
  const arrives = 1.72 - share * 2.5;
  const shaft = evenly(
    bezier(
      root,
      [root[0] + Math.cos(leaves) * length * 0.38, root[1] + Math.sin(leaves) * length * 0.38],
      [tip[0] - Math.cos(arrives) * length * 0.42, tip[1] - Math.sin(arrives) * length * 0.42],
      tip,
      60,
    ),
    3,
  );
  const profile = (t: number) =>
    half * (0.2 + 0.8 * t ** 0.9) * (t > 0.88 ? Math.sqrt(Math.max(0, 1 - ((t - 0.88) / 0.12) ** 2)) : 1);
  glass.pane(band(shaft, profile), shades, { at: [root, tip], liner: 5.6 });
  glass.line(shaft.slice(0, Math.round(shaft.length * 0.84)), 3.2);
  const barbs = Math.round(length / 21);
  for (let i = 3; i < barbs - 2; i++) {
    const from = station(shaft, i / (barbs + 2));
    const to = station(shaft, (i + 1.1) / (barbs + 2));
    for (const side of [-1, 1]) {
      const edge = placed(...to.at, to.angle)(0, side * profile((i + 1.1) / (barbs + 2)) * 0.86);
      glass.line(smooth([from.at, between(from.at, edge, 0.55), edge]), 1.9, { taper: 0.7 });
    }
  }
  const end = station(shaft, 0.905);
  paintEye(placed(...end.at, end.angle, eyeSize));
}

/** The eye of a tail feather: four nested drops. */
function paintEye(place: Place): void {
  const drop = (size: number, shift: number) =>
    smooth(
      [
        place(-60 * size + shift, 0),
        place(-26 * size + shift, -32 * size),
        place(24 * size + shift, -41 * size),
        place(56 * size + shift, 0),
        place(24 * size + shift, 41 * size),
        place(-26 * size + shift, 32 * size),
      ],
      { closed: true },
    );
  glass.pane(drop(1, 0), ['#d4e84a', '#5cb83c'], { at: [place(-50, 0), place(50, 0)], liner: 5 });
  glass.pane(drop(0.74, 5), ['#ffb02e', '#dd6618'], { at: [place(-40, 0), place(46, 0)], liner: 4 });
  glass.pane(drop(0.52, 9), ['#3ee0d8', '#0f93b0'], { at: [place(-24, 0), place(34, 0)], liner: 3.6 });
  glass.pane(oval(...place(14, 0), 15 * sizeOf(place), 13 * sizeOf(place)), ['#2b4fd0', '#1b1f86'], {
    liner: 3.2,
  });
}

function paintBird(): void {
  paintCrest();
  glass.pane(bird, ['#2455e4', '#1546c4', '#0d8f9f'], {
    at: trace('380,300 400,500 430,750'),
    liner: 7.5,
  });
  paintScales();
  paintWing();
  paintFace();
}

function paintCrest(): void {
  for (let k = 0; k < 6; k++) {
    const angle = -2.2 + k * 0.25;
    const length = 92 + 15 * Math.sin(k * 1.4 + 0.6);
    const root = placed(392, 262, angle);
    glass.line(bezier(root(0, 0), root(length * 0.4, -8), root(length * 0.7, -4), root(length, 0)), 3.4);
    const tip = placed(...root(length, 0), angle);
    glass.pane(
      smooth([tip(-6, 0), tip(6, -13), tip(26, -12), tip(33, 0), tip(26, 12), tip(6, 13)], { closed: true }),
      ['#58e0d4', '#1b57c8'],
      { at: [tip(0, 0), tip(32, 0)], liner: 4.2 },
    );
  }
}

/** Scales on neck and breast; each becomes a pane if it is completely on the bird. */
function paintScales(): void {
  for (let row = 21; row >= 0; row--) {
    const y = 386 + row * 18.5;
    const size = 13.5 + row * 0.22;
    for (let k = -14; k < 20; k++) {
      const x = 380 + (k + (row % 2) / 2) * size * 1.86;
      const corners: Point[] = [
        [x - size, y - 8],
        [x + size, y - 8],
        [x, y + 17],
        [x - size, y + 4],
        [x + size, y + 4],
      ];
      if (!corners.every((corner) => isInside(bird, corner))) continue;
      const shades: Shades =
        row < 8 ? ['#3a78f4', '#1533b0'] : row < 14 ? ['#2797e4', '#1559b8'] : ['#34ccb4', '#0f8a8a'];
      glass.pane(
        [
          [x - size, y - 10],
          [x - size * 0.95, y + 5],
          ...oval(x, y + 2, size * 0.92, 15, { from: 0, to: Math.PI, count: 10 }).toReversed(),
          [x + size, y - 10],
        ],
        shades,
        {
          at: [
            [x, y - 8],
            [x, y + 18],
          ],
          liner: 2.9,
        },
      );
    }
  }
}

function paintWing(): void {
  const tiers: readonly { count: number; length: number; half: number; shades: Shades }[] = [
    { count: 5, length: 88, half: 19, shades: ['#ffdc62', '#f08a24'] },
    { count: 6, length: 120, half: 20, shades: ['#f8aa44', '#c9531f'] },
    { count: 7, length: 150, half: 21, shades: ['#cf6a30', '#7d2f18'] },
  ];
  for (const [tier, { count, length, half, shades }] of [...tiers.entries()].toReversed()) {
    for (let k = count - 1; k >= 0; k--) {
      const along = k / (count - 1);
      const place = placed(
        402 + along * 84 + tier * 16,
        560 + along * 100 + tier * 34,
        1.16 - along * 0.5 - tier * 0.07,
      );
      glass.pane(petal(place, length, half, 0.92), shades, {
        at: [place(0, 0), place(length, 0)],
        liner: 4.6,
      });
      glass.line([place(14, 0), place(length * 0.8, 0)], 2.1, { taper: 0.6 });
    }
  }
  glass.pane(
    smooth(trace('384,532 424,508 470,540 504,600 520,640 480,636 436,622 398,590'), { closed: true }),
    ['#45cbd2', '#1668b0'],
    {
      at: [
        [400, 530],
        [500, 626],
      ],
      liner: 5.6,
    },
  );
  for (const [x, y] of trace('412,548 436,560 458,580 430,588 480,606')) glass.dot(x, y, 3.4, 'gold');
}

function paintFace(): void {
  glass.pane(
    cornered(trace('340,282 298,288 258,316'), trace('258,316 300,322 338,318')),
    ['#f3b63c', '#b9701c'],
    { liner: 5 },
  );
  glass.line(smooth(trace('264,315 300,306 334,302')), 2.6);
  glass.pane(
    cornered(trace('342,286 364,270 398,272 408,288'), trace('408,288 378,294 346,298')),
    ['#fffdf4', '#e8f2ff'],
    { liner: 4, strength: 0.5 },
  );
  glass.pane(
    cornered(trace('346,314 370,310 398,312 406,324'), trace('406,324 376,334 346,314')),
    ['#fffdf4', '#e8f2ff'],
    { liner: 4, strength: 0.5 },
  );
  round(glass, 374, 303, 14, 12, ['#fff6d8', '#ffe9b0'], { liner: 3.6, strength: 0.5 });
  round(glass, 372, 304, 7, 7, ['#7a3d12', '#5a2708'], { liner: 4 });
  glass.dot(370, 302, 2.2, 'white');
}

/** Legs from the belly; three toes are over the branch, a fourth is behind it. */
function paintFeet(): void {
  const horn: Shades = ['#d9a558', '#9a6428'];
  for (const [x, y] of [
    [402, 838],
    [482, 846],
  ]) {
    const leg = smooth(
      [
        [x + 14, y - 66],
        [x + 10, y - 30],
        [x, y - 4],
      ],
      { step: 3 },
    );
    glass.pane(
      band(leg, (t) => 12 - 4.5 * t),
      horn,
      { liner: 4.6 },
    );
    for (let k = 0; k < 3; k++)
      glass.line(
        [
          [x + 2 + (2 - k) * 3, y - 44 + k * 12],
          [x + 15 + (2 - k) * 3, y - 46 + k * 12],
        ],
        2,
      );
    for (const [dx, dy, bend] of [
      [30, 22, 10],
      [-34, 26, -12],
      [-4, 40, -3],
    ]) {
      const toe = evenly(
        bezier(
          [x, y - 6],
          [x + dx * 0.5 + bend, y - 10],
          [x + dx + bend * 0.4, y + dy * 0.3],
          [x + dx, y + dy],
        ),
        2,
      );
      glass.pane(
        band(toe, (t) => 8.5 * (1 - 0.35 * t) * Math.sqrt(Math.max(0, 1 - t ** 8)), 16),
        horn,
        {
          at: [
            [x, y],
            [x + dx, y + dy],
          ],
          liner: 4.2,
        },
      );
      glass.line(
        [
          [x + dx, y + dy - 2],
          [x + dx * 1.02, y + dy + 8],
          [x + dx * 0.86, y + dy + 17],
        ],
        5,
        { taper: 0.85 },
      );
      glass.line(
        [
          [x + dx * 0.6 - 6, y + dy * 0.42],
          [x + dx * 0.6 + 6, y + dy * 0.5],
        ],
        1.8,
      );
    }
  }
}
