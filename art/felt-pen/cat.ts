/**
 * A large cat in felt pen by a five-year-old, with its dinner visible inside. Strokes overlap in streaks, a resting pen
 * leaves a blot, and the drawing on the back of the page shows through.
 */
import { oval, smooth, type Point } from '../studio/curves.ts';
import { savePicture } from '../studio/program.ts';
import { closed, moved, points, ring, shaky, type Line } from '../studio/hand.ts';
import { written } from '../studio/handwriting.ts';
import { pinUp } from '../studio/pin-up.ts';
import {
  jitter,
  bun,
  bunches,
  colourIn,
  dryPen,
  HEIGHT,
  ink,
  line,
  PAPER,
  person,
  random,
  sheet,
  spikes,
  WIDTH,
  type Pen,
} from './pens.ts';

/** The drawing on the back of the page, mirrored: a house and dots of rain. */
function bleedThrough() {
  const faint = (points: Line, pen: Pen, width: number) =>
    sheet.mark(shaky(points, 4, 60, random), { ...ink(pen, width, 0.13), soft: 1.2 });
  faint(points('1010,330 1010,90 1230,96 1226,336 1006,330'), 'blue', 10);
  faint(points('984,96 1120,20 1250,100 980,94'), 'red', 11);
  for (let drop = 0; drop < 150; drop++) {
    const [x, y] = [random() * WIDTH, random() * HEIGHT];
    if (sheet.noise(x / 260, y / 260, 2) < 0.47) continue;
    const pen = random() < 0.75 ? 'blue' : 'turquoise';
    const stick = { ...ink(pen, 3 + random() * 6, 0.12 + random() * 0.22), soft: 1.2 };
    sheet.mark(
      [
        [x, y],
        [x + jitter(2), y + jitter(2)],
      ],
      stick,
    );
  }
}

function sun() {
  const spiral = Array.from({ length: 60 }, (_, i): Point => {
    const turn = i * 0.42;
    return [112 + Math.cos(turn) * (4 + i * 1.05), 128 + Math.sin(turn) * (4 + i)];
  });
  line(spiral, 'yellow', 11, 3);
  for (let ray = 0; ray < 9; ray++) {
    const angle = ray * 0.7 + jitter(0.2);
    const reach = 100 + random() * 62;
    line(
      [
        [112 + Math.cos(angle) * 74, 128 + Math.sin(angle) * 74],
        [112 + Math.cos(angle) * reach, 128 + Math.sin(angle) * reach],
      ],
      'orange',
      8,
    );
  }
}

export const body = shaky(ring(660, 520, 372, 190), 14, 260, random);

const head = shaky(ring(318, 372, 172, 160), 9, 200, random);

function fishInside() {
  const fish = smooth(points('640,560 700,512 790,520 832,560 776,600 694,604'), { closed: true });
  colourIn(fish, 'turquoise', { angle: 0.3 }, 10, 0.8);
  line(closed(fish), 'blue', 8, 3);
  line(points('640,560 586,520 596,606 644,562'), 'blue', 8, 3);
  line(ring(796, 548, 7), 'black', 6, 1);
  line(oval(806, 566, 22, 14, { from: 0.4, to: 2 }), 'red', 6, 1);
}

function catBody() {
  // Coloured only from the tail to this x.
  const done = closed(body).filter(([x]) => x > 770);
  colourIn([[786, 340], ...done, [740, 690]], 'orange', { angle: 1.25, over: 13, miss: 0.05 }, 14);
  colourIn(points('560,352 770,344 764,420 600,436'), 'orange', { angle: 0.2, over: 22, miss: 0.12 }, 14);
  line(body, 'orange', 12, 3);
  for (let stripe = 0; stripe < 8; stripe++) {
    const x = 500 + stripe * 66 + jitter(14);
    const top = 346 + Math.abs(stripe - 3) * 10;
    line(
      [
        [x, top],
        [x + jitter(14), top + 34],
        [x + jitter(22), top + 78 + jitter(24)],
      ],
      'purple',
      12,
      4,
    );
  }
  const feet: Point[] = points('424,676 548,712 690,712 806,690 916,650');
  feet.forEach(([x, y], i) => {
    const down = 828 + jitter(24) - (i === 4 ? 18 : 0);
    line(
      [
        [x, y - 14],
        [x - 10 + jitter(8), down],
      ],
      'orange',
      12,
      4,
    );
    line(
      [
        [x + 48, y - 16],
        [x + 44 + jitter(10), down + 4],
      ],
      'orange',
      12,
      4,
    );
    line(oval(x + 10, down + 10, 40, 20, { from: -0.4, to: 3.7 }), 'orange', 12, 3);
    for (let toe = 0; toe < 4; toe++)
      line(
        [
          [x - 18 + toe * 20, down + 12],
          [x - 22 + toe * 21, down + 30],
        ],
        'black',
        6,
        1,
      );
  });
  const tail = smooth(points('1016,470 1110,430 1130,330 1060,262 1010,320 1062,350'));
  line(tail, 'orange', 15, 5);
  line(
    tail.map(([x, y]): Point => [x + 15, y + 13]),
    'orange',
    13,
    5,
  );
  for (const [x, y] of points('1100,446 1136,372 1100,292'))
    line(moved(points('-16,-12 30,22'), x, y), 'purple', 10, 2);
}

function catHead() {
  for (const ear of [
    points('186,284 166,132 292,224'),
    points('340,216 446,116 458,276'),
  ] satisfies Point[][]) {
    colourIn(ear, 'pink', { angle: 0.9, over: 4 }, 12);
    line([...ear, [ear[0][0] + 16, ear[0][1] + 6]], 'orange', 12, 4);
  }
  // Felt pen does not cover, so lines of the body stay visible inside the head.
  line(head, 'orange', 12, 3);
  colourIn(oval(196, 428, 40, 34), 'pink', { angle: 0.4, over: 5 }, 12, 0.7);
  colourIn(oval(438, 424, 36, 32), 'pink', { angle: -0.3, over: 5 }, 12, 0.7);
  for (const [x, y, size] of [
    [252, 338, 39],
    [378, 326, 46],
  ]) {
    line(shaky(ring(x, y, size), 3, 60, random), 'black', 8, 2);
    colourIn(ring(x, y, size * 0.64), 'green', { angle: 1, over: 3 }, 9);
    colourIn(ring(x + 4, y + 2, size * 0.24), 'black', { angle: 0.2, over: 2 }, 8, 1);
    for (let lash = -2; lash <= 2; lash++) {
      const angle = -1.57 + lash * 0.38;
      const from: Point = [x + Math.cos(angle) * size, y + Math.sin(angle) * size];
      line([from, [from[0] + Math.cos(angle) * 24, from[1] + Math.sin(angle) * 24]], 'black', 6, 1);
    }
  }
  const nose: Point[] = points('300,396 340,392 322,424');
  colourIn(nose, 'red', { angle: 0.1, over: 3 }, 8);
  line(closed(nose), 'red', 7, 1);
  line(smooth(points('216,440 260,490 316,452 322,424 322,452 376,492 424,436')), 'black', 8, 3);
  for (const [x, y, side] of [
    [272, 420, -1],
    [368, 416, 1],
  ]) {
    for (let hair = -1; hair <= 2; hair++) {
      line(
        [
          [x, y + hair * 8],
          [x + side * (186 + jitter(40)), y + hair * 34 - 20],
        ],
        'black',
        6,
        5,
      );
    }
  }
}

function heart(x: number, y: number, size: number, pen: Pen, full: boolean) {
  const outline = smooth(
    points('0,0.9 -0.9,0 -0.7,-0.7 -0.15,-0.6 0,-0.2 0.25,-0.7 0.8,-0.6 0.85,0.1').map(([u, v]): Point => [
      x + u * size,
      y + v * size,
    ]),
    { closed: true },
  );
  if (full) colourIn(outline, pen, { angle: 0.5, over: 4 }, 10);
  line(closed(outline), pen, 8, 3);
}

function flower(x: number, y: number) {
  line(
    [
      [x + 4, y + 70],
      [x - 8, y + 190],
      [x + 2, 902],
    ],
    'green',
    10,
    5,
  );
  line(oval(x - 44, y + 150, 42, 18, { from: 0.2, to: 6 }), 'green', 9, 3);
  for (let petal = 0; petal < 6; petal++) {
    const angle = petal * 1.05 + jitter(0.14);
    const at = ring(x + Math.cos(angle) * 44, y + Math.sin(angle) * 42, 24 + random() * 6);
    if (petal < 4) colourIn(at, 'pink', { angle: angle + 1, over: 5 }, 10, 0.8);
    line(at, 'pink', 9, 3);
  }
  colourIn(ring(x, y, 22), 'yellow', { angle: 0.4 }, 10);
}

function word(
  text: string,
  x: number,
  y: number,
  size: number,
  colours: Pen[],
  mirrored: number[],
  slope: number,
) {
  written(text, x, y, { size, random, unruly: 0.55, mirrored, slope, spacing: 0.42 }).forEach((letter, i) => {
    for (const stroke of letter) line(stroke, colours[i % colours.length], 10, 2);
  });
}

bleedThrough();

sun();

fishInside();

catBody();

catHead();

person(92, 616, 50, 'blue', bun, points('34,660 168,640'));

person(236, 664, 44, 'brown', spikes, points('178,640 310,700'));

person(1190, 560, 46, 'pink', bunches, points('1100,470 1268,520'));

flower(1110, 740);

heart(520, 176, 44, 'red', true);

heart(640, 112, 32, 'pink', false);

heart(940, 226, 38, 'purple', true);

word('CAT', 700, 232, 104, ['blue', 'red', 'green'], [0], -0.06);

word('MYRA', 66, 872, 62, ['purple', 'purple', 'red', 'purple'], [2], -0.05);

word('5', 1216, 866, 84, ['purple'], [0], 0.02);

// A dried-out green pen, tried once along the bottom of the page as grass.
for (let blade = 0; blade < 46; blade++) {
  const x = 18 + blade * 22 + jitter(9);
  dryPen(
    [
      [x, 928],
      [x + jitter(9), 878 + jitter(16)],
    ],
    'green',
    9,
  );
}

savePicture(
  pinUp(sheet.toCanvas({ relief: 0.03, sheen: 0 }), {
    pad: 41,
    torn: 'top',
    paper: PAPER,
    board: '#bfa27a',
    tape: ['top-left', 'top-right'],
    turn: -0.006,
    seed: 12,
  }),
);
