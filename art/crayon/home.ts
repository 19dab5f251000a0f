/** The house, the tree next to it, and the sky. */
import { oval, type Point } from '../studio/curves.ts';
import { moved, points, ring, shaky } from '../studio/hand.ts';
import {
  jitter,
  circle,
  colourIn,
  crayon,
  dot,
  line,
  outline,
  random,
  sheet,
  WIDTH,
  type Wax,
} from './wax.ts';

export function sky() {
  for (let band = 0; band < 4; band++) {
    const end = WIDTH - 20 - (band === 3 ? 460 : 0) - random() * 60;
    const y = 8 + band * 24;
    const strip: Point[] = [
      [14, y + 8],
      [end, y + jitter(12)],
      [end - 30, y + 40 + jitter(10)],
      [20, y + 44],
    ];
    colourIn(strip, 'sky', 0.36, { angle: 0.04 + jitter(0.05), gap: 13, over: 24, miss: 0.07 }, 11);
  }
}

export function sun() {
  const [x, y] = [96, 104];
  colourIn(circle(x, y, 74, 70), 'yellow', 0.62, { angle: 0.6, gap: 8 }, 10);
  line(circle(x, y, 78, 73), 'orange', 8, 0.8);
  for (let ray = 0; ray < 12; ray++) {
    const angle = -0.75 + (ray / 12) * 3.3 + jitter(0.12);
    const from = 90 + jitter(8);
    const to = from + 26 + random() * 62;
    const end = (radius: number, bend: number): Point => [
      x + Math.cos(angle + bend) * radius,
      y + Math.sin(angle + bend) * radius,
    ];
    line([end(from, 0), end(to, jitter(0.08))], random() < 0.5 ? 'orange' : 'yellow', 8, 0.78);
  }
  dot(x - 24, y - 14, 5, 'black');
  dot(x + 21, y - 6, 7, 'black');
  line(oval(x - 1, y + 10, 36, 26, { from: 0.2, to: 2.7 }), 'red', 7, 0.9);
}

export function rainbow() {
  const order: Wax[] = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'];
  order.forEach((colour, i) => {
    const radius = 470 - i * 30;
    const [from, to] = [-1.82 + i * 0.04 + jitter(0.06), -0.66 + jitter(0.08)];
    for (let pass = 0; pass < 3; pass++) {
      const r = radius - pass * 8 + jitter(5);
      const path = oval(808 + jitter(5), 646, r, r * (0.97 + jitter(0.015)), {
        from: from + jitter(0.03),
        to: to + jitter(0.03),
      });
      sheet.mark(shaky(path, 8, 130, random), crayon(colour, 10.5, 0.58 + random() * 0.12));
    }
  });
}

export function cloud(x: number, y: number, size: number) {
  const puffs: Point[] = [];
  for (let i = 0; i < 6; i++) {
    const angle = Math.PI + (i / 6) * Math.PI * 2;
    const at: Point = [x + Math.cos(angle) * 60 * size, y + Math.sin(angle) * 25 * size];
    puffs.push(
      ...oval(at[0], at[1], (26 + random() * 12) * size, 27 * size, {
        from: angle - 1.3,
        to: angle + 1.3,
        count: 10,
      }),
    );
  }
  line([...puffs, [puffs[0][0] + 8, puffs[0][1] - 9]], 'blue', 7, 0.72, 4);
}

export function ground() {
  const lawn: Point[] = points('46,806 250,772 560,794 880,768 1302,790 1290,925 700,938 120,930');
  colourIn(lawn, 'green', 0.48, { angle: 0.12, gap: 10, over: 26, miss: 0.05 }, 11);
  colourIn(points('300,852 820,866 800,936 330,930'), 'green', 0.46, { angle: 1.1, gap: 15, over: 16 }, 10);
  colourIn(points('860,862 1290,842 1270,930 900,936'), 'dark', 0.4, {
    angle: -0.4,
    gap: 24,
    over: 16,
    miss: 0.1,
  });
  for (let x = 8; x < WIDTH; x += 12 + random() * 26) {
    const y = 796 + jitter(14);
    line(
      [
        [x, y],
        [x + jitter(12), y - 16 - random() * 30],
      ],
      random() < 0.3 ? 'dark' : 'green',
      6,
      0.75,
      1.5,
    );
  }
}

export function tree() {
  const trunk: Point[] = points('108,812 140,604 184,596 190,804');
  colourIn(trunk, 'brown', 0.6, { angle: 1.42, gap: 8, over: 12 });
  outline(trunk, 'brown');
  dot(152, 700, 12, 'black');
  const crown = shaky(ring(160, 498, 122, 116), 22, 150, random);
  colourIn(crown, 'green', 0.5, { angle: -0.6, gap: 11, over: 18 }, 10);
  // The leaves are curls.
  for (let i = 0; i < 13; i++) {
    const angle = random() * 6.3;
    const reach = random() * 104;
    const from = random() * 6;
    const curl = oval(160 + Math.cos(angle) * reach, 498 + Math.sin(angle) * reach, 26, 21, {
      from,
      to: from + 6.2,
      count: 26,
    });
    line(curl, 'green', 8, 0.55);
  }
  line(crown, 'dark', 8, 0.82, 3);
  const apples: Point[] = points('96,448 176,416 232,496 136,540 72,546 206,580 262,424 246,786');
  for (const [x, y] of apples) {
    const radius = 11 + random() * 7;
    colourIn(circle(x, y, radius), 'red', 0.85, { gap: 5, over: 3, miss: 0 }, 8);
    line(circle(x, y, radius + 1), 'red', 6, 0.95, 2);
    line(
      [
        [x + 1, y - radius],
        [x + 6 + jitter(4), y - radius - 12],
      ],
      'brown',
      5,
      0.9,
      1,
    );
  }
}

function window(x: number, y: number, wide: number, high: number) {
  const pane: Point[] = [
    [x, y],
    [x + wide, y + jitter(6)],
    [x + wide + jitter(5), y + high],
    [x + jitter(5), y + high + jitter(6)],
  ];
  colourIn(pane, 'sky', 0.48, { gap: 9, angle: 0.3 + jitter(0.4), over: 10 });
  outline(pane, 'brown', 8, 0.9, 7);
  line(
    [
      [x + wide * 0.46, y - 9],
      [x + wide * 0.54, y + high + 7],
    ],
    'brown',
    7,
    0.85,
    2,
  );
  line(
    [
      [x - 6, y + high * 0.44],
      [x + wide + 9, y + high * 0.52],
    ],
    'brown',
    7,
    0.85,
    2,
  );
}

export function house() {
  const [x, y] = [440, 436];
  const body: Point[] = moved(points('-6,6 356,-10 378,362 6,374'), x, y);
  const roof: Point[] = moved(points('-58,12 152,-204 418,-8'), x, y);
  colourIn(body, 'yellow', 0.55, { angle: 0.75, gap: 10, over: 14 }, 10);
  colourIn([body[0], [x + 190, y], [x + 150, y + 170], [x, y + 190]], 'orange', 0.3, {
    angle: -0.5,
    gap: 26,
    over: 12,
  });
  colourIn(roof, 'red', 0.6, { angle: 0.35, gap: 9, over: 17 }, 10);
  for (let row = 0; row < 4; row++) {
    const half = 178 - row * 46;
    for (let tile = -half; tile < half - 20; tile += 40 + random() * 22) {
      const middle = oval(x + 160 + tile + row * 5, y - 34 - row * 38 + jitter(8), 19, 15, {
        from: 0.1,
        to: 3,
        count: 10,
      });
      line(middle, 'brown', 5.5, 0.6, 2);
    }
  }
  outline(roof, 'red', 9, 0.92, 13);
  outline(body, 'brown', 8.5, 0.85, 11);

  // At a right angle to the roof, as six-year-olds draw chimneys.
  const chimney: Point[] = moved(points('262,-118 312,-198 354,-170 308,-84'), x, y);
  colourIn(chimney, 'orange', 0.72, { angle: 0.5, gap: 8, over: 6 }, 8);
  outline(chimney, 'brown', 8, 0.88, 6);
  const smoke = Array.from({ length: 70 }, (_, i): Point => {
    const t = i / 69;
    return [
      x + 336 + Math.cos(t * 24) * (9 + 30 * t) + 96 * t,
      y - 200 - 88 * t + Math.sin(t * 24) * (10 + 20 * t),
    ];
  });
  line(smoke, 'grey', 6.5, 0.62, 3);

  const door: Point[] = moved(points('150,366 140,216 232,206 240,368'), x, y);
  colourIn(door, 'blue', 0.68, { angle: 1.45, gap: 8, over: 7 });
  outline(door, 'blue', 8, 0.95, 8);
  dot(x + 214, y + 302, 6, 'yellow');
  for (let bead = 0; bead < 9; bead++) {
    const t = bead / 8;
    const at: Point = [x + 128 + 120 * t, y + 204 - 12 * t + 30 * Math.sin(t * Math.PI) + jitter(3)];
    dot(at[0], at[1], 5 + random() * 3, bead % 2 ? 'orange' : 'yellow');
    if (bead % 2) line([at, [at[0] + jitter(4), at[1] + 22]], 'green', 6, 0.85, 1);
  }

  // Six-year-olds draw windows at the corners of the wall.
  window(x + 2, y + 18, 96, 82);
  window(x + 262, y + 6, 92, 108);
  line(moved(points('8,24 34,60 8,88'), x, y), 'pink', 9, 0.75);
  line(moved(points('92,24 66,54 90,94'), x, y), 'pink', 9, 0.75);
  line(oval(x + 308, y + 76, 24, 27, { from: 3.2, to: 6.2 }), 'black', 7, 0.8);
  line(circle(x + 308, y + 82, 20), 'brown', 5, 0.9);
  colourIn(
    [
      [x + 148, y + 374],
      [x + 238, y + 372],
      [x + 262, 936],
      [x + 70, 930],
    ],
    'brown',
    0.4,
    { angle: 0.05, gap: 13, over: 16 },
    10,
  );
}
