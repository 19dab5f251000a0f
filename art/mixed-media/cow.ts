/**
 * The cow that sits on the divider of a road: newspaper hide, jute ears, horns of card, a garland of yarn; in front
 * view.
 */
import { savePicture } from '../studio/program.ts';
import type { Point } from '../studio/points.ts';
import { Collage, path, type Material } from './collage.ts';
import { blockPrint, cloth, corrugated, foil, jute, newsprint, painted, paper } from './materials.ts';

const SIZE = 1160;
const board = new Collage(SIZE, SIZE, 33, painted('#c2206c', '#d94a82', 2, 0.7));
const round = (radius: number, squash = 1) =>
  Array.from(
    { length: 14 },
    (_, i) =>
      `${Math.round(Math.cos(i / 2.228) * radius)},${Math.round(Math.sin(i / 2.228) * radius * squash)}`,
  ).join(' ');

const news: readonly Material[] = [
  newsprint('#efe7d6', 4),
  newsprint('#e2d6bd', 5),
  newsprint('#f4efe2', 6),
  newsprint('#d2c4a8', 7),
];
const shade = newsprint('#a89a8c', 8);
const sack = jute('#b08a58');
const horn = corrugated('#d8b878', 9);
const nose = painted('#d98a8f', '#e8b0ac', 11, 0.2);
const ink = painted('#1d1418', '#3a2a30', 12, 0.4);
const CENTRE: Point = [600, 560];

/** The wall behind: squares of block print and a strip of blue, a rangoli of thread. */
function wall(): void {
  const tiles: readonly Material[] = [
    blockPrint('#b8195a', '#f4c64a', '#f4ead2', 44, 21),
    painted('#a3145a', '#c2206c', 22, 1.2),
    painted('#d94a82', '#b8195a', 23, 0.2),
  ];
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 5; column++) {
      board.lay(tiles[(row * 2 + column * 3) % 3] ?? ink, {
        plan: '-124,-124 124,-122 122,124 -124,122',
        at: [110 + column * 236, 110 + row * 236],
        turn: board.jitter(0.03),
        torn: (row + column) % 2 === 0,
        lift: 3,
      });
    }
  }
}

/**
 * The hide: slips of newspaper in the direction of the hair, from the top of the head down to the nose and back over
 * the shoulder.
 */
function hide(): void {
  const slip = (at: Point, size: number, turn: number, material: Material) =>
    board.lay(material, {
      plan: '-26,-66 22,-70 30,64 -24,72',
      at,
      size,
      turn: turn + board.jitter(0.16),
      torn: true,
      lift: 4,
    });
  for (let i = 0; i < 90; i++) {
    const t = board.random();
    const at: Point = [250 + board.jitter(330) + t * 60, 900 + board.jitter(190) + t * 60];
    slip(at, 1.2, 0.5 + board.jitter(0.3), at[0] > 560 ? shade : board.pick(news));
  }
  for (let i = 0; i < 46; i++) {
    const [x, y] = [board.jitter(1), board.random()];
    slip(
      [CENTRE[0] + 20 + x * (190 - y * 50), CENTRE[1] + 270 + y * 330],
      1.15,
      x * 0.3,
      x > 0.25 ? shade : board.pick(news),
    );
  }
  // The head is a long shield, widest at the eyes.
  const half = (y: number) => 236 - 56 * Math.abs((y + 40) / 200) ** 1.6 - (y > 120 ? (y - 120) * 0.28 : 0);
  for (let row = 0; row < 13; row++) {
    const y = -190 + row * 40;
    const count = 8;
    for (let i = 0; i < count; i++) {
      const x = ((i + 0.5) / count - 0.5) * 2 * half(y) * 0.92;
      slip(
        [CENTRE[0] + x + board.jitter(8), CENTRE[1] + y + board.jitter(8)],
        0.66,
        -x / 520,
        x > 70 ? board.pick([shade, news[3] ?? shade]) : board.pick(news),
      );
    }
  }
}

function ears(): void {
  for (const side of [-1, 1]) {
    const at: Point = [CENTRE[0] + side * 186, CENTRE[1] - 120];
    const plan =
      side < 0
        ? '10,-30 -80,-76 -186,-58 -210,-6 -150,44 -60,44 14,26'
        : '-10,-30 80,-76 186,-58 210,-6 150,44 60,44 -14,26';
    board.lay(sack, { plan, at, round: true, frayed: true, lift: 9 });
    board.lay(nose, {
      plan,
      at: [at[0] + side * 8, at[1] + 4],
      size: 0.62,
      round: true,
      torn: true,
      lift: 4,
    });
  }
}

function horns(): void {
  for (const side of [-1, 1]) {
    const at: Point = [CENTRE[0] + side * 96, CENTRE[1] - 206];
    const plan =
      side < 0
        ? '34,30 -40,10 -96,-60 -104,-170 -66,-268 -54,-262 -72,-170 -40,-70 36,-36'
        : '-34,30 40,10 96,-60 104,-170 66,-268 54,-262 72,-170 40,-70 -36,-36';
    board.lay(horn, { plan, at, round: true, lift: 11 });
    // Painted horns, as for the Pola festival: a red tip, bands, a brass cap.
    board.lay(painted('#c8391f', '#e8673a', 31, 1.4), {
      plan: side < 0 ? '-104,-150 -70,-150 -54,-262 -66,-268' : '104,-150 70,-150 54,-262 66,-268',
      at,
      lift: 3,
    });
    board.lay(foil('#e0b84a', 32), {
      plan: round(15),
      at: [at[0] + side * 60, at[1] - 268],
      round: true,
      lift: 6,
    });
    for (const [x, y] of [
      [-82, -40],
      [-98, -96],
    ] as const)
      board.thread(
        path(`${x * side * -1 - 20},${y} ${x * side * -1},${y + 12} ${x * side * -1 + 22},${y - 4}`, at),
        '#23407a',
        { width: 9 },
      );
  }
}

function face(): void {
  for (const side of [-1, 1]) {
    const at: Point = [CENTRE[0] + side * 112, CENTRE[1] - 40];
    board.lay(paper('#f4efe2', 41), {
      plan: '-50,4 -20,-30 24,-32 52,0 22,30 -22,28',
      at,
      round: true,
      lift: 4,
    });
    board.lay(painted('#5a3420', '#3a2016', 42, 1), {
      plan: round(30),
      at: [at[0] - side * 2, at[1]],
      round: true,
      lift: 4,
    });
    board.button([at[0] - side * 2, at[1] + 1], 20, '#1d1216', 0);
    board.lay(paper('#ffffff', 43), { plan: round(6), at: [at[0] - 8, at[1] - 9], round: true, lift: 1 });
    board.lay(ink, { plan: '-58,8 -24,-36 26,-40 60,-2 26,-26 -22,-22', at, round: true, lift: 3 });
    for (let lash = 0; lash < 6; lash++)
      board.thread(
        path(
          `${-44 + lash * 18},${-22 - Math.sin(lash / 1.6) * 14} ${-56 + lash * 22},${-46 - Math.sin(lash / 1.6) * 16}`,
          at,
        ),
        '#1d1216',
        { width: 3.4 },
      );
  }
  // A muzzle of pink paper, nostrils, a mouth sewn with one thread.
  const muzzle: Point = [CENTRE[0] + 4, CENTRE[1] + 246];
  board.lay(nose, {
    plan: '-140,-50 -80,-92 0,-100 86,-92 142,-46 130,40 70,90 -66,92 -128,44',
    at: muzzle,
    round: true,
    torn: true,
    lift: 9,
  });
  for (const side of [-1, 1])
    board.lay(ink, {
      plan: side < 0 ? '-24,-10 0,-24 22,-8 8,16 -14,18' : '24,-10 0,-24 -22,-8 -8,16 14,18',
      at: [muzzle[0] + side * 66, muzzle[1] - 32],
      round: true,
      lift: 3,
    });
  board.thread(path('-92,26 -40,46 0,30 40,46 96,24', muzzle), '#6d2a3a', { width: 5 });
  board.thread(path('0,30 0,-30', muzzle), '#b5606a', { width: 4 });
  // Tika: a mark of turmeric and vermilion.
  board.lay(painted('#e8a317', '#f4c64a', 51, 1.5), {
    plan: '-26,-60 0,-84 26,-60 22,30 0,52 -22,30',
    at: [CENTRE[0] + 4, CENTRE[1] - 120],
    round: true,
    torn: true,
    lift: 4,
  });
  board.lay(painted('#c8391f', '#e8482f', 52, 1.5), {
    plan: round(20, 1.3),
    at: [CENTRE[0] + 4, CENTRE[1] - 132],
    round: true,
    lift: 3,
  });
}

/** Marigolds of looped yarn on a cord, and a bell of foil. */
function garland(): void {
  for (let i = 0; i < 21; i++) {
    const t = i / 20;
    const at: Point = [CENTRE[0] - 250 + t * 520, CENTRE[1] + 372 + Math.sin(t * Math.PI) * 130];
    const colour = i % 3 === 0 ? '#f4c64a' : i % 3 === 1 ? '#e8781c' : '#d8431f';
    for (let turn = 0; turn < 15; turn++) {
      const angle = turn * 2.4;
      const reach = 5 + turn * 1.9;
      board.thread(
        [
          at,
          [at[0] + Math.cos(angle) * reach, at[1] + Math.sin(angle) * reach],
          [at[0] + Math.cos(angle + 0.7) * reach * 0.9, at[1] + Math.sin(angle + 0.7) * reach * 0.9],
          at,
        ],
        colour,
        { width: 4.4 },
      );
    }
  }
  const bell: Point = [CENTRE[0] + 8, CENTRE[1] + 560];
  board.lay(foil('#d8a83a', 61), {
    plan: '-22,-40 22,-40 34,20 50,40 -50,40 -34,20',
    at: bell,
    round: false,
    lift: 10,
  });
  board.button([bell[0], bell[1] + 46], 12, '#8a5a1c', 0);
}

/** A crow on her back. */
function crow(): void {
  const at: Point = [210, 716];
  board.lay(ink, {
    plan: '-90,40 -30,-10 10,-50 46,-58 66,-40 60,-10 30,30 -20,46',
    at,
    round: true,
    lift: 8,
  });
  board.lay(painted('#4a4450', '#2a242c', 71, 0.6), {
    plan: '-96,46 -40,6 10,-6 20,20 -20,40',
    at,
    round: true,
    lift: 4,
  });
  board.lay(ink, { plan: '60,-44 108,-34 60,-26', at, lift: 3 });
  board.button([at[0] + 48, at[1] - 40], 6, '#e8a317', 0);
  board.thread(path('6,40 4,78', at), '#1d1216', { width: 5 });
  board.thread(path('24,34 26,74', at), '#1d1216', { width: 5 });
}

wall();
hide();
ears();
horns();
face();
garland();
crow();
board.lay(cloth('#23407a', 4, 81), {
  plan: '-60,-26 60,-22 58,26 -62,24',
  at: [1072, 1098],
  frayed: true,
  lift: 4,
});
board.thread(path('-40,10 -40,-12 -40,0 -22,0 -22,-12 -22,10', [1072, 1098]), '#f4ead2', { width: 3 });
savePicture(board.finish());
