/** A night on the roof: paper painted dark, constellations in thread, a moon of foil, bedding of cloth. */
import { savePicture } from '../studio/program.ts';
import type { Point } from '../studio/points.ts';
import { Collage, path, type Material } from './collage.ts';
import { blockPrint, cloth, corrugated, foil, newsprint, painted, paper } from './materials.ts';

const WIDTH = 1040;
const HEIGHT = 1320;
const board = new Collage(WIDTH, HEIGHT, 57, painted('#141c3f', '#23386e', 2, 0.5));
const round = (radius: number, squash = 1) =>
  Array.from(
    { length: 16 },
    (_, i) =>
      `${Math.round(Math.cos(i / 2.546) * radius)},${Math.round(Math.sin(i / 2.546) * radius * squash)}`,
  ).join(' ');
const night = ['#16204a', '#1d2c5c', '#26407c', '#2f4f8c', '#3a3470'].map((colour, i) =>
  painted(colour, '#141a38', 10 + i, 0.25),
);

function sky(): void {
  for (let i = 0; i < 9; i++) {
    board.lay(board.pick(night), {
      plan: '-600,-60 -240,-84 120,-56 600,-76 600,110 -600,110',
      at: [520, 40 + i * 96],
      turn: board.jitter(0.06),
      torn: true,
      lift: 3,
    });
  }
  const moon: Point = [724, 286];
  for (const [radius, alpha] of [
    [230, 0.1],
    [180, 0.14],
    [140, 0.2],
  ] as const) {
    board.context.fillStyle = `rgba(240,226,180,${alpha})`;
    board.context.beginPath();
    board.context.arc(...moon, radius, 0, 7);
    board.context.fill();
  }
  board.lay(foil('#eadfb8', 21), { plan: round(112), at: moon, round: true, lift: 9 });
  for (const [dx, dy, radius] of [
    [-30, -20, 20],
    [34, 30, 27],
    [20, -44, 12],
    [-40, 44, 14],
  ] as const) {
    board.lay(foil('#c4b78e', 22), {
      plan: round(radius, 0.9),
      at: [moon[0] + dx, moon[1] + dy],
      round: true,
      torn: true,
      lift: 2,
    });
  }
}

/** Stars are knots and sequins; three of the figures are real constellations, the fourth is invented. */
const figures: [string, string][] = [
  ['100,150 176,124 250,166 330,150 372,214 300,246 330,150', '#f4ead2'],
  ['140,470 210,400 290,420 330,500 260,560 180,540 140,470', '#f4c64a'],
  ['470,120 520,190 480,262 560,300', '#f4ead2'],
  ['860,470 930,520 900,600 960,660 1000,610', '#e8a0b8'],
  ['430,470 500,520 470,610 560,640 620,570 540,540 500,520', '#9ccbe6'],
];

function stars(): void {
  for (const [plan, colour] of figures) {
    const knots = path(plan);
    for (let i = 1; i < knots.length; i++)
      board.thread([knots[i - 1] ?? [0, 0], knots[i] ?? [0, 0]], colour, { width: 2.2, stitch: 9 });
    for (const [i, at] of knots.entries()) star(at, i % 3 === 0 ? 11 : 7, colour);
  }
  for (let i = 0; i < 90; i++) {
    const at: Point = [30 + board.random() * 980, 30 + board.random() * 760];
    if (Math.hypot(at[0] - 724, at[1] - 286) < 150) continue;
    if (i % 4 === 0)
      board.button(at, 4 + board.random() * 4, board.pick(['#f4ead2', '#f4c64a', '#c9d6f0']), 0);
    else
      board.thread(
        [
          [at[0] - 4, at[1]],
          [at[0] + 4, at[1] + board.jitter(3)],
        ],
        board.pick(['#f4ead2', '#f4c64a', '#c9d6f0']),
        { width: 2 },
      );
  }
}

function star([x, y]: Point, size: number, colour: string): void {
  for (let ray = 0; ray < 4; ray++) {
    const angle = (ray / 4) * Math.PI + 0.2;
    board.thread(
      [
        [x - Math.cos(angle) * size, y - Math.sin(angle) * size],
        [x + Math.cos(angle) * size, y + Math.sin(angle) * size],
      ],
      colour,
      { width: 2 },
    );
  }
}

/** The other roofs: card, newsprint, and windows punched out with yellow behind. */
function town(): void {
  const card = corrugated('#5a4a54', 31);
  const dim = newsprint('#6d6880', 32);
  const wall: readonly Material[] = [
    card,
    dim,
    painted('#3a2f56', '#544672', 33, 1.5),
    painted('#2f3f5f', '#46587a', 34, 1.5),
  ];
  const glow = painted('#f4b43a', '#f7d98a', 35, 0.3);
  let x = -20;
  for (let i = 0; x < WIDTH; i++) {
    const wide = 90 + board.random() * 100;
    const high = 120 + board.random() * 170;
    board.lay(board.pick(wall), {
      plan: `${-wide / 2},${-high} ${wide / 2},${-high + board.jitter(6)} ${wide / 2},60 ${-wide / 2},60`,
      at: [x + wide / 2, 930],
      lift: 6,
    });
    for (let k = 0; k < 5; k++) {
      if (board.random() < 0.4) continue;
      board.lay(glow, {
        plan: '-9,-12 9,-12 9,12 -9,12',
        at: [x + 22 + (k % 3) * (wide / 3.4), 930 - high + 34 + Math.floor(k / 3) * 46],
        lift: 1.5,
      });
    }
    if (i % 3 === 1) {
      board.lay(painted('#1d1a2c', '#2f2a44', 36, 1.5), {
        plan: '-28,-50 28,-50 28,0 -28,0',
        at: [x + wide / 2, 930 - high],
        lift: 4,
      });
      board.thread(
        [
          [x + wide * 0.8, 930 - high],
          [x + wide * 0.8, 870 - high],
        ],
        '#141226',
        { width: 3 },
      );
    }
    x += wide - 6;
  }
}

/** Two sisters on a quilt, seen from above the parapet; a torch, a radio, a dog. */
function roof(): void {
  board.lay(painted('#8a7f8c', '#a89aa0', 41, 0.1), {
    plan: '-560,-10 560,-30 560,420 -560,420',
    at: [520, 1000],
    torn: true,
    lift: 9,
  });
  board.lay(corrugated('#6d5a58', 42), { plan: '-560,-24 560,-34 560,16 -560,26', at: [520, 990], lift: 7 });
  const quilt: Point = [470, 1170];
  board.lay(blockPrint('#c8391f', '#f4c64a', '#f4ead2', 46, 43), {
    plan: '-330,-90 290,-112 340,96 -300,118',
    at: quilt,
    frayed: true,
    lift: 8,
  });
  board.lay(blockPrint('#0f7672', '#f4ead2', '#e8a317', 40, 44), {
    plan: '-290,-60 250,-80 296,66 -262,86',
    at: quilt,
    frayed: true,
    lift: 4,
  });
  for (let row = 0; row < 4; row++)
    board.thread(path(`-270,${-44 + row * 36} 0,${-54 + row * 36} 276,${-66 + row * 37}`, quilt), '#f4ead2', {
      width: 2.2,
      stitch: 10,
    });
  const skin = painted('#8a5232', '#a3653b', 45, 0.2);
  const hair = painted('#1d1418', '#2f2024', 46, 0.4);
  for (const [x, y, dress, turn] of [
    [-150, -34, blockPrint('#e8a317', '#9c2a2a', '#f4ead2', 30, 47), 0.06],
    [70, 34, cloth('#d94a82', 3.4, 48), -0.05],
  ] as const) {
    const at: Point = [quilt[0] + x, quilt[1] + y];
    board.lay(skin, { plan: '40,-14 150,-20 152,-4 40,2', at, turn, round: true, lift: 4 });
    board.lay(skin, { plan: '40,16 150,18 150,32 40,32', at, turn, round: true, lift: 4 });
    board.lay(dress, { plan: '-46,-34 50,-52 96,-46 96,52 50,58 -46,40', at, turn, lift: 6 });
    board.lay(skin, { plan: round(32), at: [at[0] - 74, at[1] + 2], round: true, lift: 6 });
    board.lay(hair, {
      plan: '-40,-30 -10,-42 14,-34 2,-20 -14,0 0,22 10,36 -16,42 -42,24',
      at: [at[0] - 78, at[1] + 2],
      round: true,
      lift: 4,
    });
    board.thread(
      [
        [at[0] - 100, at[1] + 30],
        [at[0] - 130, at[1] + 56],
        [at[0] - 116, at[1] + 84],
      ],
      '#1d1418',
      { width: 9 },
    );
    for (const dy of [-6, 10]) board.button([at[0] - 62, at[1] + dy], 3.4, '#1d1216', 0);
  }
  board.lay(skin, {
    plan: '-8,0 -4,-96 8,-98 12,0',
    at: [quilt[0] + 60, quilt[1] + 6],
    turn: 0.3,
    round: true,
    lift: 5,
  });
  board.lay(foil('#c9ced6', 51), {
    plan: '-40,-12 30,-18 44,-24 44,22 30,16 -40,12',
    at: [840, 1130],
    turn: 0.3,
    lift: 6,
  });
  board.lay(paper('#f7e2a0', 52), { plan: '-4,-24 6,-24 6,22 -4,22', at: [884, 1142], turn: 0.3, lift: 2 });
  board.lay(newsprint('#b5a48a', 53), {
    plan: '-90,20 -80,-24 -40,-42 30,-40 60,-60 84,-52 90,-28 70,-14 64,22 40,24 -60,28',
    at: [850, 1236],
    round: true,
    lift: 7,
  });
  board.button([920, 1190], 5, '#1d1216', 0);
  board.thread(path('-86,10 -124,-4 -130,-40', [850, 1236]), '#8a7f6c', { width: 9 });
}

sky();
stars();
town();
roof();
savePicture(board.finish());
