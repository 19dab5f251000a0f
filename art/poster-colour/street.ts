/** The lane and its houses, all in front view. */
import { mix, rgb } from '../studio/colour.ts';
import { oval, type Point } from '../studio/curves.ts';
import { closed, moved, points } from '../studio/hand.ts';
import { jitter, area, box, dab, diya, mixed, PAD, pots, random, stroke, type Pot } from './pots.ts';

interface House {
  left: number;
  foot: number;
  wide: number;
  high: number;
  wall: Pot;
  trim: Pot;
  door: Pot;
  roof: 'tiles' | 'terrace';
  /** Position of the door, as a share of the width. */
  doorAt: number;
}

function lattice(x: number, y: number, wide: number, high: number, trim: Pot) {
  area(box(x, y, wide, high), 'yellow', 0.2, 14);
  for (let bar = 1; bar < 3; bar++)
    stroke(
      [
        [x + (wide * bar) / 3, y],
        [x + (wide * bar) / 3, y + high],
      ],
      trim,
      4.5,
    );
  stroke(
    [
      [x, y + high / 2],
      [x + wide, y + high / 2],
    ],
    trim,
    4.5,
  );
  stroke(closed(box(x, y, wide, high)), trim, 7);
}

function toran(x: number, y: number, wide: number, drop: number) {
  for (let bead = 0; bead <= 8; bead++) {
    const t = bead / 8;
    const at: Point = [x + wide * t, y + Math.sin(t * Math.PI) * drop];
    dab(at[0], at[1], 5.5, bead % 2 ? 'orange' : 'yellow');
    if (bead % 2)
      stroke(
        [
          [at[0], at[1] + 5],
          [at[0] + jitter(2), at[1] + 17],
        ],
        'green',
        5,
      );
  }
}

export function house({ left, foot, wide, high, wall, trim, door, roof, doorAt }: House) {
  const top = foot - high;
  area(box(left, top, wide, high), wall, random() < 0.5 ? 0.05 : 1.5, 26);
  if (roof === 'tiles') {
    const gable: Point[] = [
      [left - 22, top + 4],
      [left + wide * 0.5 + jitter(12), top - high * 0.36],
      [left + wide + 24, top + 2],
    ];
    area(gable, trim, 0.3, 20);
    for (let row = 1; row < 4; row++) {
      const y = top - (high * 0.36 * row) / 4.4;
      const half = (wide / 2 + 10) * (1 - row / 4.4);
      const middle = left + wide / 2;
      for (let x = -half; x < half - 10; x += 24)
        stroke(
          oval(middle + x + 12, y, 11, 8, { from: 0.1, to: 3, count: 8 }),
          mix(rgb('#2c1614'), mixed(trim), 0.45),
          3.6,
        );
    }
  } else {
    area(box(left - 8, top - 24, wide + 16, 26), trim, 0, 14);
    const posts = Math.max(4, Math.round(wide / 44));
    for (let post = 0; post <= posts; post++) {
      const x = left - 4 + ((wide + 8) * post) / posts;
      stroke(moved(points('0,-24 0,-50'), x, top), trim, 8);
      if (post % 2 === 0) diya(x, top - 62, 0.72);
    }
    stroke(
      [
        [left - 8, top - 50],
        [left + wide + 8, top - 52],
      ],
      trim,
      7,
    );
  }
  const doorWide = Math.min(88, wide * 0.3);
  const doorHigh = high * 0.46;
  const doorLeft = left + wide * doorAt - doorWide / 2;
  area(box(doorLeft, foot - doorHigh, doorWide, doorHigh), door, 1.5, 16);
  stroke(
    [
      [doorLeft + doorWide / 2, foot - doorHigh + 4],
      [doorLeft + doorWide / 2, foot - 3],
    ],
    trim,
    4,
  );
  stroke(
    [
      [doorLeft - 3, foot],
      [doorLeft - 5, foot - doorHigh - 3],
      [doorLeft + doorWide + 5, foot - doorHigh - 5],
      [doorLeft + doorWide + 4, foot],
    ],
    trim,
    8,
  );
  toran(doorLeft - 2, foot - doorHigh + 4, doorWide + 4, 13);
  const paneWide = wide * 0.23;
  for (const share of doorAt < 0.4 ? [0.74] : doorAt > 0.6 ? [0.24] : [0.16, 0.84]) {
    lattice(left + wide * share - paneWide / 2, foot - high * 0.46, paneWide, high * 0.22, trim);
  }
  for (const share of [0.28, 0.72])
    lattice(left + wide * share - paneWide / 2, top + high * 0.12, paneWide, high * 0.2, trim);
  area(box(doorLeft - 16, foot - 2, doorWide + 32, 13), 'tan', 0, 12);
  diya(doorLeft - 12, foot - 14, 0.8);
  diya(doorLeft + doorWide + 14, foot - 14, 0.8);
}

export function lane() {
  area(points('56,1300 944,1298 612,560 404,556'), 'dusk', 0.02, 34);
  for (let stone = 0; stone < 46; stone++) {
    const y = 580 + random() * 700;
    const half = 110 + ((y - 560) / 740) * 320;
    const x = 505 + jitter(half);
    stroke(oval(x, y, 15, 7, { from: 3.3, to: 6 }), mix(rgb(pots.dusk), [1, 0.9, 1], 0.25), 4, 0.85);
  }
}

export function lights(from: Point, to: Point, sag: number) {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * sag,
  ];
  stroke(
    Array.from({ length: 15 }, (_, i) => at(i / 14)),
    'green',
    3,
  );
  const colours: Pot[] = ['red', 'yellow', 'sky', 'pink', 'lime'];
  const bulbs = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 30);
  for (let bulb = 1; bulb < bulbs; bulb++) {
    const [x, y] = at(bulb / bulbs);
    dab(x, y + 9, 7, colours[bulb % colours.length]);
  }
}

/** The star lantern outside every house. */
export function skyLantern(x: number, y: number, size: number) {
  stroke(moved(points('0,-1.7 0,-1'), x, y, size), 'white', 3);
  const star = Array.from({ length: 10 }, (_, i): Point => {
    const angle = -Math.PI / 2 + (i / 10) * Math.PI * 2;
    const reach = size * (i % 2 ? 0.48 : 1);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  area(star, 'orange', 0.6, 14);
  for (let i = 0; i < 10; i += 2) area([[x, y], star[i], star[i + 1]], 'yellow', 0.4 + i, 9);
  dab(x, y, size * 0.17, 'white');
  for (const side of [-0.3, 0, 0.3]) {
    const tail = Array.from({ length: 7 }, (_, i): Point => [
      x + side * size + (i % 2 ? 5 : -4),
      y + size * (0.62 + i * 0.17),
    ]);
    stroke(tail, side ? 'rani' : 'lime', 6);
  }
}

export const houses: House[] = [
  {
    left: 424,
    foot: 566,
    wide: 164,
    high: 138,
    wall: 'pink',
    trim: 'red',
    door: 'blue',
    roof: 'tiles',
    doorAt: 0.5,
  },
  {
    left: 224,
    foot: 664,
    wide: 172,
    high: 206,
    wall: 'sky',
    trim: 'white',
    door: 'red',
    roof: 'terrace',
    doorAt: 0.62,
  },
  {
    left: 612,
    foot: 672,
    wide: 170,
    high: 196,
    wall: 'lime',
    trim: 'brown',
    door: 'purple',
    roof: 'tiles',
    doorAt: 0.4,
  },
  {
    left: 98,
    foot: 832,
    wide: 226,
    high: 262,
    wall: 'orange',
    trim: 'red',
    door: 'green',
    roof: 'tiles',
    doorAt: 0.6,
  },
  {
    left: 690,
    foot: 842,
    wide: 228,
    high: 264,
    wall: 'purple',
    trim: 'pink',
    door: 'yellow',
    roof: 'terrace',
    doorAt: 0.36,
  },
  {
    left: 18,
    foot: 1034,
    wide: 246,
    high: 292,
    wall: 'turquoise',
    trim: 'white',
    door: 'brown',
    roof: 'terrace',
    doorAt: 0.64,
  },
  {
    left: 760,
    foot: 1046,
    wide: 226,
    high: 280,
    wall: 'yellow',
    trim: 'brown',
    door: 'red',
    roof: 'tiles',
    doorAt: 0.34,
  },
];

/** Moves a house by the margin between the picture's edge and the sheet. */
export const inset = (plan: House): House => ({ ...plan, left: plan.left + PAD, foot: plan.foot + PAD });
