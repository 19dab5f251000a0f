/**
 * The front of a chawl (a block of flats): a different paper for every room, a different family on every balcony, and
 * washing on real thread.
 */
import { savePicture } from '../studio/program.ts';
import type { Point } from '../studio/points.ts';
import { Collage, path, type Material } from './collage.ts';
import {
  blockPrint,
  cloth,
  corrugated,
  foil,
  jute,
  map,
  newsprint,
  painted,
  paper,
  ruled,
  tickets,
} from './materials.ts';

const WIDTH = 1400;
const HEIGHT = 1080;
const board = new Collage(WIDTH, HEIGHT, 90, newsprint('#e9e0cb', 3));

const walls: readonly Material[] = [
  painted('#d98a5c', '#e8b48a', 11, 1.5),
  painted('#5f9eb0', '#8fc4c8', 12, 1.5),
  painted('#e8c15c', '#f3dd9a', 13, 1.5),
  painted('#c97a8f', '#e8b0b8', 14, 1.5),
  painted('#7fa86a', '#b3cc94', 15, 1.5),
  tickets(),
  ruled(),
  map(),
];
const wood = corrugated('#8a5a34', 21);
const dark = painted('#2a1d2c', '#4a3448', 22, 1.5);
const lit = painted('#f4c64a', '#f7e2a0', 23, 0.4);
const tin = foil();
const skin = painted('#8a5232', '#a3653b', 61, 0);
const ginger = painted('#c9742c', '#e8a04a', 62, 1);
const pot = painted('#b5633c', '#9c4526', 63, 1.5);
const leaves = painted('#3f7538', '#8fb24a', 64, 1);
const darkSkin = painted('#6d3f2a', '#8a5232', 65, 0);
const cap = paper('#f4f0e4', 66);
const clothes: readonly Material[] = [
  blockPrint('#f1e6cc', '#b8195a', '#e8a317', 30, 31),
  blockPrint('#23407a', '#f1e6cc', '#e8a317', 28, 32),
  cloth('#c8391f', 3, 33),
  cloth('#f4f0e4', 3, 34),
  cloth('#0f7672', 3, 35),
  blockPrint('#e8a317', '#9c2a2a', '#f4ead2', 32, 36),
  cloth('#5a2a56', 3, 37),
  cloth('#e0588a', 3, 38),
];

const ROOM = { width: 224, height: 232 };

/** Garments on a line, by their cut. */
const garments = [
  '-26,0 26,0 30,70 -28,74',
  '-22,0 22,0 40,14 32,28 22,22 24,70 -24,70 -22,22 -32,28 -40,14',
  '-18,0 18,0 22,86 6,88 0,40 -6,88 -22,86',
  '-34,0 34,0 36,112 -32,118',
  '-14,0 14,0 16,40 -16,40',
];

function washing(from: Point, to: Point, count: number): void {
  const sag = 18;
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
  ];
  board.thread([at(0), at(0.25), at(0.5), at(0.75), at(1)], '#f4ead2', { width: 2.4 });
  for (let i = 0; i < count; i++) {
    const place = at((i + 0.6) / (count + 0.3));
    board.lay(board.pick(clothes), {
      plan: board.pick(garments),
      at: [place[0], place[1] + 3],
      size: 0.86 + board.jitter(0.14),
      turn: board.jitter(0.08),
      frayed: i % 2 === 0,
      lift: 6,
    });
    board.lay(board.pick([lit, wood]), { plan: '-3,-9 3,-9 3,9 -3,9', at: place, lift: 2 });
  }
}

function room(column: number, row: number): void {
  const left = 84 + column * (ROOM.width + 14) + board.jitter(3);
  const top = 150 + row * (ROOM.height + 30) + board.jitter(3);
  const centre: Point = [left + ROOM.width / 2, top + ROOM.height / 2];
  const rectangle = (wide: number, high: number) =>
    `${-wide / 2},${-high / 2} ${wide / 2},${-high / 2} ${wide / 2 + board.jitter(2)},${high / 2} ${-wide / 2},${high / 2 + board.jitter(2)}`;
  board.lay(walls[(column * 3 + row * 5) % walls.length] ?? dark, {
    plan: rectangle(ROOM.width, ROOM.height),
    at: centre,
    torn: (column + row) % 3 === 0,
    lift: 4,
  });
  const isLit = (column + row * 2) % 3 === 0;
  const door: Point = [centre[0] - 48 + board.jitter(8), centre[1] + 8];
  board.lay(wood, { plan: rectangle(82, 158), at: door, lift: 4 });
  board.lay(isLit ? lit : dark, { plan: rectangle(64, 142), at: [door[0], door[1] + 4], lift: -0 + 2 });
  board.lay(board.pick(clothes), {
    plan: '-32,0 32,0 34,34 20,26 10,40 -2,26 -14,38 -24,26 -34,36',
    at: [door[0], door[1] - 68],
    frayed: true,
    lift: 4,
  });
  const window: Point = [centre[0] + 56 + board.jitter(6), centre[1] - 12];
  board.lay(wood, { plan: rectangle(78, 92), at: window, lift: 4 });
  board.lay(isLit ? dark : lit, { plan: rectangle(60, 74), at: window, lift: 2 });
  for (let bar = 0; bar < 4; bar++)
    board.thread(
      [
        [window[0] - 22 + bar * 15, window[1] - 38],
        [window[0] - 22 + bar * 15, window[1] + 38],
      ],
      '#2a1d16',
      { width: 2.4 },
    );
  inhabitant(column, row, door, window);
  balcony([centre[0], top + ROOM.height - 6]);
}

/** A cut-out person, cat or plant, without repetition in a row. */
function inhabitant(column: number, row: number, door: Point, window: Point): void {
  const kind = (column * 2 + row) % 5;
  if (kind === 0) {
    board.lay(board.pick(clothes), { plan: '-24,76 -18,0 18,0 24,76', at: [door[0], door[1] + 2], lift: 4 });
    board.lay(skin, {
      plan: '-12,-6 0,-20 12,-6 8,12 -8,12',
      at: [door[0], door[1] - 14],
      round: true,
      lift: 3,
    });
    board.lay(dark, {
      plan: '-14,-4 -8,-20 8,-20 14,-4 6,-10 -6,-10',
      at: [door[0], door[1] - 16],
      round: true,
      lift: 2,
    });
  } else if (kind === 1) {
    board.lay(ginger, {
      plan: '-20,20 -16,-8 -8,-18 -6,-32 0,-24 6,-24 12,-32 12,-16 20,-4 22,20',
      at: [window[0], window[1] + 20],
      round: false,
      lift: 4,
    });
  } else if (kind === 2) {
    board.lay(pot, {
      plan: '-16,0 16,0 11,26 -11,26',
      at: [window[0], window[1] + 26],
      lift: 4,
    });
    for (let leaf = 0; leaf < 7; leaf++)
      board.lay(leaves, {
        plan: '0,0 -7,-18 0,-38 7,-18',
        at: [window[0] + board.jitter(5), window[1] + 28],
        turn: (leaf - 3) * 0.36,
        round: true,
        lift: 3,
      });
  } else if (kind === 3) {
    board.lay(darkSkin, {
      plan: '-12,-4 0,-18 12,-4 8,14 -8,14',
      at: [window[0], window[1] + 4],
      round: true,
      lift: 3,
    });
    board.lay(board.pick(clothes), { plan: '-22,34 -16,12 16,12 22,34', at: window, lift: 4 });
    board.lay(cap, {
      plan: '-13,-6 -6,-17 8,-17 13,-5 0,-11',
      at: [window[0], window[1] - 1],
      round: true,
      lift: 2,
    });
  } else {
    board.lay(tin, { plan: '-20,16 -24,-10 24,-10 20,16', at: [door[0] + 4, door[1] + 60], lift: 4 });
    board.lay(lit, { plan: '-12,0 0,-14 12,0 0,12', at: [door[0] + 4, door[1] + 46], round: true, lift: 3 });
  }
}

function balcony([x, y]: Point): void {
  board.lay(wood, { plan: '-126,-8 126,-8 126,12 -126,14', at: [x, y + 22], lift: 7 });
  board.lay(wood, { plan: '-122,-5 122,-5 122,5 -122,6', at: [x, y - 40], lift: 5 });
  for (let bar = 0; bar < 15; bar++)
    board.thread(
      [
        [x - 114 + bar * 16.4, y - 36],
        [x - 114 + bar * 16.4, y + 14],
      ],
      board.pick(['#23407a', '#2a1d16', '#23407a', '#0f7672']),
      { width: 3.6 },
    );
}

board.lay(painted('#9ccbe6', '#e6ded0', 70, 0.05), {
  plan: '-720,-90 720,-100 720,90 -720,84',
  at: [700, 60],
  torn: true,
  lift: 3,
});
board.lay(tin, { plan: '-650,20 -560,-44 570,-50 660,18 660,36 -650,40', at: [690, 118], lift: 9 });
for (let i = 0; i < 26; i++)
  board.thread(
    [
      [70 + i * 50, 92 + (i % 2) * 3],
      [58 + i * 51, 150],
    ],
    'rgba(60,70,90,.55)',
    { width: 1.6 },
  );
for (let row = 0; row < 3; row++) for (let column = 0; column < 5; column++) room(column, row);
for (let i = 0; i < 3; i++)
  board.lay(dark, { plan: '-3,-70 3,-70 4,0 -4,0', at: [210 + i * 460, 84], lift: 3 });
board.thread(path('210,26 440,60 670,24 900,62 1130,20'), '#2a1d16', { width: 2.4 });
washing([100, 360], [560, 372], 7);
washing([620, 366], [1260, 352], 9);
washing([90, 628], [700, 640], 8);
washing([820, 640], [1300, 622], 6);
// The lane below: jute for dust, a scooter's lamp, a dog.
board.lay(jute('#a9824e'), {
  plan: '-740,-26 -300,-40 200,-24 740,-36 740,120 -740,120',
  at: [700, 1020],
  torn: false,
  frayed: true,
  lift: 8,
});
board.lay(painted('#5f3a20', '#8a5a34', 80, 0.2), {
  plan: '-50,10 -46,-20 -20,-28 20,-26 34,-44 52,-40 54,-24 40,-16 36,12 28,12 26,-6 -24,-4 -30,14 -40,14',
  at: [1080, 1024],
  round: false,
  lift: 6,
});
board.thread(path('-48,-14 -66,-30 -62,-46', [1080, 1024]), '#5f3a20', { width: 7 });
savePicture(board.finish());
