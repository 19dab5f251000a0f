/** The father, the mother, the child and the baby. */
import { oval, type Point } from '../studio/curves.ts';
import { moved, points } from '../studio/hand.ts';
import { written } from '../studio/handwriting.ts';
import { jitter, circle, colourIn, dot, line, outline, random, type Wax } from './wax.ts';

function face(x: number, y: number, radius: number) {
  colourIn(circle(x, y, radius - 2), 'skin', 0.5, { gap: 7, over: 5, angle: 0.5 + jitter(0.6) });
  line(circle(x, y, radius, radius * 0.96), 'brown', 6.5, 0.85, 2.5);
  const tilt = jitter(0.12) * radius;
  dot(x - radius * 0.38, y - radius * 0.14 + tilt, 3 + random() * 2, 'black');
  dot(x + radius * 0.34, y - radius * 0.14 - tilt, 3 + random() * 2, 'black');
  line(
    oval(x + jitter(3), y + radius * 0.14, radius * 0.5, radius * 0.44, { from: 0.1, to: 2.8 }),
    'red',
    6,
    0.95,
    2,
  );
  line(
    [
      [x, y - 4],
      [x + jitter(5), y + 7],
    ],
    'brown',
    4.5,
    0.85,
    1,
  );
}

/** An arm with a number of fingers that need not be five. */
function arm(from: Point, to: Point, fingers: number, colour: Wax = 'skin') {
  line([from, to], colour, 8, 0.9, 3);
  const away = Math.sign(to[0] - from[0]);
  for (let finger = 0; finger < fingers; finger++) {
    const spread = (finger - (fingers - 1) / 2) * 7;
    line([to, [to[0] + away * (11 + random() * 10), to[1] + spread + jitter(3)]], 'skin', 4.6, 0.95, 1);
  }
}

function leg(from: Point, to: Point, colour: Wax, shoe: Wax, width: number) {
  line([from, to], colour, width, 0.9, 2);
  line([to, [to[0] + (to[0] < from[0] + 1 ? -28 : 26), to[1] + jitter(5)]], shoe, 11, 0.95, 1);
}

function label(text: string, x: number, y: number, size: number, colour: Wax, mirrored: number[] = []) {
  for (const letter of written(text, x, y, { size, random, unruly: 0.5, mirrored })) {
    for (const stroke of letter) line(stroke, colour, 5, 0.85, 1.2);
  }
}

export function papa() {
  const [x, y] = [908, 540];
  leg([x - 16, 716], [x - 26, 822], 'blue', 'black', 15);
  leg([x + 22, 714], [x + 24, 834], 'blue', 'black', 15);
  const shirt: Point[] = [
    [x - 34, 592],
    [x + 40, 596],
    [x + 46, 722],
    [x - 42, 730],
  ];
  colourIn(shirt, 'green', 0.66, { angle: 0.2, gap: 8, over: 10 });
  outline(shirt, 'dark', 7.5, 0.9);
  for (const [dx, dy] of points('3,612 -2,640 6,662 0,700')) dot(x + dx, dy, 3, 'black');
  arm([x - 38, 646], [x - 92, 690], 4);
  arm([x + 42, 634], [x + 96, 690], 6);
  face(x, y, 54);
  for (let hair = 0; hair < 15; hair++) {
    const angle = -2.9 + hair * 0.19 + jitter(0.1);
    const out = 60 + random() * 16;
    const root: Point = [x + Math.cos(angle) * 46, y + Math.sin(angle) * 46];
    line([root, [x + Math.cos(angle + 0.07) * out, y + Math.sin(angle + 0.07) * out]], 'black', 7.5, 0.9, 1);
  }
  line(moved(points('-27,14 -10,6 2,12 14,5 28,12'), x, y), 'black', 8, 0.95, 1);
  line(circle(x - 20, y - 8, 15, 13), 'black', 4, 0.85, 1);
  line(circle(x + 19, y - 6, 17, 14), 'black', 4, 0.85, 1);
  label('PAPA', x - 44, 452, 25, 'black');
}

export function mummy() {
  const [x, y] = [1066, 584];
  const sari: Point[] = [
    [x - 30, 632],
    [x + 26, 636],
    [x + 78, 826],
    [x - 72, 818],
  ];
  colourIn(sari, 'pink', 0.66, { angle: 0.55, gap: 8, over: 13 }, 10);
  line(
    [
      [x - 30, 636],
      [x + 8, 716],
      [x + 72, 800],
    ],
    'yellow',
    11,
    0.85,
  );
  line(
    [
      [x - 18, 642],
      [x + 22, 708],
      [x + 80, 778],
    ],
    'orange',
    6,
    0.8,
  );
  for (let i = 0; i < 11; i++) dot(x - 52 + random() * 104, 730 + random() * 66, 4, 'purple');
  line(
    [
      [x - 76, 812],
      [x - 20, 824],
      [x + 20, 812],
      [x + 82, 824],
    ],
    'yellow',
    10,
    0.9,
  );
  outline(sari, 'red', 7.5, 0.85, 10);
  arm([x - 34, 676], [x - 62, 702], 5);
  arm([x + 32, 664], [x + 66, 716], 4);
  for (let bangle = 0; bangle < 3; bangle++)
    dot(x - 50 - bangle * 3, 688 + bangle * 7, 5, bangle % 2 ? 'red' : 'yellow');
  face(x, y, 47);
  for (let pass = 0; pass < 5; pass++) {
    line(
      oval(x, y - 4, 46 + pass * 4, 50 + pass * 4, { from: 3 + jitter(0.2), to: 6.42 + jitter(0.15) }),
      'black',
      8,
      0.9,
    );
  }
  const plait = Array.from({ length: 17 }, (_, i): Point => [
    x + 56 + 11 * Math.sin(i * 1.2),
    y - 10 + i * 9,
  ]);
  line(plait, 'black', 13, 0.9, 1);
  dot(x + 56, y + 148, 7, 'red');
  dot(x - 1, y - 24, 5, 'red');
  dot(x - 49, y + 18, 4, 'yellow');
  label('MUMMY', x - 50, 514, 23, 'red', [2]);
}

export function me() {
  const [x, y] = [1196, 646];
  const frock: Point[] = [
    [x - 18, 694],
    [x + 16, 700],
    [x + 62, 798],
    [x - 56, 804],
  ];
  colourIn(frock, 'purple', 0.7, { angle: 0.9, gap: 7, over: 11 });
  outline(frock, 'purple', 7, 0.95);
  for (const [dx, dy] of points('-22,772 10,786 24,752 -4,742 2,720')) dot(x + dx, dy, 3.5, 'yellow');
  leg([x - 16, 806], [x - 20, 848], 'skin', 'red', 8);
  leg([x + 18, 800], [x + 22, 842], 'skin', 'red', 8);
  arm([x - 22, 716], [x - 60, 728], 5);
  arm([x + 22, 716], [x + 70, 676], 7);
  face(x, y, 46);
  for (let pass = 0; pass < 3; pass++) {
    line(oval(x, y - 6, 46 + pass * 5, 46 + pass * 5, { from: 3.1, to: 6.3 }), 'black', 8, 0.92);
  }
  for (const side of [-1, 1]) {
    const reach = side < 0 ? 11 : 8;
    const plait = Array.from({ length: reach }, (_, i): Point => [
      x + side * (50 + 3 * i + 6 * Math.sin(i * 1.3)),
      y + i * 5,
    ]);
    line(plait, 'black', 9, 0.92, 1);
    const bow: Point[] = [
      [side * 48, -8],
      [side * 78, -28],
      [side * 76, 12],
    ];
    colourIn(moved(bow, x, y), 'red', 0.9, { gap: 6, over: 3 }, 7);
    outline(moved(bow, x, y), 'red', 7, 1, 4);
  }
  label('ME', x - 40, 578, 30, 'purple', [1]);
}

export function baby() {
  const [x, y] = [1254, 474];
  face(x - 4, y, 27);
  line(oval(x - 4, y - 4, 27, 27, { from: 3.7, to: 5.8, count: 10 }), 'black', 8, 0.9);
  const bundle = circle(x - 6, y + 48, 24, 26);
  colourIn(bundle, 'orange', 0.74, { gap: 7, over: 6 }, 8);
  line(bundle, 'orange', 6, 0.95);
  arm([x - 28, y + 42], [x - 46, y + 28], 3);
  arm([x + 16, y + 44], [x + 34, y + 34], 3);
  line(moved(points('-14,72 -20,92'), x, y), 'skin', 7, 0.95, 1);
  line(moved(points('4,72 10,90'), x, y), 'skin', 7, 0.95, 1);
}
