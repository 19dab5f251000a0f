/**
 * A six-year-old's family in wax crayon, with typical traits of the age: windows at the edges of the walls, a chimney
 * at a right angle to the roof, misplaced arms, a baby in the air.
 */
import type { Colour } from '../studio/colour.ts';
import { oval } from '../studio/curves.ts';
import { savePicture } from '../studio/program.ts';
import { moved, points, ring, shaky } from '../studio/hand.ts';
import { written } from '../studio/handwriting.ts';
import { mount } from '../studio/mount.ts';
import { smoothstep } from '../studio/random.ts';
import { cloud, ground, house, rainbow, sky, sun, tree } from './home.ts';
import { baby, me, mummy, papa } from './people.ts';
import {
  jitter,
  circle,
  colourIn,
  crayon,
  dot,
  HEIGHT,
  line,
  random,
  sheet,
  WIDTH,
  type Wax,
} from './wax.ts';

function dog() {
  const [x, y] = [336, 800];
  const body = shaky(ring(x, y, 54, 27), 6, 80, random);
  colourIn(body, 'brown', 0.6, { gap: 7, angle: 0.2, over: 8 });
  line(body, 'brown', 7, 0.92);
  for (const from of [-38, -20, 2, 20, 38])
    line(
      [
        [x + from, y + 20],
        [x + from + jitter(6), y + 50 + jitter(8)],
      ],
      'brown',
      7,
      0.9,
      1.5,
    );
  const head = circle(x - 60, y - 32, 27, 25);
  colourIn(head, 'brown', 0.55, { gap: 7, over: 5 }, 8);
  line(head, 'brown', 7, 0.92);
  line(moved(points('-80,-50 -100,-24 -84,-16'), x, y), 'brown', 10, 0.9);
  line(moved(points('-42,-54 -22,-34 -34,-22'), x, y), 'brown', 10, 0.9);
  dot(x - 70, y - 38, 3, 'black');
  dot(x - 52, y - 37, 3, 'black');
  line(oval(x - 61, y - 28, 15, 12, { from: 0.1, to: 3 }), 'red', 5.5, 0.95, 1);
  line(moved(points('52,-8 84,-40 76,-62 66,-44'), x, y), 'brown', 8, 0.9);
}

function flower(x: number, y: number, colour: Wax) {
  line(
    [
      [x + jitter(6), y + 28],
      [x + 3, y - 8],
    ],
    'dark',
    6,
    0.95,
    2,
  );
  if (random() < 0.7) line(oval(x + 13, y + 14, 12, 7, { from: 3, to: 6.2, count: 8 }), 'dark', 6, 0.9, 2);
  const petals = 4 + Math.floor(random() * 4);
  for (let petal = 0; petal < petals; petal++) {
    const angle = (petal / petals) * 6.28 + jitter(0.25);
    const reach = 11 + random() * 5;
    sheet.mark(
      circle(x + 3 + Math.cos(angle) * reach, y - 20 + Math.sin(angle) * reach, 5 + random() * 2),
      crayon(colour, 7, 0.95),
    );
  }
  dot(x + 3, y - 20, 4, colour === 'yellow' ? 'orange' : 'yellow');
}

function butterfly(x: number, y: number, colour: Wax) {
  for (const side of [-1, 1]) {
    line(circle(x + side * 16, y - 9 + jitter(4), 13), colour, 7, 0.85, 2);
    line(circle(x + side * 12, y + 10, 8), 'pink', 7, 0.85, 2);
  }
  line(moved(points('-2,-20 3,20'), x, y), 'black', 6, 0.95, 1);
}

/** The word is too long for the sky: the last letters are smaller and lower. */
function title() {
  const colours: Wax[] = ['red', 'blue', 'purple', 'green', 'pink', 'orange', 'red'];
  const letters = [
    ...written('MY FAM', 790, 84, { size: 46, random, unruly: 0.34 }),
    ...written('ILY', 1052, 90, { size: 36, random, unruly: 0.45, slope: 0.2 }),
  ];
  letters.forEach((strokes, i) =>
    strokes.forEach((stroke) => line(stroke, colours[i % colours.length], 7.5, 0.92, 1.5)),
  );
}

sky();

sun();

rainbow();

cloud(352, 134, 1);

cloud(1170, 190, 0.8);

ground();

tree();

house();

papa();

mummy();

me();

baby();

dog();

const flowers: [number, number, Wax][] = [
  [44, 886, 'red'],
  [236, 880, 'pink'],
  [430, 896, 'purple'],
  [812, 880, 'red'],
  [964, 902, 'yellow'],
  [1102, 884, 'pink'],
  [1262, 896, 'red'],
  [716, 904, 'orange'],
];

for (const [x, y, colour] of flowers) flower(x, y, colour);

butterfly(334, 668, 'orange');

butterfly(300, 356, 'purple');

for (const [x, y] of points('548,120 618,92 700,136')) {
  line(moved(points('-22,-8 -9,-16 0,0 13,-17 25,-4'), x, y), 'black', 5, 0.85, 2);
}

title();

// A failed flower.
line(points('548,872 596,908 556,912 600,868 546,892 604,888'), 'brown', 8, 0.85, 6);

// Crumbs of wax, spread by the side of a hand.
for (let crumb = 0; crumb < 420; crumb++) {
  const [x, y] = [random() * WIDTH, 90 + random() * 840];
  const [red, green, blue] = sheet.at(x, y);
  if (red + green + blue > 2.5) continue;
  const colour: Colour = [red, green, blue];
  const drag = 6 + random() * 26;
  sheet.mark(
    [
      [x, y],
      [x + drag, y + jitter(5)],
    ],
    { colour, width: 2 + random() * 2.4, pressure: 0.44, soft: 0.3, strength: 0.5 },
  );
}

/** The creases of a sheet that was folded twice. */
function folds(x: number, y: number): number {
  const upright = Math.abs(x - WIDTH * 0.502 - (y - HEIGHT / 2) * 0.006);
  const level = Math.abs(y - HEIGHT * 0.497);
  return (
    1 -
    0.05 * Math.exp((-upright * upright) / 3) +
    0.03 * Math.exp(-((upright - 3) ** 2) / 5) -
    0.035 * Math.exp((-level * level) / 3) -
    0.015 * smoothstep(WIDTH * 0.5, WIDTH * 0.5 + 60, x) * smoothstep(WIDTH * 0.5 + 200, WIDTH * 0.5, x)
  );
}

savePicture(mount(sheet.toCanvas({ shade: folds }), { pad: 45, bg: '#cdb795', deckle: 1.2 }));
