/** A shore: sea of torn blue paper, foam of gauze, real sand, boats of cloth with masts of sticks. */
import { savePicture } from '../studio/program.ts';
import type { Point } from '../studio/points.ts';
import { Collage, path, type Material } from './collage.ts';
import { blockPrint, cloth, corrugated, map, newsprint, painted, paper, sand } from './materials.ts';

const WIDTH = 1060;
const HEIGHT = 1300;
const board = new Collage(WIDTH, HEIGHT, 71, painted('#f3d9b0', '#f7e9cf', 2, 0.05));
const round = (radius: number, squash = 1) =>
  Array.from(
    { length: 12 },
    (_, i) =>
      `${Math.round(Math.cos(i / 1.91) * radius)},${Math.round(Math.sin(i / 1.91) * radius * squash)}`,
  ).join(' ');

const blues = ['#1d4f7c', '#2a6f9c', '#2f8a9c', '#3fa6a8', '#5fb8b4', '#8fd0c4'].map((colour, i) =>
  painted(colour, i % 2 === 0 ? '#23407a' : '#bfe3da', 20 + i, 0.06),
);
const chart = map();
const beach = sand();
const wet = sand('#b08a64', 31);
const gauze = cloth('#f6f2e6', 5, 19);

function sky(): void {
  for (const [i, colour] of ['#f6c98a', '#f3a987', '#e8878f', '#c98aa8'].entries()) {
    board.lay(painted(colour, '#f7e2bd', 40 + i, 0.1), {
      plan: '-600,-60 -200,-76 240,-50 600,-70 600,90 -600,90',
      at: [530, 330 - i * 96],
      torn: true,
      lift: 3,
      turn: board.jitter(0.02),
    });
  }
  board.lay(painted('#d8431f', '#f0762a', 55, 1.1), {
    plan: round(92),
    at: [700, 236],
    round: true,
    lift: 6,
  });
  board.lay(painted('#f4b43a', '#f7d06a', 56, 0.2), {
    plan: round(60),
    at: [704, 232],
    round: true,
    torn: true,
    lift: 4,
  });
  for (const [x, y] of [
    [250, 130],
    [330, 104],
    [420, 150],
  ] as const) {
    board.thread(path('-34,6 -16,-12 0,2 16,-12 34,4', [x, y]), '#2a1d16', { width: 4 });
  }
}

/** Each wave is a strip torn along its crest, with foam of gauze and thread. */
function sea(): void {
  for (let i = 0; i < 11; i++) {
    const y = 392 + i * 47;
    const wave = Array.from(
      { length: 12 },
      (_, k) => `${-580 + k * 106},${Math.round(Math.sin(k * 1.3 + i * 1.7) * (8 + i * 1.4))}`,
    ).join(' ');
    const material: Material = i === 4 ? chart : (blues[Math.min(5, Math.floor(i / 2))] ?? chart);
    board.lay(material, {
      plan: `${wave} 600,140 -600,140`,
      at: [530 + board.jitter(30), y],
      torn: true,
      lift: 5,
    });
    if (i > 2 && i % 2 === 1) {
      const line: Point[] = [];
      for (let x = 20 + i * 20; x < 900 - i * 10; x += 50) line.push([x, y + 20 + Math.sin(x / 52 + i) * 9]);
      board.thread(line, '#f6f2e6', { width: 3.6, stitch: 22 });
    }
  }
}

function shore(): void {
  board.lay(wet, {
    plan: '-600,-20 -380,-50 -140,6 120,-40 380,10 600,-30 600,420 -600,420',
    at: [530, 944],
    torn: true,
    lift: 5,
  });
  board.lay(gauze, {
    plan: '-600,-14 -420,-46 -250,-10 -60,6 130,-36 300,2 460,20 600,-20 600,14 430,52 260,30 100,4 -70,44 -260,30 -430,-4 -600,34',
    at: [530, 940],
    frayed: true,
    lift: 6,
  });
  board.lay(beach, {
    plan: '-600,20 -300,-24 0,24 300,-14 600,26 600,360 -600,360',
    at: [530, 1040],
    torn: true,
    lift: 5,
  });
}

interface Boat {
  at: Point;
  size: number;
  hull: Material;
  sail: Material;
  second: Material;
}

function boat({ at, size, hull, sail, second }: Boat): void {
  const put = (
    material: Material,
    plan: string,
    options: { torn?: boolean; frayed?: boolean; lift?: number } = {},
  ) => board.lay(material, { plan, at, size, lift: 6, ...options });
  put(sail, '8,-210 112,-40 12,-34', { frayed: true });
  put(second, '-6,-180 -92,-44 -6,-34', { frayed: true });
  put(corrugated('#8a5a34', 62), '-5,-226 6,-226 7,10 -6,10', { lift: 4 });
  put(hull, '-140,-30 -100,-16 100,-16 150,-38 116,34 -104,36');
  put(paper('#f4ead2', 63), '-132,-14 -100,-2 104,-2 142,-20 136,-6 104,12 -102,12 -128,0', { lift: 2 });
  board.thread(path('0,-222 -128,-26', at, size), '#f4ead2', { width: 2 });
  board.thread(path('0,-222 140,-34', at, size), '#f4ead2', { width: 2 });
  board.lay(painted('#c8391f', '#e8673a', 64, 0), { plan: '4,-226 44,-216 4,-204', at, size, lift: 3 });
}

/** Objects on the beach: shells cut from painted card, buttons as pebbles, a knot of net, a starfish. */
function tideline(): void {
  const shell = (at: Point, size: number, turn: number, colour: Material) => {
    for (let rib = 0; rib < 7; rib++) {
      const angle = turn + (rib - 3) * 0.26;
      board.lay(colour, {
        plan: '-7,0 -12,-52 0,-66 12,-52 7,0',
        at,
        size,
        turn: angle,
        round: true,
        lift: 3,
      });
    }
    board.lay(paper('#e8d2b8', 71), {
      plan: '-16,-6 16,-6 10,10 -10,10',
      at,
      size,
      turn,
      round: true,
      lift: 3,
    });
  };
  shell([236, 1120], 1.1, -0.4, painted('#e89aa4', '#f7d9cc', 72, 1.5));
  shell([830, 1180], 0.9, 0.5, painted('#d9a45c', '#f4e2bd', 73, 1.5));
  shell([560, 1232], 0.7, 0.1, painted('#b58ac0', '#eadcea', 74, 1.5));
  const star: Point = [690, 1094];
  board.lay(painted('#e2602d', '#f4a24a', 75, 0.8), {
    plan: '0,-70 18,-22 68,-22 28,10 44,60 0,30 -44,60 -28,10 -68,-22 -18,-22',
    at: star,
    turn: 0.2,
    round: true,
    lift: 7,
  });
  for (let i = 0; i < 15; i++) {
    const angle = (i % 5) * 1.257 - 1.37;
    board.button(
      [
        star[0] + Math.cos(angle) * (8 + Math.floor(i / 5) * 15),
        star[1] + Math.sin(angle) * (8 + Math.floor(i / 5) * 15),
      ],
      4.4 - Math.floor(i / 5) * 0.8,
      '#f7e2bd',
      0,
    );
  }
  for (let i = 0; i < 16; i++) {
    board.button(
      [90 + board.random() * 880, 1090 + board.random() * 170],
      8 + board.random() * 10,
      board.pick(['#6b6259', '#8a7f74', '#c9bca8', '#4a5a64', '#b5a48a']),
      board.pick([2, 4, 4]),
    );
  }
  for (let i = 0; i < 9; i++) {
    const from: Point = [330 + i * 15, 1150 + board.jitter(8)];
    board.thread(
      [
        from,
        [from[0] + 40 + board.jitter(20), from[1] + 34],
        [from[0] + 70, from[1] + board.jitter(30)],
        [from[0] + 110 + board.jitter(20), from[1] + 46],
      ],
      i % 3 === 0 ? '#e8a317' : '#2f8a7c',
      { width: 3 },
    );
  }
}

sky();
sea();
shore();
boat({
  at: [300, 560],
  size: 0.62,
  hull: newsprint('#e0cfa4', 80),
  sail: blockPrint('#f1e6cc', '#23407a', '#c8391f', 40, 81),
  second: cloth('#f4ead2', 3, 82),
});
boat({
  at: [700, 700],
  size: 1.06,
  hull: painted('#c8391f', '#9c2a1c', 83, 0.1),
  sail: blockPrint('#e8a317', '#9c2a2a', '#f4ead2', 48, 84),
  second: cloth('#0f7672', 3.6, 85),
});
boat({
  at: [190, 850],
  size: 0.86,
  hull: painted('#23407a', '#2f6ea8', 86, 0.1),
  sail: cloth('#d94a82', 3.6, 87),
  second: blockPrint('#f1e6cc', '#3f7538', '#e8a317', 40, 88),
});
tideline();
savePicture(board.finish());
