/** A tree of eleven papers: trunk of card, crown of all papers, sky of torn blue, a field sewn on. */
import { savePicture } from '../studio/program.ts';
import type { Point } from '../studio/points.ts';
import { Collage, path, type Material } from './collage.ts';
import { blockPrint, cloth, corrugated, map, newsprint, painted, paper, ruled } from './materials.ts';

const WIDTH = 1400;
const HEIGHT = 1120;
const board = new Collage(WIDTH, HEIGHT, 44, painted('#cfe0e6', '#e9e6d6', 4, 0.1));

const news = newsprint();
const road = map();
const school = ruled();
const leafy = painted('#3f7538', '#8fb24a', 21, 0.9);
const dark = painted('#1f4a3a', '#2f6a4a', 22, 0.4);
const turmeric = painted('#e8a317', '#f4c64a', 23, 1.2);
const pink = painted('#b8195a', '#e0588a', 24, 0.7);
const red = painted('#c8391f', '#e8673a', 25, 0.2);
const peacock = painted('#0f7672', '#3fa79a', 26, 2);
const print = blockPrint('#f1e6cc', '#b8195a', '#0f7672');
const indigo = blockPrint('#23407a', '#f1e6cc', '#e8a317', 46, 31);
const crown: readonly Material[] = [
  news,
  road,
  school,
  leafy,
  leafy,
  dark,
  turmeric,
  pink,
  red,
  peacock,
  print,
  indigo,
];

function sky(): void {
  const blues = ['#a9cbe0', '#bcd8e4', '#8fb9d6', '#dfe8e2', '#c6dcea'].map((colour, i) =>
    painted(colour, '#f4f0e2', 50 + i, 0.08),
  );
  for (let i = 0; i < 11; i++) {
    const y = 40 + i * 62;
    board.lay(board.pick(blues), {
      plan: '-760,-40 -300,-52 200,-38 760,-50 760,44 260,56 -240,40 -760,52',
      at: [700 + board.jitter(60), y],
      turn: board.jitter(0.03),
      torn: true,
      lift: 3,
    });
  }
  const sun: Point = [246, 236];
  for (let i = 0; i < 15; i++)
    board.lay(i % 2 === 0 ? turmeric : red, {
      plan: '-13,-96 13,-96 3,-158 -4,-158',
      at: sun,
      turn: (i / 15) * 6.283 + board.jitter(0.08),
      size: 0.95 + board.jitter(0.12),
      lift: 3,
    });
  board.lay(road, { plan: ring(88), at: sun, round: true, lift: 5 });
  board.lay(turmeric, { plan: ring(64), at: [sun[0] + 4, sun[1] - 3], round: true, torn: true, lift: 5 });
  board.button([sun[0] + 6, sun[1] - 2], 21, '#c8391f');
}

const ring = (radius: number, squash = 1) =>
  Array.from(
    { length: 12 },
    (_, i) =>
      `${Math.round(Math.cos(i / 1.91) * radius)},${Math.round(Math.sin(i / 1.91) * radius * squash)}`,
  ).join(' ');

function fields(): void {
  const layers: [Material, string, number][] = [
    [peacock, '-760,20 -420,-30 -60,8 300,-40 760,-6 760,260 -760,260', 800],
    [school, '-760,10 -300,30 60,-12 420,24 760,-16 760,260 -760,260', 860],
    [leafy, '-760,-16 -340,10 40,34 380,-14 760,20 760,260 -760,260', 912],
    [jumbled, '-760,24 -260,-6 180,22 520,6 760,30 760,260 -760,260', 972],
    [dark, '-760,0 -300,22 120,-4 480,20 760,-8 760,260 -760,260', 1026],
  ];
  for (const [material, plan, y] of layers) board.lay(material, { plan, at: [700, y], torn: true, lift: 6 });
  for (const [y, colour] of [
    [884, '#c8391f'],
    [948, '#f4ead2'],
    [1066, '#e8a317'],
  ] as const) {
    const line: Point[] = [];
    for (let x = -10; x <= WIDTH + 20; x += 70)
      line.push([x, y + 16 * Math.sin(x / 190 + y) + board.jitter(3)]);
    board.thread(line, colour, { width: 3.4, stitch: 15 });
  }
}

const jumbled: Material = (context, width, height, random) => {
  newsprint('#d9cfb4', 61)(context, width, height, random);
  context.globalAlpha = 0.45;
  context.fillStyle = '#a8b24a';
  context.fillRect(0, 0, width, height);
  context.globalAlpha = 1;
};

const MIDDLE: Point = [770, 420];

function trunk(): void {
  const card = corrugated('#9c6a3c');
  const bark = painted('#5a3420', '#8a5a34', 33, 1.5);
  board.lay(bark, {
    plan: '-74,330 -50,120 -64,-40 -16,-120 34,-120 70,-40 52,120 86,330 30,316 -20,336',
    at: [760, 640],
    torn: true,
    lift: 9,
  });
  for (const plan of [
    '-30,0 -64,-150 -190,-260 -174,-276 -40,-180 0,-20',
    '-10,0 20,-160 150,-290 168,-274 56,-150 30,-10',
    '-16,-20 -20,-240 16,-330 32,-240 20,-20',
  ])
    board.lay(bark, { plan, at: [764, 600], lift: 8 });
  board.lay(card, {
    plan: '-34,320 -22,110 -30,-60 0,-100 24,-50 20,120 38,318',
    at: [772, 646],
    torn: true,
    lift: 6,
  });
  for (let i = 0; i < 5; i++)
    board.thread(
      path(`${-28 + i * 13},300 ${-20 + i * 9},120 ${-24 + i * 11},-60`, [770, 646]),
      i % 2 === 0 ? '#e0b878' : '#3a2016',
      { width: 2.6, stitch: 12 },
    );
}

/** Discs of every paper, large and plain behind, small and bright in front; some are rings, some leaves. */
function leaves(): void {
  const spots: [Point, number][] = [];
  for (let i = 0; i < 150; i++) {
    const angle = board.random() * 6.283;
    const reach = Math.sqrt(board.random());
    spots.push([
      [MIDDLE[0] + Math.cos(angle) * reach * 420, MIDDLE[1] - 60 + Math.sin(angle) * reach * 272],
      i,
    ]);
  }
  for (const [at, i] of spots) {
    const size = 88 - i * 0.36 + board.jitter(8);
    const material = i < 26 ? board.pick([dark, leafy, peacock, road]) : board.pick(crown);
    if (i % 4 === 3) {
      board.lay(material, {
        plan: '-60,0 -20,-26 30,-24 66,0 26,26 -24,24',
        at,
        size: size / 62,
        turn: board.random() * 6,
        round: true,
        lift: 5,
      });
    } else {
      board.lay(material, {
        plan: ring(size * 0.62, 0.9 + board.jitter(0.1)),
        at,
        turn: board.random() * 6,
        round: true,
        torn: i % 5 === 0,
        lift: 4 + board.random() * 4,
      });
    }
    if (i > 44 && i % 6 === 0)
      board.lay(board.pick([turmeric, red, pink]), {
        plan: ring(size * 0.3),
        at: [at[0] + 3, at[1] - 2],
        round: true,
        lift: 4,
      });
  }
  for (const [x, y, radius, colour] of [
    [520, 300, 17, '#f4ead2'],
    [690, 190, 20, '#23407a'],
    [900, 240, 16, '#c8391f'],
    [1010, 400, 19, '#f4ead2'],
    [800, 400, 15, '#e8a317'],
    [610, 470, 18, '#0f7672'],
    [940, 520, 14, '#b8195a'],
    [740, 320, 13, '#f4ead2'],
  ] as const)
    board.button([x, y], radius, colour, radius > 16 ? 4 : 2);
}

/** A cloth bird with a paper wing, a thread as its worm; flowers at the foot of the tree. */
function visitors(): void {
  board.lay(indigo, {
    plan: '-70,6 -40,-30 10,-36 46,-20 40,14 0,34 -40,28',
    at: [1160, 700],
    round: true,
    frayed: false,
    lift: 6,
  });
  board.lay(turmeric, { plan: '40,-20 72,-10 42,2', at: [1160, 700], lift: 3 });
  board.lay(red, { plan: '-64,0 -20,-18 16,-2 -10,20 -46,22', at: [1150, 704], round: true, lift: 5 });
  board.lay(indigo, { plan: '-60,4 -130,-24 -124,0 -138,20', at: [1160, 700], lift: 4 });
  board.button([1186, 690], 6, '#f4ead2', 2);
  board.thread(path('-10,36 -14,70 -20,96', [1160, 700]), '#3a2016', { width: 3 });
  board.thread(path('12,34 14,70 10,98', [1160, 700]), '#3a2016', { width: 3 });
  for (let i = 0; i < 9; i++) {
    const at: Point = [90 + i * 62 + board.jitter(20), 1000 + board.jitter(34)];
    board.thread(
      [at, [at[0] + board.jitter(6), at[1] + 40], [at[0] + board.jitter(10), at[1] + 84]],
      '#2f6a4a',
      { width: 3.4 },
    );
    const petals = board.pick([pink, red, turmeric, print]);
    for (let petal = 0; petal < 5; petal++) {
      const angle = (petal / 5) * 6.283 + i;
      board.lay(petals, {
        plan: '-14,0 0,-10 16,0 0,10',
        at: [at[0] + Math.cos(angle) * 17, at[1] + Math.sin(angle) * 17],
        turn: angle,
        round: true,
        lift: 3,
      });
    }
    board.button(at, 8, board.pick(['#f4ead2', '#23407a', '#e8a317']), 2);
  }
}

sky();
fields();
trunk();
leaves();
visitors();
board.lay(cloth('#f1e6cc', 3), {
  plan: '-60,-22 60,-24 62,22 -60,24',
  at: [1296, 1066],
  frayed: true,
  lift: 4,
});
board.thread(path('-44,8 -36,-12 -28,8', [1296, 1066]), '#c8391f', { width: 2.6 });
board.thread(path('-16,8 -16,-10 -4,-10 -4,8', [1296, 1066]), '#c8391f', { width: 2.6 });
board.thread(path('10,8 10,-10 22,-6 12,0 24,8', [1296, 1066]), '#c8391f', { width: 2.6 });
board.lay(paper('#f4ead2', 3), { plan: ring(6), at: [1340, 1066], lift: 2 });
savePicture(board.finish());
